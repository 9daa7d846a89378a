/**
 * What the main thread and the writer tell each other. Tuples and not objects: their names would be copied with
 * every message, which makes it three times as dear.
 */
import type { SQLInputValue } from 'node:sqlite';
import type { StoreCode, Summary } from '../../host/store.ts';
import type { Event } from '../../room/event.ts';
import type { Identity } from './identity.ts';
import { playersOf } from './schema.ts';

export type Operation = AppendOperation | QueryOperation;

/** No events: a summary alone. */
export type AppendOperation = readonly [
  kind: 'append',
  table: string,
  events: readonly EventTuple[],
  summary: SummaryTuple | null,
  /** Hashes of the manifests that a new table is played with. */
  manifests: readonly string[],
];

export type QueryOperation = readonly [kind: 'query', sql: string, values: readonly SQLInputValue[]];

export type EventTuple = readonly [seq: number, at: number, actor: string | null, cmd: string, body: string];
export type SummaryTuple = readonly [
  game: string,
  phase: string,
  updated: number,
  players: string,
  summary: string,
];

/** Rows changed, or why nothing was. */
export type Outcome = number | Failure;
export type Failure = readonly [code: StoreCode, details: string];

/** To a group of operations: how many commits it took, and an outcome for each. */
export type Answer = readonly [commits: number, outcomes: readonly Outcome[]];

export type WriterOptions = {
  readonly file: string;
  /** Of the file that was made ready: no other is written to. */
  readonly identity: Identity;
  readonly sync: 'full' | 'normal';
  readonly maxPages: number | null;
  /** Milliseconds without work after which the write-ahead log goes into the file. */
  readonly restMs: number;
};

export function eventTuple({ seq, at, actor, cmd, body }: Event): EventTuple {
  return [seq, at, actor, cmd, JSON.stringify(body)];
}

export function summaryTuple(summary: Summary): SummaryTuple {
  const { game, phase, updated } = summary;
  return [game, phase, updated, JSON.stringify(playersOf(summary)), JSON.stringify(summary)];
}
