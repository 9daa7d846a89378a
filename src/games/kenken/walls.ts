/** The lines of a drawing: walls stand between cages only. */
import { type Caged, cageIndex } from './level.ts';

export type Walls = {
  /** Whether there is a wall above this row at this column. */
  readonly above: (row: number, column: number) => boolean;
  /** Whether there is one to the left. */
  readonly left: (row: number, column: number) => boolean;
};

export function wallsOf(level: Caged): Walls {
  const { size } = level;
  const index = cageIndex(level);
  const cage = (row: number, column: number) =>
    Math.min(row, column) < 0 || Math.max(row, column) >= size ? -1 : index[row * size + column];
  return {
    above: (row, column) => cage(row - 1, column) !== cage(row, column),
    left: (row, column) => cage(row, column - 1) !== cage(row, column),
  };
}

/** Corners by the walls that meet there: 1 up, 2 right, 4 down, 8 left. */
const corners = [...' ╵╶└╷│┌├╴┘─┴┐┤┬┼'];

/** The line above a row (the last one: below all), with the clues that stand in it. */
export function wallRow(
  size: number,
  { above, left }: Walls,
  row: number,
  width: number,
  clues: ReadonlyMap<number, string>,
): string {
  let text = '';
  for (let column = 0; column <= size; column++) {
    const arms = [left(row - 1, column), above(row, column), left(row, column), above(row, column - 1)];
    text += corners[arms.reduce((sum, arm, at) => sum + (arm ? 2 ** at : 0), 0)];
    if (column < size)
      text += clues.get(row * size + column) ?? (above(row, column) ? '─' : ' ').repeat(width);
  }
  return text;
}

export function contentRow(size: number, { left }: Walls, row: number, contents: readonly string[]): string {
  let text = '';
  for (let column = 0; column <= size; column++) {
    text += left(row, column) ? '│' : ' ';
    if (column < size) text += contents[row * size + column];
  }
  return text;
}
