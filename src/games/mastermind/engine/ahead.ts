/**
 * Looks one guess further than `costOf`. The guesses that seem cheapest part the codes into classes; in each class some
 * of its own codes are tried as the next guess, and the cheapest of them tells what the class costs.
 */

import type { Dice } from '../../../core/dice.ts';
import type { Stop } from '../possible.ts';
import { Cheapest } from './optimal.ts';
import { type Packed, solvedAnswer, stride } from './packed.ts';
import { type Part, partsOf } from './parts.ts';
import { thinned } from './sample.ts';
import { costOf, type Steps } from './score.ts';

const guessesTried = 20;
const nextTried = 30;

/** A class is soon done: time is asked for only between guesses. */
const never: Stop = () => false;

export type Outlook = {
  readonly positions: number;
  /** The codes that a guess shall tell apart: all that are possible, or a sample. */
  readonly codes: Packed;
  /** How many possible codes each of them stands for. */
  readonly scale: number;
  readonly steps: Steps;
  readonly dice: Dice;
  readonly stop: Stop;
};

/** Where the guess is in the list that seems cheapest by `costOf`. */
export function seemingBest(guesses: Packed, outlook: Outlook): number {
  return cheapestOf(guesses, outlook)[0]!;
}

/** Where the best guess is in the list. */
export function bestAhead(guesses: Packed, outlook: Outlook): number {
  const tried = cheapestOf(guesses, outlook);
  let best = tried[0]!;
  let least = Number.POSITIVE_INFINITY;
  for (const g of tried) {
    if (outlook.stop()) break;
    const cost = costAhead(guesses, g, outlook, least);
    if (cost < least) {
      least = cost;
      best = g;
    }
  }
  return best;
}

function cheapestOf(guesses: Packed, { codes, positions, steps }: Outlook): readonly number[] {
  const ranked = Array.from({ length: guesses.length / stride }, (_, n) => {
    const g = n * stride;
    return { g, cost: costOf(guesses, g, codes, positions, steps, Number.POSITIVE_INFINITY) };
  });
  ranked.sort((a, b) => a.cost - b.cost);
  return ranked.slice(0, guessesTried).map(({ g }) => g);
}

/** What the codes cost after the guess, or more than `limit` as soon as it is above. */
function costAhead(guesses: Packed, g: number, outlook: Outlook, limit: number): number {
  let cost = 0;
  for (const part of partsOf(outlook.codes, guesses, g, outlook.positions)) {
    if (part.answer !== solvedAnswer(outlook.positions)) cost += costOfClass(part, outlook);
    if (cost > limit) break;
  }
  return cost;
}

/** The next guess for each of its codes, and what it leaves. */
function costOfClass({ codes }: Part, { positions, scale, steps, dice }: Outlook): number {
  const next = new Cheapest(codes, positions, steps);
  next.compare(thinned(codes, nextTried, dice), never);
  return scale * (codes.length / stride) + next.cost;
}
