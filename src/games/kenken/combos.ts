/**
 * The ways to fill a cage, as sets of values: which of them the clue allows, and which of these the square still leaves.
 * For people who look at one cage; the work is bounded, and a cage with too many ways is said to have many.
 */
import { type Cage, isRight } from './cage.ts';
import type { Grid } from './grid.ts';
import { inOneLine, type Level } from './level.ts';
import { lineCandidates } from './solver/candidates.ts';
import { has } from './values.ts';

export type Combo = {
  /** Rising; a value may come twice. */
  readonly values: readonly number[];
  /** What stands in the square rules it out. */
  readonly isOut: boolean;
};

export type Combos = { readonly kind: 'list'; readonly list: readonly Combo[] } | { readonly kind: 'many' };

/** Nobody reads more, and no page waits longer (a few milliseconds). */
const most = { combos: 24, steps: 60_000 };

type Work = { steps: number };

export function combosOf(level: Level, cage: Cage, grid: Grid, allowed = most): Combos {
  const work: Work = { steps: allowed.steps };
  const fits = arrangerOf(level, cage, level.givens, work);
  const stillFits = arrangerOf(level, cage, grid, work);
  const list: Combo[] = [];
  for (const values of rising(level.size, cage, work)) {
    if (!fits(values)) continue;
    list.push({ values, isOut: !stillFits(values) });
    if (list.length > allowed.combos || work.steps < 0) return { kind: 'many' };
  }
  return work.steps < 0 ? { kind: 'many' } : { kind: 'list', list };
}

/** All rising lists of values that give the result of the cage. */
function* rising(size: number, cage: Cage, work: Work): Iterable<readonly number[]> {
  const count = cage.cells.length;
  const values: number[] = [];
  yield* from(1);

  function* from(least: number): Iterable<readonly number[]> {
    if (values.length === count) {
      if (isRight(cage, values)) yield [...values];
      return;
    }
    for (let value = least; value <= size && work.steps >= 0; value++) {
      work.steps -= 1;
      values.push(value);
      if (mayReach(size, cage, values)) yield* from(value);
      values.pop();
    }
  }
}

/** Whether values from the last one up can still make the result; only sums and products have more than two. */
function mayReach(size: number, { operation, result, cells }: Cage, values: readonly number[]): boolean {
  const left = cells.length - values.length;
  const last = values.at(-1)!;
  if (operation === '+') {
    const sum = values.reduce((all, value) => all + value, 0);
    return sum + left * last <= Number(result) && sum + left * size >= Number(result);
  }
  if (operation !== '*') return true;
  const product = values.reduce((all, value) => all * BigInt(value), 1n);
  const target = BigInt(result);
  if (target % product !== 0n) return false;
  return product * BigInt(last) ** BigInt(left) <= target && product * BigInt(size) ** BigInt(left) >= target;
}

/** Tells whether these values can be laid into the cells of the cage beside what stands in the square. */
function arrangerOf(level: Level, { cells }: Cage, grid: Grid, work: Work) {
  const domains = lineCandidates(level, grid);
  return (values: readonly number[]): boolean => {
    const free = [...values];
    const laid: number[] = [];
    return lay();

    function lay(): boolean {
      const at = laid.length;
      if (at === cells.length) return true;
      for (const [nth, value] of free.entries()) {
        if (value === 0 || free.indexOf(value) !== nth || !has(domains[cells[at]!]!, value)) continue;
        work.steps -= 1;
        if (work.steps < 0) return false;
        if (
          laid.some((other, before) => other === value && inOneLine(level.size, cells[before]!, cells[at]!))
        )
          continue;
        free[nth] = 0;
        laid.push(value);
        if (lay()) return true;
        laid.pop();
        free[nth] = value;
      }
      return false;
    }
  };
}
