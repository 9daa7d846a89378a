/** The log of a table is the truth: everything else can be computed from it again. */
import type { ForfeitReason } from '../core/game.ts';
import type { ResourceNames } from '../core/resource.ts';
import type { Seat, SeatChoice } from '../core/seat.ts';
import type { Seed } from './random.ts';

/** Characters of the longest text of a move, on the wire, in a log and in a file. */
export const longestMove = 2000;

export type Event = {
  /** 1, 2, 3 … without gaps; also the number of the event's stream of chance. */
  readonly seq: number;
  /** Milliseconds since 1970, from the host's clock; never less than that of the event before. */
  readonly at: number;
  /** Who did it: the player's id, or null for the room itself (bots, alarms). */
  readonly actor: string | null;
  /** The command's id, unique at the table: a resent command is found by it. */
  readonly cmd: string;
  readonly body: EventBody;
};

/** Where a table comes from; only new ones may count in rankings. */
export type Origin = 'new' | 'duplicate' | 'import' | 'local';

export type Created = {
  readonly kind: 'created';
  readonly name: string;
  readonly game: string;
  readonly version: number;
  readonly options: unknown;
  /** The content it is played with, by kind: a table keeps the dictionary it began with. */
  readonly resources: ResourceNames;
  readonly seed: Seed;
  /** Hints a seat may ask for; null = as many as it likes. */
  readonly hints: number | null;
  /** Who made it, and starts it. */
  readonly owner: string | null;
  readonly origin: Origin;
  /** The day, `2026-07-29`, where everybody has the same game on it. */
  readonly daily?: string;
};

export type EventBody =
  | Created
  | { readonly kind: 'renamed'; readonly name: string }
  | {
      readonly kind: 'seated';
      readonly seat: Seat;
      readonly choice: SeatChoice;
      /** Whose seat it is; null for a bot. */
      readonly player: string | null;
    }
  | { readonly kind: 'stood'; readonly seat: Seat }
  | { readonly kind: 'started' }
  | { readonly kind: 'moved'; readonly seat: Seat; readonly text: string }
  /** Other people play too: they are asked whether the moves after `to` may go. */
  | { readonly kind: 'undo-asked'; readonly to: number }
  /** One of them agrees; the last one to agree makes it `undone`. */
  | { readonly kind: 'undo-agreed' }
  | { readonly kind: 'undo-declined' }
  /** All moves and forfeits after this sequence number no longer count. */
  | { readonly kind: 'undone'; readonly to: number }
  /** A named point to which one can return. */
  | { readonly kind: 'saved'; readonly name: string }
  | { readonly kind: 'paused' }
  | { readonly kind: 'resumed' }
  /** How fast a show of bots goes. */
  | { readonly kind: 'paced'; readonly speed: number }
  | { readonly kind: 'hinted'; readonly seat: Seat }
  | { readonly kind: 'forfeited'; readonly seat: Seat; readonly why: ForfeitReason };
