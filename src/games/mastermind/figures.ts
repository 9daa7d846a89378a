/** The figures of a look back, for whoever shows them: bits as numbers of codes, and how they are written. */
import type { Phrase } from '../../core/phrase.ts';

/** What an answer told: from so many codes to so many, or to the end. */
export function bitsTold(before: number, after: number): number {
  return Math.log2(before / Math.max(after, 0.5));
}

/** How many codes are left by what tells so much. */
export function leftBy(before: number, bits: number): number {
  return before / 2 ** bits;
}

/** Small numbers with a tenth. */
export function rounded(count: number): number {
  return count < 10 ? Math.round(10 * count) / 10 : Math.round(count);
}

/** `+1.2`, `−0.5` or `0`. */
export function signed(bits: number): Phrase {
  const n = Math.round(10 * Math.abs(bits)) / 10;
  return { code: n === 0 ? 'review.even' : bits > 0 ? 'review.plus' : 'review.minus', params: { n } };
}
