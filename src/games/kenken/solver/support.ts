/**
 * What the cages leave: for each cell of a cage the values that occur in some right way to fill it (its support),
 * exactly, with the work counted so that it can be bounded.
 *
 * The cells of a cage are tried with the fewest values first, and a branch ends as soon as the cells to come can
 * no longer reach the result, or have nothing left to show: every way found supports all of its values at once,
 * so most are never tried. Pairs (−, ÷, mod, power) are looked up in tables made once. All scratch space is typed
 * arrays, allocated once a level; sets of values are bits (`values.ts`).
 */
import { type Cage, type Operation, resultsOf, spans } from '../cage.ts';
import { type Level, largest } from '../level.ts';
import { countOf, greatest, isSingle, least, setOf, type Values } from '../values.ts';

/** Counts down; a computation stops when it is below 0. Every value tried in a cell is a step. */
export type Steps = { left: number };

/**
 * Above this many ways to fill it (not counting what rules them out) a cage is left alone for now. Solutions of
 * levels that have several are found in an order that depends on it, and so do old logs with a `solve` in them.
 */
export const mostWays = 200_000;

/** What a cage has come to: nothing was struck out, something was, nothing fits, or there were not enough steps. */
export type Narrowed = 'same' | 'less' | 'none' | 'unknown';

/** Strikes out of `domains` what has no support in this cage; on 'none' and 'unknown' they stay as they are. */
export type Narrow = (cage: number, domains: Int32Array, steps: Steps) => Narrowed;

type Clue =
  | { readonly kind: 'one'; readonly values: Values }
  /** For every value the values that may stand beside it. */
  | { readonly kind: 'pair'; readonly partners: readonly Values[] }
  | { readonly kind: 'several'; readonly sums: boolean; readonly target: number | bigint };

export function narrowerOf({ size, cages }: Level, ways = mostWays): Narrow {
  const clues = cages.map(clueOf);
  const longest = Math.max(...cages.map(({ cells }) => cells.length));
  const rowOf = Int32Array.from({ length: size * size }, (_, cell) => Math.floor(cell / size));
  const columnOf = Int32Array.from({ length: size * size }, (_, cell) => cell % size);
  /** The cells of the cage at hand, those with the fewest values first, and their values. */
  const cells = new Int32Array(longest);
  const choices = new Int32Array(longest);
  /** The values of each that are supported so far. */
  const found = new Int32Array(longest);
  /** The least and the greatest that the cells from here on come to. */
  const low = new Float64Array(longest + 1);
  const high = new Float64Array(longest + 1);
  /** The values that the cells chosen so far take from each row and column. */
  const rows = new Int32Array(size);
  const columns = new Int32Array(size);
  let count = 0;
  let isSum = true;
  /** From this cell on every value is supported. */
  let shown = 0;
  let steps: Steps = { left: 0 };

  return (cage, domains, allowed) => {
    const clue = clues[cage]!;
    const members = cages[cage]!.cells;
    steps = allowed;
    steps.left -= members.length;
    if (clue.kind === 'one') return narrowOne(clue.values, members[0]!, domains);
    if (clue.kind === 'pair') return narrowPair(clue.partners, members[0]!, members[1]!, domains);
    return narrowSeveral(clue, members, domains);
  };

  function narrowOne(values: Values, cell: number, domains: Int32Array): Narrowed {
    const before = domains[cell]!;
    if ((before & values) === 0) return 'none';
    domains[cell] = before & values;
    return domains[cell] === before ? 'same' : 'less';
  }

  /** Two cells that touch are in one line, so they differ. */
  function narrowPair(partners: readonly Values[], a: number, b: number, domains: Int32Array): Narrowed {
    const [first, second] = [domains[a]!, domains[b]!];
    let ofFirst = 0;
    let ofSecond = 0;
    for (let rest = first; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const fitting = partners[least(bit)]! & second & ~bit;
      steps.left -= 1;
      if (fitting === 0) continue;
      ofFirst |= bit;
      ofSecond |= fitting;
    }
    if (ofFirst === 0) return 'none';
    domains[a] = ofFirst;
    domains[b] = ofSecond;
    return ofFirst === first && ofSecond === second ? 'same' : 'less';
  }

  function narrowSeveral(
    { sums, target }: Clue & { kind: 'several' },
    members: readonly number[],
    domains: Int32Array,
  ): Narrowed {
    isSum = sums;
    count = members.length;
    if (!lineUp(members, domains)) return 'same';
    rows.fill(0);
    columns.fill(0);
    const settled = settle(target);
    if (settled === null) return 'none';
    const { from, left } = settled;
    reach(from);
    // A product beyond exact numbers, if it can be reached at all, waits until more of its cells are settled.
    if (left > Number.MAX_SAFE_INTEGER) return left > 2 * high[from]! ? 'none' : 'same';
    const fits = tryCell(from, left, true);
    if (steps.left < 0) return 'unknown';
    return fits ? keepFound(domains) : 'none';
  }

  /** Sorts the cells by how many values they have (few cells: by insertion); false when there are too many ways. */
  function lineUp(members: readonly number[], domains: Int32Array): boolean {
    let choicesSoFar = 1;
    for (let at = 0; at < count; at++) {
      const values = domains[members[at]!]!;
      const width = countOf(values);
      choicesSoFar *= width;
      if (choicesSoFar > ways) return false;
      let to = at;
      for (; to > 0 && countOf(choices[to - 1]!) > width; to--) {
        choices[to] = choices[to - 1]!;
        cells[to] = cells[to - 1]!;
      }
      choices[to] = values;
      cells[to] = members[at]!;
    }
    return true;
  }

  /**
   * Takes the cells with one value out of the result: where the others begin, and what they have to reach. Null
   * when that cannot be.
   */
  function settle(target: number | bigint): { from: number; left: number } | null {
    let left = target;
    let from = 0;
    for (; from < count && isSingle(choices[from]!); from++) {
      const bit = choices[from]!;
      const rest = take(left, least(bit));
      if (rest === null || !put(cells[from]!, bit)) return null;
      found[from] = bit;
      left = rest;
    }
    return { from, left: Number(left) };
  }

  /** What is left of the result; null when the value does not divide it. */
  function take(left: number | bigint, value: number): number | bigint | null {
    if (typeof left === 'bigint') return left % BigInt(value) === 0n ? left / BigInt(value) : null;
    if (isSum) return left - value;
    return left % value === 0 ? left / value : null;
  }

  /** False when the row or the column has the value already. */
  function put(cell: number, bit: Values): boolean {
    const row = rowOf[cell]!;
    const column = columnOf[cell]!;
    const isFree = ((rows[row]! | columns[column]!) & bit) === 0;
    rows[row]! |= bit;
    columns[column]! |= bit;
    return isFree;
  }

  /** What the cells from each one on can come to; nothing is shown yet. */
  function reach(from: number): void {
    low[count] = isSum ? 0 : 1;
    high[count] = isSum ? 0 : 1;
    for (let at = count - 1; at >= from; at--) {
      const lowest = least(choices[at]!);
      const highest = greatest(choices[at]!);
      low[at] = isSum ? low[at + 1]! + lowest : low[at + 1]! * lowest;
      high[at] = isSum ? high[at + 1]! + highest : high[at + 1]! * highest;
    }
    found.fill(0, from, count);
    shown = count;
  }

  /**
   * Fills the cells from `at` on; whether there is a way. `isNew`: a value before this cell is not supported yet,
   * so that one way is news even if it shows nothing new from here on.
   */
  function tryCell(at: number, left: number, isNew: boolean): boolean {
    if (left < low[at]! || left > high[at]!) return false;
    if (at === count) return true;
    const row = rowOf[cells[at]!]!;
    const column = columnOf[cells[at]!]!;
    const free = choices[at]! & ~(rows[row]! | columns[column]!);
    if (at === count - 1) return tryLast(at, free & (1 << left));
    let news = isNew;
    let fits = false;
    for (let rest = free; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const isNewHere = news || (found[at]! & bit) === 0;
      if (!isNewHere && shown <= at + 1) continue;
      steps.left -= 1;
      if (steps.left < 0) return false;
      const value = 31 - Math.clz32(bit);
      if (!isSum && left % value !== 0) continue;
      rows[row]! |= bit;
      columns[column]! |= bit;
      if (tryCell(at + 1, isSum ? left - value : left / value, isNewHere)) {
        fits = true;
        news = false;
        show(at, bit);
      }
      rows[row]! ^= bit;
      columns[column]! ^= bit;
    }
    return fits;
  }

  /** The last cell has to be what is left of the result. */
  function tryLast(at: number, bit: Values): boolean {
    steps.left -= 1;
    if (bit === 0) return false;
    show(at, bit);
    return true;
  }

  function show(at: number, bit: Values): void {
    found[at]! |= bit;
    while (shown > 0 && found[shown - 1] === choices[shown - 1]) shown -= 1;
  }

  function keepFound(domains: Int32Array): Narrowed {
    let result: Narrowed = 'same';
    for (let at = 0; at < count; at++) {
      if (domains[cells[at]!] !== found[at]) result = 'less';
      domains[cells[at]!] = found[at]!;
    }
    return result;
  }
}

function clueOf({ operation, result }: Cage): Clue {
  switch (spans[operation]) {
    case 'one':
      return { kind: 'one', values: Number(result) <= largest ? setOf([Number(result)]) : 0 };
    case 'two':
      return { kind: 'pair', partners: partnersOf(operation, result) };
    default: {
      const target = Number(result);
      const isExact = operation === '+' || Number.isSafeInteger(target);
      return { kind: 'several', sums: operation === '+', target: isExact ? target : BigInt(result) };
    }
  }
}

const nobody: readonly Values[] = Array.from({ length: largest + 1 }, () => 0);
const pairTables = new Map<Operation, ReadonlyMap<string, readonly Values[]>>();

/** The pairs that give this result, in either order. */
function partnersOf(operation: Operation, result: string): readonly Values[] {
  const table = pairTables.get(operation) ?? pairTable(operation);
  pairTables.set(operation, table);
  return table.get(result) ?? nobody;
}

/** By result: for every value the values that give it together. */
function pairTable(operation: Operation): ReadonlyMap<string, readonly Values[]> {
  const table = new Map<string, Values[]>();
  for (let a = 1; a <= largest; a++) {
    for (let b = 1; b <= largest; b++) {
      for (const result of resultsOf(operation, [a, b]).map(String)) {
        const partners = table.get(result) ?? [...nobody];
        partners[a]! |= 1 << b;
        table.set(result, partners);
      }
    }
  }
  return table;
}
