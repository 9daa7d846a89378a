/**
 * The tables of a board for the fast position. Squares are the cells of the board within a rim of walls, numbered
 * row by row: with the right wall of one row as the left wall of the next, a line is walked by adding one step, and
 * always ends at a wall. Square 0 is a wall, so 0 can stand for a pass.
 */
import { boards, type Cell, type Shape, shapes } from '../boards.ts';

export type Grid = {
  readonly cells: readonly Cell[];
  /** How many squares, walls included. */
  readonly size: number;
  /** The square of every place of the board. */
  readonly squares: Uint8Array;
  /** From a square to its eight neighbours; the last four go back where the first four went. */
  readonly steps: Int16Array;
  /** Four a square: the lines that it lies on (across, down, and the diagonals). */
  readonly lines: Uint8Array;
  /** The same where the square has neighbours on both sides, so that a ball can be enclosed; otherwise line 0. */
  readonly open: Uint8Array;
  /** How many squares every line has; line 0 has none. */
  readonly lengths: Uint8Array;
};

export const axes = 4;

export const grids = Object.fromEntries(shapes.map((shape) => [shape, gridOf(shape)])) as Readonly<
  Record<Shape, Grid>
>;

/** In how many ways a ball here can be enclosed, now or later: lines that go on to both sides and still have gaps. */
export function openWays({ open }: Grid, gaps: Uint8Array, square: number): number {
  const first = square * axes;
  let ways = 0;
  if (gaps[open[first]!]! > 0) ways++;
  if (gaps[open[first + 1]!]! > 0) ways++;
  if (gaps[open[first + 2]!]! > 0) ways++;
  if (gaps[open[first + 3]!]! > 0) ways++;
  return ways;
}

function gridOf(shape: Shape): Grid {
  const { side, rows, cells } = boards[shape];
  const width = side + 1;
  const size = (side + 2) * width + 1;
  const squares = Uint8Array.from(
    rows.flatMap((row, at) =>
      row.flatMap((cell, column) => (cell === null ? [] : [(at + 1) * width + column + 1])),
    ),
  );
  const ahead = [1, width, width + 1, width - 1];
  const steps = Int16Array.from([...ahead, ...ahead.map((step) => -step)]);
  return { cells, size, squares, steps, ...linesOf(squares, ahead, size) };
}

function linesOf(squares: Uint8Array, ahead: readonly number[], size: number) {
  const lines = new Uint8Array(size * axes);
  const open = new Uint8Array(size * axes);
  const lengths = [0];
  const isCell = (square: number) => squares.includes(square);
  for (const [axis, step] of ahead.entries()) {
    for (const start of squares) {
      if (isCell(start - step)) continue;
      const line = lengths.length;
      let square = start;
      for (; isCell(square); square += step) {
        lines[square * axes + axis] = line;
        open[square * axes + axis] = square !== start && isCell(square + step) ? line : 0;
      }
      lengths.push((square - start) / step);
    }
  }
  return { lines, open, lengths: Uint8Array.from(lengths) };
}
