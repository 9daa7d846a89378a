/** Boards and colours of a report. */
import { boards, type Cell, cellAt, type Shape, shapes } from '../boards.ts';
import { type Color, colorLetters, colors } from '../colors.ts';
import type { Cube } from './model.ts';
import { fieldsAt, itemsAt, type Spot, shown, wordAt, wrong } from './spots.ts';

export type Board = { readonly shape: Shape; readonly cubes: readonly Cube[] };

/** Null where something is wrong in it: then nothing can be counted. */
export function boardAt(spot: Spot): Board | null {
  const before = spot.findings.problems.length;
  const fields = fieldsAt(spot, ['shape', 'cubes']);
  if (!fields) return null;
  const shape = wordAt(fields.shape, shapes, 'report-shape');
  const cubes = cubesAt(fields.cubes, shape);
  return shape && cubes && spot.findings.problems.length === before ? { shape, cubes } : null;
}

function cubesAt(spot: Spot, shape: Shape | null): readonly Cube[] | null {
  const taken = new Set<Cell>();
  const read = itemsAt(spot)?.map((item) => cubeAt(item, shape, taken));
  return read ? read.filter((cube) => cube !== null) : null;
}

/** Where the shape is not known, only what a cube says of itself can be wrong. */
function cubeAt(spot: Spot, shape: Shape | null, taken: Set<Cell>): Cube | null {
  const fields = fieldsAt(spot, ['color', 'pos']);
  if (!fields) return null;
  const colored = coloredAt(fields.color);
  const cell = cellOf(fields.pos, shape);
  if (cell === null) return null;
  if (taken.has(cell)) return wrong(fields.pos, 'report-pos-taken');
  taken.add(cell);
  return colored && { ...colored, cell };
}

function cellOf(spot: Spot, shape: Shape | null): Cell | null {
  const pos = placeAt(spot);
  if (pos === null || shape === null) return null;
  const [row, column] = pos;
  const cell = boards[shape].rows[row]?.[column];
  return cell ?? wrong(spot, 'report-off-board', { pos: shown(`${row}, ${column}`), shape });
}

/** Row and column, from 0 at the top left, of whatever board. */
export function placeAt(spot: Spot): readonly [number, number] | null {
  const { value } = spot;
  if (value === undefined) return null;
  const isPlace = (each: unknown) => Number.isInteger(each) && (each as number) >= 0;
  if (!Array.isArray(value) || value.length !== 2 || !value.every(isPlace)) return wrong(spot, 'report-pos');
  return value as [number, number];
}

export function coloredAt(spot: Spot): { readonly color: Color; readonly written: string } | null {
  const { value } = spot;
  if (value === undefined) return null;
  const color = typeof value === 'string' ? colorNamed(value) : null;
  return color ? { color, written: value as string } : wrong(spot, 'report-color', { text: shown(value) });
}

/** By its letter, or by its English name in whatever case. */
function colorNamed(written: string): Color | null {
  return colors.find((color) => colorLetters[color] === written || color === written.toLowerCase()) ?? null;
}

/** The place as reports write it. */
export function posOf(shape: Shape, cell: Cell): readonly [number, number] {
  const { side } = boards[shape];
  const column = cell.charCodeAt(0) - 97;
  const row = Number(cell.slice(1)) - 1;
  if (row >= side || cellAt(row, column) !== cell) throw new Error(`${cell} is not on ${shape}`);
  return [row, column];
}
