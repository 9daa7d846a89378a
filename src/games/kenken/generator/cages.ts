/** Cages by chance on a filled square: dominoes first, what is left over joins a neighbour; then a clue for each. */
import { below, pick, type Random, shuffled } from '../../../core/random.ts';
import { type Cage, type Operation, resultsOf } from '../cage.ts';
import type { Grid } from '../grid.ts';
import { inOneLine } from '../level.ts';
import type { Wish } from './wish.ts';

/** A square filled by chance: a cyclic one with its rows, columns and values in any order, then stirred. */
export function latinSquare(size: number, random: Random): Grid {
  const all = Array.from({ length: size }, (_, at) => at);
  const [rows, columns, values] = [shuffled(random, all), shuffled(random, all), shuffled(random, all)];
  const grid = all.flatMap((row) => all.map((column) => values[(rows[row]! + columns[column]!) % size]! + 1));
  for (let n = 0; n < 3 * size; n++) stir(grid, size, random);
  return grid;
}

/** Exchanges two values along the cycle of rows on which they stand in two columns: the square stays one. */
function stir(grid: number[], size: number, random: Random): void {
  const one = below(random, size);
  const other = (one + 1 + below(random, size - 1)) % size;
  const first = below(random, size);
  let row = first;
  do {
    const [a, b] = [row * size + one, row * size + other];
    const wanted = grid[b]!;
    [grid[a], grid[b]] = [wanted, grid[a]!];
    row = rowWith(grid, size, one, wanted, row);
  } while (row >= 0);
}

/** The other row that has the value in this column; −1 when there is none. */
function rowWith(grid: readonly number[], size: number, column: number, value: number, but: number): number {
  for (let row = 0; row < size; row++) if (row !== but && grid[row * size + column] === value) return row;
  return -1;
}

/** Of four dominoes that could be laid, three are. */
const laidOfFour = 3;

/** The cells of each cage. */
export function cut(size: number, largestCage: number, random: Random): readonly (readonly number[])[] {
  const cells = Array.from({ length: size * size }, (_, cell) => cell);
  const cageOf = new Map<number, number[]>();
  for (const cell of shuffled(random, cells)) {
    const free = neighboursOf(size, cell).filter((other) => !cageOf.has(other));
    if (cageOf.has(cell) || free.length === 0 || below(random, 4) >= laidOfFour) continue;
    const cage = [cell, pick(random, free)];
    for (const each of cage) cageOf.set(each, cage);
  }
  for (const cell of shuffled(random, cells))
    if (!cageOf.has(cell)) join(size, cell, cageOf, largestCage, random);
  return [...new Set(cageOf.values())].map((cage) => cage.toSorted((a, b) => a - b));
}

/** To a neighbour's cage that has room; alone where there is none. */
function join(
  size: number,
  cell: number,
  cageOf: Map<number, number[]>,
  largestCage: number,
  random: Random,
): void {
  const near = neighboursOf(size, cell).flatMap((other) => {
    const cage = cageOf.get(other);
    return cage && cage.length < largestCage ? [cage] : [];
  });
  const cage = near.length > 0 ? pick(random, near) : [];
  cage.push(cell);
  cageOf.set(cell, cage);
}

function neighboursOf(size: number, cell: number): readonly number[] {
  return [cell - size, cell - 1, cell + 1, cell + size].filter(
    (other) => other >= 0 && other < size * size && inOneLine(size, cell, other),
  );
}

/** A clue for each cage; one whose values have no operation that was asked for falls into single cells. */
export function clued(
  cages: readonly (readonly number[])[],
  grid: Grid,
  { size, operations, grade }: Wish,
  random: Random,
): readonly Cage[] {
  const used = new Map<Operation, number>();
  return cages.flatMap((cells) => {
    const choices =
      cells.length === 1
        ? []
        : cluesFor(
            cells.map((cell) => grid[cell]!),
            operations,
          );
    const telling = choices.filter(
      (clue) => !isTelltale(clue, size, cells.length, grade !== 'easy' && grade !== 'normal'),
    );
    const from = telling.length > 0 ? telling : choices;
    if (from.length === 0)
      return cells.map((cell): Cage => ({ operation: '=', result: `${grid[cell]}`, cells: [cell] }));
    // What was used least so far, so that no operation runs away with the level.
    const fewest = Math.min(...from.map(({ operation }) => used.get(operation) ?? 0));
    const clue = pick(
      random,
      from.filter(({ operation }) => (used.get(operation) ?? 0) === fewest),
    );
    used.set(clue.operation, fewest + 1);
    return [{ ...clue, cells }];
  });
}

type Clue = Pick<Cage, 'operation' | 'result'>;

/** All clues that these values have. */
function cluesFor(values: readonly number[], operations: readonly Operation[]): readonly Clue[] {
  return operations.flatMap((operation) => {
    if (values.length > 2 && operation !== '+' && operation !== '*') return [];
    const results = resultsOf(operation, values).filter(
      (result) => operation === 'mod' || Number(result) > 0,
    );
    return [...new Set(results.map(String))].map((result) => ({ operation, result }));
  });
}

/** Clues that leave a pair next to nothing to find out; above normal also products with one pair of factors. */
function isTelltale(
  { operation, result }: Clue,
  size: number,
  cells: number,
  isAboveNormal: boolean,
): boolean {
  if (cells > 2) return false;
  const value = Number(result);
  if (operation === '+') return [3, 4, 2 * size - 1, 2 * size - 2].includes(value);
  if (operation === '-') return value === size - 1;
  if (operation === '/') return value > size / 2;
  if (operation === 'pow') return value === 1;
  return operation === '*' && isAboveNormal && factorPairs(value, size) < 2;
}

function factorPairs(product: number, size: number): number {
  let pairs = 0;
  for (let factor = 1; factor * factor < product; factor++)
    if (product % factor === 0 && product / factor <= size) pairs += 1;
  return pairs;
}
