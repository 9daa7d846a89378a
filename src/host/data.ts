/** What a store keeps of tables and people, as it is written and read. */
import type { Strength } from '../core/cast.ts';
import type { Seat } from '../core/seat.ts';
import type { RankedResult, SeatResult, TableResult } from '../room/results.ts';

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
    /** Of a bot: which character of the cast it is, and how strong. Summaries of before do not tell. */
    readonly rival?: string;
    readonly strength?: Strength;
    readonly score: number | null;
  }[];
  readonly toAct: readonly Seat[];
  readonly winners: readonly Seat[];
  readonly moves: number;
  readonly created: number;
  readonly updated: number;
  /** The day, where it is the game of one. */
  readonly daily?: string;
  /** Which of its game's. */
  readonly dailyKey?: string;
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
export type DailyKey = {
  readonly player: string;
  readonly game: string;
  readonly key: string;
  readonly day: string;
};
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

/** What came of one seat at a table, which may be gone since. */
export type StoredResult = SeatResult &
  Omit<TableResult, 'seats' | 'records'> & {
    readonly table: string;
    /** How many there were. */
    readonly seats: number;
    readonly backfilled: boolean;
  };

/** The newest first, from the one after this one on; 200 unless told. */
export type ResultFilter = {
  readonly table?: string;
  readonly player?: string;
  readonly game?: string;
  readonly after?: Pick<StoredResult, 'at' | 'table' | 'seat'>;
  readonly limit?: number;
};

export type StoredRecord = RankedResult &
  Pick<SeatResult, 'player' | 'name'> & {
    readonly table: string;
    readonly game: string;
    readonly at: number;
  };

/** Those that count in a ranking, the best first; 200 unless told. */
export type RecordFilter = {
  readonly game: string;
  readonly ranking: string;
  readonly variant: string;
  /** Of this player alone. */
  readonly player?: string;
  /** Of games that ended then or later, and before then. */
  readonly since?: number;
  readonly until?: number;
  readonly skip?: number;
  readonly limit?: number;
};
