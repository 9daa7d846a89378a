/**
 * Some seven empty cells and fewer: no list and no table, which would cost more than they save. Cells of quarters with
 * an odd number of empty cells go first.
 */
import { countOf, firstOf, lowerBit, upperBit } from './bits.ts';
import { turned, turns } from './flips.ts';
import { finalScore, lastFour } from './last.ts';
import { findStable, stableNow } from './stable.ts';
import { watch } from './watch.ts';

const none = -99;

/** The score, as far as it tells whether it is above alpha. */
export function near(
  ownUp: number,
  ownDown: number,
  oppUp: number,
  oppDown: number,
  empties: number,
  alpha: number,
  passed: boolean,
): number {
  const emptyUp = ~(ownUp | oppUp);
  const emptyDown = ~(ownDown | oppDown);
  if (empties === 4) return atLast(ownUp, ownDown, oppUp, oppDown, emptyUp, emptyDown, alpha);
  watch[0]!++;
  const bound = stableBound(ownUp, ownDown, oppUp, oppDown, empties, alpha);
  if (bound <= alpha) return bound;
  const oddUp = emptyUp & oddQuarters(emptyUp);
  const oddDown = emptyDown & oddQuarters(emptyDown);
  let up = oddUp;
  let down = oddDown;
  let best = none;
  for (let left = empties; left > 0; left--) {
    if ((up | down) === 0) {
      up = emptyUp ^ oddUp;
      down = emptyDown ^ oddDown;
    }
    const place = firstOf(up, down);
    const putUp = upperBit(place);
    const putDown = lowerBit(place);
    up ^= putUp;
    down ^= putDown;
    if (!turns(place, ownUp, ownDown, oppUp, oppDown)) continue;
    const newUp = turned[0]!;
    const newDown = turned[1]!;
    const score = -near(
      oppUp ^ newUp,
      oppDown ^ newDown,
      ownUp ^ newUp ^ putUp,
      ownDown ^ newDown ^ putDown,
      empties - 1,
      ~alpha,
      false,
    );
    if (score > alpha) return score;
    if (score > best) best = score;
  }
  if (best !== none) return best;
  if (passed) return finalScore(ownUp, ownDown, oppUp, oppDown);
  return -near(oppUp, oppDown, ownUp, ownDown, empties, ~alpha, true);
}

/** At most so much can be won; looked at only where the other's stable discs may well be enough to tell. */
export function stableBound(
  ownUp: number,
  ownDown: number,
  oppUp: number,
  oppDown: number,
  empties: number,
  alpha: number,
): number {
  if (alpha < Math.max(16, 2 * empties - 4)) return 64;
  findStable(oppUp, oppDown, ownUp, ownDown);
  return 64 - 2 * countOf(stableNow[0]!, stableNow[1]!);
}

/** The quarters of a half that have an odd number of these cells. */
function oddQuarters(empty: number): number {
  let odd = empty ^ (empty >>> 16);
  odd ^= odd >>> 8;
  odd ^= odd >>> 2;
  odd ^= odd >>> 1;
  return Math.imul(odd & 0x11, 0x0f0f0f0f);
}

const cells = new Int32Array(32);

/** Names the last four, those of odd quarters first. */
function atLast(
  ownUp: number,
  ownDown: number,
  oppUp: number,
  oppDown: number,
  emptyUp: number,
  emptyDown: number,
  alpha: number,
): number {
  const oddUp = emptyUp & oddQuarters(emptyUp);
  const oddDown = emptyDown & oddQuarters(emptyDown);
  const odd = gather(oddUp, oddDown, 0);
  gather(emptyUp ^ oddUp, emptyDown ^ oddDown, odd);
  const [a, b, c, d] = [cells[0]!, cells[1]!, cells[2]!, cells[3]!];
  return lastFour(ownUp, ownDown, oppUp, oppDown, alpha, a, b, c, d, false);
}

/** Writes the places of a set into `cells`, from this one on; where it ends. */
function gather(up: number, down: number, from: number): number {
  let at = from;
  for (let rest = up; rest !== 0; rest &= rest - 1) cells[at++] = 31 - Math.clz32(rest & -rest);
  for (let rest = down; rest !== 0; rest &= rest - 1) cells[at++] = 63 - Math.clz32(rest & -rest);
  return at;
}
