/** What may still go where: the values that rows, columns and cages leave to each cell. */
import { type Cage, isRight } from '../cage.ts';
import type { Grid } from '../grid.ts';
import { inOneLine, type Level, linesOf } from '../level.ts';
import { allValues, greatest, has, least, setOf, type Values, valuesIn, without } from '../values.ts';

/** For every cell the values it may have; one value where it is filled. */
export type Domains = readonly Values[];

/** Above this many ways to fill it (not counting what rules them out) a cage is left alone for now. */
const mostWays = 200_000;

/** Every cell's values by rows and columns. */
export function lineCandidates(level: Level, grid: Grid): Domains {
  const seen = grid.map(() => 0);
  for (const line of linesOf(level)) {
    const used = setOf(line.map((cell) => grid[cell]!));
    for (const cell of line) seen[cell]! |= used;
  }
  return grid.map((value, cell) => (value ? setOf([value]) : without(allValues(level.size), seen[cell]!)));
}

/** Every cell's values by rows, columns and the ways to fill its cage. */
export function candidates(level: Level, grid: Grid): Domains {
  const domains = [...lineCandidates(level, grid)];
  for (const cage of level.cages) {
    const left = cageValues(level.size, cage, domains);
    for (const [at, cell] of cage.cells.entries()) domains[cell] = left[at]!;
  }
  return domains;
}

/** Counts what a computation costs: every value tried in a cell is one. */
export type Tally = { tried: number };

/** For each cell of the cage the values that occur in some right way to fill it from these domains. */
export function cageValues(
  size: number,
  cage: Cage,
  domains: Domains,
  tally: Tally = { tried: 0 },
): readonly Values[] {
  const choices = cage.cells.map((cell) => domains[cell]!);
  if (waysAtMost(choices) > mostWays) return choices;
  const occurring = choices.map(() => 0);
  const chosen: number[] = [];
  const canReach = reachOf(cage, choices);
  const fill = () => {
    const at = chosen.length;
    if (at === choices.length) {
      if (isRight(cage, chosen)) for (const [nth, value] of chosen.entries()) occurring[nth]! |= 1 << value;
      return;
    }
    for (const value of valuesIn(choices[at]!)) {
      tally.tried += 1;
      if (repeats(size, cage.cells, chosen, value)) continue;
      chosen.push(value);
      if (canReach(chosen)) fill();
      chosen.pop();
    }
  };
  fill();
  return occurring;
}

function waysAtMost(choices: readonly Values[]): number {
  return choices.reduce((ways, set) => ways * valuesIn(set).length, 1);
}

function repeats(size: number, cells: readonly number[], chosen: readonly number[], value: number): boolean {
  const cell = cells[chosen.length]!;
  return chosen.some((other, at) => other === value && inOneLine(size, cells[at]!, cell));
}

/**
 * Whether the values chosen so far can still lead to the result, by the least and greatest that the cells to
 * come can add. Only sums and products have enough cells to make this worth while.
 */
function reachOf(
  { operation, result }: Cage,
  choices: readonly Values[],
): (chosen: readonly number[]) => boolean {
  const target = Number(result);
  if (operation === '+') {
    const low = restOf(choices, (rest, set) => rest + least(set), 0);
    const high = restOf(choices, (rest, set) => rest + greatest(set), 0);
    return (chosen) => {
      const sum = chosen.reduce((total, value) => total + value, 0);
      return sum + low[chosen.length]! <= target && sum + high[chosen.length]! >= target;
    };
  }
  if (operation === '*' && Number.isSafeInteger(target)) {
    const high = restOf(choices, (rest, set) => rest * greatest(set), 1);
    return (chosen) => {
      const product = chosen.reduce((total, value) => total * value, 1);
      return target % product === 0 && product * high[chosen.length]! >= target;
    };
  }
  return () => true;
}

/** For every n what the cells from the n-th on come to. */
function restOf(
  choices: readonly Values[],
  add: (rest: number, set: Values) => number,
  nothing: number,
): readonly number[] {
  const rests = [nothing];
  for (const set of choices.toReversed()) rests.unshift(add(rests[0]!, set));
  return rests;
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
