/** What every store promises. A backend's own test is one line: `storeContract('memory', async () => …)`. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type {
  Alarm,
  RecordFilter,
  ResultFilter,
  Store,
  StoreCode,
  Summary,
  SummaryFilter,
} from '../../host/store.ts';
import { readText } from '../../host/texts.testing.ts';
import type { RankedResult, TableResult } from '../../room/results.ts';
import { peopleContract } from './people.testing.ts';
import { resourceContract } from './resources.testing.ts';
import {
  append,
  appended,
  change,
  claimDaily,
  created,
  event,
  events,
  finalView,
  finish,
  putGuest,
  putSummary,
  putText,
  removeTable,
  seat,
  summary,
  tableResult,
} from './samples.testing.ts';

export function storeContract(name: string, open: () => Promise<Store>): void {
  let store: Store;
  describe(`store: ${name}`, () => {
    beforeEach(async () => {
      store = await open();
    });
    afterEach(() => store.close());
    describe('logs', () => logLaws(() => store));
    describe('conflicts', () => conflictLaws(() => store));
    describe('units', () => unitLaws(() => store));
    describe('many at once', () => crowdLaws(() => store));
    describe('summaries', () => summaryLaws(() => store));
    describe('lists', () => listLaws(() => store));
    describe('alarms', () => alarmLaws(() => store));
    describe('results', () => resultLaws(() => store));
    describe('rankings', () => recordLaws(() => store));
    describe('guests, assets, secrets', () => otherLaws(() => store));
    describe('what nobody needs any more', () => clearingLaws(() => store));
    describe('games of the day', () => dailyLaws(() => store));
    resourceContract(() => store, codeOf);
    peopleContract(() => store, codeOf);
    describe('any text and number', () => textLaws(() => store));
    describe('closing', () => closingLaws(() => store));
  });
}

type Get = () => Store;

const stored = (of: Summary, lastSeq: number) => ({ ...of, id: 't', lastSeq, wakeAt: null });

/** The code of a rejection; fails if it resolves. */
export async function codeOf(promise: Promise<unknown>): Promise<StoreCode> {
  const error: unknown = await promise.then(
    () => new Error('resolved'),
    (reason: unknown) => reason,
  );
  if (error instanceof Error && 'code' in error) return error.code as StoreCode;
  throw error;
}

function logLaws(store: Get): void {
  it('a log comes by pages too', async () => {
    await append(store(), 't', events(1, 7), summary());
    expect(await store().log('t', { after: 0, limit: 3 })).toEqual(events(1, 3));
    expect(await store().log('t', { after: 3, limit: 3 })).toEqual(events(4, 3));
    expect(await store().log('t', { after: 6, limit: 3 })).toEqual(events(7, 1));
    expect(await store().log('t', { after: 7, limit: 3 })).toEqual([]);
    expect(await store().log('none', { after: 0, limit: 3 })).toEqual([]);
  });
  it('an unknown table has an empty log', async () => expect(await store().log('none')).toEqual([]));
  it('what was appended is read in order, also right after', async () => {
    await append(store(), 't', events(1, 3), summary());
    await append(store(), 't', [event(4, { actor: null })], null);
    expect(await store().log('t')).toEqual([...events(1, 3), event(4, { actor: null })]);
  });
  it('tables do not mix, though their commands have the same ids', async () => {
    await append(store(), 'a', events(1, 2), summary());
    await append(store(), 'b', events(1, 1), summary());
    expect([await store().log('a'), await store().log('b')]).toEqual([events(1, 2), events(1, 1)]);
  });
  it('keeps the order of 300 events, appended without waiting', async () => {
    await append(store(), 't', events(1, 1), summary());
    await Promise.all(events(2, 299).map((one) => append(store(), 't', [one], summary({ seq: one.seq }))));
    expect(await store().log('t')).toEqual(events(1, 300));
  });
  it('finds the sequence number of a command', async () => {
    await append(store(), 't', events(1, 3), summary());
    expect(await store().commandSeq('t', 'c2')).toBe(2);
    expect(await store().commandSeq('t', 'c4')).toBeNull();
    expect(await store().commandSeq('other', 'c2')).toBeNull();
  });
  it('what is read is a copy', async () => {
    const own = summary();
    await append(store(), 't', [event(1)], own);
    Object.assign(own, { name: 'changed' });
    Object.assign((await store().log('t'))[0]!, { cmd: 'changed' });
    Object.assign((await store().summary('t'))!, { name: 'changed' });
    expect(await store().log('t')).toEqual([event(1)]);
    expect((await store().summary('t'))?.name).toBe('Dissabte');
  });
  it('a removed table is gone, and may begin again', async () => {
    await append(store(), 't', events(1, 3), summary());
    expect(await removeTable(store(), 't')).toBe(true);
    expect(await removeTable(store(), 't')).toBe(false);
    expect([await store().log('t'), await store().summary('t')]).toEqual([[], null]);
    expect(await store().summaries({ player: 'p-anna' })).toEqual([]);
    await append(store(), 't', events(1, 1), summary());
    expect(await store().log('t')).toEqual(events(1, 1));
  });
}

function conflictLaws(store: Get): void {
  const refused = async (...args: Parameters<typeof appended>) => {
    await append(store(), 't', events(1, 3), summary({ name: 'before' }));
    expect(await codeOf(append(store(), ...args))).toBe('conflict');
    expect(await store().log('t')).toEqual(events(1, 3));
    expect(await store().summary('t')).toEqual(stored(summary({ name: 'before' }), 3));
  };
  const after = summary({ name: 'after' });
  it('a number that is taken', () => refused('t', [event(3, { cmd: 'new' })], after));
  it('a number too far', () => refused('t', [event(5)], after));
  it('a command that is known', () => refused('t', [event(4, { cmd: 'c2' })], after));
  it('a known command among new ones: none is stored', () =>
    refused('t', [event(4), event(5), event(6, { cmd: 'c1' })], after));
  it('a command twice in one call', () => refused('t', [event(4), event(5, { cmd: 'c4' })], after));
  it('a gap within a call', () => refused('t', [event(4), event(6)], after));
  it('numbers that go down', () => refused('t', [event(4), event(3, { cmd: 'new' })], after));
  it('a first event that is not 1', () => refused('other', [event(2)], after));
  it('a table after a conflict goes on', async () => {
    await refused('t', [event(4, { cmd: 'c1' })], after);
    await append(store(), 't', [event(4)], null);
    expect(await store().log('t')).toEqual(events(1, 4));
  });
  it('a new table without a summary, or an append of nothing, is a bug of the caller', async () => {
    expect(await codeOf(append(store(), 't', [event(1)], null))).toBe('store-failed');
    expect(await codeOf(append(store(), 't', [], summary()))).toBe('store-failed');
    expect(await store().summaries({})).toEqual([]);
  });
  it('a summary of no table', async () =>
    expect(await codeOf(putSummary(store(), 't', summary()))).toBe('conflict'));
}

function unitLaws(store: Get): void {
  const guest = { id: 'g', name: 'Llúdriga', language: 'ca', created: 1, seen: 2 };
  const putGuest = { kind: 'guest', guest } as const;
  it('all changes of one are made, and each is counted', async () => {
    await append(store(), 'old', events(1, 1), summary());
    const remove = (table: string) => ({ kind: 'remove-table', table }) as const;
    const { append: log, changes } = appended('t', events(1, 2), summary());
    const unit = { append: log!, changes: [putGuest, ...changes, remove('old'), remove('none')] };
    expect(await store().commit(unit)).toEqual([1, 1, 1, 0]);
    expect(await store().log('t')).toEqual(events(1, 2));
    expect([await store().summary('old'), await store().guest('g')]).toEqual([null, guest]);
  });
  it('an append that conflicts takes its changes along', async () => {
    await append(store(), 't', events(1, 2), summary());
    for (const late of [event(2, { cmd: 'new' }), event(3, { cmd: 'c1' })]) {
      const unit = { append: { table: 't', events: [late] }, changes: [putGuest] };
      expect(await codeOf(store().commit(unit))).toBe('conflict');
    }
    expect([await store().guest('g'), await store().log('t')]).toEqual([null, events(1, 2)]);
  });
  it('a change that is refused takes the append and the changes before it along', async () => {
    await append(store(), 't', events(1, 2), summary({ name: 'before' }));
    const lost = { kind: 'summary', table: 'none', summary: summary() } as const;
    const { append: log, changes } = appended('t', [event(3)], summary({ name: 'after' }));
    expect(await codeOf(store().commit({ append: log!, changes: [...changes, putGuest, lost] }))).toBe(
      'conflict',
    );
    expect([await store().guest('g'), await store().log('t')]).toEqual([null, events(1, 2)]);
    expect((await store().summary('t'))?.name).toBe('before');
    await append(store(), 't', [event(3)], null);
  });
  it('a summary of a table that the same unit removes', async () => {
    await append(store(), 't', events(1, 2), summary({ name: 'before' }));
    const remove = { kind: 'remove-table', table: 't' } as const;
    const late = { kind: 'summary', table: 't', summary: summary() } as const;
    expect(await codeOf(store().commit({ changes: [remove, late] }))).toBe('conflict');
    expect((await store().summary('t'))?.name).toBe('before');
  });
  it('nothing at all is no trouble', async () => expect(await store().commit({ changes: [] })).toEqual([]));
}

function crowdLaws(store: Get): void {
  it('1,000 appends over 100 tables, none waited for', async () => {
    const ids = Array.from({ length: 100 }, (_, at) => `t${at}`);
    const turns = events(1, 10).flatMap((one) => ids.map((id) => [id, one] as const));
    await Promise.all(turns.map(([id, one]) => append(store(), id, [one], summary({ seq: one.seq }))));
    for (const id of ids) expect(await store().log(id)).toEqual(events(1, 10));
  });
  it('conflicts in a group take nobody else down', async () => {
    await append(store(), 't', events(1, 1), summary());
    const results = await Promise.allSettled([
      append(store(), 'a', events(1, 2), summary()),
      append(store(), 't', [event(2, { cmd: 'c1' })], null),
      append(store(), 't', [event(2)], null),
      append(store(), 't', [event(2, { cmd: 'late' })], null),
      append(store(), 't', [event(3), event(4, { cmd: 'c2' })], null),
      append(store(), 'none', [event(1)], null),
      putSummary(store(), 'none', summary()),
      append(store(), 't', [event(3)], summary({ name: 'after' })),
      append(store(), 'b', events(1, 1), summary()),
    ]);
    const fine = results.map(({ status }) => status === 'fulfilled');
    expect(fine).toEqual([true, false, true, false, false, false, false, true, true]);
    expect(await store().log('t')).toEqual(events(1, 3));
    expect((await store().summaries({})).map(({ id }) => id).sort()).toEqual(['a', 'b', 't']);
  });
  it('of many who want the same number one gets it', async () => {
    await append(store(), 't', events(1, 1), summary());
    const rivals = Array.from({ length: 50 }, (_, at) => event(2, { cmd: `rival ${at}` }));
    const results = await Promise.allSettled(rivals.map((rival) => append(store(), 't', [rival], null)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await store().log('t')).toHaveLength(2);
  });
  it('a table removed and begun anew in one breath', async () => {
    await append(store(), 't', events(1, 5), summary());
    await Promise.all([
      removeTable(store(), 't'),
      append(store(), 't', [event(1, { cmd: 'anew' })], summary()),
    ]);
    expect(await store().log('t')).toEqual([event(1, { cmd: 'anew' })]);
  });
}

function summaryLaws(store: Get): void {
  it('is null for an unknown table', async () => expect(await store().summary('t')).toBeNull());
  it('is that of the last append that gave one, with the last number of the log', async () => {
    await append(store(), 't', events(1, 2), summary({ seq: 2 }));
    await append(store(), 't', events(3, 2), null);
    expect(await store().summary('t')).toEqual(stored(summary({ seq: 2 }), 4));
    await append(store(), 't', events(5, 1), summary({ seq: 5, phase: 'over', winners: [1] }));
    expect(await store().summary('t')).toMatchObject({ seq: 5, lastSeq: 5, phase: 'over', winners: [1] });
  });
  it('can be replaced without an event', async () => {
    await append(store(), 't', events(1, 2), summary());
    const aside = summary({ quarantined: 'log-broken', phase: 'over', owner: null, seats: [] });
    await putSummary(store(), 't', aside);
    expect(await store().summary('t')).toEqual(stored(aside, 2));
    expect(await store().summaries({ player: 'p-anna' })).toEqual([]);
    expect(await store().log('t')).toEqual(events(1, 2));
  });
}

function listLaws(store: Get): void {
  beforeEach(async () => {
    const seats = [seat('Anna', 'p-anna'), seat('Bot', null)];
    const put = (id: string, updated: number, over: Parameters<typeof summary>[0]) =>
      append(store(), id, events(1, 2), summary({ updated, seats, ...over }));
    await put('mine', 5, { phase: 'gathering' });
    await put('seated', 9, { owner: 'p-carla', game: 'scrabble' });
    await put('alone', 7, { owner: null, seats: [seat('Bot', null)], phase: 'over' });
    await put('theirs', 6, { owner: 'p-carla', seats: [], phase: 'gathering' });
    await put('twin', 5, {
      owner: 'p-carla',
      seats: [seat('D', 'p-dani'), seat('D', 'p-dani')],
      phase: 'over',
    });
  });
  const lists = (what: string, filter: SummaryFilter, ids: readonly string[]) =>
    it(what, async () => expect((await store().summaries(filter)).map(({ id }) => id)).toEqual(ids));
  lists('all, newest first, ties by id', {}, ['seated', 'alone', 'theirs', 'mine', 'twin']);
  lists('so many at most', { limit: 2 }, ['seated', 'alone']);
  lists('none, if asked for none', { limit: 0 }, []);
  lists('those owned by a player or with a seat of theirs', { player: 'p-anna' }, ['seated', 'mine']);
  lists('once, though they own it and sit there twice', { player: 'p-dani' }, ['twin']);
  lists('nothing of an unknown player', { player: 'p-nobody' }, []);
  lists('of a game', { game: 'scrabble' }, ['seated']);
  lists('in a phase', { phases: ['gathering'] }, ['theirs', 'mine']);
  lists('in one of two phases', { phases: ['over', 'playing'] }, ['seated', 'alone', 'twin']);
  lists('in a phase that is named twice', { phases: ['gathering', 'gathering'] }, ['theirs', 'mine']);
  lists('of a player in a phase', { player: 'p-anna', phases: ['playing'] }, ['seated']);
  lists('of a player in no phase', { player: 'p-anna', phases: [] }, []);
  lists('in no phase at all', { phases: [] }, []);
  lists('by all at once', { player: 'p-carla', game: 'rolit', phases: ['over', 'gathering'], limit: 5 }, [
    'theirs',
    'twin',
  ]);
  it('gives 200 unless told', async () => {
    const many = Array.from({ length: 210 }, (_, at) => `many${at}`);
    await Promise.all(many.map((id) => append(store(), id, events(1, 1), summary({ game: 'kenken' }))));
    expect(await store().summaries({ game: 'kenken' })).toHaveLength(200);
    expect(await store().summaries({ game: 'kenken', limit: 1000 })).toHaveLength(210);
  });
  it('moves with its changes', async () => {
    await append(
      store(),
      'mine',
      events(3, 1),
      summary({ updated: 20, phase: 'playing', owner: 'p-eva', seats: [] }),
    );
    expect((await store().summaries({ limit: 1 }))[0]).toMatchObject({ id: 'mine', lastSeq: 3 });
    expect((await store().summaries({ player: 'p-anna' })).map(({ id }) => id)).toEqual(['seated']);
    expect((await store().summaries({ player: 'p-eva', phases: ['playing'] })).map(({ id }) => id)).toEqual([
      'mine',
    ]);
  });
}

function alarmLaws(store: Get): void {
  const set = (table: string, at: number | null) => change(store(), { kind: 'alarm', table, at });
  const tables = async (now: number, after: Alarm | null = null, limit = 10) =>
    (await store().due(now, after, limit)).map(({ table }) => table);
  beforeEach(async () => {
    for (const id of ['a', 'b', 'c', 'd']) await append(store(), id, events(1, 1), summary());
    for (const [id, at] of [
      ['c', 5],
      ['b', 20],
      ['a', 20],
    ] as const)
      await set(id, at);
  });
  it('those due come first to last, ties by id', async () => {
    expect(await tables(4)).toEqual([]);
    expect(await tables(5)).toEqual(['c']);
    expect(await store().due(20, null, 10)).toEqual([
      { table: 'c', at: 5 },
      { table: 'a', at: 20 },
      { table: 'b', at: 20 },
    ]);
  });
  it('by pages', async () => {
    expect(await tables(30, null, 2)).toEqual(['c', 'a']);
    expect(await tables(30, { table: 'a', at: 20 })).toEqual(['b']);
    expect(await tables(30, { table: 'b', at: 20 })).toEqual([]);
  });
  it('the next one is known', async () => {
    const times = await Promise.all([0, 5, 20].map((now) => store().nextAlarm(now)));
    expect(times).toEqual([5, 20, null]);
  });
  it('one can be set to another time, taken off, and goes with its table', async () => {
    await set('c', 25);
    await set('a', null);
    expect(await tables(30)).toEqual(['b', 'c']);
    expect((await store().summary('c'))?.wakeAt).toBe(25);
    expect((await store().summaries({})).map(({ wakeAt }) => wakeAt)).toEqual([null, 20, 25, null]);
    await removeTable(store(), 'b');
    expect(await tables(30)).toEqual(['c']);
  });
  it('stays when the summary changes, or the log goes on', async () => {
    await putSummary(store(), 'c', summary({ name: 'other' }));
    await append(store(), 'c', [event(2)], summary());
    expect(await tables(5)).toEqual(['c']);
  });
  it('of no table', async () => expect(await codeOf(set('none', 5))).toBe('conflict'));
  it('goes into the same unit as the events that want it', async () => {
    const { append: log, changes } = appended('new', events(1, 1), summary());
    await store().commit({ append: log!, changes: [...changes, { kind: 'alarm', table: 'new', at: 1 }] });
    expect(await tables(1)).toEqual(['new']);
    const late = {
      append: { table: 'd', events: [event(1)] },
      changes: [{ kind: 'alarm', table: 'd', at: 1 }],
    } as const;
    expect(await codeOf(store().commit(late))).toBe('conflict');
    expect(await tables(1)).toEqual(['new']);
  });
}

function resultLaws(store: Get): void {
  const places = async (filter: ResultFilter) =>
    (await store().results(filter)).map(({ table, seat }) => `${table}${seat}`);
  const played = async (table: string, over: Partial<TableResult> = {}) => {
    await append(store(), table, events(1, 2), summary());
    await finish(store(), table, tableResult(over));
  };
  it('come back seat by seat, with all that was said of the table', async () => {
    const result = tableResult({ daily: '2026-07-29', undone: true, at: 5 });
    await played('t', result);
    const { seats, records: _, ...common } = result;
    const expected = seats.map((one) => ({ ...common, ...one, table: 't', seats: 2, backfilled: false }));
    expect(await store().results({ table: 't' })).toEqual(expected);
    expect(await store().results({ table: 'other' })).toEqual([]);
  });
  it('by player and by game, the newest first', async () => {
    await played('a', { at: 1 });
    await played('b', { at: 3, game: 'kenken' });
    await played('c', { at: 2 });
    expect(await places({})).toEqual(['b0', 'b1', 'c0', 'c1', 'a0', 'a1']);
    expect(await places({ player: 'p-bernat' })).toEqual(['b1', 'c1', 'a1']);
    expect(await places({ game: 'rolit' })).toEqual(['c0', 'c1', 'a0', 'a1']);
    expect(await places({ game: 'rolit', player: 'p-anna' })).toEqual(['c0', 'a0']);
    expect(await places({ player: 'p-nobody' })).toEqual([]);
  });
  it('by pages, also of games that ended at the same time', async () => {
    for (const table of ['a', 'b', 'c']) await played(table);
    const first = await store().results({ limit: 3 });
    expect(first.map(({ table, seat }) => `${table}${seat}`)).toEqual(['a0', 'a1', 'b0']);
    expect(await places({ after: first.at(-1)!, limit: 2 })).toEqual(['b1', 'c0']);
    expect(await places({ after: { at: 1000, table: 'c', seat: 1 } })).toEqual([]);
  });
  it('the last end counts', async () => {
    await played('t', { at: 1 });
    await finish(store(), 't', tableResult({ at: 2, seats: tableResult().seats.slice(1) }));
    expect((await store().results({})).map(({ at, seat }) => [at, seat])).toEqual([[2, 1]]);
  });
  it('the final view is kept with the table, the results without it', async () => {
    await append(store(), 't', events(1, 2), summary());
    expect(await store().final('t')).toBeNull();
    await finish(store(), 't');
    expect(await store().final('t')).toEqual(finalView);
    await removeTable(store(), 't');
    expect(await store().final('t')).toBeNull();
    expect(await places({})).toEqual(['t0', 't1']);
  });
  it('of no table: nothing is stored', async () => {
    expect(await codeOf(finish(store(), 'none'))).toBe('conflict');
    expect(await store().results({})).toEqual([]);
  });
  it('go into the unit of the last event, or nowhere', async () => {
    await append(store(), 't', events(1, 2), summary());
    const last = {
      kind: 'finish',
      table: 't',
      result: tableResult(),
      final: finalView,
      backfilled: false,
    } as const;
    const late = { append: { table: 't', events: [event(2)] }, changes: [last] };
    expect(await codeOf(store().commit(late))).toBe('conflict');
    expect([await places({}), await store().final('t')]).toEqual([[], null]);
    await store().commit({ ...late, append: { table: 't', events: [event(3)] } });
    expect(await places({})).toEqual(['t0', 't1']);
  });
  it('none are missing where they were kept from the start', async () => {
    await played('t');
    expect(await store().missingResults(10)).toEqual([]);
    await change(store(), { kind: 'no-result', table: 't', problem: 'table-broken' });
    expect(await places({})).toEqual(['t0', 't1']);
  });
}

const ranking = { game: 'rolit', ranking: 'score', variant: 'SM' };
const record = (seat: number, rank: readonly number[], over: Partial<RankedResult> = {}): RankedResult => ({
  ...{ seat, ranking: 'score', variant: 'SM', rank, timeMs: 0, counts: true },
  ...over,
});

function recordLaws(store: Get): void {
  const played = async (table: string, at: number, ...records: readonly RankedResult[]) => {
    await append(store(), table, events(1, 1), summary());
    await finish(store(), table, tableResult({ at, records }));
  };
  const order = async (over: Partial<RecordFilter> = {}) =>
    (await store().records({ ...ranking, ...over })).map(({ table, seat }) => `${table}${seat}`);
  it('come back as they were, with whose they are', async () => {
    await played('t', 7, record(1, [3, -2], { timeMs: 90_000 }));
    const who = { table: 't', game: 'rolit', player: 'p-bernat', name: 'Seat 1', at: 7 };
    expect(await store().records(ranking)).toEqual([{ ...record(1, [3, -2], { timeMs: 90_000 }), ...who }]);
  });
  it('[R40] by rank from left to right, then time, then who was first', async () => {
    await played('a', 1, record(0, [1, 9]), record(1, [2, -10]));
    await played('b', 2, record(0, [2, -9], { timeMs: 50 }), record(1, [2, -9], { timeMs: 40 }));
    await played('c', 1, record(0, [2, -9], { timeMs: 50 }), record(1, [-1, 0]));
    expect(await order()).toEqual(['b1', 'c0', 'b0', 'a1', 'a0', 'c1']);
    expect(await order({ skip: 1, limit: 2 })).toEqual(['c0', 'b0']);
  });
  it('[R40] of one variant, in a period, and only what counts', async () => {
    await played('a', 10, record(0, [1]), record(1, [2], { variant: 'SL' }));
    await played('b', 20, record(0, [3], { counts: false }), record(1, [2]));
    await played('c', 30, record(0, [4], { ranking: 'streak' }));
    expect(await order()).toEqual(['b1', 'a0']);
    expect(await order({ variant: 'SL' })).toEqual(['a1']);
    expect(await order({ ranking: 'streak' })).toEqual(['c0']);
    expect(await order({ since: 11 })).toEqual(['b1']);
    expect(await order({ since: 10, until: 20 })).toEqual(['a0']);
    expect(await order({ game: 'kenken' })).toEqual([]);
  });
  it('of one player', async () => {
    await played('a', 10, record(0, [1]), record(1, [2]));
    await played('b', 20, record(1, [3]));
    expect(await order({ player: 'p-bernat' })).toEqual(['b1', 'a1']);
    expect(await order({ player: 'nobody' })).toEqual([]);
  });
}

function otherLaws(store: Get): void {
  const guest = { id: 'g', name: 'Llúdriga', language: 'ca', created: 1, seen: 2 };
  it('a guest comes back as left, the last one counts', async () => {
    expect(await store().guest('g')).toBeNull();
    await putGuest(store(), guest);
    await putGuest(store(), { ...guest, name: 'Otter', seen: 3 });
    expect(await store().guest('g')).toEqual({ ...guest, name: 'Otter', seen: 3 });
  });
  it('assets of several megabytes', async () => {
    const text = 'paraula çà 😀\n'.repeat(300_000);
    expect(await readText(store(), 'hash')).toBeNull();
    await putText(store(), 'hash', text, 1);
    expect((await readText(store(), 'hash')) === text).toBe(true);
  });
  it('the first text of a hash stays', async () => {
    await putText(store(), 'hash', 'first', 1);
    await putText(store(), 'hash', 'second', 2);
    expect(await readText(store(), 'hash')).toBe('first');
  });
  it('a secret is random, and the same for all who ask', async () => {
    const asked = await Promise.all([store().secret('a'), store().secret('a'), store().secret('b')]);
    expect(asked[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(asked[1]).toBe(asked[0]);
    expect(asked[2]).not.toBe(asked[0]);
    expect(await store().secret('a')).toBe(asked[0]);
  });
}

function clearingLaws(store: Get): void {
  const held = async (...hashes: readonly string[]) => {
    const texts = await Promise.all(hashes.map((hash) => readText(store(), hash)));
    return texts.map((text) => text !== null);
  };
  it('assets go when no table is played with them', async () => {
    for (const hash of ['level', 'shared', 'other']) await putText(store(), hash, hash, 10);
    await append(store(), 'a', [created({ level: 'level', bag: 'shared', words: 'shared' })], summary());
    await append(store(), 'b', [created({ bag: 'shared' })], summary());
    expect(await change(store(), { kind: 'sweep-resources', wantedBefore: 1000 })).toBe(1);
    expect(await held('level', 'shared', 'other')).toEqual([true, true, false]);
    await removeTable(store(), 'a');
    expect(await change(store(), { kind: 'sweep-resources', wantedBefore: 1000 })).toBe(1);
    expect(await held('level', 'shared')).toEqual([false, true]);
    await removeTable(store(), 'b');
    expect(await change(store(), { kind: 'sweep-resources', wantedBefore: 1000 })).toBe(1);
  });
  it('those put lately stay: a table may be about to name them', async () => {
    await putText(store(), 'old', 'text', 10);
    await putText(store(), 'new', 'text', 20);
    await putText(store(), 'again', 'text', 10);
    await putText(store(), 'again', 'text', 20);
    expect(await change(store(), { kind: 'sweep-resources', wantedBefore: 20 })).toBe(1);
    expect(await held('old', 'new', 'again')).toEqual([false, true, true]);
  });
  it('one that is put while others are cleared away is there for its table', async () => {
    await putText(store(), 'hash', 'text', 10);
    await Promise.all([
      change(store(), { kind: 'sweep-resources', wantedBefore: 20 }),
      putText(store(), 'hash', 'text', 30),
      append(store(), 't', [created({ level: 'hash' })], summary()),
    ]);
    await change(store(), { kind: 'sweep-resources', wantedBefore: 1000 });
    expect(await held('hash')).toEqual([true]);
  });
  it('one that was dropped can come again', async () => {
    await putText(store(), 'hash', 'before', 10);
    await change(store(), { kind: 'sweep-resources', wantedBefore: 20 });
    await putText(store(), 'hash', 'after', 30);
    expect(await readText(store(), 'hash')).toBe('after');
  });
  const guest = (id: string, seen: number) => ({ id, name: id, language: 'ca', created: 0, seen });
  it('guests go who have no table and have not come for long, with their days', async () => {
    for (const id of ['p-anna', 'p-bernat', 'p-gone']) await putGuest(store(), guest(id, 10));
    await putGuest(store(), guest('p-here', 20));
    const day = (player: string) => ({ player, game: 'mastermind', key: 'code', day: '2026-07-29' });
    const players = ['p-gone', 'p-here', 'local'];
    for (const player of players) await claimDaily(store(), day(player), 'd');
    await append(store(), 't', events(1, 1), summary());
    expect(await change(store(), { kind: 'sweep-guests', seenBefore: 20 })).toBe(1);
    const left = await Promise.all(['p-anna', 'p-bernat', 'p-gone', 'p-here'].map((id) => store().guest(id)));
    expect(left.map((found) => found?.id)).toEqual(['p-anna', 'p-bernat', undefined, 'p-here']);
    const days = await Promise.all(players.map((player) => store().daily(day(player))));
    expect(days.map((found) => found !== null)).toEqual([false, true, true]);
    await removeTable(store(), 't');
    expect(await change(store(), { kind: 'sweep-guests', seenBefore: 20 })).toBe(2);
  });
  it('while the file is in its place, all is well', () => expect(store().check()).resolves.toBeUndefined());
}

function dailyLaws(store: Get): void {
  const key = { player: 'p-anna', game: 'mastermind', key: 'code', day: '2026-07-29' };
  it('nobody has one until it is claimed', async () => expect(await store().daily(key)).toBeNull());
  it('the first claim stays, also of many at once', async () => {
    const claims = await Promise.all(['a', 'b', 'c'].map((table) => claimDaily(store(), key, table)));
    expect(claims).toEqual(claims.map(() => ({ table: 'a', dropped: false })));
    expect(await store().daily(key)).toEqual({ table: 'a', dropped: false });
  });
  it('others, other games, other keys and other days have their own', async () => {
    await claimDaily(store(), key, 'a');
    const others = [{ player: 'p-bernat' }, { game: 'kenken' }, { key: 'long' }, { day: '2026-07-30' }];
    for (const other of others) expect(await store().daily({ ...key, ...other })).toBeNull();
  });
  it('one that was dropped stays claimed', async () => {
    await claimDaily(store(), key, 'a');
    await claimDaily(store(), { ...key, key: 'long' }, 'c');
    await change(store(), { kind: 'drop-daily', key });
    expect(await store().daily({ ...key, key: 'long' })).toEqual({ table: 'c', dropped: false });
    expect(await claimDaily(store(), key, 'b')).toEqual({ table: 'a', dropped: true });
  });
  it('it outlives its table', async () => {
    await append(store(), 'a', events(1, 1), summary());
    await claimDaily(store(), key, 'a');
    await removeTable(store(), 'a');
    expect(await store().daily(key)).toEqual({ table: 'a', dropped: false });
  });
}

const nasty = [
  `'; DROP TABLE event; --`,
  `"quotes" 'of' \`all\` kinds \\ %s $1 ?1 :a @b`,
  '👩‍👩‍👧‍👦 ñ ç l·l \u202e rtl \u200b',
  '__proto__',
  'constructor',
  '   ',
  'x'.repeat(5000),
];

function textLaws(store: Get): void {
  it.each(nasty)('as an id: %.40s', async (id) => {
    const one = event(1, { cmd: id, actor: id });
    await append(store(), id, [one], summary({ owner: id, game: id }));
    expect(await store().log(id)).toEqual([one]);
    expect(await store().commandSeq(id, id)).toBe(1);
    expect((await store().summaries({ player: id, game: id })).map((found) => found.id)).toEqual([id]);
    expect(await store().secret(id)).toBe(await store().secret(id));
    expect(await removeTable(store(), id)).toBe(true);
  });
  it('an empty id is an id', async () => {
    await append(store(), '', [event(1, { cmd: '', actor: '' })], summary());
    expect(await store().log('')).toEqual([event(1, { cmd: '', actor: '' })]);
  });
  it.each([...nasty, 'NUL \0 and \0', 'half \ud83d of a pair', 'é'.repeat(100_000), '"\\'.repeat(50_000)])(
    'in a body, a name, a guest: %.40s',
    async (text) => {
      const one = event(1, { body: { kind: 'moved', seat: 0, text } });
      await append(store(), 't', [one], summary({ name: text }));
      await putGuest(store(), { id: 'g', name: text, language: text, created: 0, seen: 0 });
      expect(await store().log('t')).toEqual([one]);
      expect((await store().summary('t'))?.name).toBe(text);
      expect((await store().guest('g'))?.name).toBe(text);
    },
  );
  it.each([0, 1, 2 ** 31, 2 ** 32 + 1, Number.MAX_SAFE_INTEGER])('times such as %d', async (time) => {
    await append(store(), 't', [event(1, { at: time })], summary({ created: time, updated: time }));
    await putGuest(store(), { id: 'g', name: '', language: '', created: time, seen: time });
    expect((await store().log('t'))[0]?.at).toBe(time);
    expect((await store().summaries({}))[0]?.updated).toBe(time);
    expect((await store().guest('g'))?.seen).toBe(time);
  });
}

function closingLaws(store: Get): void {
  it('what was accepted is finished first', async () => {
    const first = append(store(), 't', events(1, 1), summary());
    const rest = events(2, 50).map((one) => append(store(), 't', [one], null));
    const secret = store().secret('s');
    const log = store().log('t');
    await store().close();
    await expect(Promise.all([first, ...rest])).resolves.toHaveLength(51);
    await expect(secret).resolves.toHaveLength(64);
    await expect(log).resolves.toBeDefined();
  });
  it('twice is harmless, also at once', async () => {
    await Promise.all([store().close(), store().close()]);
    await store().close();
  });
  it('afterwards every call rejects with closed, also while it closes', async () => {
    const closing = store().close();
    expect(await codeOf(append(store(), 't', [event(1)], summary()))).toBe('closed');
    await closing;
    const guest = { id: 'g', name: '', language: '', created: 0, seen: 0 };
    const calls = [
      append(store(), 't', [event(1)], summary()),
      putGuest(store(), guest),
      store().commit({ changes: [] }),
      store().log('t'),
      store().commandSeq('t', 'c'),
      store().summary('t'),
      store().summaries({}),
      store().due(1, null, 1),
      store().nextAlarm(1),
      store().results({}),
      store().records(ranking),
      store().final('t'),
      store().missingResults(1),
      store().guest('g'),
      store().daily({ player: 'p', game: 'g', key: 'k', day: 'd' }),
      store().check(),
      store().text('a'),
      store().resource('r'),
      store().prepared('r', 1, ['page']),
      store().entry('e'),
      store().entries({}),
      store().countEntries({ owner: 'p' }),
      store().madeDaily({ game: 'g', key: 'k', day: 'd' }),
      store().secret('s'),
      store().account('p'),
      store().accountNamed('p'),
      store().session('k'),
      store().sessions('p'),
      store().profile('p'),
      store().profiles('p'),
      store().joined(),
    ];
    expect(await Promise.all(calls.map(codeOf))).toEqual(calls.map(() => 'closed'));
  });
}
