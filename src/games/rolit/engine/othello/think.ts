/**
 * The move to play: deeper and deeper as far as the limit allows. Once few enough cells are empty, a short look gives
 * the order of the moves, and the end is calculated: first whether the game can be won, then by how much.
 */
import type { Cell } from '../../boards.ts';
import { solved } from './endgame.ts';
import { evaluate } from './evaluation.ts';
import { deepen, type Outlook } from './explore.ts';
import { finalScore } from './last.ts';
import { explored } from './midgame.ts';
import { cellOf, emptiesIn, isOver, movesIn, type Position } from './position.ts';
import { bestAbove, climb } from './solve.ts';
import { type Limit, startWatch, stopped, watch } from './watch.ts';

export type Thought = {
  /** Null when the game is over. */
  readonly move: Cell | 'pass' | null;
  /** In discs, for who is to move; exact when the depth is the number of empty cells. */
  readonly score: number;
  readonly depth: number;
  readonly nodes: number;
};

/** So deep to look before the end is calculated. */
const firstLook = 6;

/** By time; by nodes, the same answer every time. There is always a move, also when the limit is reached at once. */
export function think(position: Position, limit: Limit): Thought {
  const moves = movesIn(position);
  if (moves.length === 0) return withoutMoves(position);
  startWatch(limit);
  explored.fill(0);
  solved.fill(0);
  let known: Outlook = { order: moves, score: 0, depth: 0 };
  try {
    search(position, known, limit, (outlook) => {
      known = outlook;
    });
  } catch (reason) {
    if (reason !== stopped) throw reason;
  }
  return { move: cellOf(known.order[0]!), score: known.score / 100, depth: known.depth, nodes: watch[0]! };
}

function withoutMoves(position: Position): Thought {
  const { ownUp, ownDown, oppUp, oppDown } = position;
  if (isOver(position))
    return { move: null, score: finalScore(ownUp, ownDown, oppUp, oppDown), depth: 0, nodes: 0 };
  return { move: 'pass', score: (0 - evaluate(oppUp, oppDown, ownUp, ownDown)) / 100, depth: 0, nodes: 0 };
}

function search(position: Position, from: Outlook, limit: Limit, told: (outlook: Outlook) => void): void {
  const empties = emptiesIn(position);
  const isForced = from.order.length === 1;
  const solvable = empties <= (isForced ? 10 : solvableWithin(limit));
  const deepest = isForced ? 1 : Math.min(solvable ? firstLook : 60, empties - 1);
  let outlook = from;
  while (outlook.depth < deepest) {
    outlook = deepen(position, outlook, told);
    told(outlook);
  }
  if (solvable || !isForced) finish(position, outlook, empties, told);
}

/** How many empty cells can mostly be calculated; a time is taken for a second or so. */
function solvableWithin(limit: Limit): number {
  return typeof limit === 'number' ? Math.floor(14 + Math.log2(limit / 30_000) / 1.3) : 19;
}

function finish(
  position: Position,
  outlook: Outlook,
  empties: number,
  told: (outlook: Outlook) => void,
): void {
  const { order } = outlook;
  const { score, first } = bestAbove(position, order, 0);
  const won = score > 0 ? [first, ...order.filter((place) => place !== first)] : order;
  if (score > 0) told({ ...outlook, order: won, score: Math.max(outlook.score, 100 * score) });
  const end = climb(position, won, 2 * Math.round(outlook.score / 200));
  told({ order: end.order, score: 100 * end.score, depth: empties });
}
