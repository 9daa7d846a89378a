/** How many games there are of so many moves: a pass is a move, a game that is over counts once. */
import { countOf, firstOf, lowerBit, upperBit } from './bits.ts';
import { turn, turned } from './flips.ts';
import type { Position } from './position.ts';
import { reach, reached } from './reach.ts';

export function perft({ ownUp, ownDown, oppUp, oppDown }: Position, depth: number): number {
  return depth === 0 ? 1 : leaves(ownUp, ownDown, oppUp, oppDown, depth);
}

function leaves(ownUp: number, ownDown: number, oppUp: number, oppDown: number, depth: number): number {
  reach(ownUp, ownDown, oppUp, oppDown);
  let up = reached[0]!;
  let down = reached[1]!;
  if ((up | down) === 0) return afterPass(ownUp, ownDown, oppUp, oppDown, depth);
  if (depth === 1) return countOf(up, down);
  let sum = 0;
  while ((up | down) !== 0) {
    const place = firstOf(up, down);
    turn(place, ownUp, ownDown, oppUp, oppDown);
    const turnsUp = turned[0]!;
    const turnsDown = turned[1]!;
    const putUp = upperBit(place);
    const putDown = lowerBit(place);
    sum += leaves(
      oppUp ^ turnsUp,
      oppDown ^ turnsDown,
      ownUp ^ turnsUp ^ putUp,
      ownDown ^ turnsDown ^ putDown,
      depth - 1,
    );
    up ^= putUp;
    down ^= putDown;
  }
  return sum;
}

function afterPass(ownUp: number, ownDown: number, oppUp: number, oppDown: number, depth: number): number {
  reach(oppUp, oppDown, ownUp, ownDown);
  const isOver = (reached[0]! | reached[1]!) === 0;
  return isOver || depth === 1 ? 1 : leaves(oppUp, oppDown, ownUp, ownDown, depth - 1);
}
