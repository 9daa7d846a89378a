import { describe, expect, it } from 'vitest';
import { builtIn, corpus, levelOf } from '../../../../test/data/kenken/corpus.ts';
import type { Level } from '../level.ts';
import { candidates, lineCandidates } from './candidates.ts';
import { solve } from './search.ts';
import { narrowerOf } from './support.ts';

/** A square of 16 in blocks of four cells that sum up to the same. */
function blocks(sum: number): Level {
  const cages = Array.from({ length: 64 }, (_, at) => {
    const first = Math.floor(at / 8) * 32 + (at % 8) * 2;
    return { operation: '+' as const, result: `${sum}`, cells: [0, 1, 16, 17].map((step) => first + step) };
  });
  return { size: 16, cages, givens: Array.from({ length: 256 }, () => 0) };
}

/** More than a step may overshoot: a look at every cell. */
const slack = 256;

describe('a search is bounded by its steps', () => {
  const hardest = levelOf(corpus('hard-26').find(({ name }) => name === '15x15-max3-opsm-10')!);

  it.each([
    ['a hard level', hardest],
    ['blocks', blocks(34)],
    ['blocks without a solution', blocks(9)],
  ])('[K6] of %s', (_, level) => {
    for (const allowed of [1, 1000, 160_000]) {
      const steps = { left: allowed };
      const { complete } = solve(level, undefined, { steps });
      expect(steps.left).toBeGreaterThan(-slack);
      expect(complete).toBe(steps.left >= 0);
    }
  });
  it('[K6] and says the same each time', () => {
    const taken = [1, 2].map(() => {
      const steps = { left: 1_000_000 };
      return [solve(levelOf({ prop: builtIn('9x9-unreasonable-1') }), undefined, { steps }), steps.left];
    });
    expect(taken[0]).toEqual(taken[1]);
  });
});

describe('filling in notes is bounded by its steps', () => {
  const level = blocks(10);
  const byLines = lineCandidates(level, level.givens);
  const narrowed = (allowed: { cage: number; grid: number }) => {
    const left = candidates(level, level.givens, allowed);
    return level.cages.filter(({ cells }) => cells.some((cell) => left[cell] !== byLines[cell])).length;
  };

  it('[K5] cages that take too long keep what rows and columns leave', () => {
    expect(narrowed({ cage: 20, grid: 100_000 })).toBe(0);
    expect(narrowed({ cage: 5000, grid: 100_000 })).toBe(64);
    const cost = { left: 5000 };
    narrowerOf(level)(0, Int32Array.from(byLines), cost);
    expect(narrowed({ cage: 5000, grid: (5000 - cost.left) * 10 })).toBe(10);
  });
  it('[K5] a cage stops at its steps, with its values as they were', () => {
    const domains = Int32Array.from(byLines);
    const steps = { left: 20 };
    expect(narrowerOf(level)(0, domains, steps)).toBe('unknown');
    expect(steps.left).toBeGreaterThan(-slack);
    expect([...domains]).toEqual(byLines);
  });
});

it('[K6] products beyond exact numbers are right once their cells are settled', () => {
  const rows = (from: number, to: number) =>
    Array.from({ length: (to - from) * 16 }, (_, at) => from * 16 + at);
  const inRow = rows(0, 1).reduce((all, at) => all * BigInt(at + 1), 1n);
  const cages = [
    { operation: '*' as const, result: `${inRow ** 2n}`, cells: rows(0, 2) },
    { operation: '+' as const, result: `${14 * 136}`, cells: rows(2, 16) },
  ];
  const level: Level = { size: 16, cages, givens: Array.from({ length: 256 }, () => 0) };
  const latin = rows(0, 16).map((cell) => ((Math.floor(cell / 16) + cell) % 16) + 1);
  const wrong = { ...level, cages: cages.with(0, { ...cages[0]!, result: `${inRow ** 2n * 2n}` }) };
  for (const from of [latin, latin.with(0, 0).with(20, 0)]) {
    expect(solve(level, from)).toEqual({ solutions: [latin], complete: true });
    expect(solve(wrong, from)).toEqual({ solutions: [], complete: true });
  }
});
