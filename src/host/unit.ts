/**
 * What is written at once: the changes of one command, all of them or none. At most one append, and that first; many
 * units share one transaction of the database, and one that is refused leaves the others alone.
 */
import type { Event } from '../room/event.ts';
import type { FinalView, TableResult } from '../room/results.ts';
import type { DailyKey, Guest, Summary } from './data.ts';
import type { Account, Profile, StoredSession } from './storedpeople.ts';
import type { LibraryEntry, MadeDaily, MadeDailyKey, Prepared, StoredResource } from './storedresources.ts';

export type Unit = { readonly append?: Append; readonly changes: readonly Change[] };

/**
 * Events (at least one) for a log. The first has to be the next of the log, the others follow without gaps, and every
 * `cmd` is new to the table; otherwise the unit is refused with `conflict`. The first append of a table brings its
 * summary along, among the changes.
 */
export type Append = { readonly table: string; readonly events: readonly Event[] };

export type Change =
  /** Replaces the table's summary; `conflict` if there is no such table. */
  | { readonly kind: 'summary'; readonly table: string; readonly summary: Summary }
  /** When the table is to be woken, null for never; `conflict` if there is no such table. */
  | { readonly kind: 'alarm'; readonly table: string; readonly at: number | null }
  /** The game is over: what came of it, in place of what was there; `conflict` if there is no such table. */
  | {
      readonly kind: 'finish';
      readonly table: string;
      readonly result: TableResult;
      readonly final: FinalView;
      /** Whether it was filled in later, for a game that had ended before results were kept. */
      readonly backfilled: boolean;
    }
  /** No results can be filled in for this table, for this reason; a message code. */
  | { readonly kind: 'no-result'; readonly table: string; readonly problem: string }
  /** The table, its log and its final view are gone; its results stay. Counts 1 if it was there. */
  | { readonly kind: 'remove-table'; readonly table: string }
  | { readonly kind: 'guest'; readonly guest: Guest }
  /** Guests who own no table, sit at none and were last seen before that time are gone, with their days; counts them. */
  | { readonly kind: 'sweep-guests'; readonly seenBefore: number }
  /** A log-in, in place of that with its id; `account-name-taken` if its name is another's. */
  | { readonly kind: 'account'; readonly account: Account }
  /** The log-in and all its sessions are gone; counts 1 if it was there. */
  | { readonly kind: 'remove-account'; readonly id: string }
  | { readonly kind: 'session'; readonly session: StoredSession }
  /** Counts 1 if it was there. */
  | { readonly kind: 'remove-session'; readonly key: string }
  /** All sessions of a person, but for that one; counts them. */
  | { readonly kind: 'remove-sessions'; readonly person: string; readonly but: string | null }
  /** Sessions that were last seen before that time are gone; counts them. */
  | { readonly kind: 'sweep-sessions'; readonly seenBefore: number }
  /** `profile-name-taken` if the owner has another of that name. */
  | { readonly kind: 'profile'; readonly profile: Profile }
  /** Counts 1 if it was there. */
  | { readonly kind: 'remove-profile'; readonly id: string }
  /**
   * A guest and an account are the same person from now on: tables, results, records, days and content of the guest are
   * the account's in every list, and the guest is gone. Logs stay as they are. Of a day that both had the account's
   * stays; entries of the library that have the same name are given another before.
   */
  | { readonly kind: 'join-people'; readonly from: string; readonly to: string }
  /** The day is this table's, unless it is another's already; counts 1 if it was free. */
  | { readonly kind: 'claim-daily'; readonly key: DailyKey; readonly table: string }
  /** The day stays claimed, but its table is not to be made again. */
  | { readonly kind: 'drop-daily'; readonly key: DailyKey }
  /** A text by its SHA-256, as UTF-8. `now`: until something names it, this is how it is known to be wanted. */
  | { readonly kind: 'text'; readonly hash: string; readonly bytes: Uint8Array; readonly now: number }
  /** A resource by its hash, whose texts are put before or with it; `now` as for texts. */
  | { readonly kind: 'resource'; readonly resource: StoredResource; readonly now: number }
  /** What was prepared of a resource in this format, in place of what was there. */
  | {
      readonly kind: 'prepared';
      readonly hash: string;
      readonly format: number;
      readonly prepared: Prepared;
      readonly now: number;
    }
  /** A new entry of the library, or one in place of that with its id; `resource-name-taken` if its name is another's. */
  | { readonly kind: 'entry'; readonly entry: LibraryEntry }
  /** Counts 1 if it was there. */
  | { readonly kind: 'remove-entry'; readonly id: string }
  /** What the game of a day is, unless that is known already; counts 1 if it was not. */
  | { readonly kind: 'made-daily'; readonly key: MadeDailyKey; readonly made: MadeDaily }
  /**
   * Prepared bytes, resources and texts that no table, no entry and no day names and that were last wanted before that
   * time are gone; counts the texts.
   */
  | { readonly kind: 'sweep-resources'; readonly wantedBefore: number };

export type ChangeOf<Kind extends Change['kind']> = Extract<Change, { kind: Kind }>;
