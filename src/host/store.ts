/**
 * Where the logs of tables are kept. Every backend (memory, SQLite; later PostgreSQL) keeps the same promises, and
 * one suite holds all of them: what was committed is there for ever, logs in order, nothing twice, all of a unit or
 * nothing. Ids (of tables, commands, players, games, secrets) and names that are searched are well-formed text without
 * NUL, which PostgreSQL cannot keep; all other text may hold anything. Numbers are whole and safe.
 */
import type { FinalView } from '../room/results.ts';
import type { StoredEvent } from '../room/upgrade.ts';
import type {
  Alarm,
  Daily,
  DailyKey,
  Guest,
  LogPage,
  RecordFilter,
  ResultFilter,
  StoredRecord,
  StoredResult,
  StoredSummary,
  SummaryFilter,
} from './data.ts';
import type { Account, Joined, Profile, StoredSession } from './storedpeople.ts';
import type {
  EntryFilter,
  EntryMatch,
  LibraryEntry,
  MadeDaily,
  MadeDailyKey,
  PreparedPart,
  PreparedParts,
  StoredResource,
} from './storedresources.ts';
import type { Unit } from './unit.ts';

export type * from './data.ts';
export type * from './storedpeople.ts';
export type * from './storedresources.ts';

export interface Store {
  /**
   * The only way to write; resolves once all of the unit is on disk, to what each change counts: mostly rows changed.
   * Rejects with the code of the first thing that can't be done, and then nothing of the unit is stored.
   */
  commit(unit: Unit): Promise<readonly number[]>;

  /**
   * The log as it was written, oldest first, or a page of it; empty for an unknown table. Guests who joined an account
   * have its id. `readLog` reads it.
   */
  log(table: string, page?: LogPage): Promise<readonly StoredEvent[]>;
  /** The sequence number that a command got, or null. */
  commandSeq(table: string, cmd: string): Promise<number | null>;

  summary(table: string): Promise<StoredSummary | null>;
  summaries(filter: SummaryFilter): Promise<readonly StoredSummary[]>;

  /** Tables to be woken by that time, the first first, from the one after this one on. */
  due(now: number, after: Alarm | null, limit: number): Promise<readonly Alarm[]>;
  /** When the next one after that time is to be woken; null when none is. */
  nextAlarm(now: number): Promise<number | null>;

  results(filter: ResultFilter): Promise<readonly StoredResult[]>;
  records(filter: RecordFilter): Promise<readonly StoredRecord[]>;
  /** What a finished table looked like in the end; null while it goes on, and where that was never kept. */
  final(table: string): Promise<FinalView | null>;
  /** Some of the tables that had ended before results were kept, and have none yet. */
  missingResults(limit: number): Promise<readonly string[]>;

  guest(id: string): Promise<Guest | null>;

  /** The log-in of a person; null where they are a guest. */
  account(id: string): Promise<Account | null>;
  /** By the key of its name. */
  accountNamed(nameKey: string): Promise<Account | null>;
  session(key: string): Promise<StoredSession | null>;
  /** The last seen first. */
  sessions(person: string): Promise<readonly StoredSession[]>;
  /** By name. */
  profiles(owner: string): Promise<readonly Profile[]>;
  profile(id: string): Promise<Profile | null>;
  /** All guests who are one with an account. */
  joined(): Promise<readonly Joined[]>;

  /** Which table a player has for a day; null while they have none. */
  daily(key: DailyKey): Promise<Daily | null>;

  /** A text by its SHA-256, as UTF-8; kept as long as something is made of it. */
  text(hash: string): Promise<Uint8Array | null>;
  resource(hash: string): Promise<StoredResource | null>;
  /** Parts of what was prepared, and its facts; null if it is not there, or damaged: then it is made again. */
  prepared<Part extends PreparedPart>(
    hash: string,
    format: number,
    parts: readonly Part[],
  ): Promise<PreparedParts<Part> | null>;

  entry(id: string): Promise<LibraryEntry | null>;
  entries(filter: EntryFilter): Promise<readonly LibraryEntry[]>;
  /** How many entries there are of these. */
  countEntries(match: EntryMatch): Promise<number>;

  /** What the game of a day is; null while nobody has made it. */
  madeDaily(key: MadeDailyKey): Promise<MadeDaily | null>;

  /** A random secret of 32 bytes as hex, made when first asked for, the same ever after. */
  secret(name: string): Promise<string>;

  /** Rejects with `store-failed` when what is stored now would not be found again: the file was deleted or replaced. */
  check(): Promise<void>;

  /** Finishes what was accepted, then closes; again is harmless. Other calls after it reject with `closed`. */
  close(): Promise<void>;
}

/** Stable codes: each has a message for the player or the host. */
export type StoreCode =
  | 'conflict'
  | 'resource-name-taken'
  | 'account-name-taken'
  | 'profile-name-taken'
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
