/** The moves of a position by what they look like some moves deeper, deeper and deeper. */
import { bound, explored, midgame } from './midgame.ts';
import { afterMove, emptiesIn, movesIn, type Position } from './position.ts';

/** What a search knows so far: the moves, the best first, and the score of that one in hundredths of a disc. */
export type Outlook = { readonly order: readonly number[]; readonly score: number; readonly depth: number };

/** So many moves deep. The position must have moves. */
export function explore(position: Position, depth: number): Outlook {
  explored.fill(0);
  let outlook: Outlook = { order: movesIn(position), score: 0, depth: 0 };
  while (outlook.depth < depth) outlook = deepen(position, outlook);
  return outlook;
}

/** One move deeper; `told` hears of every better move at once, since a search may have to stop. */
export function deepen(
  position: Position,
  before: Outlook,
  told: (outlook: Outlook) => void = () => {},
): Outlook {
  const depth = before.depth + 1;
  let outlook = { ...before, score: -bound, depth };
  for (const place of before.order) {
    const score = scoreOf(position, place, depth, outlook.score);
    if (score <= outlook.score) continue;
    const rest = outlook.order.filter((other) => other !== place);
    outlook = { order: [place, ...rest], score, depth };
    told(outlook);
  }
  return outlook;
}

/** Exact when above the best so far, else a bound. */
function scoreOf(position: Position, place: number, depth: number, best: number): number {
  const { ownUp, ownDown, oppUp, oppDown } = afterMove(position, place);
  const empties = emptiesIn(position) - 1;
  const ask = (low: number, high: number) =>
    0 - midgame(ownUp, ownDown, oppUp, oppDown, empties, depth - 1, -high, -low);
  if (best === -bound) return ask(-bound, bound);
  const score = ask(best, best + 1);
  return score > best ? ask(best, bound) : score;
}
