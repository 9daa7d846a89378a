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

export function premiumAt(size: number, { row, col }: Square): Premium | null {
  const across = fromCentre(size, col);
  const down = fromCentre(size, row);
  const isLarge = size >= largeFrom;
  if (across === down && across === fromCentre(size, 0)) return isLarge ? 'w4' : 'w3';
  const premium = premiums[pattern(Math.max(across, down), Math.min(across, down))] ?? null;
  return premium === 'l4' && !isLarge ? 'l3' : premium;
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
