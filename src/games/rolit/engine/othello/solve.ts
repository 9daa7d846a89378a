/** The exact end of a game: its score, and all moves that reach it. */
import type { Cell } from '../../boards.ts';
import { endgame, solved } from './endgame.ts';
import { explore } from './explore.ts';
import { finalScore } from './last.ts';
import { afterMove, afterPass, cellOf, emptiesIn, isOver, movesIn, type Position } from './position.ts';
import { type Limit, startWatch, stopped, watch } from './watch.ts';

export type Solution = {
  /** Own discs less the other's, the empty cells to the winner. */
  readonly score: number;
  /** In the order of the board; a forced pass is the only move, a finished game has none. */
  readonly best: readonly (Cell | 'pass')[];
  readonly nodes: number;
};

type Found = Omit<Solution, 'nodes'>;

/** Null when the search had to stop before it knew. */
export function solve(position: Position, limit: Limit = Number.POSITIVE_INFINITY): Solution | null {
  startWatch(limit);
  solved.fill(0);
  try {
    return { ...endOf(position), nodes: watch[0]! };
  } catch (reason) {
    if (reason === stopped) return null;
    throw reason;
  }
}

function endOf(position: Position): Found {
  const { ownUp, ownDown, oppUp, oppDown } = position;
  if (isOver(position)) return { score: finalScore(ownUp, ownDown, oppUp, oppDown), best: [] };
  const moves = movesIn(position);
  if (moves.length === 0) return { score: 0 - endOf(afterPass(position)).score, best: ['pass'] };
  const guess = looksLike(position);
  const { score, order } = climb(position, guess.order, guess.score);
  const best = order.filter((place) => scoreAbove(position, place, score - 1) >= score);
  return { score, best: best.toSorted((a, b) => a - b).map(cellOf) };
}

/** A score and an order of moves to begin with; near the end they cost more than they save. */
function looksLike(position: Position): { readonly score: number; readonly order: readonly number[] } {
  const empties = emptiesIn(position);
  if (empties < 12) return { score: 0, order: movesIn(position) };
  const { score, order } = explore(position, empties < 18 ? 4 : 6);
  return { score: 2 * Math.round(score / 200), order };
}

type Climbed = { readonly score: number; readonly order: readonly number[] };

/** Asks around the guess whether there is more or less to be had, until both are known; the best move comes first. */
export function climb(position: Position, moves: readonly number[], guess: number): Climbed {
  let order = moves;
  let low = -64;
  let high = 64;
  for (let near = guess; low < high; ) {
    const alpha = Math.max(low, Math.min(near, high) - 2) + 1;
    const { score, first } = bestAbove(position, order, alpha);
    near = score;
    if (score <= alpha) high = score;
    else {
      low = score;
      order = [first, ...order.filter((place) => place !== first)];
    }
  }
  return { score: low, order };
}

/** The first move found that is worth more than alpha, or a bound for all of them. */
export function bestAbove(
  position: Position,
  order: readonly number[],
  alpha: number,
): { readonly score: number; readonly first: number } {
  let best = { score: -65, first: order[0]! };
  for (const place of order) {
    const score = scoreAbove(position, place, alpha);
    if (score > best.score) best = { score, first: place };
    if (score > alpha) break;
  }
  return best;
}

/** The score of a move, as far as it tells whether it is above alpha. */
function scoreAbove(position: Position, place: number, alpha: number): number {
  const child = afterMove(position, place);
  return 0 - endgame(child.ownUp, child.ownDown, child.oppUp, child.oppDown, emptiesIn(child), ~alpha);
}
