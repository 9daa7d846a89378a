/** A table as its log has made it. Plain data; the rules of its game come beside it, as `Opened`. */
import type { ForfeitReason, Game, Outcome, Rules } from '../core/game.ts';
import type { Seat, SeatChoice } from '../core/seat.ts';
import type { Seed } from './random.ts';

/** A game taken from the shelf, with its assets found. */
export type Opened = { readonly game: Game; readonly rules: Rules };

export type Place = SeatChoice & {
  /** Whose seat it is; null for a bot. */
  readonly player: string | null;
  readonly hintsUsed: number;
};

export type Table = {
  readonly seq: number;
  readonly name: string;
  readonly game: string;
  readonly version: number;
  readonly options: unknown;
  readonly assets: Readonly<Record<string, string>>;
  readonly seed: Seed;
  readonly hints: number | null;
  readonly seats: readonly Place[];
  readonly phase: 'gathering' | 'playing' | 'over';
  /** Sequence number of the start, 0 before it. */
  readonly startedAt: number;
  readonly paused: boolean;
  /** Time played without pauses, up to `since`. */
  readonly played: number;
  /** Since when the clock runs; null while it stands. */
  readonly since: number | null;
  /** The game's state; null before the start. */
  readonly state: unknown;
  readonly outcome: Outcome | null;
  /** Moves and forfeits that count, oldest first: what undo and replay go by. */
  readonly moves: readonly PastMove[];
  /** Sequence number of the last undo, or 0: what was aimed at an older screen is stale. */
  readonly undoneAt: number;
};

/** A move as it was written, or a forfeit. */
export type PastMove =
  | { readonly seq: number; readonly seat: Seat; readonly text: string }
  | { readonly seq: number; readonly seat: Seat; readonly text: null; readonly why: ForfeitReason };

/** Milliseconds on the clock. */
export function timePlayed({ played, since }: Table, now: number): number {
  return played + (since === null ? 0 : Math.max(0, now - since));
}

export function namesOf({ seats }: Table): readonly string[] {
  return seats.map(({ name }) => name);
}
