/** What the room answers over HTTP (docs/protocol.md, H, T and D), as its clients read it. */
import type { Field } from '../core/form.ts';
import type { Notation } from '../core/game.ts';
import type { Language } from '../core/phrase.ts';
import type { Seat } from '../core/seat.ts';

export type Me = { readonly player: string; readonly name: string; readonly language: Language };

/** A table as lists show it. */
export type Entry = {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly version: number;
  readonly origin: string;
  readonly phase: 'gathering' | 'playing' | 'over';
  readonly seats: readonly EntrySeat[];
  readonly toAct: readonly Seat[];
  readonly winners: readonly Seat[];
  readonly moves: number;
  readonly owner: boolean;
  readonly mine: boolean;
  readonly waiting: boolean;
  readonly created: number;
  readonly updated: number;
  readonly daily: string | null;
  readonly setAside: string | null;
};

export type EntrySeat = {
  readonly name: string;
  readonly bot: string | null;
  readonly mine: boolean;
  readonly score: number | null;
};

/** My unfinished tables, those begun, those finished; and those of anybody that still gather players. */
export type Show = 'mine' | 'saved' | 'finished' | 'open';

/** A game on the shelf. */
export type GameInfo = {
  readonly id: string;
  readonly name: string;
  readonly tagline: string;
  readonly version: number;
  readonly form: readonly Field[];
  readonly defaults: unknown;
  readonly seats: { readonly min: number; readonly max: number };
  readonly bots: readonly string[];
  readonly rivals: readonly string[];
  readonly notation: readonly Notation[];
  readonly assets: Readonly<Record<string, readonly string[]>>;
  /** What a game can be exported as for other programs. */
  readonly files: readonly { readonly kind: string; readonly name: string }[];
};

/** A game of the day, and what I have made of it. */
export type TodaysGame = {
  readonly game: string;
  readonly title: string;
  readonly day: string;
  readonly state: 'new' | 'playing' | 'over' | 'gone';
  readonly table: string | null;
  readonly share: { readonly result: string; readonly text: string } | null;
};

/** All that the first page shows. */
export type Home = {
  readonly me: Me;
  readonly mine: readonly Entry[];
  readonly open: readonly Entry[];
  readonly finished: readonly Entry[];
  readonly today: readonly TodaysGame[];
};

/** What became of several tables that were to be deleted. */
export type Removal = {
  readonly removed: readonly string[];
  readonly refused: readonly { readonly id: string; readonly code: string }[];
};

/** The room itself: where others reach it, best address first. */
export type RoomInfo = { readonly version: string; readonly origins: readonly string[] };
