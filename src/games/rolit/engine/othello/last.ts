/**
 * The last four empty cells, which is where a search for the end spends most of its time: one function for each
 * number of them, no lists, no tables of positions. Cells alone in their quarter of the board come first, since who
 * moves last there mostly gains. All answer with the final score of who is to move, the empty cells of a finished
 * game to the winner; it is exact between alpha and alpha + 1, beyond that a bound.
 */
import { countOf, lowerBit, upperBit } from './bits.ts';
import { turned, turns } from './flips.ts';
import { lastTurned } from './lines.ts';
import { watch } from './watch.ts';

const none = -99;

/** The quarter of a place is in these two of its bits. */
const quarter = 0x24;

/** The score of a finished game. */
export function finalScore(ownUp: number, ownDown: number, oppUp: number, oppDown: number): number {
  const own = countOf(ownUp, ownDown);
  const opp = countOf(oppUp, oppDown);
  if (own === opp) return 0;
  return own > opp ? 64 - 2 * opp : 2 * own - 64;
}

export function lastOne(ownUp: number, ownDown: number, place: number): number {
  watch[0]!++;
  const own = countOf(ownUp, ownDown);
  const gained = lastTurned(place, ownUp, ownDown);
  if (gained > 0) return 2 * (own + gained) - 62;
  const lost = lastTurned(place, ~(ownUp | upperBit(place)), ~(ownDown | lowerBit(place)));
  if (lost > 0) return 2 * (own - lost) - 64;
  return own > 31 ? 2 * own - 62 : 2 * own - 64;
}

/** The score of putting a disc on the first place when the second is the only other empty one. */
function beforeOne(
  ownUp: number,
  ownDown: number,
  oppUp: number,
  oppDown: number,
  place: number,
  other: number,
): number {
  if (!turns(place, ownUp, ownDown, oppUp, oppDown)) return none;
  const up = turned[0]!;
  const down = turned[1]!;
  return -lastOne(oppUp ^ up, oppDown ^ down, other);
}

function lastTwo(
  ownUp: number,
  ownDown: number,
  oppUp: number,
  oppDown: number,
  alpha: number,
  a: number,
  b: number,
): number {
  watch[0]!++;
  let best = beforeOne(ownUp, ownDown, oppUp, oppDown, a, b);
  if (best > alpha) return best;
  best = Math.max(best, beforeOne(ownUp, ownDown, oppUp, oppDown, b, a));
  if (best !== none) return best;
  best = beforeOne(oppUp, oppDown, ownUp, ownDown, a, b);
  if (best >= -alpha) return -best;
  best = Math.max(best, beforeOne(oppUp, oppDown, ownUp, ownDown, b, a));
  return best !== none ? -best : finalScore(ownUp, ownDown, oppUp, oppDown);
}

function beforeTwo(
  ownUp: number,
  ownDown: number,
  oppUp: number,
  oppDown: number,
  alpha: number,
  place: number,
  b: number,
  c: number,
): number {
  if (!turns(place, ownUp, ownDown, oppUp, oppDown)) return none;
  const up = turned[0]!;
  const down = turned[1]!;
  const newUp = ownUp ^ up ^ upperBit(place);
  const newDown = ownDown ^ down ^ lowerBit(place);
  return -lastTwo(oppUp ^ up, oppDown ^ down, newUp, newDown, ~alpha, b, c);
}

function lastThree(
  ownUp: number,
  ownDown: number,
  oppUp: number,
  oppDown: number,
  alpha: number,
  a: number,
  b: number,
  c: number,
  passed: boolean,
): number {
  watch[0]!++;
  let best = beforeTwo(ownUp, ownDown, oppUp, oppDown, alpha, a, b, c);
  if (best > alpha) return best;
  best = Math.max(best, beforeTwo(ownUp, ownDown, oppUp, oppDown, alpha, b, a, c));
  if (best > alpha) return best;
  best = Math.max(best, beforeTwo(ownUp, ownDown, oppUp, oppDown, alpha, c, a, b));
  if (best !== none) return best;
  if (passed) return finalScore(ownUp, ownDown, oppUp, oppDown);
  return -lastThree(oppUp, oppDown, ownUp, ownDown, ~alpha, a, b, c, true);
}

function beforeThree(
  ownUp: number,
  ownDown: number,
  oppUp: number,
  oppDown: number,
  alpha: number,
  place: number,
  b: number,
  c: number,
  d: number,
): number {
  if (!turns(place, ownUp, ownDown, oppUp, oppDown)) return none;
  const up = turned[0]!;
  const down = turned[1]!;
  const newUp = ownUp ^ up ^ upperBit(place);
  const newDown = ownDown ^ down ^ lowerBit(place);
  // The one that is alone in its quarter goes first.
  if (((b ^ c) & quarter) === 0)
    return -lastThree(oppUp ^ up, oppDown ^ down, newUp, newDown, ~alpha, d, b, c, false);
  if (((b ^ d) & quarter) === 0)
    return -lastThree(oppUp ^ up, oppDown ^ down, newUp, newDown, ~alpha, c, b, d, false);
  return -lastThree(oppUp ^ up, oppDown ^ down, newUp, newDown, ~alpha, b, c, d, false);
}

export function lastFour(
  ownUp: number,
  ownDown: number,
  oppUp: number,
  oppDown: number,
  alpha: number,
  a: number,
  b: number,
  c: number,
  d: number,
  passed: boolean,
): number {
  watch[0]!++;
  let best = beforeThree(ownUp, ownDown, oppUp, oppDown, alpha, a, b, c, d);
  if (best > alpha) return best;
  best = Math.max(best, beforeThree(ownUp, ownDown, oppUp, oppDown, alpha, b, a, c, d));
  if (best > alpha) return best;
  best = Math.max(best, beforeThree(ownUp, ownDown, oppUp, oppDown, alpha, c, a, b, d));
  if (best > alpha) return best;
  best = Math.max(best, beforeThree(ownUp, ownDown, oppUp, oppDown, alpha, d, a, b, c));
  if (best !== none) return best;
  if (passed) return finalScore(ownUp, ownDown, oppUp, oppDown);
  return -lastFour(oppUp, oppDown, ownUp, ownDown, ~alpha, a, b, c, d, true);
}
