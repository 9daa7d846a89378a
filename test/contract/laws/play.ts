/** Laws on states and moves: what is played is sound, legal, written and read. */
import { pick } from '../../../src/core/random.ts';
import type { Result } from '../../../src/core/result.ts';
import { stream } from '../../../src/room/random.ts';
import { ask, type Law } from '../law.ts';
import type { Vocabulary } from '../vocabulary.ts';
import {
  allViewers,
  assert,
  assertJson,
  frozen,
  same,
  samples,
  someMoves,
  viewersOf,
  type Walk,
  wired,
} from '../walk.ts';
import { wildText } from '../wild.ts';
import { speaks } from './words.ts';

export const jsonOnly: Law = (walk) => {
  for (const { state } of samples(walk.steps)) {
    assertJson(state, 'state');
    for (const viewer of allViewers(walk)) assertJson(walk.rules.view(state, viewer), `view of ${viewer}`);
  }
};

export const sameAgain: Law = (walk) => {
  const { rules, options, seats, seed, steps } = walk;
  let state = frozen(rules.setup(options, seats, stream(seed, 0)));
  for (const [at, step] of steps.entries()) {
    assert(same(state, step.state), `replay differs at ply ${at}`, state, step.state);
    assert(
      same(rules.view(state, 'spectator'), rules.view(step.state, 'spectator')),
      `replayed view differs at ply ${at}`,
    );
    if (!step.next) return;
    const parsed = rules.parseMove(step.next.text, wired(rules.view(state, step.next.seat)));
    assert(parsed.ok, `the log's "${step.next.text}" can't be read at ply ${at}`, parsed);
    const played = rules.play(state, step.next.seat, parsed.value, stream(seed, at + 1));
    assert(played.ok, `the log's "${step.next.text}" is refused at ply ${at}`, played);
    state = frozen(played.value);
  }
};

export const endsProperly: Law = ({ rules, steps, seats }) => {
  for (const { state, next } of steps) {
    const over = rules.outcome(state) !== null;
    assert(over === (next === null), 'an outcome exactly when nobody is to act', rules.outcome(state));
    const acting = rules.toAct(state);
    assert(new Set(acting).size === acting.length, 'a seat is to act twice', acting);
    assert(
      acting.every((seat) => Number.isInteger(seat) && seat >= 0 && seat < seats.length),
      'no such seat is to act',
      acting,
    );
  }
};

export const outcomeIsWhole: Law = (walk, said) => {
  const { rules, steps, seats } = walk;
  const state = steps.at(-1)!.state;
  const outcome = rules.outcome(state);
  assert(outcome !== null, 'no outcome');
  assertJson(outcome, 'outcome');
  said.phrase(outcome.reason, 'outcome');
  const placed = outcome.standings.flatMap((standing) => standing.seats).sort((a, b) => a - b);
  assert(same(placed, [...seats.keys()]), 'standings hold every seat once', outcome);
  const places = outcome.standings.map((standing) => standing.place);
  assert(
    places[0] === 1 && places.every((place, at) => at === 0 || place >= places[at - 1]!),
    'places',
    places,
  );
  assert(
    outcome.winners.every((seat) => placed.includes(seat)),
    'a winner has a seat',
    outcome,
  );
  for (const record of rules.records(state)) {
    assertJson(record, 'record');
    assert(placed.includes(record.seat), 'a record has a seat', record);
  }
};

export const movesAreLegal: Law = (walk, said) => {
  const { rules } = walk;
  for (const [at, { state }] of samples(walk.steps).entries()) {
    for (const seat of rules.toAct(state)) {
      const view = wired(rules.view(state, seat));
      const moves = someMoves(rules, view, ask(walk, at), 40);
      assert(moves.length > 0, `seat ${seat} is to act and has no move`);
      assert(
        same(moves, someMoves(rules, view, ask(walk, at), 40)),
        'moves differ from one call to the next',
      );
      for (const move of moves) {
        frozen(move);
        assertJson(move, 'move');
        const text = rules.formatMove(move);
        const preview = rules.check(view, move);
        assert(preview.ok, `check refuses "${text}"`, preview);
        assertJson(preview.value, 'preview');
        said.phrases(preview.value.says, 'preview');
        const played = rules.play(state, seat, move, ask(walk, at));
        assert(played.ok, `play refuses "${text}"`, played);
      }
    }
  }
};

export const movesAreText: Law = (walk) => {
  const { rules } = walk;
  for (const [at, { state }] of samples(walk.steps).entries()) {
    for (const seat of rules.toAct(state)) {
      const view = wired(rules.view(state, seat));
      for (const move of someMoves(rules, view, ask(walk, at), 40)) readsBack(rules, view, move);
    }
  }
};

export function readsBack(rules: Walk['rules'], view: unknown, move: unknown): void {
  const text = rules.formatMove(move);
  assert(text === text.trim() && !/[\p{Cc}]/u.test(text) && text !== '', `"${text}" is no clean line`);
  const parsed = rules.parseMove(text, view);
  assert(parsed.ok, `"${text}" can't be read back`, move, parsed);
  assert(same(parsed.value, move), `"${text}" is read as another move`, move, parsed.value);
  assert(rules.formatMove(parsed.value) === text, `"${text}" is written in another way`);
}

/** Any text gives a Result; what is read can be written, and check and play agree on it. */
export const anyText: Law = (walk, said) => {
  const { rules } = walk;
  const texts = walk.steps.flatMap(({ next }) => next?.text ?? []);
  const chance = ask(walk, 1);
  for (const { state } of samples(walk.steps, 6)) {
    for (const viewer of viewersOf(walk)) {
      const view = wired(rules.view(state, viewer));
      for (let n = 0; n < 25; n++) {
        const text = wildText(chance, texts);
        const parsed = rules.parseMove(text, view);
        if (!parsed.ok) said.refusal(parsed, `parseMove ${JSON.stringify(text)}`);
        else {
          assertJson(parsed.value, `move read from ${JSON.stringify(text)}`);
          readsBack(rules, view, frozen(parsed.value));
          if (typeof viewer === 'number') agree(walk, state, viewer, view, parsed.value, said);
        }
      }
    }
  }
};

/** `check` says yes exactly when `play` does, and for the same reason when not; also out of turn. */
export const checkAgrees: Law = (walk, said) => {
  const { rules, steps } = walk;
  const others = samples(steps, 12).flatMap(({ next }) => (next ? [next.move] : []));
  for (const { state } of samples(steps)) {
    for (const seat of walk.seats.keys()) {
      const view = wired(rules.view(state, seat));
      for (const move of others) agree(walk, state, seat, view, move, said);
    }
  }
};

function agree(
  walk: Walk,
  state: unknown,
  seat: number,
  view: unknown,
  move: unknown,
  said: Vocabulary,
): void {
  const { rules } = walk;
  const text = rules.formatMove(move);
  const checked = rules.check(view, move);
  const played = rules.play(state, seat, move, ask(walk, 2));
  assert(checked.ok === played.ok, `check and play disagree on "${text}" of seat ${seat}`, checked, played);
  if (played.ok) assertJson(played.value, 'state');
  else {
    said.refusal(played, `play "${text}"`);
    const codes = (result: Result<unknown>) => (result.ok ? [] : result.problems.map(({ code }) => code));
    assert(
      same(codes(checked), codes(played)),
      `check and play refuse "${text}" differently`,
      checked,
      played,
    );
  }
  const acting = rules.toAct(state).includes(seat);
  assert(acting || !played.ok, `seat ${seat} is not to act and may play "${text}"`);
}

/** Whoever gives up no longer acts; when all have, the game is over; the views stay sound. */
export const forfeitEnds: Law = (walk, said) => {
  const { rules, seats } = walk;
  for (const { state, next } of samples(walk.steps, 5)) {
    if (!next) continue;
    let left = state;
    for (const seat of seats.keys()) {
      const why = pick(ask(walk, 600 + seat), ['resigned', 'time', 'gone'] as const);
      left = frozen(rules.forfeit(left, seat, why));
      assertJson(left, 'state after a forfeit');
      assert(!rules.toAct(left).includes(seat), `seat ${seat} gave up and is to act`);
      speaks(walk, left, said);
      for (const viewer of viewersOf(walk)) {
        const view = wired(rules.view(left, viewer));
        const imagined = rules.imagine(view, ask(walk, 7));
        assert(
          imagined !== null && same(rules.view(imagined, viewer), view),
          'imagine after a forfeit',
          view,
        );
      }
    }
    const outcome = rules.outcome(left);
    assert(outcome !== null, 'all gave up and it goes on');
    said.phrase(outcome.reason, 'outcome after forfeits');
  }
};
