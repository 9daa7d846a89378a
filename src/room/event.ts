/** The log of a table is the truth: everything else can be computed from it again. */
import type { ForfeitReason, HintStage } from '../core/game.ts';
import type { Phrase } from '../core/phrase.ts';
import type { ResourceNames } from '../core/resource.ts';
import type { Seat, SeatChoice } from '../core/seat.ts';
import type { Seed } from './random.ts';

/** Characters of the longest text of a move, on the wire, in a log and in a file. */
export const longestMove = 2000;

/** Hints that are given at once, at most. */
export const mostHints = 16;

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
  /** Which of the games of that day; with `daily`. */
  readonly dailyKey?: string;
  /** Whether its result is to count in rankings. */
  readonly rated?: boolean;
  readonly clock?: ClockSetting;
  /** The deal of another table, to be played again. */
  readonly deal?: SameDeal;
};

export type SameDeal = {
  /** The table that was dealt so first. */
  readonly table: string;
  /** How much further on the streams of chance are there: what is dealt and drawn here is drawn as there. */
  readonly offset: number;
  /** By seat: what had become of it. */
  readonly results: readonly DealResult[];
};

/** How a seat came out of a game: its place, and its points where there are any. */
export type DealResult = { readonly name: string; readonly place: number; readonly points: number | null };

/** How much time there is: for each move, for a whole game with something added for each move, or days for a move. */
export type ClockSetting =
  | { readonly kind: 'move'; readonly ms: number }
  | { readonly kind: 'game'; readonly ms: number; readonly incrementMs: number }
  | { readonly kind: 'days'; readonly days: number };

/** A hint with its move as text. */
export type HintText = {
  readonly move: string;
  readonly worth: number | null;
  readonly reason: Phrase;
  readonly stages?: readonly HintStage[];
};

/** What a player may ask of the others, by `what`; `requests.ts` says what becomes of it. */
export type Ask = {
  readonly what: 'undo';
  /** The moves after this sequence number would go. */
  readonly to: number;
};

export type EventBody =
  | Created
  | { readonly kind: 'renamed'; readonly name: string }
  | {
      readonly kind: 'seated';
      readonly seat: Seat;
      readonly choice: SeatChoice;
      /** Who may act: whose seat it is; null for a bot. */
      readonly player: string | null;
      /** Whose result it is, where that is not the player. */
      readonly credit?: string;
      /** Which character of the cast a bot is; the choice names the bot that plays for it. */
      readonly rival?: string;
    }
  /** Somebody has another name, colour, team …, and the same seat. */
  | {
      readonly kind: 'reseated';
      readonly seat: Seat;
      readonly choice: SeatChoice;
      /** As in `seated`. */
      readonly rival?: string;
    }
  | { readonly kind: 'stood'; readonly seat: Seat }
  | { readonly kind: 'started' }
  | { readonly kind: 'moved'; readonly seat: Seat; readonly text: string }
  /** Other people play too: they are asked. */
  | ({ readonly kind: 'asked' } & Ask)
  /** One of them agrees or declines. When the last one agrees, what was asked for happens instead. */
  | { readonly kind: 'answered'; readonly agree: boolean }
  /** All moves and forfeits after this sequence number no longer count. */
  | { readonly kind: 'undone'; readonly to: number }
  /** A named point to which one can return. */
  | { readonly kind: 'saved'; readonly name: string }
  /** The moves that count are again those that did at this event: a save, or the start. */
  | { readonly kind: 'returned'; readonly to: number }
  | { readonly kind: 'paused' }
  | { readonly kind: 'resumed' }
  /** Nobody looks any more: the clock stands; and somebody looks again. The board is not covered, and a move wakes it too. */
  | { readonly kind: 'rested' }
  | { readonly kind: 'woke' }
  /** How fast a show of bots goes. */
  | { readonly kind: 'paced'; readonly speed: number }
  /** The hints that were given; logs of before do not tell them. */
  | { readonly kind: 'hinted'; readonly seat: Seat; readonly hints?: readonly HintText[] }
  | { readonly kind: 'forfeited'; readonly seat: Seat; readonly why: ForfeitReason };

/** Whether the table after it is an earlier one, so that the moves up to there are needed. */
export function needsHistory({ kind }: EventBody): boolean {
  return kind === 'undone' || kind === 'returned';
}

export type Body<Kind extends EventBody['kind']> = Extract<EventBody, { readonly kind: Kind }>;

/** An event of which it is known what happened. */
export type EventWith<B extends EventBody> = Omit<Event, 'body'> & { readonly body: B };
