/**
 * Where the logs of tables are kept. Every backend (memory, SQLite; later PostgreSQL) keeps the same promises, and
 * one suite holds all of them: what was appended is there for ever, in order, none twice, all of a call or nothing.
 * Ids (of tables, commands, players, games, secrets) and assets are well-formed text without NUL, which PostgreSQL
 * cannot keep; all other text may hold anything. Numbers are whole and safe.
 */
import type { Seat } from '../core/seat.ts';
import type { Event } from '../room/event.ts';

export interface Store {
  /**
   * Adds events (at least one) to a log; resolves once they are on disk. The first has to be the next of the log,
   * the others follow without gaps, and every `cmd` is new to the table; otherwise nothing is stored and it rejects
   * with `conflict`. A summary, if given, replaces the table's; the first append of a table must give one.
   */
  append(table: string, events: readonly Event[], summary: Summary | null): Promise<void>;
  /** The log, oldest first, or a page of it; empty for an unknown table. */
  log(table: string, page?: LogPage): Promise<readonly Event[]>;
  /** The sequence number that a command got, or null. */
  commandSeq(table: string, cmd: string): Promise<number | null>;

  summary(table: string): Promise<StoredSummary | null>;
  summaries(filter: SummaryFilter): Promise<readonly StoredSummary[]>;
  /**
   * A newer summary for a table whose log has not changed (set aside, or brought up to date); `conflict` if there is
   * no such table.
   */
  putSummary(table: string, summary: Summary): Promise<void>;
  /** The table, its log and its summary are gone; true if it was there. */
  remove(table: string): Promise<boolean>;

  guest(id: string): Promise<Guest | null>;
  putGuest(guest: Guest): Promise<void>;
  /** Guests who own no table, sit at none and were last seen before that time are gone, with their days; how many. */
  dropGuests(seenBefore: number): Promise<number>;

  /** Which table a player has for a day; null while they have none. */
  daily(key: DailyKey): Promise<Daily | null>;
  /** The day is this table's, unless it is another's already; whose it is now. */
  claimDaily(key: DailyKey, table: string): Promise<Daily>;
  /** The day stays claimed, but its table is not to be made again. */
  dropDaily(key: DailyKey): Promise<void>;

  /** A text by its SHA-256; kept as long as a table is played with it. */
  asset(hash: string): Promise<string | null>;
  /** It is wanted now, as if it had been put again; false when it is not there. */
  wantAsset(hash: string, now: number): Promise<boolean>;
  /** `now`: until a table names it, this is how it is known to be wanted. */
  putAsset(hash: string, text: string, now: number): Promise<void>;
  /** Assets that no table is played with and that were last put before that time are gone; how many. */
  dropAssets(putBefore: number): Promise<number>;

  /** A random secret of 32 bytes as hex, made when first asked for, the same ever after. */
  secret(name: string): Promise<string>;

  /** Rejects with `store-failed` when what is stored now would not be found again: the file was deleted or replaced. */
  check(): Promise<void>;

  /** Finishes what was accepted, then closes; again is harmless. Other calls after it reject with `closed`. */
  close(): Promise<void>;
}

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
  readonly setAside: string | null;
};

export type StoredSummary = Summary & {
  readonly id: string;
  /** Sequence number of the last event; more than `seq` when the summary is behind. */
  readonly lastSeq: number;
};

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

/** Stable codes: each has a message for the player or the host. */
export type StoreCode =
  | 'conflict'
  | 'store-full'
  | 'store-read-only'
  | 'store-locked'
  | 'store-damaged'
  | 'store-newer'
  | 'store-failed'
  | 'closed';

export class StoreError extends Error {
  readonly code: StoreCode;
  readonly details: string;

  constructor(code: StoreCode, details: string) {
    super(`${code}: ${details}`);
    this.code = code;
    this.details = details;
  }
}
