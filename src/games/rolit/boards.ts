/**
 * The nine boards: square, circle and diamond, each small, medium and large. All have an even side, so each has
 * four middle cells, and every variant can be played on every board. A circle holds the cells whose centre lies
 * within half a side of the middle.
 */
import { masks } from './masks.ts';

export const shapes = ['SS', 'SM', 'SL', 'CS', 'CM', 'CL', 'DS', 'DM', 'DL'] as const;
export type Shape = keyof typeof masks;

/** A cell by its name: column letter and row number, counted from the top left corner. */
export type Cell = string;

export type Board = {
  readonly side: number;
  /** Row by row from the top; null where the square around the board has no cell. */
  readonly rows: readonly (readonly (Cell | null)[])[];
  readonly cells: readonly Cell[];
  /** The place of every cell in `cells`: where its ball is kept. */
  readonly places: Readonly<Record<Cell, number>>;
  /** The four middle cells, clockwise from the top left. */
  readonly centre: readonly [Cell, Cell, Cell, Cell];
  /** From every place, the straight lines of places to the rim, nearest first. */
  readonly rays: readonly (readonly Ray[])[];
};

type Ray = readonly number[];

const directions = [
  [-1, -1],
  [-1, 0],
  [-1, 1],
  [0, -1],
  [0, 1],
  [1, -1],
  [1, 0],
  [1, 1],
] as const;

/** Row and column count from 0. */
export function cellAt(row: number, column: number): Cell {
  return `${String.fromCharCode(97 + column)}${row + 1}`;
}

export const boards: Readonly<Record<Shape, Board>> = {
  SS: boardOf(masks.SS),
  SM: boardOf(masks.SM),
  SL: boardOf(masks.SL),
  CS: boardOf(masks.CS),
  CM: boardOf(masks.CM),
  CL: boardOf(masks.CL),
  DS: boardOf(masks.DS),
  DM: boardOf(masks.DM),
  DL: boardOf(masks.DL),
};

function boardOf(mask: string): Board {
  const rows = mask
    .trim()
    .split(/\s+/)
    .map((line, row) => [...line].map((mark, column) => (mark === '#' ? cellAt(row, column) : null)));
  const middle = rows.length / 2;
  const cells = rows.flat().filter((cell) => cell !== null);
  const places = Object.fromEntries(cells.map((cell, place) => [cell, place]));
  return {
    side: rows.length,
    rows,
    cells,
    places,
    centre: [
      cellAt(middle - 1, middle - 1),
      cellAt(middle - 1, middle),
      cellAt(middle, middle),
      cellAt(middle, middle - 1),
    ],
    rays: raysOf(rows).map((lines) => lines.map((line) => line.map((cell) => places[cell]!))),
  };
}

function raysOf(rows: Board['rows']): readonly (readonly (readonly Cell[])[])[] {
  return rows.flatMap((line, row) =>
    line.flatMap((cell, column) => {
      if (cell === null) return [];
      const all = directions.map(([down, right]) => rayFrom(rows, row, column, down, right));
      return [all.filter((ray) => ray.length > 0)];
    }),
  );
}

function rayFrom(
  rows: Board['rows'],
  row: number,
  column: number,
  down: number,
  right: number,
): readonly Cell[] {
  const ray: Cell[] = [];
  for (let step = 1; ; step++) {
    const cell = rows[row + step * down]?.[column + step * right];
    if (cell == null) return ray;
    ray.push(cell);
  }
}
