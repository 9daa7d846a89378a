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
  /** By square, on how many lines it has neighbours on both sides, so that a ball can be enclosed there. */
  readonly ways: Uint8Array;
  /** By square, what kind of cell it is, from 0, a corner, to 5, one within that touches no rim: see `kindsOf`. */
  readonly kinds: Uint8Array;
  /** By line: how many squares it has, the first of them, and the step from one to the next. There is no line 0. */
  readonly lengths: Uint8Array;
  readonly starts: Uint8Array;
  readonly strides: Int16Array;
};

export const axes = 4;
export const waysAtMost = 4;
export const kindCount = 6;

export const grids = Object.fromEntries(shapes.map((shape) => [shape, gridOf(shape)])) as Readonly<
  Record<Shape, Grid>
>;

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
  const lines = linesOf(squares, ahead, size);
  return { cells, size, squares, steps, ...lines, kinds: kindsOf(squares, steps, lines.ways) };
}

/**
 * Corners, where nothing can be enclosed (0); the rest of the rim, beside a corner (1) or not (2); and within it,
 * beside a corner (3), beside the rim (4) or neither (5).
 */
function kindsOf(squares: Uint8Array, steps: Int16Array, ways: Uint8Array): Uint8Array {
  const of = new Uint8Array(ways.length);
  for (const square of squares) {
    const around = [...steps].map((step) => square + step).filter((other) => squares.includes(other));
    const least = Math.min(...around.map((other) => ways[other]!));
    if (ways[square] === 0) of[square] = 0;
    else if (ways[square]! < waysAtMost) of[square] = least === 0 ? 1 : 2;
    else of[square] = least === 0 ? 3 : least < waysAtMost ? 4 : 5;
  }
  return of;
}

function linesOf(squares: Uint8Array, ahead: readonly number[], size: number) {
  const lines = new Uint8Array(size * axes);
  const ways = new Uint8Array(size);
  const [lengths, starts, strides] = [[0], [0], [0]];
  const isCell = (square: number) => squares.includes(square);
  for (const [axis, step] of ahead.entries()) {
    for (const start of squares) {
      if (isCell(start - step)) continue;
      const line = lengths.length;
      let square = start;
      for (; isCell(square); square += step) {
        lines[square * axes + axis] = line;
        if (square !== start && isCell(square + step)) ways[square]!++;
      }
      lengths.push((square - start) / step);
      starts.push(start);
      strides.push(step);
    }
  }
  return {
    lines,
    ways,
    lengths: Uint8Array.from(lengths),
    starts: Uint8Array.from(starts),
    strides: Int16Array.from(strides),
  };
}
