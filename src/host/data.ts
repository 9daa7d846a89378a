/** What a store keeps of tables and people, as it is written and read. */
import type { Seat } from '../core/seat.ts';

/** So many events at most, from the one after this number on. */
export type LogPage = { readonly after: number; readonly limit: number };

/** What lists show of a table without folding its log. */
export type Summary = {
  readonly game: string;
  readonly version: number;
  readonly name: string;
  readonly owner: string | null;
  readonly origin: string;
  readonly phase: 'gathering' | 'playing' | 'over';
  readonly seats: readonly {
    readonly name: string;
    readonly bot: string | null;
    readonly player: string | null;
    readonly score: number | null;
  }[];
  readonly toAct: readonly Seat[];
  readonly winners: readonly Seat[];
  readonly moves: number;
  readonly created: number;
  readonly updated: number;
  /** The day, where it is the game of one. */
  readonly daily?: string;
  /** The event that this summary is of. */
  readonly seq: number;
  /** Why the table can't be played any more (its log does not fold, an asset is missing); a message code. */
  readonly quarantined: string | null;
};

export type StoredSummary = Summary & {
  readonly id: string;
  /** Sequence number of the last event; more than `seq` when the summary is behind. */
  readonly lastSeq: number;
  /** When it is to be woken; null for never. */
  readonly wakeAt: number | null;
};

/** When a table is to be woken. */
export type Alarm = { readonly table: string; readonly at: number };

export type SummaryFilter = {
  /** Tables owned by this player or with a seat of theirs. */
  readonly player?: string;
  readonly game?: string;
  readonly phases?: readonly Summary['phase'][];
  /** The last updated first (ties by id); 200 unless told. */
  readonly limit?: number;
};

/** A game of the day is had once: by one player, on one day. */
export type DailyKey = { readonly player: string; readonly game: string; readonly day: string };
export type Daily = {
  readonly table: string;
  /** Whether the player has deleted it. */
  readonly dropped: boolean;
};

export type Guest = {
  readonly id: string;
  readonly name: string;
  readonly language: string;
  readonly created: number;
  readonly seen: number;
};
