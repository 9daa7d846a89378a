/**
 * Where a disc may go: in each of the eight directions, own discs run over the other's as far as these go, and the
 * next cell, if empty, is a move. All own discs run at once. What runs out of one half of the board goes on in the
 * other, so the half it comes from is done first.
 */
import { countOf, halves } from './bits.ts';

/** The moves found last. */
export const reached: Int32Array = halves();

/** Discs that a row can be left over: not at its ends. */
const inner = 0x7e7e7e7e;

/** Leaves the moves in `reached`. */
export function reach(ownUp: number, ownDown: number, oppUp: number, oppDown: number): void {
  const up = oppUp & inner;
  const down = oppDown & inner;
  let moveUp = rowMoves(ownUp, up);
  let moveDown = rowMoves(ownDown, down);

  // Straight down and up.
  let a = oppUp & (ownUp << 8);
  a |= oppUp & (a << 8);
  a |= oppUp & (a << 8);
  let b = oppDown & ((ownDown << 8) | ((ownUp | a) >>> 24));
  b |= oppDown & (b << 8);
  b |= oppDown & (b << 8);
  b |= oppDown & (b << 8);
  moveUp |= a << 8;
  moveDown |= (b << 8) | (a >>> 24);
  b = oppDown & (ownDown >>> 8);
  b |= oppDown & (b >>> 8);
  b |= oppDown & (b >>> 8);
  a = oppUp & ((ownUp >>> 8) | ((ownDown | b) << 24));
  a |= oppUp & (a >>> 8);
  a |= oppUp & (a >>> 8);
  a |= oppUp & (a >>> 8);
  moveDown |= b >>> 8;
  moveUp |= (a >>> 8) | (b << 24);

  // Down to the right, up to the left.
  a = up & (ownUp << 9);
  a |= up & (a << 9);
  a |= up & (a << 9);
  b = down & ((ownDown << 9) | ((ownUp | a) >>> 23));
  b |= down & (b << 9);
  b |= down & (b << 9);
  b |= down & (b << 9);
  moveUp |= a << 9;
  moveDown |= (b << 9) | (a >>> 23);
  b = down & (ownDown >>> 9);
  b |= down & (b >>> 9);
  b |= down & (b >>> 9);
  a = up & ((ownUp >>> 9) | ((ownDown | b) << 23));
  a |= up & (a >>> 9);
  a |= up & (a >>> 9);
  a |= up & (a >>> 9);
  moveDown |= b >>> 9;
  moveUp |= (a >>> 9) | (b << 23);

  // Down to the left, up to the right.
  a = up & (ownUp << 7);
  a |= up & (a << 7);
  a |= up & (a << 7);
  b = down & ((ownDown << 7) | ((ownUp | a) >>> 25));
  b |= down & (b << 7);
  b |= down & (b << 7);
  b |= down & (b << 7);
  moveUp |= a << 7;
  moveDown |= (b << 7) | (a >>> 25);
  b = down & (ownDown >>> 7);
  b |= down & (b >>> 7);
  b |= down & (b >>> 7);
  a = up & ((ownUp >>> 7) | ((ownDown | b) << 25));
  a |= up & (a >>> 7);
  a |= up & (a >>> 7);
  a |= up & (a >>> 7);
  moveDown |= b >>> 7;
  moveUp |= (a >>> 7) | (b << 25);

  reached[0] = moveUp & ~(ownUp | oppUp);
  reached[1] = moveDown & ~(ownDown | oppDown);
}

/** To the right and to the left in four rows; may name cells that are taken. */
function rowMoves(own: number, opp: number): number {
  let right = opp & (own << 1);
  let left = opp & (own >>> 1);
  right |= opp & (right << 1);
  left |= opp & (left >>> 1);
  const pairs = opp & (opp << 1);
  const leftPairs = opp & (opp >>> 1);
  right |= pairs & (right << 2);
  left |= leftPairs & (left >>> 2);
  right |= pairs & (right << 2);
  left |= leftPairs & (left >>> 2);
  return (right << 1) | (left >>> 1);
}

/** How many moves there are. */
export function mobility(ownUp: number, ownDown: number, oppUp: number, oppDown: number): number {
  reach(ownUp, ownDown, oppUp, oppDown);
  return countOf(reached[0]!, reached[1]!);
}
