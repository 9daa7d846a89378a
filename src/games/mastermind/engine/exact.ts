/**
 * The fewest guesses a set of codes can be broken in, all its codes together: an exact search, for boards whose
 * codes can be compared in a table (4 × 6 has 1296).
 *
 * A guess costs one for every code, and then what each class of codes with the same answer costs. From below: of n
 * codes one is broken at once, thirteen (one a class) with the next guess, and so on. Guesses are tried by what they
 * are likely to cost, the most promising first; a class is only searched as far as it can still beat the best guess.
 * Sets met before are remembered. (Koyama and Lai 1993 found 5625 for 4 × 6 by such a search, 5626 within five guesses.)
 *
 * Sets of more than 24 codes try only the most promising sixty guesses, and of guesses whose classes have the same
 * sizes, most of them the same but for the names of colours, only four. `plan.ts` says how it is known that nothing
 * is lost by that.
 */
import { answers, answerTo, type Packed, stride } from './packed.ts';

/** Codes by their number in the list of all codes. */
export type Numbers = Int32Array;

export type Plan = {
  /** All guesses for all codes of the set; infinite when they can't be broken within so many. */
  readonly total: number;
  readonly guess: number;
};

const none = -1;
const mostSearched = 24;
const mostTried = 60;
const mostAlike = 4;

export class ExactSearch {
  readonly #count: number;
  /** answer = table[guess × count + code] */
  readonly #table: Uint8Array;
  readonly #kinds: number;
  readonly #solved: number;
  readonly #sizes = new Int32Array(answers);
  readonly #known = new Map<string, Plan>();

  constructor(all: Packed, positions: number) {
    this.#count = all.length / stride;
    this.#solved = 10 * positions;
    this.#table = new Uint8Array(this.#count * this.#count);
    const kinds = new Set<number>();
    for (let guess = 0, at = 0; guess < this.#count; guess++)
      for (let code = 0; code < this.#count; code++, at++) {
        const answer = answerTo(all, code * stride, all, guess * stride, positions);
        this.#table[at] = answer;
        kinds.add(answer);
      }
    this.#kinds = kinds.size - 1;
  }

  /** The best plan for a set within so many guesses, if it costs less than `bound`. */
  best(set: Numbers, within: number, bound = Number.POSITIVE_INFINITY): Plan {
    const size = set.length;
    if (within <= 0) return { total: Number.POSITIVE_INFINITY, guess: none };
    if (size === 1) return { total: 1, guess: set[0]! };
    if (size === 2) return { total: within > 1 ? 3 : Number.POSITIVE_INFINITY, guess: set[0]! };
    const key = `${within} ${String.fromCharCode(...set)}`;
    const known = this.#known.get(key);
    if (known) return known;
    const plan = this.#search(set, within, bound);
    if (plan.guess !== none) this.#known.set(key, plan);
    return plan;
  }

  /** The classes of a set by the answer to a guess, without the code that is broken. */
  classes(set: Numbers, guess: number): readonly Numbers[] {
    const lists: number[][] = [];
    const row = guess * this.#count;
    for (const code of set) {
      const answer = this.#table[row + code]!;
      lists[answer] ??= [];
      lists[answer].push(code);
    }
    delete lists[this.#solved];
    return Object.values(lists).map((codes) => Int32Array.from(codes));
  }

  #search(set: Numbers, within: number, bound: number): Plan {
    let plan: Plan = { total: bound, guess: none };
    const { order, least } = this.#promising(set, within);
    for (let at = 0; at < order.length; at++) {
      const guess = order[at]!;
      if (least[guess]! >= plan.total) continue;
      const total = this.#cost(set, guess, least[guess]!, within, plan.total);
      if (total < plan.total) plan = { total, guess };
    }
    return plan.guess === none ? { total: Number.POSITIVE_INFINITY, guess: none } : plan;
  }

  /** Guesses that tell codes apart, the most promising first, and what each costs at least. */
  #promising(set: Numbers, within: number) {
    const least = new Float64Array(this.#count);
    const likely = new Float64Array(this.#count);
    const order: number[] = [];
    const worst = leastFor(set.length, this.#kinds, within - 1) + set.length;
    const isLarge = set.length > mostSearched;
    const alike = new Map<number, number>();
    for (let guess = 0; guess < this.#count; guess++) {
      least[guess] = set.length + this.#leastAfter(set, guess, within - 1);
      if (least[guess]! >= worst) continue;
      likely[guess] = likelyAfter(this.#sizes);
      const met = alike.get(likely[guess]!) ?? 0;
      if (isLarge && met === mostAlike) continue;
      alike.set(likely[guess]!, met + 1);
      order.push(guess);
    }
    order.sort((a, b) => likely[a]! - likely[b]!);
    return { order: isLarge ? order.slice(0, mostTried) : order, least };
  }

  #leastAfter(set: Numbers, guess: number, within: number): number {
    const sizes = this.#sizes;
    sizes.fill(0);
    const row = guess * this.#count;
    for (let at = 0; at < set.length; at++) sizes[this.#table[row + set[at]!]!]! += 1;
    sizes[this.#solved] = 0;
    let least = 0;
    for (let answer = 0; answer < answers; answer++)
      if (sizes[answer]! > 0) least += leastFor(sizes[answer]!, this.#kinds, within);
    return least;
  }

  /** What a guess costs; infinite as soon as it is not below the bound. */
  #cost(set: Numbers, guess: number, least: number, within: number, bound: number): number {
    let total = least;
    const classes = [...this.classes(set, guess)].sort((a, b) => a.length - b.length);
    for (const each of classes) {
      const assumed = leastFor(each.length, this.#kinds, within - 1);
      total += this.best(each, within - 1, bound - total + assumed).total - assumed;
      if (total >= bound) return Number.POSITIVE_INFINITY;
    }
    return total;
  }
}

/** One code with the first guess, `kinds` with the second, kinds² with the third … */
function leastFor(size: number, kinds: number, within: number): number {
  let total = 0;
  let left = size;
  let broken = 1;
  for (let guess = 1; left > 0; guess++) {
    if (guess > within) return Number.POSITIVE_INFINITY;
    const now = Math.min(left, broken);
    total += guess * now;
    left -= now;
    broken *= kinds;
  }
  return total;
}

/** What the classes will cost, as a rule: never less than two guesses for all but one code of each. */
function likelyAfter(sizes: Int32Array): number {
  let cost = 0;
  for (const size of sizes) if (size > 0) cost += Math.max(2 * size - 1, size * (1 + Math.log(size) / 2.15));
  // Sums of the same sizes in another order may differ in the last digits.
  return Math.round(cost * 1e6);
}
