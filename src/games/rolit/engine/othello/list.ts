/** The moves of a node, with what each turns and how good it looks. Every number of empty cells has its own list. */
import { countOf, firstOf, lowerBit, upperBit } from './bits.ts';
import { evaluate } from './evaluation.ts';
import { turn, turned } from './flips.ts';
import { frontOf } from './front.ts';
import { reach, reached } from './reach.ts';

/** Four numbers a move: its place, the discs it turns in both halves, and how good it looks. */
export const moveList: Int32Array = new Int32Array(64 * 4 * 34);

const stride = 4 * 34;

/** Better than any promise. */
const foremost = 1 << 20;

export function hasMoves(ownUp: number, ownDown: number, oppUp: number, oppDown: number): boolean {
  reach(ownUp, ownDown, oppUp, oppDown);
  return (reached[0]! | reached[1]!) !== 0;
}

/** Lists the moves and answers how many there are. The one that was best before comes first. */
export function listMoves(
  ownUp: number,
  ownDown: number,
  oppUp: number,
  oppDown: number,
  empties: number,
  first: number,
): number {
  reach(ownUp, ownDown, oppUp, oppDown);
  let up = reached[0]!;
  let down = reached[1]!;
  const begin = moveAt(empties, 0);
  let at = begin;
  for (; (up | down) !== 0; at += 4) {
    const place = firstOf(up, down);
    const putUp = upperBit(place);
    const putDown = lowerBit(place);
    up ^= putUp;
    down ^= putDown;
    turn(place, ownUp, ownDown, oppUp, oppDown);
    const newUp = turned[0]!;
    const newDown = turned[1]!;
    moveList[at] = place;
    moveList[at + 1] = newUp;
    moveList[at + 2] = newDown;
    moveList[at + 3] =
      place === first
        ? foremost
        : promise(ownUp ^ newUp ^ putUp, ownDown ^ newDown ^ putDown, oppUp ^ newUp, oppDown ^ newDown) +
          cornerBonus(place);
  }
  return (at - begin) >> 2;
}

/** How little a move leaves the other: few moves now, fewest of all in corners, and few later. */
function promise(ownUp: number, ownDown: number, oppUp: number, oppDown: number): number {
  reach(oppUp, oppDown, ownUp, ownDown);
  const up = reached[0]!;
  const down = reached[1]!;
  const corners = (up & 1) + ((up >>> 7) & 1) + ((down >>> 24) & 1) + (down >>> 31);
  const later = frontOf(ownUp, ownDown, ~(ownUp | oppUp), ~(ownDown | oppDown));
  return -16 * (countOf(up, down) + corners) - 4 * later;
}

function cornerBonus(place: number): number {
  return place === 0 || place === 7 || place === 56 || place === 63 ? 8 : 0;
}

/** Adds to the promises of a list how the positions after its moves look. */
export function judgeMoves(
  ownUp: number,
  ownDown: number,
  oppUp: number,
  oppDown: number,
  empties: number,
  count: number,
): void {
  for (let at = moveAt(empties, 0), end = moveAt(empties, count); at < end; at += 4) {
    if (moveList[at + 3] === foremost) continue;
    const place = moveList[at]!;
    const up = moveList[at + 1]!;
    const down = moveList[at + 2]!;
    const newUp = ownUp ^ up ^ upperBit(place);
    const newDown = ownDown ^ down ^ lowerBit(place);
    moveList[at + 3] = 16 * moveList[at + 3]! - evaluate(oppUp ^ up, oppDown ^ down, newUp, newDown);
  }
}

/** Where a move of the list begins. */
export function moveAt(empties: number, index: number): number {
  return empties * stride + index * 4;
}

/** Brings the best looking of those not yet tried to its place in the list, and says where that is. */
export function pickMove(empties: number, tried: number, count: number): number {
  const at = moveAt(empties, tried);
  const end = moveAt(empties, count);
  let best = at;
  for (let other = at + 4; other < end; other += 4)
    if (moveList[other + 3]! > moveList[best + 3]!) best = other;
  if (best !== at) swap(at, best);
  return at;
}

function swap(a: number, b: number): void {
  for (let offset = 0; offset < 4; offset++) {
    const kept = moveList[a + offset]!;
    moveList[a + offset] = moveList[b + offset]!;
    moveList[b + offset] = kept;
  }
}
