/** Alpha-beta on what positions look like, so many moves deep: the first move with the whole window, the others only
 * asked whether they are better. */
import { evaluate } from './evaluation.ts';
import { finalScore } from './last.ts';
import { hasMoves, listMoves, moveList, pickMove } from './list.ts';
import { claim, depthOf, find, lower, moveOf, newTable, type Table, upper } from './table.ts';
import { lookUp, watch } from './watch.ts';

export const bound = 7000;
export const explored: Table = newTable(18);

export function midgame(
  ownUp: number,
  ownDown: number,
  oppUp: number,
  oppDown: number,
  empties: number,
  depth: number,
  low: number,
  high: number,
): number {
  if (++watch[0]! > watch[1]!) lookUp();
  if (depth === 0) return evaluate(ownUp, ownDown, oppUp, oppDown);
  const found = find(explored, ownUp, ownDown, oppUp, oppDown);
  let first = -1;
  if (found >= 0) {
    first = explored[found + moveOf]!;
    if (explored[found + depthOf]! >= depth) {
      const least = explored[found + lower]!;
      const greatest = explored[found + upper]!;
      if (least >= high || least === greatest) return least;
      if (greatest <= low) return greatest;
    }
  }
  const count = listMoves(ownUp, ownDown, oppUp, oppDown, empties, first);
  if (count === 0) {
    if (!hasMoves(oppUp, oppDown, ownUp, ownDown)) return 100 * finalScore(ownUp, ownDown, oppUp, oppDown);
    return -midgame(oppUp, oppDown, ownUp, ownDown, empties, depth, -high, -low);
  }
  let best = -bound;
  let bestMove = -1;
  let alpha = low;
  for (let tried = 0; tried < count && best < high; tried++) {
    const at = pickMove(empties, tried, count);
    const place = moveList[at]!;
    const up = moveList[at + 1]!;
    const down = moveList[at + 2]!;
    const bit = 1 << (place & 31);
    const putUp = place < 32 ? bit : 0;
    const newUp = ownUp ^ up ^ putUp;
    const newDown = ownDown ^ down ^ bit ^ putUp;
    let score: number;
    if (tried === 0)
      score = -midgame(oppUp ^ up, oppDown ^ down, newUp, newDown, empties - 1, depth - 1, -high, -alpha);
    else {
      score = -midgame(
        oppUp ^ up,
        oppDown ^ down,
        newUp,
        newDown,
        empties - 1,
        depth - 1,
        -alpha - 1,
        -alpha,
      );
      if (score > alpha && score < high)
        score = -midgame(oppUp ^ up, oppDown ^ down, newUp, newDown, empties - 1, depth - 1, -high, -score);
    }
    if (score > best) {
      best = score;
      bestMove = place;
      if (score > alpha) alpha = score;
    }
  }
  const at = claim(explored, ownUp, ownDown, oppUp, oppDown, depth, bound);
  if (explored[at + depthOf]! !== depth) {
    explored[at + depthOf] = depth;
    explored[at + lower] = -bound;
    explored[at + upper] = bound;
  }
  if (best > low) explored[at + lower] = best;
  if (best < high) explored[at + upper] = best;
  explored[at + moveOf] = bestMove;
  return best;
}
