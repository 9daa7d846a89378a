/**
 * How well a guess tells codes apart: it parts them into classes by their answers, and what counts are the sizes.
 *
 * `largestClass` is Knuth's measure. `costOf` estimates how many guesses all codes together still take: a class of n
 * codes takes n × (1.28 + ln n ÷ gain), because a good guess leaves one code in e^gain; but never less than 2n − 1, as
 * only one of them can be right at the next guess. The first part alone would be entropy, the second alone "most
 * parts" (Kooi 2005); a guess that may be the code itself is favoured because its own class costs nothing.
 */
import { answers, answerTo, type Packed, solvedAnswer, stride } from './packed.ts';

const sizes = new Int32Array(answers);

/** The largest class, or more than `limit` as soon as it is above. */
export function largestClass(
  guess: Packed,
  g: number,
  codes: Packed,
  positions: number,
  limit: number,
): number {
  sizes.fill(0);
  let largest = 0;
  for (let at = 0; at < codes.length; at += stride) {
    const now = ++sizes[answerTo(codes, at, guess, g, positions)]!;
    if (now <= largest) continue;
    largest = now;
    if (now > limit) return now;
  }
  return largest;
}

/** What each further code of a class adds to the cost of all. */
export type Steps = Float64Array;

/** Fitted to the exact costs of sets of 4 × 6. */
const base = 1.28;

/** The steps for a field of `size` codes that stand for `total`. */
export function stepsFor(size: number, total: number, gain: number): Steps {
  const scale = total / size;
  const cost = (n: number) => (n <= 1 ? n : Math.max(2 * n - 1, n * (base + Math.log(n) / gain)));
  return Float64Array.from({ length: size }, (_, n) => cost((n + 1) * scale) - cost(n * scale));
}

/** What the codes still cost after the guess, or more than `limit` as soon as it is above. */
export function costOf(
  guess: Packed,
  g: number,
  codes: Packed,
  positions: number,
  steps: Steps,
  limit: number,
): number {
  sizes.fill(0);
  // The code itself counts here, and no longer in the end.
  const above = limit + steps[0]!;
  let cost = 0;
  for (let at = 0; at < codes.length; at += stride) {
    cost += steps[sizes[answerTo(codes, at, guess, g, positions)]!++]!;
    if (cost > above) return cost;
  }
  return sizes[solvedAnswer(positions)]! > 0 ? cost - steps[0]! : cost;
}
