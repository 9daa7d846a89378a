/**
 * The reference: slow, and plain enough to be believed; the tests compare the solver (`search.ts`) with it. It strikes out what rows, columns and cages rule
 * out until nothing more falls, then tries the values of the cell that has the fewest left, and so on down. It
 * goes on after the first solution, so that it can tell one from several.
 */
import { type Cage, isRight } from '../cage.ts';
import type { Grid } from '../grid.ts';
import { inOneLine, type Level, linesOf } from '../level.ts';
import { allValues, greatest, isSingle, least, setOf, type Values, valuesIn, without } from '../values.ts';
import { type Domains, fitsElsewhere } from './candidates.ts';
import type { Search } from './search.ts';
import { mostWays } from './support.ts';

type Limits = {
  /** Stop at so many solutions. */
  readonly most?: number;
  /** Stop after trying so many values in cells. */
  readonly effort?: number;
};

/** Solutions that keep what is filled in. */
export function solveSlowly(level: Level, from: Grid = level.givens, limits: Limits = {}): Search {
  const { most = 2, effort = 200_000_000 } = limits;
  const solutions: Grid[] = [];
  const tally: Tally = { tried: 0 };
  let complete = true;
  const search = (domains: Domains): void => {
    if (tally.tried >= effort) complete = false;
    if (solutions.length >= most || !complete) return;
    const left = struck(level, domains, tally);
    if (!left) return;
    const cell = tightestCell(left);
    if (cell < 0) solutions.push(left.map(least));
    else for (const value of valuesIn(left[cell]!)) search(left.with(cell, setOf([value])));
  };
  search(from.map((value) => (value ? setOf([value]) : allValues(level.size))));
  return { solutions, complete: complete || solutions.length >= most };
}

/** Strikes out until nothing more falls; null when a cell is left without a value. */
function struck(level: Level, start: Domains, tally: Tally): Domains | null {
  const domains = [...start];
  const lines = linesOf(level);
  // A cage is looked at again only when a cell of it has lost a value since.
  const seen = new Map<number, string>();
  for (let before = ''; before !== domains.join(); ) {
    before = domains.join();
    for (const line of lines) strikeInLine(line, domains);
    tally.tried += domains.length * level.size;
    for (const [at, cage] of level.cages.entries()) {
      const now = cage.cells.map((cell) => domains[cell]).join();
      if (seen.get(at) === now) continue;
      const left = cageValues(level.size, cage, domains, tally);
      for (const [nth, cell] of cage.cells.entries()) domains[cell] = left[nth]!;
      seen.set(at, left.join());
    }
    if (domains.includes(0)) return null;
  }
  return domains;
}

/** A value that is settled leaves the rest of its line; a value with one place left in the line settles there. */
function strikeInLine(line: readonly number[], domains: Values[]): void {
  for (const cell of line) {
    if (!isSingle(domains[cell]!)) continue;
    for (const other of line) if (other !== cell) domains[other] = without(domains[other]!, domains[cell]!);
  }
  for (const cell of line) {
    const only = valuesIn(domains[cell]!).find((value) => !fitsElsewhere(line, cell, value, domains));
    if (only !== undefined) domains[cell] = setOf([only]);
  }
}

/** The open cell with the fewest values; −1 when all are settled. */
function tightestCell(domains: Domains): number {
  let tightest = -1;
  let fewest = Number.POSITIVE_INFINITY;
  for (const [cell, set] of domains.entries()) {
    const count = valuesIn(set).length;
    if (count > 1 && count < fewest) [tightest, fewest] = [cell, count];
  }
  return tightest;
}

/** Counts what a computation costs: every value tried in a cell is one. */
type Tally = { tried: number };

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
