/**
 * A board as the generator reads it: a byte a square, row by row. 0 is free; else the number of the tile plus one, and
 * `blankBit` when a blank stands for it. At most 63 kinds of tiles fit.
 */
import { type Board, premiumsOf, type Surface } from '../board.ts';
import type { Alphabet } from '../lexicon/alphabet.ts';
import { type Bag, blank } from '../lexicon/bag.ts';
import { isBlank } from '../position.ts';

export type Cell = number;

export const blankBit = 64;
export const tileBitsOfCell = 63;

/** The same for a tile of a rack; a blank that stands for nothing yet is `blankBit` alone. */
export class Tiles {
  /** By number of the tile. */
  readonly #names: readonly string[];
  readonly #cells: ReadonlyMap<string, Cell>;

  constructor({ tiles }: Alphabet) {
    this.#names = tiles;
    const whole = tiles.map((tile, at) => [tile, at + 1] as const);
    const blanks = tiles.map((tile, at) => [tile.toLowerCase(), (at + 1) | blankBit] as const);
    this.#cells = new Map([...whole, ...blanks, [blank, blankBit], ['', 0]]);
  }

  /** 0 for what is no tile of this bag. */
  cell(tile: string): Cell {
    return this.#cells.get(tile) ?? 0;
  }

  /** As it lies on the board or in a rack. */
  name(cell: Cell): string {
    const tile = this.#names[(cell & tileBitsOfCell) - 1];
    if (tile === undefined) return blank;
    return (cell & blankBit) === 0 ? tile : tile.toLowerCase();
  }
}

export function gridOf(tiles: Tiles, board: Board): Uint8Array {
  return Uint8Array.from(board, (tile) => tiles.cell(tile));
}

/** Points by cell: a blank is worth nothing. */
export function cellPoints(tiles: Tiles, bag: Bag): Int32Array {
  const points = new Int32Array(2 * blankBit);
  for (const { tile, points: each } of bag)
    if (!isBlank(tile) && tile !== blank) points[tiles.cell(tile)] = each;
  return points;
}

/** How many times letters and words count, square by square. */
export type Factors = { readonly letters: Uint8Array; readonly words: Uint8Array };

export function factorsOf(surface: Surface): Factors {
  const premiums = premiumsOf(surface);
  const factor = (kind: string) =>
    Uint8Array.from(premiums, (premium) => (premium?.[0] === kind ? Number(premium[1]) : 1));
  return { letters: factor('l'), words: factor('w') };
}
