/**
 * How much a guess tells of what is possible, beside the best guess there is: the one that tells most; of equals a
 * possible one, then the smallest.
 *
 * The best is looked for among all codes where they can be compared, and before anything is known among the openings,
 * which stand for all. Elsewhere a sample of guesses is compared on a sample of codes; both are then measured on a
 * larger one, as the best of many on a sample looks a little better there than it is.
 */

import type { Dice } from '../../../core/dice.ts';
import { type Board, type Code, codesIn } from '../code.ts';
import type { Stop } from '../possible.ts';
import { bitSteps, bitsOf } from './bits.ts';
import { drawer, type Field } from './field.ts';
import { listPossible } from './list.ts';
import { openings } from './opening.ts';
import { Cheapest } from './optimal.ts';
import { type Packed, pack, packAll, stride, writePacked } from './packed.ts';
import { perBoard } from './position.ts';
import { thinned } from './sample.ts';

/** Codes that are measured on where there are more: enough for a hundredth of a bit. */
export const sampleMeasured = 3000;
const mostMeasured = 33_000;
const samplePicked = 1000;
const sampleTried = 1000;
/** Comparisons of a guess with a code that take a fraction of a second. */
const mostCompared = 8_000_000;
const mostGuesses = 33_000;

/** What is known before a guess; `isFirst`: nothing. */
export type Before = {
  readonly board: Board;
  readonly field: Field;
  readonly isFirst: boolean;
  readonly dice: Dice;
  readonly stop: Stop;
};

export type Rate = {
  readonly bits: number;
  readonly best: Code;
  readonly bestBits: number;
  /** The best of all codes, not only of a sample. */
  readonly exact: boolean;
};

/** Null when there was no time at all. */
export function rate(before: Before, guess: Code): Rate | null {
  const { board, field, dice } = before;
  const codes = field.size <= mostMeasured ? field.codes : thinned(field.codes, sampleMeasured, dice);
  const found = bestOf(before, codes);
  if (found === null) return null;
  const steps = bitSteps(codes.length / stride);
  const bits = bitsOf(pack(guess), codes, board.positions, steps);
  const bestBits = bitsOf(pack(found.guess), codes, board.positions, steps);
  const isBest = bits >= bestBits - 1e-9;
  const most = isBest ? bits : bestBits;
  const isPerfect = most >= perfectBits(field.total) - 1e-9;
  return { bits, best: isBest ? guess : found.guess, bestBits: most, exact: found.exact || isPerfect };
}

/** Every code told apart, and the guess one of them: nothing can tell more. */
function perfectBits(codes: number): number {
  return Math.log2(codes) + 1 / codes;
}

type Found = { readonly guess: Code; readonly exact: boolean };

function bestOf(before: Before, codes: Packed): Found | null {
  const { board, field, isFirst, dice } = before;
  const isWhole = codes.length / stride === field.total;
  if (isFirst) return pick(before, codes, [packAll(openings(board))], isWhole);
  const all = codesIn(board);
  if (isWhole && all <= mostGuesses && all * field.size <= mostCompared)
    return pick(before, codes, [codes, allCodes(board)], true);
  const tried = [thinned(field.codes, sampleTried, dice), others(before)];
  return pick(before, thinned(codes, samplePicked, dice), tried, false);
}

const allCodes = perBoard((board: Board) => listPossible(board, [])!);

function pick(
  { board, stop }: Before,
  codes: Packed,
  tried: readonly Packed[],
  exact: boolean,
): Found | null {
  const search = new Cheapest(codes, board.positions, bitSteps(codes.length / stride));
  for (const guesses of tried) search.compare(guesses, stop);
  return search.guess && { guess: search.guess, exact: exact && !stop() };
}

function others({ board, dice }: Before): Packed {
  const draw = drawer(board, dice);
  const some = new Int32Array(sampleTried * stride);
  for (let at = 0; at < some.length; at += stride) writePacked(some, at, draw(), board.positions);
  return some;
}
