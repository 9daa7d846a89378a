/**
 * Alpha-beta on how positions look so many moves later. The first move is searched with the whole window, the others
 * are only asked whether they are better. Where a much shallower search already lies far outside the window,
 * the deep one would hardly come back into it, and is spared (ProbCut, Buro 1995).
 */
import { lowerBit, upperBit } from './bits.ts';
import { evaluate } from './evaluation.ts';
import { finalScore } from './last.ts';
import { hasMoves, listMoves, moveList, pickMove } from './list.ts';
import { claim, depthOf, find, lower, moveOf, newTable, type Table, upper } from './table.ts';
import { lookUp, watch } from './watch.ts';

/** Beyond any score, in hundredths of a disc. */
export const bound = 7000;

/** Emptied by who begins a search. */
export const explored: Table = newTable(18);

/** The score; below or above the window only a bound. */
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
  if (found >= 0 && explored[found + depthOf]! >= depth) {
    const least = explored[found + lower]!;
    const greatest = explored[found + upper]!;
    if (least >= high || least === greatest) return least;
    if (greatest <= low) return greatest;
  }
  const first = found >= 0 ? explored[found + moveOf]! : -1;
  if (depth >= cutFrom && high - low === 1) {
    const cut = probCut(ownUp, ownDown, oppUp, oppDown, empties, depth, low, high);
    if (cut !== bound) return cut;
  }
  const count = listMoves(ownUp, ownDown, oppUp, oppDown, empties, first);
  if (count > 0) return bestOf(ownUp, ownDown, oppUp, oppDown, empties, depth, low, high, count);
  return hasMoves(oppUp, oppDown, ownUp, ownDown)
    ? -midgame(oppUp, oppDown, ownUp, ownDown, empties, depth, -high, -low)
    : 100 * finalScore(ownUp, ownDown, oppUp, oppDown);
}

/** Of the moves listed. */
function bestOf(
  ownUp: number,
  ownDown: number,
  oppUp: number,
  oppDown: number,
  empties: number,
  depth: number,
  low: number,
  high: number,
  count: number,
): number {
  let best = -bound;
  let bestMove = -1;
  for (let tried = 0; tried < count && best < high; tried++) {
    const at = pickMove(empties, tried, count);
    const place = moveList[at]!;
    const up = oppUp ^ moveList[at + 1]!;
    const down = oppDown ^ moveList[at + 2]!;
    const newUp = ownUp ^ moveList[at + 1]! ^ upperBit(place);
    const newDown = ownDown ^ moveList[at + 2]! ^ lowerBit(place);
    const alpha = best > low ? best : low;
    const beta = tried === 0 ? high : alpha + 1;
    let score = -midgame(up, down, newUp, newDown, empties - 1, depth - 1, -beta, -alpha);
    if (score >= beta && beta < high)
      score = -midgame(up, down, newUp, newDown, empties - 1, depth - 1, -high, -alpha);
    if (score > best) {
      best = score;
      bestMove = place;
    }
  }
  keep(claim(explored, ownUp, ownDown, oppUp, oppDown, depth, bound), depth, low, high, best, bestMove);
  return best;
}

function keep(at: number, depth: number, low: number, high: number, best: number, bestMove: number): void {
  if (explored[at + depthOf]! !== depth) {
    explored[at + depthOf] = depth;
    explored[at + lower] = -bound;
    explored[at + upper] = bound;
  }
  if (best > low) explored[at + lower] = best;
  if (best < high) explored[at + upper] = best;
  explored[at + moveOf] = bestMove;
}

const cutFrom = 5;

/** A score on either side of the window that a shallower search makes all but sure; `bound` when it does not. */
function probCut(
  ownUp: number,
  ownDown: number,
  oppUp: number,
  oppDown: number,
  empties: number,
  depth: number,
  low: number,
  high: number,
): number {
  const margin = marginAt(empties);
  const shallow = depth - Math.max(4, 2 * ((depth + 4) >> 2));
  if (evaluate(ownUp, ownDown, oppUp, oppDown) >= high) {
    const over = high + margin;
    return midgame(ownUp, ownDown, oppUp, oppDown, empties, shallow, over - 1, over) >= over ? high : bound;
  }
  const under = low - margin;
  return midgame(ownUp, ownDown, oppUp, oppDown, empties, shallow, under, under + 1) <= under ? low : bound;
}

/** 1.4 times the standard deviation of a search from one four moves shallower, measured on 150 positions. */
function marginAt(empties: number): number {
  if (empties > 38) return 500;
  return empties > 26 ? 560 : 700;
}
