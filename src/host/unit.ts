/**
 * What is written at once: the changes of one command, all of them or none. At most one append, and that first; many
 * units share one transaction of the database, and one that is refused leaves the others alone.
 */
import type { Event } from '../room/event.ts';
import type { DailyKey, Guest, Summary } from './data.ts';

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
  /** The table, its log and all that is kept of it are gone; counts 1 if it was there. */
  | { readonly kind: 'remove-table'; readonly table: string }
  | { readonly kind: 'guest'; readonly guest: Guest }
  /** Guests who own no table, sit at none and were last seen before that time are gone, with their days; counts them. */
  | { readonly kind: 'sweep-guests'; readonly seenBefore: number }
  /** The day is this table's, unless it is another's already; counts 1 if it was free. */
  | { readonly kind: 'claim-daily'; readonly key: DailyKey; readonly table: string }
  /** The day stays claimed, but its table is not to be made again. */
  | { readonly kind: 'drop-daily'; readonly key: DailyKey }
  /** A text by its SHA-256, as UTF-8. `now`: until something names it, this is how it is known to be wanted. */
  | { readonly kind: 'text'; readonly hash: string; readonly bytes: Uint8Array; readonly now: number }
  /** Texts that no table is played with and that were last put before that time are gone; counts them. */
  | { readonly kind: 'sweep-texts'; readonly wantedBefore: number };

export type ChangeOf<Kind extends Change['kind']> = Extract<Change, { kind: Kind }>;
