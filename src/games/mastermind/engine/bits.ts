/**
 * How much a guess tells, in bits: how often, on average over all codes that are possible, it halves their number.
 * That is the entropy of its answers, and one halving more when the code is broken: a finished code counts as half a
 * code left. So of guesses that tell codes apart equally well the one that may be the code itself comes first, and a
 * guess is worth something even when a single code is left.
 */
import { type Packed, stride } from './packed.ts';
import { costOf, type Steps } from './score.ts';

/** A class of n codes costs n × log2 2n: what is left of it in bits, and one more as long as it is not finished. */
export function bitSteps(size: number): Steps {
  const cost = (n: number) => (n === 0 ? 0 : n * Math.log2(2 * n));
  return Float64Array.from({ length: size }, (_, n) => cost(n + 1) - cost(n));
}

export function bitsOf(guess: Packed, codes: Packed, positions: number, steps: Steps): number {
  const size = codes.length / stride;
  return bitsFor(costOf(guess, 0, codes, positions, steps, Number.POSITIVE_INFINITY), size);
}

/** Never below zero by a rounding: a guess that tells nothing tells exactly nothing. */
function bitsFor(cost: number, size: number): number {
  const bits = Math.log2(2 * size) - cost / size;
  return bits < 1e-9 ? 0 : bits;
}
