/** Squares by number, row by row, and the ways from one to another. */
import { type Board, columnName, type Square } from '../board.ts';

export function squareAt(size: number, number: number): Square {
  return { row: Math.floor(number / size), col: number % size };
}

export function numberOf(size: number, { row, col }: Square): number {
  return row * size + col;
}

/** `8H`, as plays across are written: row first. */
export function nameOf({ row, col }: Square): string {
  return `${row + 1}${columnName(col)}`;
}

/** The first square along the line where a tile can be laid; null beyond the edge. */
export function nextFree(
  board: Board,
  size: number,
  from: number | null,
  across: boolean,
  isTaken: (square: number) => boolean,
): number | null {
  for (let square = from; square !== null; square = stepOn(size, square, across))
    if (board[square] === '' && !isTaken(square)) return square;
  return null;
}

/** One further along the line; null beyond the edge. */
export function stepOn(size: number, square: number, across: boolean): number | null {
  const { row, col } = squareAt(size, square);
  if (across) return col + 1 < size ? square + 1 : null;
  return row + 1 < size ? square + size : null;
}
