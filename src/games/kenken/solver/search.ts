/**
 * The search of version 1, by which tables begun then are still played again; `solver.ts` is the quick one. It strikes out
 * what rows, columns and cages rule out until nothing more falls, then tries the values of the cell that has the fewest
 * left, and so on down. It walks the same tree as the reference (`reference.testing.ts`), which the tests compare it with,
 * and so finds the same solutions in the same order.
 *
 * Its work is counted in steps, not in time, so that it gives the same answer on every machine and in every replay.
 */
import type { Budget } from '../../../core/game.ts';
import type { Grid } from '../grid.ts';
import { cageIndex, type Level, linesOf } from '../level.ts';
import { allValues, countOf, isSingle, least, setOf, valuesIn } from '../values.ts';
import { narrowerOf, type Steps } from './support.ts';

export type Search = {
  readonly solutions: readonly Grid[];
  /** The search came to its end: there are no others (unless it stopped because it had as many as asked for). */
  readonly complete: boolean;
};

export type Limits = {
  /** Stop at so many solutions. */
  readonly most?: number;
  /** Counts the steps down, some tens of millions a second; the search stops when there are none left. */
  readonly steps?: Steps;
  readonly budget?: Budget;
};

/** Solutions that keep what is filled in. */
export function solve(level: Level, from: Grid = level.givens, limits: Limits = {}): Search {
  const { most = 2, steps = { left: Number.POSITIVE_INFINITY }, budget } = limits;
  const strike = strikerOf(level);
  const solutions: Grid[] = [];
  const isStopped = () => steps.left < 0 || (budget?.spent() ?? false);
  let complete = true;
  const search = (domains: Int32Array, changed: number | null): void => {
    complete &&= !isStopped();
    if (solutions.length >= most || !complete) return;
    if (!strike(domains, changed, steps)) return;
    steps.left -= domains.length;
    const cell = tightestCell(domains);
    if (cell < 0) solutions.push(Array.from(domains, least));
    else
      for (const value of valuesIn(domains[cell]!))
        search(domains.slice().fill(1 << value, cell, cell + 1), cell);
  };
  search(
    Int32Array.from(from, (value) => (value ? setOf([value]) : allValues(level.size))),
    null,
  );
  return { solutions, complete: (complete && steps.left >= 0) || solutions.length >= most };
}

/** Strikes out until nothing more falls, after a change in one cell (null: anywhere); false when a cell is left bare. */
type Strike = (domains: Int32Array, changed: number | null, steps: Steps) => boolean;

function strikerOf(level: Level): Strike {
  const { size, cages } = level;
  const all = allValues(size);
  const lines = linesOf(level);
  const cageOf = cageIndex(level);
  const narrow = narrowerOf(level);
  /** 1 for the lines and cages that have a cell which lost a value since they were looked at. */
  const staleLines = new Uint8Array(lines.length);
  const staleCages = new Uint8Array(cages.length);
  const before = new Int32Array(size * size);

  return (domains, changed, steps) => {
    staleLines.fill(changed === null ? 1 : 0);
    staleCages.fill(changed === null ? 1 : 0);
    if (changed !== null) touch(changed);
    while (steps.left >= 0) {
      const line = staleLines.indexOf(1);
      const cage = line < 0 ? staleCages.indexOf(1) : -1;
      if (line < 0 && cage < 0) return true;
      if (!(line < 0 ? strikeInCage(cage, domains, steps) : strikeInLine(line, domains, steps))) return false;
    }
    return false;
  };

  function touch(cell: number): void {
    staleLines[Math.floor(cell / size)] = 1;
    staleLines[size + (cell % size)] = 1;
    staleCages[cageOf[cell]!] = 1;
  }

  function strikeInCage(cage: number, domains: Int32Array, steps: Steps): boolean {
    const { cells } = cages[cage]!;
    for (const cell of cells) before[cell] = domains[cell]!;
    const narrowed = narrow(cage, domains, steps);
    for (const cell of cells) if (domains[cell] !== before[cell]) touch(cell);
    staleCages[cage] = 0;
    return narrowed !== 'none';
  }

  /** A value that is settled leaves the rest of its line; a value with one place left in the line settles there. */
  function strikeInLine(at: number, domains: Int32Array, steps: Steps): boolean {
    const line = lines[at]!;
    staleLines[at] = 0;
    steps.left -= size;
    const settled = settledIn(line, domains);
    if (settled < 0) return false;
    let once = 0;
    let twice = 0;
    for (const cell of line) {
      const values = domains[cell]!;
      if (!isSingle(values)) keep(cell, values & ~settled, domains);
      twice |= once & domains[cell]!;
      once |= domains[cell]!;
    }
    return once === all && settleLone(line, once & ~twice & ~settled, domains);
  }

  /** The values that have their cell already; −1 when two cells have the same. */
  function settledIn(line: readonly number[], domains: Int32Array): number {
    let settled = 0;
    for (const cell of line) {
      const values = domains[cell]!;
      if (!isSingle(values)) continue;
      if ((settled & values) !== 0) return -1;
      settled |= values;
    }
    return settled;
  }

  /** Values with one place left go there; false when two of them want the same. */
  function settleLone(line: readonly number[], lone: number, domains: Int32Array): boolean {
    if (lone === 0) return true;
    for (const cell of line) {
      const only = domains[cell]! & lone;
      if (only === 0) continue;
      if (!isSingle(only)) return false;
      keep(cell, only, domains);
    }
    return true;
  }

  function keep(cell: number, values: number, domains: Int32Array): void {
    if (domains[cell] === values) return;
    domains[cell] = values;
    touch(cell);
  }
}

/** The open cell with the fewest values; −1 when all are settled. */
function tightestCell(domains: Int32Array): number {
  let tightest = -1;
  let fewest = Number.POSITIVE_INFINITY;
  for (let cell = 0; cell < domains.length; cell++) {
    const count = countOf(domains[cell]!);
    if (count > 1 && count < fewest) {
      tightest = cell;
      fewest = count;
      if (fewest === 2) break;
    }
  }
  return tightest;
}
