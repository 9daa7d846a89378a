/**
 * Codes as three whole numbers, so that two of them are compared without a loop.
 *
 * - `places`: a nibble a position, the first position highest. The nibbles that differ between two codes are the
 *   pegs that are not in the right place.
 * - `low`, `high`: how often each peg comes, as a thermometer of four bits (once 0001, twice 0011 …): pegs 0 to 6 in
 *   the 28 low bits of `low`, pegs 7 to 12 in the 24 low bits of `high`. The bits that two codes share are the pegs
 *   they have in common, whatever the place: for each peg the smaller of its two numbers.
 * - Of eight pegs only one colour can come more than four times. The top four bits of `low` name it (peg + 1, or 0)
 *   and bits 24 to 27 of `high` count on; these bits only count when both codes name the same.
 *
 * A list of codes is one Int32Array of triples. The answer to a guess is a number below `answers`:
 * 9 × common + right. The plain reference is `marksOf`. (Counting shared colours by thermometers and one popcount is
 * an old trick of Mastermind programs; the layout for eight pegs of thirteen kinds in three words is our own.)
 */
import type { Code } from '../code.ts';
import type { Marks } from '../marks.ts';

/** One code; a list of codes has many of these one after the other. */
export type Packed = Int32Array;

export const stride = 3;
/** Every answer is a number below. */
export const answers = 81;

const perWord = 7;
const thermometer = [0, 1, 3, 7, 15] as const;
const mostInThermometer = 4;

export function pack(code: Code): Packed {
  const packed = new Int32Array(stride);
  writePacked(packed, 0, placesOf(code), code.length);
  return packed;
}

export function packAll(codes: readonly Code[]): Packed {
  const list = new Int32Array(codes.length * stride);
  for (const [at, code] of codes.entries()) writePacked(list, at * stride, placesOf(code), code.length);
  return list;
}

export function placesOf(code: Code): number {
  return code.reduce((places, peg) => (places << 4) | peg, 0);
}

export function unpack(places: number, positions: number): Code {
  return Array.from({ length: positions }, (_, at) => (places >>> (4 * (positions - 1 - at))) & 15);
}

const seen = new Uint8Array(16);

/** Writes the three numbers of a code into a list. */
export function writePacked(list: Packed, at: number, places: number, positions: number): void {
  seen.fill(0);
  for (let shift = 0; shift < 4 * positions; shift += 4) seen[(places >>> shift) & 15]! += 1;
  let low = 0;
  let high = 0;
  for (let shift = 0; shift < 4 * positions; shift += 4) {
    const peg = (places >>> shift) & 15;
    const count = seen[peg]!;
    const bits = thermometer[count > mostInThermometer ? mostInThermometer : count]!;
    if (peg < perWord) low |= bits << (4 * peg);
    else high |= bits << (4 * (peg - perWord));
    if (count <= mostInThermometer) continue;
    low |= (peg + 1) << 28;
    high |= thermometer[count - mostInThermometer]! << 24;
  }
  list[at] = places;
  list[at + 1] = low;
  list[at + 2] = high;
}

/** The answer to a guess: 9 × common + right. */
export function answerTo(code: Packed, c: number, guess: Packed, g: number, positions: number): number {
  const low = code[c + 1]!;
  const guessLow = guess[g + 1]!;
  return (
    9 * commonOf(low, code[c + 2]!, guessLow, guess[g + 2]!) + positions - wrongPlaces(code[c]! ^ guess[g]!)
  );
}

/** How many nibbles are not zero. */
export function wrongPlaces(difference: number): number {
  const pairs = difference | (difference >>> 1);
  return Math.imul((pairs | (pairs >>> 2)) & 0x11111111, 0x11111111) >>> 28;
}

/** How many pegs two codes have in common, whatever the place. */
export function commonOf(low: number, high: number, otherLow: number, otherHigh: number): number {
  const named = (low ^ otherLow) >>> 28 === 0 ? 0x0fffffff : 0x00ffffff;
  let a = low & otherLow & 0x0fffffff;
  let b = high & otherHigh & named;
  a -= (a >>> 1) & 0x55555555;
  b -= (b >>> 1) & 0x55555555;
  a = (a & 0x33333333) + ((a >>> 2) & 0x33333333) + (b & 0x33333333) + ((b >>> 2) & 0x33333333);
  return Math.imul((a & 0x0f0f0f0f) + ((a >>> 4) & 0x0f0f0f0f), 0x01010101) >>> 24;
}

export function answerOf({ right, near }: Marks): number {
  return 9 * (right + near) + right;
}

export function marksOfAnswer(answer: number): Marks {
  const right = answer % 9;
  return { right, near: (answer - right) / 9 - right };
}

/** The answer to the code itself. */
export function solvedAnswer(positions: number): number {
  return 10 * positions;
}
