/**
 * The tables, the same on every database: ids are text, times bigint, JSON is text,
 * bytes are bytea (to SQLite any name will do). A log is scattered over `event`
 * in order of arrival: clustering it by key (WITHOUT ROWID) was measured and makes an append half as dear again.
 */

import {
  type Daily,
  type DailyKey,
  type MadeDailyKey,
  type StoredSummary,
  StoreError,
  type Summary,
} from '../../host/store.ts';
import { upgradeSummary, type WrittenSummary } from '../../host/summary.ts';
import type { Event } from '../../room/event.ts';
import type { PreparedRow } from './prepared.ts';

export interface Schema {
  game_table: GameTableRow;
  table_player: { table_id: string; player: string };
  event: EventRow & { table_no: number };
  guest: { id: string; seen: number; body: string };
  account: { id: string; name_key: string; body: string };
  session: { key: string; person: string; seen: number; body: string };
  profile: { id: string; owner: string; name_key: string; body: string };
  joined: { from_id: string; to_id: string };
  daily: DailyKey & { table_id: string; dropped: number };
  /** `wanted`: when it was last put. */
  resource_text: { hash: string; bytes: Uint8Array; wanted: number };
  /** What a table is played with: a resource; for tables of before there were any, a text. */
  table_resource: { table_no: number; hash: string };
  /** `body` is all of it. */
  resource: { hash: string; body: string; wanted: number };
  /** Which texts a resource is made of. */
  resource_part: { resource: string; text: string };
  prepared: PreparedRow & { hash: string; format: number; wanted: number };
  library_entry: {
    id: string;
    game: string;
    kind: string;
    owner: string | null;
    name_key: string;
    language: string | null;
    hash: string;
    updated: number;
    body: string;
  };
  made_daily: MadeDailyKey & { hash: string | null; body: string };
  secret: { name: string; value: string };
  /** By seat; `body` is all of it. They outlive their tables, so they name them by id. */
  result: {
    table_id: string;
    seat: number;
    game: string;
    player: string | null;
    at: number;
    body: string;
  };
  record: RecordRow;
  final_view: { table_no: number; body: string };
  /** Tables that were over before results were kept; `problem`: why theirs can't be filled in. */
  missing_result: { table_no: number; problem: string | null };
}

type GameTableRow = {
  /** Its events are kept by it: what is played at the same time lies together. */
  no: number;
  id: string;
  game: string;
  phase: string;
  updated: number;
  /** The rows of `table_player` as JSON: tells without looking whether they change. */
  players: string;
  summary: string;
  wake_at: number | null;
};

type RecordRow = {
  table_id: string;
  seat: number;
  game: string;
  ranking: string;
  variant: string;
  rank: string;
  /** Sorts the best first. */
  rank_key: string;
  time_ms: number;
  counts: number;
  player: string | null;
  name: string;
  at: number;
};

export type EventRow = {
  seq: number;
  at: number;
  actor: string | null;
  cmd: string;
  body: string;
};

/** The owner and everybody with a seat, in a fixed order. */
export function playersOf(summary: Summary): readonly string[] {
  const all = [summary.owner, ...summary.seats.map((seat) => seat.player)];
  return [...new Set(all.filter((player) => player !== null))].sort();
}

/** What a new table is played with: its first event says so. */
export function resourcesOf([first]: readonly Event[]): readonly string[] {
  if (first?.body.kind !== 'created') return [];
  return [...new Set(Object.values(first.body.resources).map(({ hash }) => hash))];
}

export function eventOf(row: EventRow): Event {
  return { seq: row.seq, at: row.at, actor: row.actor, cmd: row.cmd, body: parse<Event['body']>(row.body) };
}

/** With the number of the last event, which a query finds in the log. */
export function summaryOf(
  row: Pick<GameTableRow, 'id' | 'summary' | 'wake_at'> & { readonly last_seq: number },
): StoredSummary {
  const summary = upgradeSummary(parse<WrittenSummary>(row.summary));
  return { ...summary, id: row.id, lastSeq: row.last_seq, wakeAt: row.wake_at };
}

export function dailyOf(row: { table_id: string; dropped: number }): Daily {
  return { table: row.table_id, dropped: row.dropped !== 0 };
}

/** The store wrote this text itself, so the type is known; what does not parse was damaged on disk. */
export function parse<T>(text: string): T {
  try {
    return JSON.parse(text);
  } catch {
    throw new StoreError('store-damaged', `not JSON: ${text.slice(0, 80)}`);
  }
}
