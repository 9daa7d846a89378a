/**
 * The nine boards: square, circle and diamond, each small, medium and large. All have an even side, so each has
 * four middle cells, and every variant can be played on every board. A circle holds the cells whose centre lies
 * within half a side of the middle.
 */

export const shapes = ['SS', 'SM', 'SL', 'CS', 'CM', 'CL', 'DS', 'DM', 'DL'] as const;
export type Shape = (typeof shapes)[number];

/** A cell by its name: column letter and row number, counted from the top left corner. */
export type Cell = string;

export type Board = {
  readonly side: number;
  /** Row by row from the top; null where the square around the board has no cell. */
  readonly rows: readonly (readonly (Cell | null)[])[];
  readonly cells: readonly Cell[];
  /** The four middle cells, clockwise from the top left. */
  readonly centre: readonly [Cell, Cell, Cell, Cell];
  /** From every cell, the straight lines to the rim, nearest cell first. */
  readonly rays: Readonly<Record<Cell, readonly Ray[]>>;
};

type Ray = readonly Cell[];

const masks: Readonly<Record<Shape, string>> = {
  SS: `
    ######
    ######
    ######
    ######
    ######
    ######`,
  SM: `
    ########
    ########
    ########
    ########
    ########
    ########
    ########
    ########`,
  SL: `
    ##########
    ##########
    ##########
    ##########
    ##########
    ##########
    ##########
    ##########
    ##########
    ##########`,
  CS: `
    ..####..
    .######.
    ########
    ########
    ########
    ########
    .######.
    ..####..`,
  CM: `
    ...####...
    .########.
    .########.
    ##########
    ##########
    ##########
    ##########
    .########.
    .########.
    ...####...`,
  CL: `
    ....####....
    ..########..
    .##########.
    .##########.
    ############
    ############
    ############
    ############
    .##########.
    .##########.
    ..########..
    ....####....`,
  DS: `
    ...##...
    ..####..
    .######.
    ########
    ########
    .######.
    ..####..
    ...##...`,
  DM: `
    ....##....
    ...####...
    ..######..
    .########.
    ##########
    ##########
    .########.
    ..######..
    ...####...
    ....##....`,
  DL: `
    .....##.....
    ....####....
    ...######...
    ..########..
    .##########.
    ############
    ############
    .##########.
    ..########..
    ...######...
    ....####....
    .....##.....`,
};

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
  return {
    side: rows.length,
    rows,
    cells: rows.flat().filter((cell) => cell !== null),
    centre: [
      cellAt(middle - 1, middle - 1),
      cellAt(middle - 1, middle),
      cellAt(middle, middle),
      cellAt(middle, middle - 1),
    ],
    rays: raysOf(rows),
  };
}

function raysOf(rows: Board['rows']): Board['rays'] {
  const rays: Record<Cell, readonly Ray[]> = {};
  for (const [row, line] of rows.entries()) {
    for (const [column, cell] of line.entries()) {
      if (cell === null) continue;
      const all = directions.map(([down, right]) => rayFrom(rows, row, column, down, right));
      rays[cell] = all.filter((ray) => ray.length > 0);
    }
  }
  return rays;
}

function rayFrom(rows: Board['rows'], row: number, column: number, down: number, right: number): Ray {
  const ray: Cell[] = [];
  for (let step = 1; ; step++) {
    const cell = rows[row + step * down]?.[column + step * right];
    if (cell == null) return ray;
    ray.push(cell);
  }
}
