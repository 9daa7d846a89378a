import { describe, expect, it } from 'vitest';
import type { Board } from '../code.ts';
import { listPossible } from './list.ts';
import { type Packed, stride } from './packed.ts';
import { costOf, largestClass, stepsFor } from './score.ts';
import { cluesOf } from './sizes.testing.ts';

const board: Board = { positions: 4, colors: 6, repeats: true, holes: false, turns: 10 };
const sets = [1, 2, 3, 4].map((seed) => listPossible(board, cluesOf(board, seed, 2))!);

const guessesOf = (codes: Packed) => Array.from({ length: codes.length / stride }, (_, n) => n * stride);
const endless = Number.POSITIVE_INFINITY;

describe('[M6] a measure with a limit', () => {
  it.each(sets)('is exact up to the limit: cost, set %#', (codes) => {
    const steps = stepsFor(codes.length / stride, codes.length / stride, 2.2);
    for (const g of guessesOf(codes)) {
      const cost = costOf(codes, g, codes, 4, steps, endless);
      expect(costOf(codes, g, codes, 4, steps, cost)).toBe(cost);
      expect(costOf(codes, g, codes, 4, steps, cost / 2)).toBeGreaterThan(cost / 2);
    }
  });

  it.each(sets)('is exact up to the limit: largest class, set %#', (codes) => {
    for (const g of guessesOf(codes)) {
      const largest = largestClass(codes, g, codes, 4, endless);
      expect(largestClass(codes, g, codes, 4, largest)).toBe(largest);
      expect(largestClass(codes, g, codes, 4, largest / 2)).toBeGreaterThan(largest / 2);
    }
  });
});
