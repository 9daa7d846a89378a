/** What one connection gets to see of a table: the view of its active seat and what stands around the board. */
import type { ForfeitReason, Outcome } from '../core/game.ts';
import type { ResourceNames } from '../core/resource.ts';
import type { Seat, Viewer } from '../core/seat.ts';
import type { Ask, DealResult } from './event.ts';
import {
  hasOthers,
  isAt,
  isCovered,
  type OpenGame,
  type SavePoint,
  type Table,
  timePlayed,
} from './table.ts';

export type Screen = {
  readonly seq: number;
  readonly name: string;
  readonly game: string;
  readonly version: number;
  readonly options: unknown;
  /** The content it is played with, by kind, and how it was called when the table was made. */
  readonly resources: ResourceNames;
  readonly phase: Table['phase'];
  readonly paused: boolean;
  /** How fast a show of bots goes. */
  readonly speed: number;
  readonly seats: readonly ScreenSeat[];
  /** The active seat, whose view it is; null for a spectator. */
  readonly seat: Seat | null;
  /** Null before the start, and while the game is paused: a paused board is covered, unless only bots play. */
  readonly view: unknown;
  readonly toAct: readonly Seat[];
  readonly outcome: Outcome | null;
  readonly playedMs: number;
  /** Whether the clock runs. */
  readonly ticking: boolean;
  readonly hintsLeft: number | null;
  /** Whether the active seat has a hint for this position already: it gets the same again, at no cost. */
  readonly hinted: boolean;
  /** Whether I may start it, rename it, fill its seats. */
  readonly owner: boolean;
  /** Whether other people play too: what is mine to undo and to leave depends on it. */
  readonly others: boolean;
  readonly request: ScreenRequest | null;
  /** The points that one may return to, the oldest first. */
  readonly saves: readonly ScreenSave[];
  /** Whether anything was taken back, by whomever. */
  readonly undone: boolean;
  readonly moveCount: number;
  /** The event of the last return to a saved position, or 0: what was known of the moves before may be otherwise. */
  readonly returnedAt: number;
  /** Who moved last, and whether by giving up; what they did is for the view to tell. */
  readonly last: { readonly seat: Seat; readonly gaveUp: ForfeitReason | null } | null;
  readonly proof: Proof;
  /** The day whose game this is, where everybody has the same one. */
  readonly daily: string | null;
  /** Which of its game's: `today.KEY` names it. */
  readonly dailyKey: string | null;
  /** Where it is the deal of another table: by seat, what had become of it there. Null elsewhere. */
  readonly deal: readonly DealResult[] | null;
};

export type ScreenSeat = {
  readonly name: string;
  readonly bot: string | null;
  /** Which character of the cast the bot is. */
  readonly rival?: string;
  readonly picks: Readonly<Record<string, string>>;
  readonly mine: boolean;
  readonly score: number | null;
  readonly hintsUsed: number;
};

/** A point that was saved; `isHere` where the game stands at it now. */
export type ScreenSave = Pick<SavePoint, 'seq' | 'name' | 'at' | 'moves'> & { readonly isHere: boolean };

/** Somebody asks the others for something. */
export type ScreenRequest = {
  readonly what: Ask['what'];
  /** The first of their seats. */
  readonly by: Seat;
  readonly mine: boolean;
  /** Whether I am to answer. */
  readonly waiting: boolean;
};

/** The hash of the seed is shown from the start; the seed itself at the end, so that the deal can be verified. */
export type Proof = { readonly hash: string; readonly seed: string | null };

/** What hardly ever changes, what everybody sees alike, and what one sees: most of a screen need not be made twice. */
type Fixed = Pick<
  Screen,
  'name' | 'game' | 'version' | 'options' | 'resources' | 'phase' | 'proof' | 'daily' | 'dailyKey' | 'deal'
>;
type Own = Pick<Screen, 'seats' | 'seat' | 'view' | 'hintsLeft' | 'hinted' | 'owner' | 'others' | 'request'>;
type Common = Omit<Screen, keyof Fixed | keyof Own>;

export function screenFor(
  opened: OpenGame,
  table: Table,
  player: string | null,
  seat: Seat | null,
  now: number,
): Screen {
  return { ...fixedOf(table), ...commonOf(table, now), ...ownOf(opened, table, player, seat) };
}

/** Depends on the name and the phase only. */
export function fixedOf(table: Table): Fixed {
  const { name, game, version, options, resources, phase, seed, seedHash } = table;
  const { daily = null, dailyKey = null } = table;
  const deal = table.deal?.results ?? null;
  const proof = { hash: seedHash, seed: phase === 'over' ? seed : null };
  return { name, game, version, options, resources, phase, proof, daily, dailyKey, deal };
}

export function commonOf(table: Table, now: number): Common {
  const { seq, paused, speed, toAct, outcome, moveCount, returnedAt, undoneAt } = table;
  return {
    seq,
    paused,
    speed,
    toAct,
    outcome,
    // A clock that was set back takes nobody's time away.
    playedMs: timePlayed(table, Math.max(now, table.at)),
    ticking: table.runningSince !== null,
    saves: table.saves.map((save) => screenSave(table, save)),
    undone: undoneAt > 0,
    moveCount,
    returnedAt,
    last: lastMove(table),
  };
}

export function ownOf({ rules }: OpenGame, table: Table, player: string | null, seat: Seat | null): Own {
  const view = table.phase === 'gathering' ? null : rules.view(table.state, viewerOf(table, seat));
  // A pause covers the board, not the points (R12).
  const scores = view === null ? [] : rules.scores(view);
  return {
    seats: table.seats.map((place, at) => ({
      name: place.name,
      bot: place.bot,
      ...(place.rival !== undefined && { rival: place.rival }),
      picks: place.picks,
      mine: player !== null && place.player === player,
      score: scores[at] ?? null,
      hintsUsed: place.hintsUsed,
    })),
    seat,
    view: isCovered(table) ? null : view,
    hintsLeft: hintsLeft(table, seat),
    hinted: seat !== null && (table.seats[seat]?.hint ?? null) !== null,
    owner: player === table.owner,
    others: hasOthers(table, player),
    request: requestFor(table, player),
  };
}

/** Once the game is over everybody sees everything. */
export function viewerOf({ phase }: Table, seat: Seat | null): Viewer {
  return phase === 'over' ? 'open' : (seat ?? 'spectator');
}

function screenSave(table: Table, save: SavePoint): ScreenSave {
  const { seq, name, at, moves } = save;
  return { seq, name, at, moves, isHere: isAt(table, save) };
}

function lastMove({ last }: Table): Screen['last'] {
  return last ? { seat: last.seat, gaveUp: last.text === null ? last.why : null } : null;
}

/** In a copy nobody is left to answer; and nobody is asked about a game that is over. */
function requestFor({ request, seats, phase }: Table, me: string | null): ScreenRequest | null {
  if (!request || request.waiting.length === 0 || phase === 'over') return null;
  const by = seats.findIndex(({ player }) => player === request.by);
  const waiting = me !== null && request.waiting.includes(me);
  return { what: request.what, by, mine: request.by === me, waiting };
}

function hintsLeft({ hints, seats }: Table, seat: Seat | null): number | null {
  return hints === null || seat === null ? hints : Math.max(0, hints - (seats[seat]?.hintsUsed ?? 0));
}
