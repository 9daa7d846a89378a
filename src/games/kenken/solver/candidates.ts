/** What may still go where: the values that rows, columns and cages leave to each cell. */
import type { Grid } from '../grid.ts';
import { type Level, linesOf } from '../level.ts';
import { allValues, has, setOf, type Values, valuesIn, without } from '../values.ts';
import { narrowerOf } from './support.ts';

/** For every cell the values it may have; one value where it is filled. */
export type Domains = readonly Values[];

/** How much filling in the notes may cost: a few milliseconds on the largest grid. */
const fillSteps = { cage: 20_000, grid: 200_000 };

/** Every cell's values by rows and columns. */
export function lineCandidates(level: Level, grid: Grid): Domains {
  const seen = grid.map(() => 0);
  for (const line of linesOf(level)) {
    const used = setOf(line.map((cell) => grid[cell]!));
    for (const cell of line) seen[cell]! |= used;
  }
  return grid.map((value, cell) => (value ? setOf([value]) : without(allValues(level.size), seen[cell]!)));
}

/**
 * Every cell's values by rows, columns and the ways to fill its cage. A cage that takes more steps than it may, or
 * comes after the grid has used up its own, is left at what rows and columns say: such notes hold too much, never
 * too little. Logs of before may have had fewer notes there. No note forbids a move; only a filling that now changes
 * nothing leaves no step, so that an `undo` of it finds one less, on levels where every cage is beyond its steps.
 */
export function candidates(level: Level, grid: Grid, allowed = fillSteps): Domains {
  const domains = Int32Array.from(lineCandidates(level, grid));
  const narrow = narrowerOf(level);
  let left = allowed.grid;
  for (const [at, { cells }] of level.cages.entries()) {
    const steps = { left: Math.min(allowed.cage, left) };
    left -= steps.left;
    if (narrow(at, domains, steps) === 'none') for (const cell of cells) domains[cell] = 0;
    left += Math.max(0, steps.left);
  }
  return Array.from(domains);
}

/** Whether a cell of this line other than `cell` may have the value. */
export function fitsElsewhere(
  line: readonly number[],
  cell: number,
  value: number,
  domains: Domains,
): boolean {
  return line.some((other) => other !== cell && has(domains[other]!, value));
}

/** The empty cell with the fewest values left; of several, the first. There must be one. */
export function tightestEmpty(grid: Grid, domains: Domains): number {
  const count = (cell: number) => valuesIn(domains[cell]!).length;
  const empty = [...grid.keys()].filter((cell) => grid[cell] === 0);
  return empty.reduce((best, cell) => (count(cell) < count(best) ? cell : best));
}
