import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyLevel, corpus, levelFor, levelOf, solutionOf } from '../../../../test/data/kenken/corpus.ts';
import { type Grid, isSolved } from '../grid.ts';
import type { Level } from '../level.ts';
import { has } from '../values.ts';
import { candidates, lineCandidates } from './candidates.ts';
import { cageValues, solveSlowly } from './reference.testing.ts';
import { solve } from './search.ts';

/** All Latin squares of this size, by trying everything. */
function latinSquares(size: number): readonly Grid[] {
  const found: Grid[] = [];
  const fill = (grid: Grid) => {
    const cell = grid.length;
    if (cell === size * size) found.push(grid);
    else
      for (let value = 1; value <= size; value++) {
        const row = grid.slice(cell - (cell % size));
        const column = grid.filter((_, other) => other % size === cell % size);
        if (!row.includes(value) && !column.includes(value)) fill([...grid, value]);
      }
  };
  fill([]);
  return found;
}

const squares = new Map([3, 4].map((size) => [size, latinSquares(size)]));

const levelsWithSolutions = anyLevel({ min: 3, max: 4 }).chain((level) =>
  fc.constantFrom(...squares.get(level.size)!).map((grid) => levelFor(level, grid)),
);

describe('against trying everything', () => {
  it('[K6] there are 12 Latin squares of three and 576 of four', () => {
    expect([3, 4].map((size) => squares.get(size)!.length)).toEqual([12, 576]);
  });
  it('[K6] finds all solutions of small levels, and only those', () => {
    fc.assert(
      fc.property(fc.oneof(levelsWithSolutions, anyLevel({ min: 3, max: 4 })), (level) => {
        const fitsGivens = (grid: Grid) =>
          level.givens.every((given, cell) => !given || given === grid[cell]);
        const right = squares.get(level.size)!.filter((grid) => fitsGivens(grid) && isSolved(level, grid));
        const search = solve(level, level.givens, { most: 1000 });
        expect(search.complete).toBe(true);
        expect(search.solutions.map(String).sort()).toEqual(right.map(String).sort());
      }),
      { numRuns: 150 },
    );
  });
  it('[K5] the candidates of a right beginning hold the solution', () => {
    const beginnings = levelsWithSolutions.chain((level) =>
      fc.tuple(fc.constant(level), fc.array(fc.nat(15), { maxLength: 10 })),
    );
    fc.assert(
      fc.property(beginnings, ([level, kept]) => {
        const [solution] = solve(level, level.givens, { most: 1 }).solutions;
        const grid = solution!.map((value, cell) => (kept.includes(cell) ? value : 0));
        for (const domains of [lineCandidates(level, grid), candidates(level, grid)])
          expect(solution!.every((value, cell) => has(domains[cell]!, value))).toBe(true);
      }),
    );
  });
});

describe('against the reference', () => {
  const cyclic = ({ size, givens }: Level) =>
    givens.map((_, cell) => ((Math.floor(cell / size) + cell) % size) + 1);
  const levels = fc.oneof(
    anyLevel({ min: 3, max: 6 }),
    anyLevel({ min: 3, max: 6 }).map((level) => levelFor(level, cyclic(level))),
  );

  it('[K6] finds the same solutions in the same order', () => {
    fc.assert(
      fc.property(levels, fc.integer({ min: 1, max: 5 }), (level, most) => {
        const slow = solveSlowly(level, level.givens, { most, effort: 300_000 });
        fc.pre(slow.complete);
        expect(solve(level, level.givens, { most })).toEqual(slow);
      }),
      { numRuns: 200 },
    );
  });
  it('[K6] also of puzzles that take a search', () => {
    const some = [...corpus('keen-100'), ...corpus('unsat-20')].filter((_, at) => at % 4 === 0);
    const slow = some.map((entry) => solveSlowly(levelOf(entry), undefined, { effort: 2_000_000 }));
    expect(slow.filter(({ complete }) => complete).length).toBeGreaterThan(20);
    for (const [at, search] of slow.entries())
      if (search.complete) expect(solve(levelOf(some[at]!)), some[at]!.name).toEqual(search);
  });
  it('[K5] the cages leave the same values to their cells', () => {
    fc.assert(
      fc.property(levels, fc.array(fc.nat(35), { maxLength: 12 }), (level, kept) => {
        const grid = level.givens.map((given, cell) =>
          kept.includes(cell) ? (cell % level.size) + 1 : given,
        );
        const byLines = lineCandidates(level, grid);
        const left = candidates(level, grid, { cage: 1e9, grid: 1e9 });
        for (const cage of level.cages)
          expect(cage.cells.map((cell) => left[cell])).toEqual(cageValues(level.size, cage, byLines));
      }),
      { numRuns: 300 },
    );
  });
});

describe('puzzles that other programs made', () => {
  it('[K6] those of Keen have one solution, the same', () => {
    for (const entry of corpus('keen-100'))
      expect(solve(levelOf(entry)), entry.name).toEqual({ solutions: [solutionOf(entry)], complete: true });
  });
  it('[K6] so have hard ones, with mod and power and large cages', () => {
    for (const entry of corpus('hard-26').filter(({ name }) => /^[69]x/.test(name)))
      expect(solve(levelOf(entry)), entry.name).toEqual({ solutions: [solutionOf(entry)], complete: true });
  });
  it('[K6] a large one with small cages, and a 15 × 15 from a few entries on', () => {
    const large = corpus('hard-26').find(({ name }) => name.startsWith('12x12-max3'))!;
    expect(solve(levelOf(large)).solutions).toEqual([solutionOf(large)]);
    const largest = corpus('hard-26').find(({ name }) => name.startsWith('15x15-max3-opsm'))!;
    const third = solutionOf(largest).map((value, cell) => (cell % 3 === 0 ? value : 0));
    expect(solve(levelOf(largest), third).solutions).toEqual([solutionOf(largest)]);
  });
  it('[K6] it proves that there is none, or stops at its limit', () => {
    const searches = corpus('unsat-20').map((entry) =>
      solve(levelOf(entry), undefined, { steps: { left: 1_000_000 } }),
    );
    expect(searches.every(({ solutions }) => solutions.length === 0)).toBe(true);
    expect(searches.filter(({ complete }) => complete).length).toBeGreaterThanOrEqual(12);
  });
});

describe('limits', () => {
  const level = levelOf({ prop: '3 3\n1 6 3 1 1 1 2 1 3\n1 6 3 2 1 2 2 2 3\n1 6 3 3 1 3 2 3 3' });
  it('[K6] stops at as many solutions as asked for', () => {
    expect(solve(level).solutions).toHaveLength(2);
    expect(solve(level, undefined, { most: 100 }).solutions).toHaveLength(12);
  });
  it('[K6] says that it has not seen all', () => {
    expect(solve(level, undefined, { most: 100, steps: { left: 100 } }).complete).toBe(false);
    expect(solve(level, undefined, { budget: { spent: () => true } })).toEqual({
      solutions: [],
      complete: false,
    });
  });
  it('[K6] keeps what is filled in', () => {
    const from = [1, 2, 3, 2, 0, 0, 0, 0, 0];
    expect(solve(level, from).solutions).toEqual([[1, 2, 3, 2, 3, 1, 3, 1, 2]]);
    expect(solve(level, from.with(1, 1)).solutions).toEqual([]);
  });
});
