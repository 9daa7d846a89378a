/**
 * Squares, and which of them are premium.
 *
 * All boards come from one pattern with eight-fold symmetry around the centre, about 27 % of it premium. Its
 * middle 15×15 is the classic board, its middle 21×21 the large one of 200 tiles; further out each ring repeats the
 * one seven squares nearer the centre, so that triple words come back every seven squares along an edge.
 * A board of any size is the middle of that pattern, with two changes:
 *  - its corners are triple words, quadruple from 21 on;
 *  - quadruple letters exist only from 21 on; on smaller boards they are triple.
 * (At 11 this gives the usual small board.) An even board is the odd one below it with the middle row and column
 * doubled, so that all four middle squares are the centre.
 *
 * That was the first layout. In the second, all boards but that of 21 have the share of the classic one, 61 of 225, as
 * nearly as symmetry allows: double letters go, those far from the centre first, while that brings the number nearer.
 */

/** Letter or word, and how many times. */
export type Premium = 'l2' | 'l3' | 'l4' | 'w2' | 'w3' | 'w4';

/** On a state's board: '' is free, capitals are a tile, small letters a blank that stands for that tile. */
export type Board = readonly string[];

export type Square = { readonly row: number; readonly col: number };

export const sizes = { min: 5, max: 31 } as const;

/** One eighth of the pattern: ring by ring from the centre, each from the middle of an edge to its corner. */
const rings = [
  'D',
  '.d',
  '..t',
  '...D',
  'd...D',
  '.d...D',
  '..t...D',
  'T...d..T',
  '.D...q..D',
  '..D...t..D',
  'd..T...d..D',
];

const premiums: Readonly<Record<string, Premium>> = {
  d: 'l2',
  t: 'l3',
  q: 'l4',
  D: 'w2',
  T: 'w3',
};

const largeFrom = 21;
const period = 7;

/** Tables keep the layout that they began with: those of before know of none. */
export type Layout = 1 | 2;

export type Surface = { readonly size: number; readonly layout?: Layout };

const known = new Map<string, readonly (Premium | null)[]>();

export function premiumAt(surface: Surface, { row, col }: Square): Premium | null {
  return premiumsOf(surface)[row * surface.size + col] ?? null;
}

/** Of all squares, row by row. */
export function premiumsOf({ size, layout = 1 }: Surface): readonly (Premium | null)[] {
  const key = `${size} ${layout}`;
  const found = known.get(key) ?? (layout === 1 ? firstLayout(size) : secondLayout(size));
  known.set(key, found);
  return found;
}

function firstLayout(size: number): readonly (Premium | null)[] {
  return Array.from({ length: size ** 2 }, (_, at) =>
    firstPremium(size, { row: Math.floor(at / size), col: at % size }),
  );
}

function firstPremium(size: number, { row, col }: Square): Premium | null {
  const across = fromCentre(size, col);
  const down = fromCentre(size, row);
  const isLarge = size >= largeFrom;
  if (across === down && across === fromCentre(size, 0)) return isLarge ? 'w4' : 'w3';
  const premium = premiums[pattern(Math.max(across, down), Math.min(across, down))] ?? null;
  return premium === 'l4' && !isLarge ? 'l3' : premium;
}

const share = 61 / 225;

function secondLayout(size: number): readonly (Premium | null)[] {
  const all = [...firstLayout(size)];
  if (size === largeFrom) return all;
  const wanted = share * size ** 2;
  let count = all.filter((premium) => premium !== null).length;
  for (const squares of doubleLetters(size, all)) {
    if (Math.abs(count - squares.length - wanted) >= Math.abs(count - wanted)) continue;
    count -= squares.length;
    for (const at of squares) all[at] = null;
  }
  return all;
}

/** The squares of double letters that are each other's mirror images, together; the farthest from the centre first. */
function doubleLetters(size: number, all: readonly (Premium | null)[]): readonly (readonly number[])[] {
  const groups = new Map<number, number[]>();
  for (const [at, premium] of all.entries()) {
    if (premium !== 'l2') continue;
    const across = fromCentre(size, at % size);
    const down = fromCentre(size, Math.floor(at / size));
    const key = Math.max(across, down) * size + Math.min(across, down);
    groups.set(key, [...(groups.get(key) ?? []), at]);
  }
  return [...groups].sort(([a], [b]) => b - a).map(([, squares]) => squares);
}

function pattern(ring: number, along: number): string {
  if (ring < rings.length) return rings[ring]![along]!;
  const [a, b] = [ring - period, along < period ? along : along - period];
  return pattern(Math.max(a, b), Math.min(a, b));
}

/** Rows or columns between here and the centre; an even board has two in the middle. */
function fromCentre(size: number, at: number): number {
  return Math.floor(Math.abs(2 * at - (size - 1)) / 2);
}

export function isCentre(size: number, { row, col }: Square): boolean {
  return fromCentre(size, row) === 0 && fromCentre(size, col) === 0;
}

export function isOn(size: number, { row, col }: Square): boolean {
  return row >= 0 && col >= 0 && row < size && col < size;
}

/** What lies on a square; '' also beyond the edge. */
export function tileOn(board: Board, size: number, square: Square): string {
  return isOn(size, square) ? board[square.row * size + square.col]! : '';
}

/** The board with these tiles laid; '' takes one away. */
export function withTiles(
  board: Board,
  size: number,
  tiles: readonly (Square & { readonly tile: string })[],
): Board {
  const cells = [...board];
  for (const { row, col, tile } of tiles) cells[row * size + col] = tile;
  return cells;
}

export function isEmpty(board: Board): boolean {
  return board.every((tile) => tile === '');
}

export function neighbours({ row, col }: Square): readonly Square[] {
  return [
    { row: row - 1, col },
    { row: row + 1, col },
    { row, col: col - 1 },
    { row, col: col + 1 },
  ];
}

/** A … Z, AA … AE. */
export function columnName(col: number): string {
  const letter = String.fromCharCode(65 + (col % 26));
  return col < 26 ? letter : columnName(Math.floor(col / 26) - 1) + letter;
}

/** The column that a name in capitals stands for. */
export function columnOf(name: string): number {
  return [...name].reduce((col, letter) => (col + 1) * 26 + letter.charCodeAt(0) - 65, -1);
}

export function squareName({ row, col }: Square): string {
  return columnName(col) + (row + 1);
}
