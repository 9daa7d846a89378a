/** What a table of Scrabble is made of. */
import type { ForfeitReason } from '../../core/game.ts';
import type { Seat } from '../../core/seat.ts';
import type { Board, Square } from './board.ts';
import { type Bag, blank } from './lexicon/bag.ts';
import type { Terms } from './options.ts';

/** On the board a tile is in capitals; a blank is the tile it stands for, in small letters. */
export type Placement = Square & { readonly tile: string };

/** Placements go row by row; exchanged tiles in the order of the bag. The blank in a rack is `#`. */
export type Move =
  | { readonly kind: 'play'; readonly tiles: readonly Placement[] }
  | { readonly kind: 'exchange'; readonly tiles: readonly string[] }
  | { readonly kind: 'pass' }
  | { readonly kind: 'challenge' };

/** The rack before the turn, from version 2 on; hidden like the rack itself. */
type Held<Tile> = { readonly rack?: readonly Tile[] };

/** A line of the game's history. Exchanged tiles are null for whoever did not see them. */
export type Turn<Tile = string> = { readonly seat: Seat } & (
  | (PlayTurn & Held<Tile>)
  | ({ readonly kind: 'exchange'; readonly tiles: readonly Tile[] } & Held<Tile>)
  | ({ readonly kind: 'pass' } & Held<Tile>)
  | {
      readonly kind: 'challenge';
      readonly against: Seat;
      /** The words that were not in the dictionary: none when the challenge failed. */
      readonly wrong: readonly string[];
      /** Points the challenged seat got for it. */
      readonly bonus: number;
    }
  | { readonly kind: 'forfeit'; readonly why: ForfeitReason }
);

export type PlayTurn = {
  readonly kind: 'play';
  /** Where and what, with the board's tiles in parentheses: `2K B(I)NT`. */
  readonly text: string;
  /** The main word first. */
  readonly words: readonly string[];
  /** Tiles of the longest of these words. */
  readonly longest: number;
  readonly score: number;
  readonly usedAll: boolean;
  /** Taken back after a challenge. */
  readonly withdrawn: boolean;
};

/** Turns in a row without points, and passes in a row. */
export type Quiet = { readonly scoreless: number; readonly passes: number };

/** A play that the next seat may still challenge. */
export type Pending = {
  readonly seat: Seat;
  /** How many tiles of the end of the rack were drawn for it. */
  readonly drawn: number;
  /** It used up the last tiles: the game is over unless it is challenged. */
  readonly out: boolean;
  readonly before: Quiet;
};

export type Ending = {
  readonly why: 'out' | 'scoreless' | 'passes' | 'alone' | 'nobody';
  /** Who went out, or who is left. */
  readonly seat: Seat | null;
  /** What the tiles left over did to the scores; these hold it already. */
  readonly adjustments: readonly number[];
};

/** `Tile` is a string where all is known; hidden tiles are null. */
export type Position<Tile> = {
  readonly terms: Terms;
  /** All tiles of the game, twice as many of each when the bag is doubled. */
  readonly kinds: Bag;
  readonly board: Board;
  /** Newly drawn tiles come last. A seat that gave up keeps its tiles out of play. */
  readonly racks: readonly (readonly Tile[])[];
  /** Drawn from the end. */
  readonly bag: readonly Tile[];
  readonly scores: readonly number[];
  /** Seats still in the game. */
  readonly playing: readonly boolean[];
  readonly turn: Seat;
  readonly quiet: Quiet;
  /** The tiles laid last. */
  readonly latest: readonly Placement[];
  readonly pending: Pending | null;
  readonly history: readonly Turn<Tile>[];
  readonly ending: Ending | null;
};

export type State = Position<string>;
export type View = Position<string | null> & { readonly me: Seat | null };

/** A play with its tiles in order. */
export function playMove(tiles: readonly Placement[]): Extract<Move, { kind: 'play' }> {
  return { kind: 'play', tiles: tiles.toSorted((a, b) => a.row - b.row || a.col - b.col) };
}

/** A blank lies on the board as the tile it stands for, in small letters. */
export function isBlank(tile: string): boolean {
  return tile !== tile.toUpperCase();
}

/** The tile in the rack that a placement uses. */
export function rackTile({ tile }: Placement): string {
  return isBlank(tile) ? blank : tile;
}

/** Who comes after the seat to act. */
export function nextSeat({ turn, playing }: Position<unknown>): Seat {
  const order = [...playing.keys()].map((step) => (turn + 1 + step) % playing.length);
  return order.find((seat) => playing[seat]) ?? turn;
}

/** The viewer's own tiles: none are hidden. */
export function ownRack({ me, racks }: View): readonly string[] {
  return me === null ? [] : racks[me]!.map((tile) => tile ?? blank);
}
