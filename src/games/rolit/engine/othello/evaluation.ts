/**
 * How good a position looks, in hundredths of a disc, for who is to move: a sum of what was learned from games whose
 * end was known (`weights.ts`), apart for six phases of the game. It looks at
 * - the edges: all that can lie on their eight cells;
 * - the corners: what lies on the corner, the two cells beside it, and the one inward;
 * - mobility: how many moves either has;
 * - the front: empty cells beside the other's discs, which are moves to come, against those beside one's own;
 * - the discs, and who moves last if nobody passes.
 */
import { countOf } from './bits.ts';
import { frontOf } from './front.ts';
import { columnOf } from './lines.ts';
import { mobility } from './reach.ts';
import { byCorner, byDisc, byEdge, byFront, byLast, byMoves, byReplies, byTurn, phases } from './weights.ts';

/** No evaluation says that a game is won with all discs. */
const most = 6300;

export function evaluate(ownUp: number, ownDown: number, oppUp: number, oppDown: number): number {
  const emptyUp = ~(ownUp | oppUp);
  const emptyDown = ~(ownDown | oppDown);
  const empties = countOf(emptyUp, emptyDown);
  const phase = phases[empties]!;
  const front = frontOf(oppUp, oppDown, emptyUp, emptyDown) - frontOf(ownUp, ownDown, emptyUp, emptyDown);
  const discs = 2 * countOf(ownUp, ownDown) - (64 - empties);
  const sum =
    edges(ownUp, ownDown, oppUp, oppDown, phase * 6561) +
    corners(ownUp, ownDown, oppUp, oppDown, phase * 81) +
    byMoves[phase * 24 + Math.min(23, mobility(ownUp, ownDown, oppUp, oppDown))]! +
    byReplies[phase * 24 + Math.min(23, mobility(oppUp, oppDown, ownUp, ownDown))]! +
    byFront[phase]! * front +
    byDisc[phase]! * discs +
    byLast[phase]! * (empties & 1) +
    byTurn[phase]!;
  return Math.max(-most, Math.min(most, Math.round(sum)));
}

/** By the discs of an edge, their number in base 3. */
const ternary = Int32Array.from({ length: 256 }, (_, discs) => Number.parseInt(discs.toString(2), 3));

function edges(ownUp: number, ownDown: number, oppUp: number, oppDown: number, from: number): number {
  return (
    byEdge[from + edge(ownUp & 255, oppUp & 255)]! +
    byEdge[from + edge(ownDown >>> 24, oppDown >>> 24)]! +
    byEdge[from + edge(columnOf(0, ownUp, ownDown), columnOf(0, oppUp, oppDown))]! +
    byEdge[from + edge(columnOf(7, ownUp, ownDown), columnOf(7, oppUp, oppDown))]!
  );
}

function edge(own: number, opp: number): number {
  return ternary[own]! + 2 * ternary[opp]!;
}

function corners(ownUp: number, ownDown: number, oppUp: number, oppDown: number, from: number): number {
  return (
    byCorner[from + corner(ownUp, oppUp, 0, 1, 8, 9)]! +
    byCorner[from + corner(ownUp, oppUp, 7, 6, 15, 14)]! +
    byCorner[from + corner(ownDown, oppDown, 24, 25, 16, 17)]! +
    byCorner[from + corner(ownDown, oppDown, 31, 30, 23, 22)]!
  );
}

/** Four cells of a half as a number in base 3, the first one least. */
function corner(own: number, opp: number, a: number, b: number, c: number, d: number): number {
  return digit(own, opp, a) + 3 * digit(own, opp, b) + 9 * digit(own, opp, c) + 27 * digit(own, opp, d);
}

function digit(own: number, opp: number, bit: number): number {
  return ((own >>> bit) & 1) + 2 * ((opp >>> bit) & 1);
}
