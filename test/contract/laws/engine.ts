/** Laws on what thinks about a game: bots, hints, looks back. */
import { allStrengths } from '../../../src/core/cast.ts';
import type { Budget } from '../../../src/core/game.ts';
import type { Review } from '../../../src/core/review.ts';
import { ask, type Law } from '../law.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { assert, assertJson, frozen, same, samples, spent, timeFor, wired } from '../walk.ts';
import { readsBack } from './play.ts';

/** A bot for every id of the game and no other; hints, a look back and solving exactly where they are spoken of. */
export const engineIsWhole: Law = ({ subject, rules, engine }) => {
  assert(
    same(Object.keys(engine.bots).sort(), [...subject.game.bots].sort()),
    'the bots of game and engine differ',
  );
  assert(rules.hints === Boolean(engine.hint), 'the rules and the engine differ on hints');
  assert(
    Boolean(rules.reviewableSeats) === Boolean(engine.review),
    'the rules and the engine differ on looking back',
  );
  assert(Boolean(subject.game.solve) === Boolean(engine.solve), 'the game and the engine differ on solving');
};

/** Every strength that a game lists is played by a bot of its own, and those of quick play are among them. */
export const strengthsHaveBots: Law = ({ subject: { game }, options }) => {
  for (const [strength, bot] of Object.entries(game.strengths)) {
    assert((allStrengths as readonly number[]).includes(Number(strength)), 'no such strength', strength);
    assert(game.bots.includes(bot), `strength ${strength} is played by nobody`, bot);
  }
  const order = Object.values(game.strengths).map((bot) => game.bots.indexOf(bot));
  assert(
    same(
      order,
      order.toSorted((a, b) => a - b),
    ),
    'strengths and bots are in another order',
    order,
  );
  for (const strength of game.rivals(options))
    assert(game.strengths[strength] !== undefined, 'quick play wants nobody', strength);
};

/**
 * A game that can be solved is announced so by the bare move; what the engine makes of that is a move like any other, or
 * a reason why not. So are the moves by which a game takes back.
 */
export const solvingIsAMove: Law = (walk, said) => {
  const { rules, engine, subject } = walk;
  const { solve, takeBack } = subject.game;
  const bare = [solve, ...(takeBack === 'room' ? [] : [takeBack.undo, takeBack.redo])].filter(isText);
  for (const [at, { state }] of samples(walk.steps, 6).entries()) {
    for (const seat of rules.toAct(state)) {
      const view = wired(rules.view(state, seat));
      for (const text of bare) assert(rules.parseMove(text, view).ok, `"${text}" can't be read`);
      if (solve === undefined) continue;
      const asked = rules.parseMove(solve, view);
      assert(asked.ok && rules.check(view, asked.value).ok, `"${solve}" is not announced`);
      for (const budget of [timeFor(subject), spent]) {
        const completed = engine.solve!(view, ask(walk, 500 + at), budget);
        if (!completed.ok) said.refusal(completed, 'solve');
        else {
          const played = rules.play(state, seat, frozen(completed.value), ask(walk, 5));
          assert(played.ok, `solved by "${rules.formatMove(completed.value)}"`, played);
          readsBack(rules, view, completed.value);
        }
      }
    }
  }
};

function isText(text: string | undefined): text is string {
  return text !== undefined;
}

export const botsPlay: Law = (walk) => {
  const { rules, engine, subject } = walk;
  for (const [at, { state }] of samples(walk.steps, 6).entries()) {
    for (const seat of rules.toAct(state)) {
      for (const [id, bot] of Object.entries(engine.bots)) {
        for (const budget of [timeFor(subject), spent]) {
          const view = wired(rules.view(state, seat));
          const move = frozen(bot.choose(view, ask(walk, 300 + at), budget));
          const played = rules.play(state, seat, move, ask(walk, 4));
          assert(played.ok, `bot ${id} plays "${rules.formatMove(move)}"`, played);
          readsBack(rules, view, move);
        }
      }
    }
  }
};

/** Two states that look the same to its seat get the same move from a bot, and the same hints. */
export const botsAreHonest: Law = (walk) => {
  const { rules, engine, subject } = walk;
  for (const [at, { state }] of samples(walk.steps, 6).entries()) {
    for (const seat of rules.toAct(state)) {
      const other = rules.redeal(state, seat, ask(walk, 400 + at));
      if (other === null) continue;
      const answers = <T>(choose: (view: unknown) => T) =>
        [state, other].map((each) => choose(wired(rules.view(each, seat))));
      for (const [id, bot] of Object.entries(engine.bots)) {
        const [here, there] = answers((view) => bot.choose(view, ask(walk, 5), spent));
        assert(same(here, there), `bot ${id} knows what its seat can't see`, here, there);
      }
      const [here, there] = answers((view) => engine.hint?.(view, ask(walk, 9), timeFor(subject)));
      assert(same(here, there), "a hint knows what its seat can't see", here, there);
    }
  }
};

export const hintsAreLegal: Law = (walk, said) => {
  const { rules, engine, subject } = walk;
  if (!engine.hint) return;
  for (const [at, { state }] of samples(walk.steps, 6).entries()) {
    for (const seat of rules.toAct(state)) {
      const view = wired(rules.view(state, seat));
      for (const hint of engine.hint(view, ask(walk, 500 + at), timeFor(subject))) {
        said.phrase(hint.reason, 'hint');
        for (const { says } of hint.stages ?? []) said.phrase(says, 'a stage of a hint');
        const played = rules.play(state, seat, hint.move, ask(walk, 6));
        assert(played.ok, `the hint "${rules.formatMove(hint.move)}" is refused`, played);
      }
    }
  }
};

/** Once the game is over, and not before: whole tables that all can read, the same each time, also without time. */
export const reviewsLookBack: Law = (walk, said) => {
  const { rules, engine } = walk;
  if (!rules.reviewableSeats || !engine.review) return;
  const past = walk.steps.flatMap(({ next }, at) =>
    next ? [{ seat: next.seat, text: next.text, ms: 1000 * at, hinted: false }] : [],
  );
  for (const { state, next } of samples(walk.steps, 6)) {
    const view = wired(rules.view(state, 'open'));
    const seats = rules.reviewableSeats(view);
    assert(next === null || seats.length === 0, 'a review before the end', seats);
    for (const [at, seat] of seats.entries()) {
      assert(seat in walk.seats, 'no such seat to review', seat);
      for (const questions of at === 0 ? [400, 0] : [0]) {
        const look = () => engine.review!(view, seat, ask(walk, 800 + seat), spentAfter(questions), past);
        const looked = frozen(look());
        assertJson(looked, 'review');
        assert(same(looked, look()), 'reviews differ from one call to the next');
        reads(looked, said);
      }
    }
  }
};

/** The same each time, whatever else the machine has to do. */
function spentAfter(questions: number): Budget {
  let asked = 0;
  return { spent: () => ++asked > questions };
}

function reads({ says, columns, rows, totals, notes }: Review, said: Vocabulary): void {
  said.phrases([...says, ...columns.map(({ name }) => name), ...totals, ...notes], 'review');
  assert(rows.length > 0, 'a review of nothing');
  for (const row of rows) {
    assert(row.length === columns.length, 'a cell for every column', row);
    for (const cell of row)
      if (typeof cell === 'object' && cell !== null && 'code' in cell) said.phrase(cell, 'review');
  }
}
