/**
 * A table as its log has made it. Plain data; the rules of its game come beside it, as `OpenGame`. But for the game's own
 * state it is as large after a thousand moves as after one: what happened long ago is in the log.
 */
import type { ForfeitReason, Game, Outcome, Rules } from '../core/game.ts';
import type { OpenResources } from '../core/resource.ts';
import type { Seat, SeatChoice } from '../core/seat.ts';
import type { Ask, Created, HintText } from './event.ts';

/** A game taken from the shelf, opened with the content it is played with. */
export type OpenGame = { readonly game: Game; readonly rules: Rules; readonly resources: OpenResources };

export type Occupant = SeatChoice & {
  /** Whose seat it is; null for a bot. */
  readonly player: string | null;
  /** Whose result it is, where that is not the player. */
  readonly credit?: string;
  /** Which character of the cast a bot is. */
  readonly rival?: string;
  readonly hintsUsed: number;
  /** The hints for the position that the seat has now: given again they cost nothing. Null once it has another. */
  readonly hint: GivenHint | null;
};

/** Hints, and the event by which they were given. */
export type GivenHint = { readonly seq: number; readonly hints: readonly HintText[] };

export type Table = Omit<Created, 'kind'> & {
  readonly seq: number;
  /** Shown from the start; the seed itself only at the end. */
  readonly seedHash: string;
  /** When it was made, and when the last event happened. */
  readonly created: number;
  readonly at: number;
  readonly seats: readonly Occupant[];
  readonly phase: 'gathering' | 'playing' | 'over';
  /** Sequence number of the start, 0 before it. */
  readonly startedAt: number;
  readonly paused: boolean;
  /** The clock stands since nobody looks. */
  readonly resting: boolean;
  /** How fast a show of bots goes; 1 is the usual pace. */
  readonly speed: number;
  /** Time played without pauses, up to `runningSince`. */
  readonly elapsedMs: number;
  /** Since when the clock runs; null while it stands. */
  readonly runningSince: number | null;
  /** The game's state; null before the start. */
  readonly state: unknown;
  readonly toAct: readonly Seat[];
  /** By seat: the sequence number at which it was last given the turn. */
  readonly turnSince: readonly number[];
  readonly outcome: Outcome | null;
  /** How many moves and forfeits count, and the last of them. Those before it are in the log (`pastMoves`). */
  readonly moveCount: number;
  readonly last: PastMove | null;
  /** By seat: the sequence number of its last move or forfeit that counts, or 0. */
  readonly lastMoves: readonly number[];
  /** Sequence number of the last undo, or 0: what was aimed at an older screen is stale. */
  readonly undoneAt: number;
  /** Sequence number of the last return to a saved position, or 0: moves before it may be of another line. */
  readonly returnedAt: number;
  readonly request: PlayerRequest | null;
  /** The points that one may return to, the oldest first. */
  readonly saves: readonly SavePoint[];
};

/** A move as it was written, or a forfeit. */
export type PastMove =
  | { readonly seq: number; readonly seat: Seat; readonly text: string }
  | { readonly seq: number; readonly seat: Seat; readonly text: null; readonly why: ForfeitReason };

/** What a table is again when an undo goes back to the moves it had then. */
export type ReturnPoint = Pick<Table, 'state' | 'moveCount' | 'last' | 'lastMoves'>;

/** Somebody asks the others for something. */
export type PlayerRequest = Ask & {
  readonly by: string;
  /** The event that asked. */
  readonly seq: number;
  /** Who has not agreed yet. */
  readonly waiting: readonly string[];
};

export type SavePoint = {
  readonly name: string;
  /** The event that saved it. */
  readonly seq: number;
  readonly at: number;
  /** How many moves counted then, and the number of the last of them; 0 for none. */
  readonly moves: number;
  readonly last: number;
};

/** Points that a table keeps at most: with one more the oldest is forgotten. */
export const mostSaves = 20;

/** Whether nothing has been played since then, or all of it was taken back. */
export function isAt({ last }: Table, save: Pick<SavePoint, 'last'>): boolean {
  return (last?.seq ?? 0) === save.last;
}

/** Milliseconds on the clock. */
export function timePlayed({ elapsedMs, runningSince }: Table, now: number): number {
  return elapsedMs + (runningSince === null ? 0 : Math.max(0, now - runningSince));
}

/** Whether its clock stands while nobody looks: one person alone, for whom the time taken counts. */
export function restsAlone({ game }: OpenGame, table: Table): boolean {
  return game.restsAlone === true && table.seats.length === 1 && !isBotMatch(table) && !isDaily(table);
}

/** Everybody has the same game that day: nobody goes back in it, is helped, or plays it twice. */
export function isDaily({ daily }: Table): boolean {
  return daily !== undefined;
}

export function namesOf({ seats }: Table): readonly string[] {
  return seats.map(({ name }) => name);
}

/** Whether only bots play. */
export function isBotMatch({ seats }: Table): boolean {
  return seats.every(({ player }) => player === null);
}

/** Whether a pause covers the board: nobody sees it, unless only bots play. */
export function isCovered(table: Table): boolean {
  return table.paused && !isBotMatch(table);
}

/** The people at the table, each once. */
export function playersOf({ seats }: Table): readonly string[] {
  return [...new Set(seats.flatMap(({ player }) => player ?? []))];
}

/** The people at the table but this one. */
export function othersAt(table: Table, player: string | null): readonly string[] {
  return playersOf(table).filter((other) => other !== player);
}

/** Whether there are any: asked for every screen, so without a list. */
export function hasOthers({ seats }: Table, player: string | null): boolean {
  return seats.some((seat) => seat.player !== null && seat.player !== player);
}
