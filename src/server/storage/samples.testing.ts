/** Events and summaries for the tests and measurements of stores. */

import type { Daily, DailyKey, Guest, Store, Summary } from '../../host/store.ts';
import type { Change, Unit } from '../../host/unit.ts';
import type { Event } from '../../room/event.ts';
import type { FinalView, TableResult } from '../../room/results.ts';

export function event(seq: number, over: Partial<Event> = {}): Event {
  const body = { kind: 'moved', seat: seq % 2, text: `8H QUIXOTRY ${seq}` } as const;
  return { seq, at: 1_795_000_000_000 + seq, actor: 'p-anna', cmd: `c${seq}`, body, ...over };
}

/** The first event of a table that is played with content of these hashes, by kind. */
export function created(hashes: Readonly<Record<string, string>>): Event {
  const options = {};
  const named = Object.entries(hashes).map(([kind, hash]) => [kind, { hash, name: kind }]);
  const resources = Object.fromEntries(named);
  const made = { name: 'Dissabte', game: 'kenken', version: 1, options, seed: 's', hints: null } as const;
  return event(1, { body: { kind: 'created', ...made, resources, owner: 'p-anna', origin: 'import' } });
}

/** As many events as asked for, from `first` on. */
export function events(first: number, count: number): readonly Event[] {
  return Array.from({ length: count }, (_, at) => event(first + at));
}

export function summary(over: Partial<Summary> = {}): Summary {
  return {
    game: 'rolit',
    version: 1,
    name: 'Dissabte',
    owner: 'p-anna',
    origin: 'new',
    phase: 'playing',
    seats: [seat('Anna', 'p-anna'), seat('Bernat', 'p-bernat')],
    toAct: [0],
    winners: [],
    moves: 4,
    created: 1_795_000_000_000,
    updated: 1_795_000_000_000,
    seq: 1,
    quarantined: null,
    ...over,
  };
}

export function seat(name: string, player: string | null): Summary['seats'][number] {
  return { name, bot: player === null ? 'strong' : null, player, score: 12 };
}

/** What came of a game of two. */
export function tableResult(over: Partial<TableResult> = {}): TableResult {
  const common = { game: 'rolit', version: 1, origin: 'new', daily: null, rated: false } as const;
  const seats = [seatResult(0, 'p-anna'), seatResult(1, 'p-bernat')];
  return { ...common, undone: false, playedMs: 60_000, at: 1000, seats, records: [], ...over };
}

function seatResult(seat: number, player: string | null): TableResult['seats'][number] {
  const who = { name: `Seat ${seat}`, bot: null, player };
  return { seat, ...who, place: seat + 1, points: 40 - seat, won: seat === 0, hintsUsed: 0 };
}

export const finalView: FinalView = {
  options: { shape: 'SM' },
  resources: {},
  last: { seq: 4, seat: 1, text: 'a1' },
  moveCount: 60,
  seed: 'ab',
  seedHash: 'cd',
  outcome: { standings: [], winners: [0], reason: { code: 'board-full' } },
  view: { cells: [1, null, 2] },
  picks: [{ colour: 'red' }, { colour: 'blue' }],
  playedMs: 60_000,
};

export function finish(store: Writer, table: string, result = tableResult(), final = finalView) {
  return change(store, { kind: 'finish', table, result, final, backfilled: false });
}

/** Events for a table, with its summary if one is given. */
export function appended(table: string, events: readonly Event[], summary: Summary | null): Unit {
  return { append: { table, events }, changes: summary ? [{ kind: 'summary', table, summary }] : [] };
}

type Writer = Pick<Store, 'commit'>;

export async function append(store: Writer, ...unit: Parameters<typeof appended>): Promise<void> {
  await store.commit(appended(...unit));
}

/** One change alone; what it counts. */
export async function change(store: Writer, one: Change): Promise<number> {
  return (await store.commit({ changes: [one] }))[0]!;
}

export async function putSummary(store: Writer, table: string, summary: Summary): Promise<void> {
  await change(store, { kind: 'summary', table, summary });
}

/** True if it was there. */
export async function removeTable(store: Writer, table: string): Promise<boolean> {
  return (await change(store, { kind: 'remove-table', table })) > 0;
}

export async function putGuest(store: Writer, guest: Guest): Promise<void> {
  await change(store, { kind: 'guest', guest });
}

export async function putText(store: Writer, hash: string, text: string, now: number): Promise<void> {
  await change(store, { kind: 'text', hash, bytes: new TextEncoder().encode(text), now });
}

/** Whose day it is now. */
export async function claimDaily(store: Store, key: DailyKey, table: string): Promise<Daily | null> {
  await change(store, { kind: 'claim-daily', key, table });
  return store.daily(key);
}
