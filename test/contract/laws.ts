/**
 * The laws every game keeps (docs/architecture.md, "The contract"). Each is a plain function that throws, so
 * that a test can also hold them against games that break them.
 */
import type { Budget, Found, Played, Scribe } from '../../src/core/game.ts';
import type { Pen } from '../../src/core/phrase.ts';
import { pick, type Random } from '../../src/core/random.ts';
import type { Result } from '../../src/core/result.ts';
import type { Review } from '../../src/core/review.ts';
import type { Viewer } from '../../src/core/seat.ts';
import { stream } from '../../src/room/random.ts';
import type { Vocabulary } from './vocabulary.ts';
import {
  allViewers,
  assert,
  assertJson,
  frozen,
  same,
  samples,
  someMoves,
  spent,
  timeFor,
  viewersOf,
  type Walk,
  wired,
} from './walk.ts';
import { wildJson, wildText } from './wild.ts';

export type Law = (walk: Walk, said: Vocabulary) => void;

/** A stream of its own for every question, the same each time. */
const ask = (walk: Walk, question: number): Random => stream(walk.seed, 2 ** 41 + question);

const jsonOnly: Law = (walk) => {
  for (const { state } of samples(walk.steps)) {
    assertJson(state, 'state');
    for (const viewer of allViewers(walk)) assertJson(walk.rules.view(state, viewer), `view of ${viewer}`);
  }
};

const sameAgain: Law = (walk) => {
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

const endsProperly: Law = ({ rules, steps, seats }) => {
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

const outcomeIsWhole: Law = (walk, said) => {
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

const movesAreLegal: Law = (walk, said) => {
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

const movesAreText: Law = (walk) => {
  const { rules } = walk;
  for (const [at, { state }] of samples(walk.steps).entries()) {
    for (const seat of rules.toAct(state)) {
      const view = wired(rules.view(state, seat));
      for (const move of someMoves(rules, view, ask(walk, at), 40)) readsBack(rules, view, move);
    }
  }
};

function readsBack(rules: Walk['rules'], view: unknown, move: unknown): void {
  const text = rules.formatMove(move);
  assert(text === text.trim() && !/[\p{Cc}]/u.test(text) && text !== '', `"${text}" is no clean line`);
  const parsed = rules.parseMove(text, view);
  assert(parsed.ok, `"${text}" can't be read back`, move, parsed);
  assert(same(parsed.value, move), `"${text}" is read as another move`, move, parsed.value);
  assert(rules.formatMove(parsed.value) === text, `"${text}" is written in another way`);
}

/** Any text gives a Result; what is read can be written, and check and play agree on it. */
const anyText: Law = (walk, said) => {
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
const checkAgrees: Law = (walk, said) => {
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

/** A state that the viewer cannot tell apart looks the same to them, and something hidden really changed. */
const nothingLeaks: Law = (walk) => {
  const { rules } = walk;
  for (const viewer of viewersOf(walk)) {
    let dealt = 0;
    let changed = 0;
    for (const [at, { state }] of samples(walk.steps, 12).entries()) {
      const view = rules.view(state, viewer);
      for (let attempt = 0; attempt < 3; attempt++) {
        const other = rules.redeal(state, viewer, ask(walk, 100 + at * 10 + attempt));
        if (other === null) {
          nothingHidden(walk, state, view, viewer);
          break;
        }
        frozen(other);
        assertJson(other, 'redealt state');
        dealt += 1;
        if (!same(rules.view(other, 'open'), rules.view(state, 'open'))) changed += 1;
        assert(
          same(rules.view(other, viewer), view),
          `the view of ${viewer} leaks`,
          view,
          rules.view(other, viewer),
        );
        assert(same(rules.toAct(other), rules.toAct(state)), `whose turn it is tells ${viewer} a secret`);
      }
    }
    assert(dealt === 0 || changed > 0, `redeal for ${viewer} never changed anything`);
  }
};

/** Where redeal says that nothing is hidden, the view alone must give the whole state back. */
function nothingHidden(walk: Walk, state: unknown, view: unknown, viewer: unknown): void {
  const { rules } = walk;
  const imagined = rules.imagine(wired(view), ask(walk, 3));
  assert(
    imagined !== null && same(rules.view(imagined, 'open'), rules.view(state, 'open')),
    `redeal says that nothing is hidden from ${viewer}, but the view does not hold everything`,
    imagined,
    state,
  );
}

/**
 * `last` hides what the rest of the view hides: where many moves of a seat would look the same to another viewer
 * but for `last`, then `last` may tell their kind, but not which one it was.
 */
const lastLeaksNothing: Law = (walk) => {
  const { rules } = walk;
  for (const [at, { state, next }] of samples(walk.steps, 8).entries()) {
    if (!next) continue;
    const { seat } = next;
    const moves = someMoves(rules, wired(rules.view(state, seat)), ask(walk, 700 + at), 12);
    const played = [next.move, ...moves].flatMap((move) => {
      const result = rules.play(state, seat, move, ask(walk, 8));
      return result.ok ? [{ text: rules.formatMove(move), state: result.value }] : [];
    });
    for (const viewer of viewersOf(walk)) if (viewer !== seat) oneOfMany(walk, viewer, played);
  }
};

function oneOfMany(
  { rules }: Walk,
  viewer: number | 'spectator',
  played: readonly { readonly text: string; readonly state: unknown }[],
): void {
  const [first, ...others] = played.map(({ text, state }) => {
    const { last, ...rest } = rules.view(state, viewer) as Readonly<Record<string, unknown>>;
    return { text, last, rest };
  });
  const alike = others.filter(({ text, rest }) => text !== first!.text && same(rest, first!.rest));
  assert(
    alike.length < 6 || alike.some(({ last }) => same(last, first!.last)),
    `last tells ${viewer} that it was "${first!.text}"`,
    first!.last,
  );
}

const imagineFits: Law = (walk) => {
  const { rules } = walk;
  for (const [at, { state }] of samples(walk.steps).entries()) {
    for (const viewer of viewersOf(walk)) {
      const view = wired(rules.view(state, viewer));
      const imagined = rules.imagine(view, ask(walk, 200 + at));
      assert(imagined !== null, `nothing fits the view of ${viewer}`, view);
      frozen(imagined);
      assertJson(imagined, 'imagined state');
      assert(
        same(rules.view(imagined, viewer), view),
        `imagine does not fit ${viewer}`,
        view,
        rules.view(imagined, viewer),
      );
    }
  }
};

/** A bot for every id of the game and no other; hints and a look back exactly where the rules speak of them. */
const mindIsWhole: Law = ({ subject, rules, mind }) => {
  assert(
    same(Object.keys(mind.bots).sort(), [...subject.game.bots].sort()),
    'the bots of game and mind differ',
  );
  assert(rules.hints === Boolean(mind.hint), 'the rules and the mind differ on hints');
  assert(Boolean(rules.reviewed) === Boolean(mind.look), 'the rules and the mind differ on looking back');
};

const botsPlay: Law = (walk) => {
  const { rules, mind, subject } = walk;
  for (const [at, { state }] of samples(walk.steps, 6).entries()) {
    for (const seat of rules.toAct(state)) {
      for (const [id, bot] of Object.entries(mind.bots)) {
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
const botsAreHonest: Law = (walk) => {
  const { rules, mind, subject } = walk;
  for (const [at, { state }] of samples(walk.steps, 6).entries()) {
    for (const seat of rules.toAct(state)) {
      const other = rules.redeal(state, seat, ask(walk, 400 + at));
      if (other === null) continue;
      const answers = <T>(choose: (view: unknown) => T) =>
        [state, other].map((each) => choose(wired(rules.view(each, seat))));
      for (const [id, bot] of Object.entries(mind.bots)) {
        const [here, there] = answers((view) => bot.choose(view, ask(walk, 5), spent));
        assert(same(here, there), `bot ${id} knows what its seat can't see`, here, there);
      }
      const [here, there] = answers((view) => mind.hint?.(view, ask(walk, 9), timeFor(subject)));
      assert(same(here, there), "a hint knows what its seat can't see", here, there);
    }
  }
};

const hintsAreLegal: Law = (walk, said) => {
  const { rules, mind, subject } = walk;
  if (!mind.hint) return;
  for (const [at, { state }] of samples(walk.steps, 6).entries()) {
    for (const seat of rules.toAct(state)) {
      const view = wired(rules.view(state, seat));
      for (const hint of mind.hint(view, ask(walk, 500 + at), timeFor(subject))) {
        said.phrase(hint.reason, 'hint');
        const played = rules.play(state, seat, hint.move, ask(walk, 6));
        assert(played.ok, `the hint "${rules.formatMove(hint.move)}" is refused`, played);
      }
    }
  }
};

/** Once the game is over, and not before: whole tables that all can read, the same each time, also without time. */
const reviewsLookBack: Law = (walk, said) => {
  const { rules, mind } = walk;
  if (!rules.reviewed || !mind.look) return;
  for (const { state, next } of samples(walk.steps, 6)) {
    const view = wired(rules.view(state, 'open'));
    const seats = rules.reviewed(view);
    assert(next === null || seats.length === 0, 'a review before the end', seats);
    for (const [at, seat] of seats.entries()) {
      assert(seat in walk.seats, 'no such seat to review', seat);
      for (const questions of at === 0 ? [400, 0] : [0]) {
        const look = () => mind.look!(view, seat, ask(walk, 800 + seat), spentAfter(questions));
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

/** Whoever gives up no longer acts; when all have, the game is over; the views stay sound. */
const forfeitEnds: Law = (walk, said) => {
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

const everyoneCanRead: Law = (walk, said) => {
  for (const { state } of samples(walk.steps, 12)) speaks(walk, state, said);
};

function speaks(walk: Walk, state: unknown, said: Vocabulary): void {
  const { rules, seats } = walk;
  for (const viewer of allViewers(walk)) {
    const view = wired(rules.view(state, viewer));
    said.phrases(rules.narrate(view), 'narrate');
    said.phrases([rules.task?.(view) ?? []].flat(), 'task');
    assert(rules.scores(view).length === seats.length, 'a score for every seat', rules.scores(view));
    const drawing = rules.renderText(view, said.pen);
    const odd = /[^\P{C}\n]/u.exec(drawing);
    assert(odd === null, `the drawing holds the character ${odd?.[0].codePointAt(0)}`);
    assert(
      drawing.trim() !== '' && drawing === drawing.trimEnd(),
      'the drawing is empty or has a ragged end',
    );
  }
}

/** A drawing comes out the same whatever its pen adds to it, and no two spots of it are the same place. */
const everyoneCanPoint: Law = (walk, { pen }) => {
  const { rules } = walk;
  for (const { state } of samples(walk.steps, 12)) {
    for (const viewer of allViewers(walk)) {
      const view = wired(rules.view(state, viewer));
      const { text, places } = unmarked(rules.renderText(view, markingPen(pen)));
      const plain = rules.renderText(view, pen);
      assert(text === trimmedLines(plain), 'the drawing depends on its pen', text, plain);
      assert(new Set(places).size === places.length, 'a place is drawn twice', places);
    }
  }
};

function markingPen(pen: Pen): Pen {
  return {
    ...pen,
    paint: (text) => `\uE003${text}\uE004`,
    spot: (text, place) => {
      assert(text !== '' && !text.includes('\n'), `the spot ${place} is no piece of a line`, text);
      return `\uE000${place}\uE001${text}\uE002`;
    },
  };
}

/** Blanks at the end of a line, which a mark may keep from being cut off, say nothing. */
function unmarked(marked: string): { readonly text: string; readonly places: readonly string[] } {
  const places = [...marked.matchAll(/\uE000([^\uE001]*)\uE001/g)].map(([, place]) => place!);
  return { text: trimmedLines(marked.replace(/\uE000[^\uE001]*\uE001|[\uE002-\uE004]/g, '')), places };
}

function trimmedLines(drawing: string): string {
  return drawing.replace(/ +$/gm, '').trimEnd();
}

/** What a game writes for other programs it reads again; and any text gives a Result, or is nobody's. */
const filesAreRead: Law = (walk, said) => {
  const { scribe, subject } = walk;
  const { files } = subject.game;
  if (!files || !scribe) return;
  for (const kind of files.kinds) {
    said.phrase({ code: `file.${kind}` }, 'files');
    for (const viewer of ['spectator', 'open'] as const) {
      const played = playedIn(walk, viewer);
      const text = scribe.write(kind, played);
      const read = scribe.read(text);
      assert(read?.ok === true, `the ${kind} can't be read again`, read, text);
      const { value: found } = read;
      assertJson(found, kind);
      said.phrases([found.about, ...found.warnings], kind);
      const again = found.kind === 'look' ? found : begun(walk, found);
      assert(scribe.write(kind, again) === text, `the ${kind} is written in another way`, text, found);
      const points = ({ positions }: Played) => walk.rules.scores(positions.at(-1)!.view);
      assert(same(points(again), points(played)), `the ${kind} has other points`, points(again), text);
      anyFile(walk, scribe, said, text);
    }
  }
};

function playedIn({ rules, options, seats, steps }: Walk, viewer: Viewer): Played {
  const positions = steps.map(({ state }, at) => ({
    move: steps[at - 1]?.next ?? null,
    view: wired(rules.view(state, viewer)),
  }));
  return { options, seats, positions };
}

/** A table of this start, before the first move. */
function begun(walk: Walk, { options, seats }: Extract<Found, { readonly kind: 'start' }>): Played {
  const { rules } = walk;
  const { game } = walk.subject;
  assert(same(game.parseOptions(options), { ok: true, value: options }), 'a start with bad options', options);
  const ready = rules.ready(options, seats);
  assert(ready.ok, 'a start that is not ready', ready);
  const view = rules.view(rules.setup(options, seats, ask(walk, 7)), 'spectator');
  return { options, seats, positions: [{ move: null, view }] };
}

function anyFile(walk: Walk, scribe: Scribe, said: Vocabulary, near: string): void {
  const chance = ask(walk, 8);
  for (let n = 0; n < 40; n++) {
    const text = wildText(chance, [near, '']);
    const read = scribe.read(text);
    if (read && !read.ok) said.refusal(read, `read ${text.slice(0, 200)}`);
  }
}

/** Laws on a game being played. */
export const laws: Readonly<Record<string, Law>> = {
  'states and views are plain JSON': jsonOnly,
  'a replay of the log gives the same states': sameAgain,
  'nobody is to act exactly when there is an outcome': endsProperly,
  'the outcome places every seat': outcomeIsWhole,
  'the moves offered are legal, and there always is one': movesAreLegal,
  'moves survive being written and read': movesAreText,
  'any text gives a Result': anyText,
  'check agrees with play': checkAgrees,
  'views leak nothing': nothingLeaks,
  'last tells no more than the rest of the view': lastLeaksNothing,
  'imagine fits the view': imagineFits,
  'the mind has what is promised': mindIsWhole,
  'every bot plays legally, also when told to stop': botsPlay,
  'bots know only their view': botsAreHonest,
  'hints are legal': hintsAreLegal,
  'reviews look back at the end': reviewsLookBack,
  'forfeits end a seat and at last the game': forfeitEnds,
  'every view can be drawn and told': everyoneCanRead,
  'every drawing can be pointed at': everyoneCanPoint,
  'files are read as they were written': filesAreRead,
};

/** Any JSON gives a Result for options and seats; what is read reads again as the same. */
export const anyJson: Law = ({ subject: { game, cases }, options, seed }, said) => {
  const chance = stream(seed, 2 ** 42);
  for (let n = 0; n < 300; n++) {
    const raw = wildJson(chance, pick(chance, cases).options);
    const parsed = game.parseOptions(raw);
    if (!parsed.ok) said.refusal(parsed, `parseOptions ${JSON.stringify(raw)}`);
    else {
      assertJson(parsed.value, 'options');
      assert(same(game.parseOptions(parsed.value), parsed), 'options read again differ', parsed.value);
      const { min, max } = game.seats(parsed.value);
      assert(min >= 1 && max >= min, 'seats', { min, max });
      game.assets(parsed.value);
    }
  }
  for (let n = 0; n < 300; n++) {
    const raw = wildJson(chance, pick(chance, pick(chance, cases).seats));
    const parsed = game.parseSeat(options, raw, []);
    if (!parsed.ok) said.refusal(parsed, `parseSeat ${JSON.stringify(raw)}`);
    else assertJson(parsed.value, 'seat');
  }
};
