/**
 * Possible codes found by evolution instead of listing, so that it works on any board (after Berghman, Goossens and
 * Leus 2009).
 *
 * A population of codes is bred: two parents, each the better of two drawn, are crossed at one or two points, and
 * pegs of the child change, swap or turn round now and then. How unfit a child is: how far its answers to all guesses
 * so far are from the true ones, in places and in colours. It takes the place of the less fit of two drawn. Whatever is
 * not unfit at all could be the code and is put aside. A population that has found some, or nothing for long, gives
 * way to a new one, so that the finds do not all come from one family. It ends with enough of them, or no new ones for
 * long.
 *
 * Layout: individual n of the population is the triple at 3n of `codes`, its unfitness is `unfit[n]`.
 */

import type { Dice } from '../../../core/dice.ts';
import { type Board, codesIn, hole, pegsOf } from '../code.ts';
import type { Clue } from '../possible.ts';
import { drawer } from './field.ts';
import { answerOf, answerTo, type Packed, packAll, stride, writePacked } from './packed.ts';
import type { Position } from './position.ts';

const populationSize = 60;
/** Enough possible codes; when fewer were found, there are hardly any others. */
export const mostFound = 1000;
/** A population has seen enough after so many codes found, or so many children without a new one. */
const litter = 20;
const stale = 4000;
/** Children without a new possible code, after which there are no more: on 4 × 6, and for every ten times the codes. */
const patience = { least: 5000, more: 12_000 };
/** While none was found. */
const longestPatience = 400_000;
const childrenBetweenStops = 0xff;

export class Evolution {
  readonly #board: Board;
  readonly #dice: Dice;
  readonly #stop: () => boolean;
  readonly #pegs: Int32Array;
  readonly #guesses: Packed;
  readonly #told: Int32Array;
  readonly #codes = new Int32Array(populationSize * stride);
  readonly #unfit = new Int32Array(populationSize);
  readonly #child = new Int32Array(stride);
  readonly #found = new Set<number>();
  readonly #draw: () => number;
  readonly #patience: number;

  constructor({ board, clues, dice, stop }: Position) {
    this.#board = board;
    this.#dice = dice;
    this.#stop = stop;
    this.#pegs = Int32Array.from(pegsOf(board));
    this.#guesses = packAll(clues.map(({ guess }: Clue) => guess));
    this.#told = Int32Array.from(clues, ({ marks }) => answerOf(marks));
    this.#draw = drawer(board, dice);
    const tens = Math.max(0, Math.log10(codesIn(board) / 1296));
    this.#patience = patience.least + patience.more * tens;
  }

  run(): Packed {
    let idle = 0;
    let since = 0;
    this.#begin();
    for (let children = 1; this.#goesOn(idle); children++) {
      const before = this.#found.size;
      this.#breed();
      idle = this.#found.size > before ? 0 : idle + 1;
      if (this.#found.size - since >= litter || (idle > 0 && idle % stale === 0)) {
        since = this.#found.size;
        this.#begin();
      }
      if ((children & childrenBetweenStops) === 0 && this.#stop()) break;
    }
    return this.#listed();
  }

  #begin(): void {
    for (let n = 0; n < populationSize; n++) this.#settle(n, this.#draw());
  }

  #goesOn(idle: number): boolean {
    if (this.#found.size === 0) return idle < longestPatience;
    return this.#found.size < mostFound && idle < this.#patience;
  }

  #listed(): Packed {
    const list = new Int32Array(this.#found.size * stride);
    let at = 0;
    for (const places of this.#found) {
      writePacked(list, at, places, this.#board.positions);
      at += stride;
    }
    return list;
  }

  /** Puts a code in a place of the population. */
  #settle(n: number, places: number): void {
    writePacked(this.#codes, n * stride, places, this.#board.positions);
    this.#unfit[n] = this.#unfitness(this.#codes, n * stride);
    if (this.#unfit[n] === 0) this.#found.add(places);
  }

  #unfitness(codes: Packed, at: number): number {
    let sum = 0;
    for (let k = 0; k < this.#told.length; k++) {
      const answer = answerTo(codes, at, this.#guesses, k * stride, this.#board.positions);
      const told = this.#told[k]!;
      const right = answer % 9;
      const toldRight = told % 9;
      sum += Math.abs(right - toldRight) + Math.abs((answer - right - told + toldRight) / 9);
    }
    return sum;
  }

  #breed(): void {
    const mother = this.#codes[this.#better() * stride]!;
    const father = this.#codes[this.#better() * stride]!;
    let places = this.#mutated(this.#crossed(mother, father));
    // A child like its parents, or one already found, makes room for something new.
    if (places === mother || places === father) places = this.#mutated(this.#changed(places));
    if (!this.#board.repeats) places = this.#mended(places);
    writePacked(this.#child, 0, places, this.#board.positions);
    const unfit = this.#unfitness(this.#child, 0);
    if (unfit === 0) this.#found.add(places);
    this.#replace(places, unfit);
  }

  #replace(places: number, unfit: number): void {
    const n = this.#worse();
    if (this.#dice.below(200) === 0) this.#settle(n, this.#draw());
    else {
      this.#codes.set(this.#child, n * stride);
      this.#codes[n * stride] = places;
      this.#unfit[n] = unfit;
    }
  }

  #better(): number {
    const [a, b] = [this.#dice.below(populationSize), this.#dice.below(populationSize)];
    return this.#unfit[a]! < this.#unfit[b]! ? a : b;
  }

  #worse(): number {
    const [a, b] = [this.#dice.below(populationSize), this.#dice.below(populationSize)];
    return this.#unfit[a]! > this.#unfit[b]! ? a : b;
  }

  /** The positions between two cuts from one parent, the rest from the other. */
  #crossed(mother: number, father: number): number {
    const { positions } = this.#board;
    const from = this.#dice.below(positions + 1);
    const to = this.#dice.below(2) === 0 ? positions : this.#dice.below(positions + 1);
    const mask = maskBelow(from) ^ maskBelow(to);
    return (mother & mask) | (father & ~mask);
  }

  #mutated(places: number): number {
    const what = this.#dice.below(10);
    if (what < 3) return this.#changed(places);
    if (what < 6) return this.#swapped(places);
    if (what < 7) return this.#turned(places);
    return places;
  }

  #changed(places: number): number {
    const shift = 4 * this.#dice.below(this.#board.positions);
    const peg = this.#pegs[this.#dice.below(this.#pegs.length)]!;
    return (places & ~(15 << shift)) | (peg << shift);
  }

  #swapped(places: number): number {
    const [a, b] = [4 * this.#dice.below(this.#board.positions), 4 * this.#dice.below(this.#board.positions)];
    const difference = ((places >>> a) ^ (places >>> b)) & 15;
    return places ^ (difference << a) ^ (a === b ? 0 : difference << b);
  }

  /** A stretch of the code turned round by one: its last peg comes first. */
  #turned(places: number): number {
    const { positions } = this.#board;
    const length = 2 + this.#dice.below(positions - 1);
    const shift = 4 * this.#dice.below(positions - length + 1);
    const mask = maskBelow(length);
    const part = (places >>> shift) & mask;
    const turned = ((part >>> 4) | ((part & 15) << (4 * (length - 1)))) & mask;
    return (places & ~(mask << shift)) | (turned << shift);
  }

  /** Without repeats: a colour that came before gives way to one that does not come. */
  #mended(places: number): number {
    let mended = places;
    let used = 0;
    for (let shift = 0; shift < 4 * this.#board.positions; shift += 4) {
      let peg = (mended >>> shift) & 15;
      while (peg !== hole && (used >>> peg) & 1) peg = this.#pegs[this.#dice.below(this.#pegs.length)]!;
      used |= 1 << peg;
      mended = (mended & ~(15 << shift)) | (peg << shift);
    }
    return mended;
  }
}

/** All bits of so many nibbles. */
function maskBelow(nibbles: number): number {
  return nibbles === 8 ? -1 : (1 << (4 * nibbles)) - 1;
}
