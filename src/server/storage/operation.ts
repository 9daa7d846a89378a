/**
 * What the main thread and the writer tell each other. Tuples and not objects: their names would be copied with
 * every message, which makes it three times as dear.
 */
import type { SQLInputValue } from 'node:sqlite';
import type { StoreCode, Summary } from '../../host/store.ts';
import type { Append } from '../../host/unit.ts';
import type { Event } from '../../room/event.ts';
import type { Identity } from './identity.ts';
import { playersOf, resourcesOf } from './schema.ts';

/** A unit: what is played goes by prepared statements, all else comes as queries. */
export type Operation = readonly [
  /** Whose log the events are for; null when there are none. */
  table: string | null,
  events: readonly EventTuple[] | null,
  /** Hashes of what a new table is played with; null for one that goes on. */
  resources: readonly string[] | null,
  steps: readonly Step[],
];

/** What a change is to the writer. */
export type Step = SummaryStep | AlarmStep | QueryStep;

/** The table is null where it is that of the events: most often, and a word less to copy. */
export type SummaryStep = readonly [
  kind: 'summary',
  table: string | null,
  game: string,
  phase: string,
  updated: number,
  players: string,
  summary: string,
];

export type AlarmStep = readonly [kind: 'alarm', table: string | null, at: number | null];

/** Counts the rows that the last of its queries changes. */
export type QueryStep = readonly [kind: 'queries', queries: readonly Query[]];

export type Query = readonly [
  sql: string,
  values: readonly SQLInputValue[],
  /** Why the unit is refused when a row like this one is there already; null where that would be a bug. */
  taken: StoreCode | null,
  /** Why it is refused when this changes no row; null where that is fine. */
  missing: StoreCode | null,
];

export type EventTuple = readonly [seq: number, at: number, actor: string | null, cmd: string, body: string];

/** What each change counts, or why nothing was done. A number: so many changes, and each counts 1; so it mostly is. */
export type Outcome = number | readonly number[] | Failure;
export type Failure = readonly [code: StoreCode, details: string];

export function isFailure(outcome: Outcome): outcome is Failure {
  return typeof outcome !== 'number' && typeof outcome[0] === 'string';
}

export function countsOf(outcome: Exclude<Outcome, Failure>): readonly number[] {
  return typeof outcome === 'number' ? new Array<number>(outcome).fill(1) : outcome;
}

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

export function operationOf(append: Append | undefined, steps: readonly Step[]): Operation {
  if (!append) return [null, null, null, steps];
  const { table, events } = append;
  return [table, events.map(eventTuple), events[0]?.seq === 1 ? resourcesOf(events) : null, steps];
}

function eventTuple({ seq, at, actor, cmd, body }: Event): EventTuple {
  return [seq, at, actor, cmd, JSON.stringify(body)];
}

export function summaryStep(table: string | null, summary: Summary): SummaryStep {
  const { game, phase, updated } = summary;
  const players = JSON.stringify(playersOf(summary));
  return ['summary', table, game, phase, updated, players, JSON.stringify(summary)];
}
