/** A filled or half-filled square, and what is wrong with it by the rules alone. */
import { type Cage, isRight } from './cage.ts';
import { type Level, linesOf } from './level.ts';

/** A value for each cell in reading order, 0 where it is empty. */
export type Grid = readonly number[];

/** Cells whose value comes twice in a row or column. */
export function repeatedCells({ size }: Level, grid: Grid): ReadonlySet<number> {
  const repeated = new Set<number>();
  for (const line of linesOf({ size })) {
    for (const cell of line) {
      if (grid[cell] && line.some((other) => other !== cell && grid[other] === grid[cell]))
        repeated.add(cell);
    }
  }
  return repeated;
}

/** Full cages that do not give their result. */
export function wrongCages({ cages }: Level, grid: Grid): readonly Cage[] {
  return cages.filter((cage) => {
    const values = cage.cells.map((cell) => grid[cell]!);
    return !values.includes(0) && !isRight(cage, values);
  });
}

/** Cells that break a rule as they stand: repeated in a line, or in a wrong cage. */
export function brokenCells(level: Level, grid: Grid): ReadonlySet<number> {
  const inWrongCages = wrongCages(level, grid).flatMap((cage) => cage.cells);
  return new Set([...repeatedCells(level, grid), ...inWrongCages]);
}

export function isSolved(level: Level, grid: Grid): boolean {
  return !grid.includes(0) && brokenCells(level, grid).size === 0;
}
