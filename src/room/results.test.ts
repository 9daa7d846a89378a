import { describe, expect, it } from 'vitest';
import type { GameRecord } from '../core/game.ts';
import { must } from '../core/result.ts';
import { game } from '../games/template/index.ts';
import { fold } from './apply.ts';
import type { Event, EventBody } from './event.ts';
import { finalOf, resultsOf } from './results.ts';
import type { OpenGame, Table } from './table.ts';

const rules = must(game.open({}));
const record: GameRecord = {
  seat: 0,
  ranking: 'score',
  variant: 'small',
  rank: [3, -1],
  timed: true,
  allows: [],
  secondsPerHint: 30,
};

/** Sticks, with a record like this one for every game. */
function withRecord(over: Partial<GameRecord> = {}): OpenGame {
  return { game, rules: { ...rules, records: () => [{ ...record, ...over }] } } as unknown as OpenGame;
}

const seated = (seat: number, name: string, player: string | null, bot: string | null = null) =>
  ({ kind: 'seated', seat, choice: { name, bot, picks: {} }, player }) as const;
const moved = (seat: number, text: string) => ({ kind: 'moved', seat, text }) as const;

/** Three sticks: who takes the last one. An event a second. */
function ended(
  opened: OpenGame,
  over: Partial<Extract<EventBody, { kind: 'created' }>> = {},
  more: readonly EventBody[] = [],
): Table {
  const options = { sticks: 9, most: 3 };
  const made = { name: 'Tea', game: 'template', version: 1, options, resources: {}, seed: 'ab'.repeat(32) };
  const created = { kind: 'created', ...made, hints: null, owner: 'ada', origin: 'new', ...over } as const;
  const bodies: readonly EventBody[] = [
    created,
    seated(0, 'Ada', 'ada'),
    seated(1, 'Bot', null, 'greedy'),
    { kind: 'started' },
    ...more,
    ...[moved(0, '3'), moved(1, '3'), moved(0, '3')],
  ];
  const log = bodies.map(
    (body, at): Event => ({ seq: at + 1, at: at * 1000, actor: null, cmd: `c${at}`, body }),
  );
  return fold(opened, log);
}

describe('results', () => {
  it('tell of each seat its place and who played, and of the table how it went', () => {
    const table = ended(withRecord());
    expect(table.phase).toBe('over');
    expect(resultsOf(withRecord(), table)).toMatchObject({
      ...{ game: 'template', version: 1, origin: 'new', daily: null, rated: false, undone: false },
      ...{ playedMs: 3000, at: 6000 },
      seats: [
        { seat: 0, name: 'Ada', bot: null, player: 'ada', hintsUsed: 0 },
        { seat: 1, name: 'Bot', bot: 'greedy', player: null, hintsUsed: 0 },
      ],
    });
    const { seats } = resultsOf(withRecord(), table);
    expect(seats.map(({ won }) => won)).toEqual([0, 1].map((seat) => table.outcome!.winners.includes(seat)));
    expect(seats.map(({ place }) => place).sort()).toEqual([1, 2]);
  });
  it('a member of a team has its place, and points of its own', () => {
    const opened = withRecord();
    const standings = [{ place: 1, seats: [0, 1], team: 'Reds', points: 12 }];
    const table = { ...ended(opened), outcome: { standings, winners: [0, 1], reason: { code: 'full' } } };
    const scored = { ...opened, rules: { ...opened.rules, scores: () => [7, 5] } };
    expect(resultsOf(scored, table).seats).toMatchObject([
      { place: 1, points: 7, won: true },
      { place: 1, points: 5, won: true },
    ]);
    const alone = { ...table.outcome, standings: [{ ...standings[0]!, team: null }] };
    expect(resultsOf(scored, { ...table, outcome: alone }).seats[1]!.points).toBe(12);
  });
  it('of a game that goes on there are none', () => {
    const table = { ...ended(withRecord()), outcome: null };
    expect(() => resultsOf(withRecord(), table)).toThrow('not over');
    expect(() => finalOf(withRecord(), table)).toThrow('not over');
  });
});

describe('[D4] the result of a game of the day', () => {
  it('says its day, and which of its game’s it was', () => {
    const opened = withRecord({});
    const made = { daily: '2026-07-29', dailyKey: 'small' };
    expect(resultsOf(opened, ended(opened, made))).toMatchObject(made);
    expect(resultsOf(opened, ended(opened))).not.toHaveProperty('dailyKey');
  });
});

describe('[R17] records count', () => {
  const hinted = { kind: 'hinted', seat: 0 } as const;
  const undone = [moved(0, '1'), { kind: 'undone', to: 4 }] as const;
  const ranked = (over: Partial<GameRecord>, made = {}, more: readonly EventBody[] = []) => {
    const opened = withRecord(over);
    return resultsOf(opened, ended(opened, made, more)).records[0]!;
  };
  it.each<[string, boolean, Partial<GameRecord>, object, readonly EventBody[]]>([
    ['a new game of a person', true, {}, {}, []],
    ['a game of the day', true, {}, { daily: '2026-07-29' }, []],
    ['not the seat of a bot', false, { seat: 1 }, {}, []],
    ['not a copy', false, {}, { origin: 'duplicate' }, []],
    ['not a file', false, {}, { origin: 'import' }, []],
    ['not a game alone at a machine', false, {}, { origin: 'local' }, []],
    ['not after a hint', false, { allows: ['undo'] }, {}, [hinted]],
    ['after a hint where that is allowed', true, { allows: ['hint'] }, {}, [hinted]],
    ['not after an undo', false, { allows: ['hint'] }, {}, undone],
    ['after an undo where that is allowed', true, { allows: ['undo'] }, {}, undone],
  ])('%s: %s', (_, counts, over, made, more) => expect(ranked(over, made, more).counts).toBe(counts));
  it('with the time on the clock, and what hints add to it', () => {
    expect(ranked({})).toEqual({
      seat: 0,
      ranking: 'score',
      variant: 'small',
      rank: [3, -1],
      timeMs: 3000,
      counts: true,
    });
    expect(ranked({}, {}, [hinted, hinted]).timeMs).toBe(65_000);
    expect(ranked({ timed: false }, {}, [hinted]).timeMs).toBe(0);
  });
});

it('the final view shows everything, with what a screen needs besides', () => {
  const opened = withRecord();
  const table = ended(opened);
  expect(finalOf(opened, table)).toEqual({
    options: { sticks: 9, most: 3 },
    resources: {},
    last: { seq: 7, seat: 0, text: '3' },
    moveCount: 3,
    seed: 'ab'.repeat(32),
    seedHash: table.seedHash,
    outcome: table.outcome,
    view: opened.rules.view(table.state, 'open'),
    picks: [{}, {}],
    playedMs: 3000,
  });
});
