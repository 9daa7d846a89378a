/**
 * Discs that can never turn again, as far as is easily seen: on the edges exactly, by playing out every edge; inside,
 * those that on all four lines touch the rim, a line without empty cells, or a stable disc of the same colour.
 */

import { boards } from '../../boards.ts';
import { halves } from './bits.ts';
import { columnOf } from './lines.ts';

/** The stable discs found last. */
export const stableNow: Int32Array = halves();

/** By own and other's discs on an edge (own + 256 × other's): the own ones that stay whatever is played there. */
const stableOnEdge = new Uint8Array(256 * 256);

/** By the discs of an edge, its cells as a column at the left. */
const asColumn = new Int32Array(256 * 2);

for (let edge = 0; edge < 256; edge++)
  for (let row = 0; row < 8; row++)
    if (edge & (1 << row)) asColumn[edge * 2 + (row >> 2)]! |= 1 << (8 * (row & 3));

/** Full edges first: a fuller edge has a higher count, and every edge needs those one disc fuller. */
const edges = Array.from({ length: 256 }, (_, taken) => taken).sort((a, b) => bitsIn(b) - bitsIn(a));
for (const taken of edges)
  for (let own = taken; ; own = (own - 1) & taken) {
    stableOnEdge[own + 256 * (taken ^ own)] = stayingOf(own, taken ^ own);
    if (own === 0) break;
  }

function bitsIn(edge: number): number {
  return [0, 1, 2, 3, 4, 5, 6, 7].filter((bit) => edge & (1 << bit)).length;
}

function stayingOf(own: number, opp: number): number {
  let staying = own;
  for (let at = 0; at < 8; at++) {
    if ((own | opp) & (1 << at)) continue;
    const mine = turnsOnEdge(at, own, opp);
    const theirs = turnsOnEdge(at, opp, own);
    staying &= stableOnEdge[(own | mine | (1 << at)) + 256 * (opp & ~mine)]!;
    staying &= stableOnEdge[(own & ~theirs) + 256 * (opp | theirs | (1 << at))]!;
  }
  return staying;
}

function turnsOnEdge(at: number, own: number, opp: number): number {
  let all = 0;
  for (const step of [-1, 1]) {
    let run = 0;
    let to = at + step;
    for (; to >= 0 && to < 8 && opp & (1 << to); to += step) run |= 1 << to;
    if (to >= 0 && to < 8 && own & (1 << to)) all |= run;
  }
  return all;
}

/** The diagonals of three cells and more, in two halves each: falling ones, then rising ones. */
const [falling, rising] = [9, 7].map((step) => diagonalsBy(step)) as [Int32Array, Int32Array];

function diagonalsBy(step: number): Int32Array {
  const masks = new Map<string, readonly number[]>();
  for (const [from, rays] of boards.SM.rays.entries()) {
    const line = [from, ...rays.filter((ray) => Math.abs(ray[0]! - from) === step).flat()].sort(
      (a, b) => a - b,
    );
    if (line.length > 2) masks.set(line.join(), line);
  }
  return Int32Array.from(
    [...masks.values()].flatMap((line) =>
      [0, 1].map((half) =>
        line.reduce((set, place) => (place >> 5 === half ? set | (1 << (place & 31)) : set), 0),
      ),
    ),
  );
}

const rimUp = 0x818181ff | 0;
const rimDown = 0xff818181 | 0;
const fullLine = halves();

/** Leaves the cells of full diagonals in `fullLine`. */
function fillDiagonals(masks: Int32Array, takenUp: number, takenDown: number): void {
  let up = rimUp;
  let down = rimDown;
  for (let at = 0; at < masks.length; at += 2) {
    const maskUp = masks[at]!;
    const maskDown = masks[at + 1]!;
    if (((maskUp & ~takenUp) | (maskDown & ~takenDown)) !== 0) continue;
    up |= maskUp;
    down |= maskDown;
  }
  fullLine[0] = up;
  fullLine[1] = down;
}

function fullRows(taken: number): number {
  let full = taken & (taken >>> 1) & 0x55555555;
  full &= full >>> 2;
  full &= (full >>> 4) & 0x01010101;
  return Math.imul(full, 255);
}

/** Leaves the own stable discs in `stableNow`. */
export function findStable(ownUp: number, ownDown: number, oppUp: number, oppDown: number): void {
  const left = stableOnEdge[columnOf(0, ownUp, ownDown) + 256 * columnOf(0, oppUp, oppDown)]!;
  const right = stableOnEdge[columnOf(7, ownUp, ownDown) + 256 * columnOf(7, oppUp, oppDown)]!;
  let up =
    stableOnEdge[(ownUp & 255) + 256 * (oppUp & 255)]! | asColumn[left * 2]! | (asColumn[right * 2]! << 7);
  let down =
    (stableOnEdge[(ownDown >>> 24) + 256 * (oppDown >>> 24)]! << 24) |
    asColumn[left * 2 + 1]! |
    (asColumn[right * 2 + 1]! << 7);
  const takenUp = ownUp | oppUp;
  const takenDown = ownDown | oppDown;
  const rowUp = fullRows(takenUp) | 0x81818181;
  const rowDown = fullRows(takenDown) | 0x81818181;
  const columns = Math.imul(columnsFull(takenUp, takenDown), 0x01010101);
  const columnUp = columns | 255;
  const columnDown = columns | 0xff000000;
  fillDiagonals(falling, takenUp, takenDown);
  const fallUp = fullLine[0]!;
  const fallDown = fullLine[1]!;
  fillDiagonals(rising, takenUp, takenDown);
  const riseUp = fullLine[0]!;
  const riseDown = fullLine[1]!;
  up |= ownUp & rowUp & columnUp & fallUp & riseUp;
  down |= ownDown & rowDown & columnDown & fallDown & riseDown;
  for (let grown = (up | down) !== 0; grown; ) {
    const newUp =
      up |
      (ownUp &
        (rowUp | (up << 1) | (up >>> 1)) &
        (columnUp | (up << 8) | (up >>> 8) | (down << 24)) &
        (fallUp | (up << 9) | (up >>> 9) | (down << 23)) &
        (riseUp | (up << 7) | (up >>> 7) | (down << 25)));
    const newDown =
      down |
      (ownDown &
        (rowDown | (down << 1) | (down >>> 1)) &
        (columnDown | (down >>> 8) | (down << 8) | (up >>> 24)) &
        (fallDown | (down >>> 9) | (down << 9) | (up >>> 23)) &
        (riseDown | (down >>> 7) | (down << 7) | (up >>> 25)));
    grown = newUp !== up || newDown !== down;
    up = newUp;
    down = newDown;
  }
  stableNow[0] = up;
  stableNow[1] = down;
}

/** The columns without an empty cell, as bits of one row. */
function columnsFull(up: number, down: number): number {
  let full = up & down;
  full &= full >>> 16;
  full &= full >>> 8;
  return full & 255;
}
