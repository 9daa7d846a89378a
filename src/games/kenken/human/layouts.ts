/**
 * The ways to fill a cage with what its cells may still have, one by one, no value twice in a line. A person would list
 * them on the margin of the page; what the techniques look at is what all of them share, or what none of them has.
 */
import { type Cage, isRight, type Operation, resultsOf } from '../cage.ts';
import { inOneLine } from '../level.ts';
import type { Steps } from '../solver/support.ts';
import { greatest, least } from '../values.ts';

/** Calls back with the values of the cells in order, the same array each time; false when there were not enough steps. */
export function eachLayout(
  size: number,
  { operation, result, cells }: Cage,
  domains: Int32Array,
  steps: Steps,
  found: (values: Int32Array) => void,
): boolean {
  if (operation !== '+' && operation !== '*') return eachSmall(operation, result, cells, domains, found);
  const isSum = operation === '+';
  const target = Number(result);
  const exact = Number.isSafeInteger(target);
  const cage = { operation, result, cells };
  const values = new Int32Array(cells.length);
  const { low, high } = boundsOf(isSum, cells, domains);
  const clashes = clashesOf(size, cells);
  const fill = (at: number, left: number): void => {
    if (left < low[at]! || left > high[at]! || steps.left < 0) return;
    if (at === cells.length) {
      if (exact || isRight(cage, Array.from(values))) found(values);
      return;
    }
    for (let rest = domains[cells[at]!]!; rest !== 0; rest &= rest - 1) {
      steps.left -= 1;
      const value = 31 - Math.clz32(rest & -rest);
      if (exact && !isSum && left % value !== 0) continue;
      if (clashes[at]!.some((other) => values[other] === value)) continue;
      values[at] = value;
      fill(at + 1, isSum ? left - value : left / value);
    }
  };
  fill(0, target);
  return steps.left >= 0;
}

/** What the cells from each one on come to at least and at most; a little more where products are beyond exact numbers. */
function boundsOf(isSum: boolean, cells: readonly number[], domains: Int32Array) {
  const low = new Float64Array(cells.length + 1).fill(isSum ? 0 : 1 - 1e-9);
  const high = new Float64Array(cells.length + 1).fill(isSum ? 0 : 1 + 1e-9);
  for (let at = cells.length - 1; at >= 0; at--) {
    const [fewest, most] = [least(domains[cells[at]!]!), greatest(domains[cells[at]!]!)];
    low[at] = isSum ? low[at + 1]! + fewest : low[at + 1]! * fewest;
    high[at] = isSum ? high[at + 1]! + most : high[at + 1]! * most;
  }
  return { low, high };
}

/** For every cell those before it that are in a line with it. */
function clashesOf(size: number, cells: readonly number[]): readonly (readonly number[])[] {
  return cells.map((cell, at) =>
    [...cells.slice(0, at).keys()].filter((other) => inOneLine(size, cells[other]!, cell)),
  );
}

const values = new Int32Array(2);

/** One cell, or two in either order. */
function eachSmall(
  operation: Operation,
  result: string,
  cells: readonly number[],
  domains: Int32Array,
  found: (values: Int32Array) => void,
): true {
  for (let first = domains[cells[0]!]!; first !== 0; first &= first - 1) {
    values[0] = 31 - Math.clz32(first & -first);
    if (cells.length === 1) {
      if (`${values[0]}` === result) found(values.subarray(0, 1));
      continue;
    }
    for (let second = domains[cells[1]!]!; second !== 0; second &= second - 1) {
      values[1] = 31 - Math.clz32(second & -second);
      if (values[0] !== values[1] && isPair(operation, values[0], values[1], result)) found(values);
    }
  }
  return true;
}

const pairs = new Map<string, boolean>();

/** Whether two values give the result, remembered. */
function isPair(operation: Operation, a: number, b: number, result: string): boolean {
  if (operation === '-') return `${Math.abs(a - b)}` === result;
  const key = `${operation} ${a} ${b}`;
  const known = pairs.get(`${key} ${result}`);
  if (known !== undefined) return known;
  const fits = resultsOf(operation, [a, b]).some((each) => String(each) === result);
  if (pairs.size < 100_000) pairs.set(`${key} ${result}`, fits);
  return fits;
}
