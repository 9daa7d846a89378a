/**
 * The solver: strikes out what rows, columns and cages rule out until nothing more falls, then tries the values of one
 * cell, and so on down. What is struck out: values without a way in their cage (`support.ts`), settled values and those of
 * two cells with the same two from the rest of their line, and everything but a value with one place left.
 *
 * It tries the cell with the fewest values for the trouble its lines and cage have made: whatever ran into a dead end
 * weighs more from then on (dom/wdeg, after Boussemart and others, 2004), so that the search comes to the hard part of a
 * level early, and to a proof soon. Only lines and cages with a cell that lost a value are looked at again. Everything is
 * in typed arrays; going back copies the values kept for each depth.
 *
 * Its work is counted in steps, not in time, so that it gives the same answer on every machine and in every replay.
 * `search.ts` finds the same solutions, by the order and the steps that tables of version 1 rely on.
 */
import type { Budget } from '../../../core/game.ts';
import type { Grid } from '../grid.ts';
import { cageIndex, type Level } from '../level.ts';
import { allValues, isSingle, least, setOf } from '../values.ts';
import type { Search } from './search.ts';
import { narrowerOf, type Steps } from './support.ts';

export type Limits = {
  /** Stop at so many solutions; two, unless told. */
  readonly most?: number;
  /** Counts the steps down, some tens of millions a second; the search stops when there are none left. */
  readonly steps?: Steps;
  readonly budget?: Budget;
};

export type Solved = Search & {
  /** How often values were tried. */
  readonly nodes: number;
};

/** Cages with more ways than this are left alone until they have fewer. */
const mostWays = 3_000_000;
/** Nodes between two looks at the budget. */
const nodesBetween = 15;

/** Solutions that keep what is filled in. */
export function solve(level: Level, from: Grid = level.givens, limits: Limits = {}): Solved {
  return new Solver(level, limits).run(from);
}

/** How many values a set has. */
const counts = Uint8Array.from({ length: 2 ** 17 }, (_, set) => countBits(set));

function countBits(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

class Solver {
  readonly #size: number;
  readonly #all: number;
  readonly #cells: number;
  readonly #cageCells: readonly (readonly number[])[];
  readonly #cageOf: Int32Array;
  readonly #narrow: ReturnType<typeof narrowerOf>;
  readonly #most: number;
  readonly #steps: Steps;
  readonly #budget: Budget | null;
  /** Cells of each line one after the other: the rows, then the columns. */
  readonly #lines: Int32Array;
  /** The values of every cell at the present depth. */
  readonly #domains: Int32Array;
  readonly #before: Int32Array;
  /** Lines and cages to look at, each once: lines from 0, cages after them. */
  readonly #queue: Int32Array;
  readonly #isQueued: Uint8Array;
  readonly #weights: Float64Array;
  #head = 0;
  #waiting = 0;
  #nodes = 0;
  #complete = true;
  readonly #solutions: Grid[] = [];

  constructor(level: Level, { most = 2, steps = { left: Number.POSITIVE_INFINITY }, budget }: Limits) {
    const { size, cages } = level;
    this.#size = size;
    this.#all = allValues(size);
    this.#cells = size * size;
    this.#cageCells = cages.map(({ cells }) => cells);
    this.#cageOf = Int32Array.from(cageIndex(level));
    this.#narrow = narrowerOf(level, mostWays);
    this.#most = most;
    this.#steps = steps;
    this.#budget = budget ?? null;
    this.#lines = new Int32Array(2 * this.#cells);
    for (let cell = 0; cell < this.#cells; cell++) {
      this.#lines[cell] = cell;
      this.#lines[this.#cells + (cell % size) * size + Math.floor(cell / size)] = cell;
    }
    this.#domains = new Int32Array(this.#cells);
    this.#before = new Int32Array(this.#cells);
    this.#queue = new Int32Array(2 * size + cages.length);
    this.#isQueued = new Uint8Array(this.#queue.length);
    this.#weights = new Float64Array(this.#queue.length).fill(1);
  }

  run(from: Grid): Solved {
    for (let cell = 0; cell < this.#cells; cell++)
      this.#domains[cell] = from[cell] ? setOf([from[cell]!]) : this.#all;
    for (let at = 0; at < this.#queue.length; at++) this.#put(at);
    this.#explore();
    const enough = this.#solutions.length >= this.#most;
    return { solutions: this.#solutions, complete: this.#complete || enough, nodes: this.#nodes };
  }

  #explore(): void {
    if (this.#isStopped() || !this.#strike()) return;
    this.#steps.left -= this.#cells;
    const cell = this.#hardest();
    if (cell < 0) {
      this.#solutions.push(Array.from(this.#domains, least));
      return;
    }
    const kept = this.#domains.slice();
    for (let rest = kept[cell]!; rest !== 0; rest &= rest - 1) {
      this.#nodes += 1;
      this.#domains.set(kept);
      this.#domains[cell] = rest & -rest;
      this.#touch(cell);
      this.#explore();
      if (!this.#complete || this.#solutions.length >= this.#most) return;
    }
  }

  #isStopped(): boolean {
    if (this.#steps.left < 0 || ((this.#nodes & nodesBetween) === 0 && this.#budget?.spent()))
      this.#complete = false;
    return !this.#complete;
  }

  /** The open cell with the fewest values for its weight; −1 when all are settled. */
  #hardest(): number {
    let found = -1;
    let best = Number.POSITIVE_INFINITY;
    for (let cell = 0; cell < this.#cells; cell++) {
      const count = counts[this.#domains[cell]!]!;
      if (count < 2) continue;
      const row = Math.floor(cell / this.#size);
      const column = this.#size + (cell % this.#size);
      const weight =
        this.#weights[row]! + this.#weights[column]! + this.#weights[2 * this.#size + this.#cageOf[cell]!]!;
      const trouble = count / weight;
      if (trouble < best) {
        best = trouble;
        found = cell;
      }
    }
    return found;
  }

  #put(at: number): void {
    if (this.#isQueued[at] === 1) return;
    this.#isQueued[at] = 1;
    this.#queue[(this.#head + this.#waiting) % this.#queue.length] = at;
    this.#waiting += 1;
  }

  #touch(cell: number): void {
    this.#put(Math.floor(cell / this.#size));
    this.#put(this.#size + (cell % this.#size));
    this.#put(2 * this.#size + this.#cageOf[cell]!);
  }

  /** Until nothing more falls; false when a cell is left bare. */
  #strike(): boolean {
    while (this.#waiting > 0) {
      const at = this.#queue[this.#head]!;
      this.#head = (this.#head + 1) % this.#queue.length;
      this.#waiting -= 1;
      this.#isQueued[at] = 0;
      const fits = at < 2 * this.#size ? this.#strikeInLine(at) : this.#strikeInCage(at - 2 * this.#size);
      if (fits && this.#steps.left >= 0) continue;
      if (!fits) this.#weights[at]! += 1;
      else this.#complete = false;
      this.#clearQueue();
      return false;
    }
    return true;
  }

  #clearQueue(): void {
    this.#isQueued.fill(0);
    this.#waiting = 0;
  }

  #strikeInCage(cage: number): boolean {
    const cells = this.#cageCells[cage]!;
    for (const cell of cells) this.#before[cell] = this.#domains[cell]!;
    const narrowed = this.#narrow(cage, this.#domains, this.#steps);
    if (narrowed !== 'less') return narrowed !== 'none';
    for (const cell of cells) {
      if (this.#domains[cell] === this.#before[cell]) continue;
      this.#put(Math.floor(cell / this.#size));
      this.#put(this.#size + (cell % this.#size));
    }
    return true;
  }

  #strikeInLine(line: number): boolean {
    const from = line * this.#size;
    const to = from + this.#size;
    this.#steps.left -= this.#size;
    const settled = this.#settledIn(from, to);
    if (settled < 0) return false;
    let once = settled;
    let twice = settled;
    let pairs = false;
    for (let at = from; at < to; at++) {
      const cell = this.#lines[at]!;
      const values = this.#domains[cell]!;
      if (isSingle(values)) continue;
      const left = values & ~settled;
      if (left === 0) return false;
      this.#keep(cell, left);
      twice |= once & left;
      once |= left;
      pairs ||= counts[left] === 2;
    }
    if (once !== this.#all || !this.#settleLone(from, to, once & ~twice)) return false;
    return !pairs || this.#strikePairs(from, to);
  }

  /** The values that have their cell already; −1 when two cells have the same. */
  #settledIn(from: number, to: number): number {
    let settled = 0;
    for (let at = from; at < to; at++) {
      const values = this.#domains[this.#lines[at]!]!;
      if (!isSingle(values)) continue;
      if ((settled & values) !== 0) return -1;
      settled |= values;
    }
    return settled;
  }

  /** Values with one place left go there; false when two of them want the same. */
  #settleLone(from: number, to: number, lone: number): boolean {
    if (lone === 0) return true;
    for (let at = from; at < to; at++) {
      const cell = this.#lines[at]!;
      const only = this.#domains[cell]! & lone;
      if (only === 0) continue;
      if (!isSingle(only)) return false;
      this.#keep(cell, only);
    }
    return true;
  }

  /** Two cells with the same two values take them from the rest of the line. */
  #strikePairs(from: number, to: number): boolean {
    for (let at = from; at < to; at++) {
      const pair = this.#domains[this.#lines[at]!]!;
      if (counts[pair] !== 2) continue;
      let other = at + 1;
      while (other < to && this.#domains[this.#lines[other]!] !== pair) other += 1;
      if (other === to) continue;
      for (let each = from; each < to; each++) {
        const cell = this.#lines[each]!;
        if (each === at || each === other || (this.#domains[cell]! & pair) === 0) continue;
        const left = this.#domains[cell]! & ~pair;
        if (left === 0) return false;
        this.#keep(cell, left);
      }
    }
    return true;
  }

  #keep(cell: number, values: number): void {
    if (this.#domains[cell] === values) return;
    this.#domains[cell] = values;
    this.#touch(cell);
  }
}
