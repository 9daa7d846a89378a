/**
 * Sets of cells of the 8 × 8 board as two whole numbers of 32 bits: the upper half holds rows 1 to 4, the lower half
 * rows 5 to 8. Within a half, a1 (a5) is bit 0, b1 bit 1, a2 bit 8. So a cell's place, as `boards.ts` counts them, is
 * its bit, plus 32 in the lower half.
 *
 * A function can give one number only: those that find a set leave its halves in a small array of their own, which
 * the caller reads at once. Nothing is allocated in a search.
 */

/** Both halves of a set, as left behind by the function that found it. Long enough to be kept outside the heap. */
export function halves(): Int32Array {
  return new Int32Array(32);
}

/** How many cells a set has. */
export function countOf(up: number, down: number): number {
  let a = up - ((up >>> 1) & 0x55555555);
  let b = down - ((down >>> 1) & 0x55555555);
  a = (a & 0x33333333) + ((a >>> 2) & 0x33333333);
  b = (b & 0x33333333) + ((b >>> 2) & 0x33333333);
  const sum = (a & 0x0f0f0f0f) + ((a >>> 4) & 0x0f0f0f0f) + (b & 0x0f0f0f0f) + ((b >>> 4) & 0x0f0f0f0f);
  return Math.imul(sum, 0x01010101) >>> 24;
}

/** The place of the first cell of a set that has any. */
export function firstOf(up: number, down: number): number {
  return up !== 0 ? 31 - Math.clz32(up & -up) : 63 - Math.clz32(down & -down);
}

/** The upper half of the set of one cell. */
export function upperBit(place: number): number {
  return place < 32 ? 1 << place : 0;
}

/** The lower half of the set of one cell. */
export function lowerBit(place: number): number {
  return place < 32 ? 0 : 1 << place;
}
