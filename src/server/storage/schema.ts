/**
 * The tables, the same on every database: ids are text, times bigint, JSON is text. A log is scattered over `event`
 * in order of arrival: clustering it by key (WITHOUT ROWID) was measured and makes an append half as dear again.
 */
import { parseManifest } from '../../core/resource.ts';

import {
  type Daily,
  type DailyKey,
  type Guest,
  type StoredSummary,
  StoreError,
  type Summary,
} from '../../host/store.ts';
import type { Event } from '../../room/event.ts';

export interface Schema {
  game_table: GameTableRow;
  table_player: { table_id: string; player: string };
  event: EventRow & { table_no: number };
  guest: { id: string; seen: number; body: string };
  daily: DailyKey & { table_id: string; dropped: number };
  asset: { hash: string; text: string; wanted: number };
  /** Which assets a table is played with. */
  table_asset: { table_no: number; hash: string };
  secret: { name: string; value: string };
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

/** The manifests of what a new table is played with: its first event says so. */
export function manifestsOf([first]: readonly Event[]): readonly string[] {
  return first?.body.kind === 'created' ? Object.values(first.body.resources).map(({ hash }) => hash) : [];
}

/** The texts that a manifest names; none for what is no manifest. */
export function textsIn(manifest: string | undefined): readonly string[] {
  const read = parseManifest(manifest ?? '');
  return read.ok ? Object.values(read.value.texts) : [];
}

export function eventOf(row: EventRow): Event {
  return { seq: row.seq, at: row.at, actor: row.actor, cmd: row.cmd, body: parse<Event['body']>(row.body) };
}

/** With the number of the last event, which a query finds in the log. */
export function summaryOf(
  row: Pick<GameTableRow, 'id' | 'summary'> & { readonly last_seq: number },
): StoredSummary {
  return { ...parse<Summary>(row.summary), id: row.id, lastSeq: row.last_seq };
}

export function dailyOf(row: { table_id: string; dropped: number }): Daily {
  return { table: row.table_id, dropped: row.dropped !== 0 };
}

export function guestOf(row: { body: string }): Guest {
  return parse<Guest>(row.body);
}

/** The store wrote this text itself, so the type is known; what does not parse was damaged on disk. */
function parse<T>(text: string): T {
  try {
    return JSON.parse(text);
  } catch {
    throw new StoreError('store-damaged', `not JSON: ${text.slice(0, 80)}`);
  }
}
