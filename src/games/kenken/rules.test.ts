import { describe, expect, it } from 'vitest';
import {
  builtIn,
  chance,
  corpus,
  levelOf,
  solutionOf,
  tableOn,
  undecided,
  writeAll,
} from '../../../test/data/kenken/corpus.ts';
import { must } from '../../core/result.ts';
import { game } from './index.ts';
import { levelProblems } from './level.ts';
import { formatMove } from './move.ts';
import { setOf } from './values.ts';

/** Solution 3 1 2 5 4 / 5 2 3 4 [1] / 2 4 1 3 5 / 1 5 4 2 3 / 4 3 5 1 2; the 1 is given. */
const level = builtIn('5x5-power-1');
const solution = [...'3125452341241351542343512'].map(Number);
const texts = writeAll(5, solution)
  .map((move) => formatMove(5, move))
  .filter((text) => text !== 'e2 1');
const codes = (result: { ok: boolean; problems?: readonly { code: string }[] }) =>
  result.problems?.map(({ code }) => code) ?? [];

describe('options', () => {
  it('[R10] every bad field has its own problem', () => {
    const parsed = game.parseOptions({ level: '', cleanNotes: 'yes', showErrors: 1, speed: 3 });
    const found = parsed.ok ? [] : parsed.problems.map(({ path, code }) => `${path} ${code}`);
    expect(found).toEqual([
      'speed unknown-field',
      'level missing',
      'cleanNotes not-a-switch',
      'showErrors not-a-switch',
    ]);
  });
  it('[K1] one to eight may play', () => {
    expect(game.seats(game.defaults)).toEqual({ min: 1, max: 8 });
  });
  it('[K1] a level with every value given cannot be played', () => {
    const full = '3 3 1 6 3 1 1[1] 1 2[2] 1 3[3] 1 6 3 2 1[2] 2 2[3] 2 3[1] 1 6 3 3 1[3] 3 2[1] 3 3[2]';
    expect(codes(tableOn(full).rules.ready(game.defaults, []))).toEqual(['level-full']);
  });
  it('[K1] an editor’s sum of one cell is told apart', () => {
    const cells = [...Array(9).keys()];
    const cages = cells.map((cell) => ({ operation: '+' as const, result: '1', cells: [cell] }));
    const [first] = levelProblems({ size: 3, cages, givens: cells.map(() => 0) });
    expect(first).toEqual({ code: 'cage-several', params: { cage: 1, cells: 1 }, path: 'cages.1' });
  });
});

describe('a sheet', () => {
  const { rules, start, play, tryPlay } = tableOn(level);

  it.each([
    ['e2 3', 'cell-locked'],
    ['e2 -', 'cell-locked'],
    ['e2 ?3', 'cell-locked'],
    ['f1 3', 'cell-off-board'],
    ['a1 6', 'value-range'],
    ['undo', 'undo-nothing'],
    ['redo', 'redo-nothing'],
  ])('[K5] %j is refused: %s', (text, code) => {
    expect(codes(tryPlay(start, text))).toEqual([code]);
  });
  it('[K5] a filled cell takes no notes', () => {
    expect(codes(tryPlay(play(start, ['a1 3']), 'a1 ?2'))).toEqual(['cell-filled']);
  });
  it('[Q6] moves that no text can make are refused as well', () => {
    const view = rules.view(start, 0);
    expect(codes(rules.check(view, { do: 'enter', cell: 25, value: 1 }))).toEqual(['cell-off-board']);
    expect(codes(rules.check(view, { do: 'clear', cell: -1 }))).toEqual(['cell-off-board']);
    expect(codes(rules.check(view, { do: 'enter', cell: 0, value: 1.5 }))).toEqual(['value-range']);
    expect(codes(rules.check(view, { do: 'note', cell: 0, values: [] }))).toEqual(['value-range']);
  });
  it('[K5] undo and redo are moves', () => {
    const state = play(start, ['a1 3', 'b1 2', 'undo', 'undo', 'redo']);
    expect(rules.view(state, 0).places[0]!.sheet).toMatchObject({ canUndo: true, canRedo: true });
    expect(state.places[0]!.sheet.entries.slice(0, 2)).toEqual([3, 0]);
  });
  it('[K5] a long game has no larger view, and an undo does not play it again', () => {
    const moves = Array.from({ length: 10_000 }, (_, n) => `a1 ?${(n % 5) + 1}`);
    const long = play(start, moves);
    const size = (state: typeof start) => JSON.stringify(rules.view(state, 0)).length;
    expect(size(long)).toBeLessThanOrEqual(size(play(start, moves.slice(0, 1))) + 10);
    // 10,000 is even for each value: no note is left.
    const { notes, past } = play(long, ['undo']).places[0]!.sheet;
    expect(notes[0]).toBe(setOf([5]));
    expect(past.slice(0, -1).every((chunk, at) => chunk === long.places[0]!.sheet.past[at])).toBe(true);
    expect(past.flat()).toHaveLength(9_999);
  });
  it('[K5] a repeated digit is announced, when the table marks mistakes', () => {
    const says = (on: ReturnType<typeof tableOn>) => {
      const view = on.rules.view(on.play(on.start, ['a1 3']), 0);
      return must(on.rules.check(view, { do: 'enter', cell: 1, value: 3 })).says.map(({ code }) => code);
    };
    expect(says(tableOn(level))).toEqual(['says.repeated']);
    expect(says(tableOn(level, 1, { showErrors: false }))).toEqual([]);
  });
  it('[K1] a right filling wins, and ends it', () => {
    const state = play(start, texts);
    expect(rules.outcome(state)).toEqual({
      standings: [{ place: 1, seats: [0], team: null, points: 24 }],
      winners: [0],
      reason: { code: 'over.solved', params: { who: { seat: 0 } } },
    });
    expect(codes(tryPlay(state, 'undo'))).toEqual(['game-over']);
  });
  it('[K1] a full grid that is not right goes on', () => {
    const state = play(start, [...texts.slice(0, -1), 'e5 1']);
    expect(rules.outcome(state)).toBeNull();
    expect(rules.toAct(state)).toEqual([0]);
  });
  it('[R16] whoever leaves has not won', () => {
    expect(rules.outcome(rules.forfeit(start, 0, 'resigned'))).toMatchObject({
      winners: [],
      reason: { code: 'over.gave-up', params: { who: { seat: 0 } } },
    });
    const helped = rules.forfeit(play(start, ['b1 4', 'check']), 0, 'resigned');
    expect(rules.outcome(helped)!.reason.code).toBe('over.gave-up');
  });
});

describe('check', () => {
  const { rules, start, play } = tableOn(level);
  const checked = (state: typeof start) => state.places[0]!.sheet.checked;

  it('[K5] finds nothing wrong with a right beginning', () => {
    const state = play(start, ['a1 3', 'b1 1', 'check']);
    expect(checked(state)).toEqual({ wrong: [], compared: true });
    expect(rules.narrate(rules.view(state, 0))).toMatchObject([
      { code: 'did.check' },
      { code: 'did.as-hint' },
    ]);
  });
  it('[K5] alone, finds what differs from the only solution', () => {
    const state = play(start, ['a1 3', 'b1 4', 'check']);
    expect(checked(state)).toEqual({ wrong: [1], compared: true });
    expect(rules.narrate(rules.view(state, 0))).toMatchObject([
      { code: 'did.check-wrong', params: { count: 1 } },
      { code: 'did.as-hint' },
    ]);
  });
  it('[K5] what it found is forgotten with the next change', () => {
    expect(checked(play(start, ['b1 4', 'check', 'c1 2']))).toBeNull();
    expect(checked(play(start, ['b1 4', 'check', 'undo']))).toBeNull();
  });
  it('[K5] blames the player’s digits, not the givens', () => {
    expect(checked(play(start, ['e1 1', 'check']))!.wrong).toEqual([4]);
  });
  it('[K5] in a race, says no more than the rules do', () => {
    const race = tableOn(level, 2);
    const state = race.play(race.start, ['a1 5', 'b1 4', 'c1 4', 'check']);
    expect(state.places[0]!.sheet.checked).toEqual({ wrong: [0, 1, 2], compared: false });
    expect(race.play(race.start, ['b1 4', 'check']).places[0]!.sheet.checked!.wrong).toEqual([]);
    expect(race.rules.narrate(race.rules.view(race.play(race.start, ['check']), 0))).toMatchObject([
      { code: 'did.check-rules' },
    ]);
  });
  it('[K5] with several solutions, says no more than the rules do', () => {
    const open = tableOn('3 3\n1 6 3 1 1 1 2 1 3\n1 6 3 2 1 2 2 2 3\n1 6 3 3 1 3 2 3 3');
    const state = open.play(open.start, ['a1 1', 'check']);
    expect(state.places[0]!.sheet.checked).toEqual({ wrong: [], compared: false });
  });
});

describe('what is asked about the sheet', () => {
  const { rules, start, play, tryPlay } = tableOn(level);
  const sheet = (...moves: readonly string[]) => play(start, moves).places[0]!.sheet;
  const told = (...moves: readonly string[]) =>
    rules.narrate(rules.view(play(start, moves), 0)).map(({ code }) => code);

  it('[K5] right so far? is answered by yes or no, and no cell is marked', () => {
    expect(told('a1 3', 'right')).toEqual(['did.check', 'did.as-hint']);
    expect(told('b1 4', 'right')).toEqual(['did.right-not', 'did.as-hint']);
    expect(sheet('b1 4', 'right').checked).toBeNull();
  });
  it('[K5] back to the last right point goes no further than needed, and redo brings the rest again', () => {
    const back = sheet('a1 3', 'b1 4', 'c1 2', 'd1 ?5', 'back');
    expect(back.entries.slice(0, 3)).toEqual([3, 0, 0]);
    expect(told('a1 3', 'b1 4', 'c1 2', 'd1 ?5', 'back')).toEqual(['did.back', 'did.as-hint']);
    expect(sheet('a1 3', 'b1 4', 'back', 'redo').entries[1]).toBe(4);
  });
  it('[K5] where all is right, back goes nowhere; with nothing to take back it is refused', () => {
    expect(sheet('a1 3', 'back').entries[0]).toBe(3);
    expect(told('a1 3', 'back')).toEqual(['did.check', 'did.as-hint']);
    expect(codes(tryPlay(start, 'back'))).toEqual(['undo-nothing']);
  });
  it.each([
    [['right', 'right'], 1],
    [['check', 'right', 'check'], 1],
    [['right', 'check'], 2],
    [['right', 'a1 3', 'right'], 2],
    [['check rules', 'right rules', 'back rules'], 0],
  ])('[K7] after %j, so many count as hints: %i', (moves, count) => {
    expect(sheet('b1 4', ...moves).answers).toBe(count);
  });
  it('[K7] says what it costs before it is asked', () => {
    const says = (text: string) => {
      const view = rules.view(play(start, ['a1 3']), 0);
      return must(rules.check(view, must(rules.parseMove(text, view)))).says.map(({ code }) => code);
    };
    expect(says('right')).toEqual(['says.right', 'says.costs-hint']);
    expect(says('back rules')).toEqual(['says.back-rules']);
  });
  it('[K5] in a race, nothing tells more than the rules do, and nothing counts', () => {
    const race = tableOn(level, 2);
    const state = race.play(race.start, ['b1 4', 'right', 'back']);
    expect(state.places[0]!.sheet).toMatchObject({
      answers: 0,
      soFar: { isRight: true, compared: false, steps: 0 },
    });
    const broken = race.play(race.start, ['a1 3', 'b1 3', 'back']).places[0]!.sheet;
    expect(broken.entries.slice(0, 2)).toEqual([3, 0]);
  });
});

describe('solve', () => {
  const { rules, start, play, tryPlay } = tableOn(level);
  const asked = { do: 'solve', filling: null } as const;
  const filling = solution.join('');
  const unlimited = { spent: () => false };
  /** What the room makes of `solve`: the move's text, or why it can't. */
  const solved = async (on: ReturnType<typeof tableOn>, texts: readonly string[], budget = unlimited) => {
    const engine = await on.rules.engine();
    const move = engine.solve!(on.rules.view(on.play(on.start, texts), 0), chance(), budget);
    return move.ok ? on.rules.formatMove(move.value) : codes(move)[0];
  };

  it('[K6] is completed from the present entries, and nobody has won', async () => {
    expect(await solved(tableOn(level), ['a1 3'])).toBe(`solve ${filling}`);
    const state = play(start, ['a1 3', `solve ${filling}`]);
    expect(state.places[0]!.sheet.entries).toEqual(solution);
    expect(rules.outcome(state)).toMatchObject({ winners: [], reason: { code: 'over.shown' } });
    expect(rules.records(state)).toEqual([]);
  });
  it('[K6] as it was asked for, it is announced, but not played', () => {
    expect(must(rules.check(rules.view(start, 0), asked)).says).toEqual([{ code: 'says.solve' }]);
    expect(codes(tryPlay(start, 'solve'))).toEqual(['solve-bare']);
  });
  it.each([
    ['a value wrong', filling.replace('1', '2')],
    ['too short', filling.slice(1)],
    ['too long', `${filling}1`],
    ['another value than was written', filling, 'b1 4'],
  ])('[K6] a filling that is not right is refused: %s', (_, wrong, ...written) => {
    expect(codes(tryPlay(play(start, written), `solve ${wrong}`))).toEqual(['solve-wrong']);
  });
  it('[K6] says that it cannot be solved from here', async () => {
    expect(await solved(tableOn(level), ['b1 4'])).toBe('solve-not-from-here');
  });
  it('[K6] with several solutions, finds one that keeps the entries', async () => {
    const open = tableOn('3 3\n1 6 3 1 1 1 2 1 3\n1 6 3 2 1 2 2 2 3\n1 6 3 3 1 3 2 3 3');
    const text = await solved(open, ['a1 3', 'b2 3']);
    expect(text).toMatch(/^solve 3...3/);
    expect(open.rules.toAct(open.play(open.start, ['a1 3', 'b2 3', text!]))).toEqual([]);
    expect(await solved(open, ['a1 3', 'b1 3'])).toBe('solve-not-from-here');
  });
  it('[K6] says that there is no solution', async () => {
    const none = tableOn('3 3\n1 7 3 1 1 1 2 1 3\n1 6 3 2 1 2 2 2 3\n1 6 3 3 1 3 2 3 3');
    expect(await solved(none, [])).toBe('solve-none');
  });
  it('[K6] in a race, leaves the others to go on', () => {
    const race = tableOn(level, 3);
    const state = race.play(race.start, [`solve ${filling}`]);
    expect(race.rules.toAct(state)).toEqual([1, 2]);
    expect(codes(race.tryPlay(state, 'undo'))).toEqual(['not-your-turn']);
  });
  it('[K6] the largest filling is a move like any other', () => {
    const rows = Array.from({ length: 16 }, (_, row) => row + 1);
    const cages = rows.map((row) => `1 136 16 ${rows.map((column) => `${row} ${column}`).join(' ')}`);
    const large = tableOn(`16 16\n${cages.join('\n')}`);
    const latin = rows.flatMap((row) => rows.map((column) => ((row + column) % 16) + 1));
    const text = large.rules.formatMove({ do: 'solve', filling: latin });
    expect([text.length, large.rules.outcome(large.play(large.start, [text]))!.reason.code]).toEqual([
      'solve '.length + 256,
      'over.shown',
    ]);
  });
  it('[Q5] out of time, says that it is too hard', async () => {
    const open = tableOn('3 3\n1 6 3 1 1 1 2 1 3\n1 6 3 2 1 2 2 2 3\n1 6 3 3 1 3 2 3 3');
    expect(await solved(open, [], { spent: () => true })).toBe('solve-too-hard');
  });
});

describe('version 1, where `solve` stood alone', () => {
  const first = (text: string) => tableOn(text, 1, {}, 1);

  it('[K6] fills in the only solution where it keeps the entries', () => {
    const on = first(level);
    const state = on.play(on.start, ['a1 3', 'solve']);
    expect(state.places[0]!.sheet.entries).toEqual(solution);
    expect(on.rules.outcome(state)!.reason.code).toBe('over.shown');
  });
  it.each([
    ['which differ from it', level, ['b1 4']],
    ['where there is none', '3 3\n1 7 3 1 1 1 2 1 3\n1 6 3 2 1 2 2 2 3\n1 6 3 3 1 3 2 3 3', ['a1 1']],
  ])('[K6] leaves the entries %s, and ends all the same', (_, text, written) => {
    const on = first(text);
    const before = on.play(on.start, written);
    const state = on.play(before, ['solve']);
    expect(state.places[0]!.sheet.entries).toEqual(before.places[0]!.sheet.entries);
    expect(on.rules.outcome(state)!.reason.code).toBe('over.shown');
  });
  it('[K6] finds one of several that keeps the entries', () => {
    const on = first('3 3\n1 6 3 1 1 1 2 1 3\n1 6 3 2 1 2 2 2 3\n1 6 3 3 1 3 2 3 3');
    const { entries } = on.play(on.start, ['a1 3', 'b2 3', 'solve']).places[0]!.sheet;
    expect([entries[0], entries[4], entries.includes(0)]).toEqual([3, 3, false]);
  });
  it('[K6] takes a filling as well', () => {
    const on = first(level);
    const state = on.play(on.start, [`solve ${solution.join('')}`]);
    expect(on.rules.outcome(state)!.reason.code).toBe('over.shown');
  });
  it('[K5] check knows what a short search found out, and no more', () => {
    const { prop } = corpus('hard-26').find(({ name }) => name === '12x12-max4-opsm-01')!;
    const compared = (on: ReturnType<typeof tableOn>) =>
      on.play(on.start, ['check']).places[0]!.sheet.checked!.compared;
    expect([compared(tableOn(prop)), compared(first(prop)), compared(first(level))]).toEqual([
      true,
      false,
      true,
    ]);
  });
});

describe('a race', () => {
  const { rules, start, play } = tableOn(level, 4);

  it('[K1] all may write at any time', () => {
    expect(rules.toAct(play(start, ['a1 3'], 2))).toEqual([0, 1, 2, 3]);
  });
  it('[R20] the first right grid wins; the others by right cells, those who left last', () => {
    const behind = play(play(start, ['a1 3', 'b1 4', 'c1 5'], 0), ['a1 3', 'b1 1'], 3);
    const over = play(rules.forfeit(behind, 1, 'gone'), texts, 2);
    const { standings, winners } = rules.outcome(over)!;
    expect(winners).toEqual([2]);
    expect(standings.map(({ place, seats, points }) => [place, seats[0], points])).toEqual([
      [1, 2, 24],
      [2, 3, 2],
      [3, 0, 1],
      [4, 1, null],
    ]);
  });
  it('[R20] equal ones share a place', () => {
    const over = play(start, texts, 1);
    expect(rules.outcome(over)!.standings.map(({ place }) => place)).toEqual([1, 2, 2, 2]);
  });
  it('[R35] the last who stays wins, without a time', () => {
    const over = [0, 1, 3].reduce((state, seat) => rules.forfeit(state, seat, 'gone'), start);
    expect(rules.outcome(over)).toMatchObject({ winners: [2], reason: { code: 'over.alone' } });
    expect(rules.records(over)).toEqual([]);
  });
  it('[R12] scores are the cells filled', () => {
    expect(rules.scores(rules.view(play(start, ['a1 3', 'b1 1'], 3), 0))).toEqual([0, 0, 0, 2]);
  });
});

it('[K5] a check of the rules alone gives nothing away', () => {
  const on = tableOn(level);
  const { checked, helped } = on.play(on.start, ['b1 4', 'check rules']).places[0]!.sheet;
  expect([checked, helped]).toEqual([{ wrong: [], compared: false }, false]);
});

describe('records', () => {
  const { rules, start, play } = tableOn(level);

  it('[K7] the time counts, hints add 30 seconds, undo is free', () => {
    const [record, ...more] = rules.records(play(start, ['a1 4', 'undo', ...texts]));
    expect(more).toEqual([]);
    expect(record).toMatchObject({ seat: 0, ranking: 'time', rank: [], timed: true, secondsPerHint: 30 });
    expect(record!.allows).toEqual(['undo', 'hint']);
  });
  it('[K7] every level, and every version of it, has a ranking of its own', () => {
    const variant = rules.records(play(start, texts))[0]!.variant;
    const other = tableOn(level.replace('[1]', ''));
    expect(variant).toMatch(/^[0-9a-f]{64}$/);
    expect(other.rules.records(other.play(other.start, [...texts, 'e2 1']))[0]!.variant).not.toBe(variant);
  });
  it('[K7] what tells something of the solution counts as a hint, and spoils nothing', () => {
    const asked = ['b1 4', 'right', 'check', 'back', ...texts];
    const state = play(start, asked);
    expect(rules.answers!(state, 0)).toBe(2);
    expect(rules.records(state)).toHaveLength(1);
  });
  it('[K7] by version 2, a check that gave away more than the rules spoils the time, another does not', () => {
    const second = tableOn(level, 1, {}, 2);
    const records = (...moves: readonly string[]) =>
      second.rules.records(second.play(second.start, [...moves, ...texts]));
    expect(records('b1 4', 'check')).toEqual([]);
    expect(records('e1 1', 'check')).toHaveLength(1);
    expect(records('check')).toHaveLength(1);
    expect(second.rules.answers).toBeUndefined();
  });
  it('[K3] a level with several solutions has no ranking, and any right filling wins', () => {
    const open = tableOn('3 3\n1 6 3 1 1 1 2 1 3\n1 6 3 2 1 2 2 2 3\n1 6 3 3 1 3 2 3 3');
    for (const grid of ['123231312', '321132213']) {
      const moves = writeAll(3, [...grid].map(Number)).map((move) => formatMove(3, move));
      const over = open.play(open.start, moves);
      expect(open.rules.outcome(over)!.winners).toEqual([0]);
      expect(open.rules.records(over)).toEqual([]);
    }
  });
});

describe('a level whose solutions nobody could count', () => {
  const entry = corpus('hard-26').find(({ name }) => name === '15x15-max3-opsm-10')!;
  const { rules, start, play, tryPlay } = tableOn(entry.prop, 1, {}, undefined, undecided);

  it('[K5] check says no more than the rules do, and its text says so', () => {
    expect(rules.formatMove(must(rules.parseMove('check', rules.view(start, 0))))).toBe('check rules');
    expect(play(start, ['a1 1', 'b1 1', 'check']).places[0]!.sheet.checked).toEqual({
      wrong: [0, 1],
      compared: false,
    });
  });
  it('[K6] a right filling is one all the same', () => {
    const text = rules.formatMove({ do: 'solve', filling: solutionOf(entry) });
    expect(codes(tryPlay(start, text))).toEqual([]);
  });
  it('[K7] it has no ranking, as it may have several solutions', () => {
    const over = writeAll(15, solutionOf(entry)).reduce(
      (state, move) => must(rules.play(state, 0, move, chance())),
      start,
    );
    expect(rules.outcome(over)!.winners).toEqual([0]);
    expect(rules.records(over)).toEqual([]);
  });
});

it('[K1] puzzles of up to 15 × 15 can be played to the end', () => {
  for (const entry of corpus('hard-26').filter(({ name }) => /^1[25]x/.test(name))) {
    const { rules, start } = tableOn(entry.prop);
    const { size } = levelOf(entry);
    const over = writeAll(size, solutionOf(entry)).reduce(
      (state, move) => must(rules.play(state, 0, move, chance())),
      start,
    );
    expect(rules.outcome(over)!.winners, entry.name).toEqual([0]);
  }
});
