/**
 * Whether a position can be won by more than so much: alpha-beta to the last disc, with a window of one. The moves
 * that leave the other the fewest are tried first, and what was found is kept in a table; the last seven cells are
 * left to `near.ts`.
 */
import { lowerBit, upperBit } from './bits.ts';
import { finalScore } from './last.ts';
import { hasMoves, judgeMoves, listMoves, moveAt, moveList, pickMove } from './list.ts';
import { near, stableBound } from './near.ts';
import { claim, find, lower, moveOf, newTable, type Table, upper } from './table.ts';
import { lookUp, watch } from './watch.ts';

const nearEnd = 7;

/** From so many empty cells on, how the positions after the moves look also decides their order. */
const judgeFrom = 12;

/** From so many empty cells on, all moves are looked up in the table before one is tried. */
const lookAhead = 10;

/** Emptied by who begins a search. */
export const solved: Table = newTable(19);

/** The score, as far as it tells whether it is above alpha. */
export function endgame(
  ownUp: number,
  ownDown: number,
  oppUp: number,
  oppDown: number,
  empties: number,
  alpha: number,
): number {
  if (empties <= nearEnd) return near(ownUp, ownDown, oppUp, oppDown, empties, alpha, false);
  if (++watch[0]! > watch[1]!) lookUp();
  const bound = stableBound(ownUp, ownDown, oppUp, oppDown, empties, alpha);
  if (bound <= alpha) return bound;
  const found = find(solved, ownUp, ownDown, oppUp, oppDown);
  if (found >= 0 && solved[found + lower]! > alpha) return solved[found + lower]!;
  if (found >= 0 && solved[found + upper]! <= alpha) return solved[found + upper]!;
  const first = found >= 0 ? solved[found + moveOf]! : -1;
  const count = listMoves(ownUp, ownDown, oppUp, oppDown, empties, first);
  if (count > 0) return bestOf(ownUp, ownDown, oppUp, oppDown, empties, alpha, count, first);
  return hasMoves(oppUp, oppDown, ownUp, ownDown)
    ? -endgame(oppUp, oppDown, ownUp, ownDown, empties, ~alpha)
    : finalScore(ownUp, ownDown, oppUp, oppDown);
}

/** Of the moves listed. */
function bestOf(
  ownUp: number,
  ownDown: number,
  oppUp: number,
  oppDown: number,
  empties: number,
  alpha: number,
  count: number,
  first: number,
): number {
  if (empties >= lookAhead) {
    const known = knownAbove(ownUp, ownDown, oppUp, oppDown, empties, alpha, count);
    if (known > alpha) return known;
  }
  if (empties >= judgeFrom) judgeMoves(ownUp, ownDown, oppUp, oppDown, empties, count);
  let best = -65;
  let bestMove = -1;
  for (let tried = 0; tried < count && best <= alpha; tried++) {
    const at = pickMove(empties, tried, count);
    const place = moveList[at]!;
    const up = moveList[at + 1]!;
    const down = moveList[at + 2]!;
    const score = -endgame(
      oppUp ^ up,
      oppDown ^ down,
      ownUp ^ up ^ upperBit(place),
      ownDown ^ down ^ lowerBit(place),
      empties - 1,
      ~alpha,
    );
    if (score > best) {
      best = score;
      bestMove = place;
    }
  }
  const at = claim(solved, ownUp, ownDown, oppUp, oppDown, empties, 64);
  solved[at + (best > alpha ? lower : upper)] = best;
  if (best > alpha || first < 0) solved[at + moveOf] = bestMove;
  return best;
}

/** A move that the table knows to be worth more than alpha, by its score; -65 when there is none. */
function knownAbove(
  ownUp: number,
  ownDown: number,
  oppUp: number,
  oppDown: number,
  empties: number,
  alpha: number,
  count: number,
): number {
  for (let tried = 0; tried < count; tried++) {
    const at = moveAt(empties, tried);
    const place = moveList[at]!;
    const up = moveList[at + 1]!;
    const down = moveList[at + 2]!;
    const newUp = ownUp ^ up ^ upperBit(place);
    const newDown = ownDown ^ down ^ lowerBit(place);
    const found = find(solved, oppUp ^ up, oppDown ^ down, newUp, newDown);
    if (found >= 0 && -solved[found + upper]! > alpha) return -solved[found + upper]!;
  }
  return -65;
}
