/**
 * What the tiles that stay in a rack are worth, in points of the next turn. The table of a language gives for every tile
 * what the first, the second and any further one adds, and what two different tiles add together (Q with U). It is
 * trained by self-play: `npm run bench scrabble-leaves`. A lexicon of one's own has the table of its language; without
 * one, a blank is worth much, and repeated tiles cost a little.
 */
import type { Language } from '../../../core/phrase.ts';
import { blank } from '../lexicon/bag.ts';
import type { Lexicon } from '../lexicon/dictionary.ts';
import { leaves as ca } from './leaves/ca.ts';
import { leaves as en } from './leaves/en.ts';
import { leaves as es } from './leaves/es.ts';

export type LeaveTable = {
  /** By tile: what the first, the second and each further one adds. */
  readonly tiles: Readonly<Record<string, readonly number[]>>;
  /** By two tiles, `Q U`. */
  readonly pairs: Readonly<Record<string, number>>;
};

const trained: Readonly<Record<Language, LeaveTable>> = { ca, es, en };

const noLanguage: LeaveTable = { tiles: { [blank]: [20, 10, 5] }, pairs: {} };
const repeated = [0, -2, -4];

export class Leaves {
  /** Three for every tile by number, blanks last. */
  readonly #tiles: Float64Array;
  readonly #pairs: Float64Array;
  readonly #kinds: number;

  constructor({ alphabet, language }: Pick<Lexicon, 'alphabet' | 'language'>, table?: LeaveTable) {
    const names = [...alphabet.tiles, blank];
    const { tiles, pairs } = table ?? (language ? trained[language] : noLanguage);
    this.#kinds = names.length;
    this.#tiles = Float64Array.from(names.flatMap((name) => tiles[name] ?? repeated));
    this.#pairs = Float64Array.from(
      names.flatMap((a) => names.map((b) => pairs[`${a} ${b}`] ?? pairs[`${b} ${a}`] ?? 0)),
    );
  }

  /** Of tiles counted by number, blanks last. */
  value(left: Uint8Array): number {
    let sum = 0;
    for (let tile = 0; tile < this.#kinds; tile++) {
      const count = left[tile]!;
      if (count === 0) continue;
      for (let each = 0; each < count; each++) sum += this.#tiles[3 * tile + Math.min(each, 2)]!;
      for (let other = 0; other < tile; other++)
        if (left[other]! > 0) sum += this.#pairs[tile * this.#kinds + other]!;
    }
    return sum;
  }
}

/** The leaves of one rack, each worked out once: a leave is a set of places of the rack. */
export class RackLeaves {
  readonly #leaves: Leaves;
  readonly #rack: Uint8Array;
  /** Where the tiles of a kind begin among the places. */
  readonly #from: Uint8Array;
  readonly #known: Float64Array;
  readonly #used: Uint8Array;
  readonly #left: Uint8Array;
  readonly #all: number;

  constructor(leaves: Leaves, rack: Uint8Array) {
    this.#leaves = leaves;
    this.#rack = rack;
    this.#from = new Uint8Array(rack.length);
    this.#used = new Uint8Array(rack.length);
    this.#left = new Uint8Array(rack.length);
    let places = 0;
    for (let tile = 0; tile < rack.length; tile++) {
      this.#from[tile] = places;
      places += rack[tile]!;
    }
    this.#all = (1 << places) - 1;
    this.#known = new Float64Array(1 << places).fill(Number.NaN);
  }

  /** Of what stays when these tiles go. `numbers` has the number of each tile, `count` of them. */
  without(numbers: Uint8Array, count: number): number {
    let set = this.#all;
    for (let at = 0; at < count; at++) {
      const tile = numbers[at]!;
      set &= ~(1 << (this.#from[tile]! + this.#used[tile]!));
      this.#used[tile]! += 1;
    }
    for (let at = 0; at < count; at++) this.#used[numbers[at]!] = 0;
    return this.valueOf(set);
  }

  valueOf(set: number): number {
    const known = this.#known[set]!;
    if (!Number.isNaN(known)) return known;
    const value = this.#leaves.value(this.tilesOf(set));
    this.#known[set] = value;
    return value;
  }

  /** How many leaves there are: sets are the numbers below it. */
  get sets(): number {
    return this.#known.length;
  }

  /** Counted by number; the same array every time. */
  tilesOf(set: number): Uint8Array {
    this.#left.fill(0);
    for (let tile = 0; tile < this.#rack.length; tile++) {
      for (let each = 0; each < this.#rack[tile]!; each++)
        if ((set & (1 << (this.#from[tile]! + each))) !== 0) this.#left[tile]! += 1;
    }
    return this.#left;
  }
}
