/** How many solutions a level has, up to two, and how hard it is: for who draws it, in a worker of the page. */
import type { Grid } from '../grid.ts';
import { gradeLevel } from '../human/solver.ts';
import type { Grade } from '../human/steps.ts';
import type { Level } from '../level.ts';
import { solve } from '../solver/solver.ts';

export type Count = {
  /** Two: there are several. Null: that could not be decided, though some may have been found. */
  readonly count: 0 | 1 | 2 | null;
  /** The first that were found, two at most. */
  readonly solutions: readonly Grid[];
};

export function countOf(level: Level, steps: number): Count {
  const { solutions, complete } = solve(level, level.givens, { steps: { left: steps } });
  return { count: complete ? (solutions.length as 0 | 1 | 2) : null, solutions };
}

/** Grading stops here: a second or so. */
const gradeSteps = 20_000_000;

/** Of a level with one solution; null where that took too long. */
export function gradeNow(level: Level): Grade | null {
  return gradeLevel(level, { left: gradeSteps })?.grade ?? null;
}

/** The cells in which two solutions differ. */
export function differences([one, other]: readonly Grid[]): readonly number[] {
  if (!one || !other) return [];
  return one.flatMap((value, cell) => (value === other[cell] ? [] : [cell]));
}
