/**
 * The reference solver: slow, and plain enough to be believed. It strikes out what rows, columns and cages rule
 * out until nothing more falls, then tries the values of the cell that has the fewest left, and so on down. It
 * goes on after the first solution, so that it can tell one from several.
 */
import type { Budget } from '../../../core/game.ts';
import type { Grid } from '../grid.ts';
import { type Level, linesOf } from '../level.ts';
import { allValues, isSingle, least, setOf, type Values, valuesIn, without } from '../values.ts';
import { cageValues, type Domains, fitsElsewhere, type Tally } from './candidates.ts';

export type Search = {
  readonly solutions: readonly Grid[];
  /** The search came to its end: there are no others (unless it stopped because it had as many as asked for). */
  readonly complete: boolean;
};

export type Limits = {
  /** Stop at so many solutions. */
  readonly most?: number;
  /** Stop after trying so many values in cells: the same on every machine, some millions a second. */
  readonly effort?: number;
  readonly budget?: Budget;
};

/** Solutions that keep what is filled in. */
export function solve(level: Level, from: Grid = level.givens, limits: Limits = {}): Search {
  const { most = 2, effort = 200_000_000, budget } = limits;
  const solutions: Grid[] = [];
  const tally: Tally = { tried: 0 };
  let complete = true;
  const search = (domains: Domains): void => {
    if (tally.tried >= effort || budget?.spent()) complete = false;
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
