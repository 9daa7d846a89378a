import { describe, expect, it } from 'vitest';
import { corpus, levelOf, solutionOf } from '../../../test/data/kenken/corpus.ts';
import { brokenCells, isSolved } from './grid.ts';

const cells = (set: ReadonlySet<number>) => [...set].sort((a, b) => a - b);

/** 5+ over a1 b1, 1 at c1, 3+ over a2 a3, 5+ over b2 c2, 4+ over b3 c3. */
const level = levelOf({ prop: '3 5 1 5 2 1 1 1 2 0 1 1 1 3 1 3 2 2 1 3 1 1 5 2 2 2 2 3 1 4 2 3 2 3 3' });

describe('what breaks a rule', () => {
  it('[K5] nothing in an empty square', () => {
    expect(brokenCells(level, [0, 0, 0, 0, 0, 0, 0, 0, 0]).size).toBe(0);
  });
  it('[K5] the same value twice in a row', () => {
    expect(cells(brokenCells(level, [0, 0, 0, 0, 2, 0, 0, 0, 0].with(3, 2)))).toEqual([3, 4]);
  });
  it('[K5] the same value twice in a column', () => {
    expect(cells(brokenCells(level, [0, 3, 0, 0, 0, 0, 0, 3, 0]))).toEqual([1, 7]);
  });
  it('[K5] a full cage without its result', () => {
    expect(cells(brokenCells(level, [1, 2, 0, 0, 0, 0, 0, 0, 0]))).toEqual([0, 1]);
  });
  it('[K5] a cage that is not full is not wrong yet', () => {
    expect(brokenCells(level, [1, 0, 0, 0, 0, 0, 0, 0, 0]).size).toBe(0);
  });
});

describe('solutions that other programs found', () => {
  it.each(['keen-100', 'hard-26'])('[K1] those of %s are right', (file) => {
    for (const entry of corpus(file))
      expect(isSolved(levelOf(entry), solutionOf(entry)), entry.name).toBe(true);
  });
  it.each(['keen-100', 'hard-26'])('[K1] those of %s with one cell changed or left out are not', (file) => {
    for (const [nth, entry] of corpus(file).entries()) {
      const { size } = levelOf(entry);
      const solution = solutionOf(entry);
      const cell = (nth * 7) % solution.length;
      const other = (solution[cell]! % size) + 1;
      expect(isSolved(levelOf(entry), solution.with(cell, other)), entry.name).toBe(false);
      expect(isSolved(levelOf(entry), solution.with(cell, 0)), entry.name).toBe(false);
    }
  });
  it('[K1] those of keen-100 with two rows exchanged break a cage', () => {
    for (const entry of corpus('keen-100')) {
      const { size } = levelOf(entry);
      const solution = solutionOf(entry);
      const [first, second] = [solution.slice(0, size), solution.slice(size, 2 * size)];
      const exchanged = [...second, ...first, ...solution.slice(2 * size)];
      expect(isSolved(levelOf(entry), exchanged), entry.name).toBe(false);
    }
  });
});
