import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyLevel, corpus, levelFor, levelOf, solutionOf } from '../../../../test/data/kenken/corpus.ts';
import type { Level } from '../level.ts';
import { solve as solveAsFirst } from './search.ts';
import { solve } from './solver.ts';

/** A square that fits no level in particular. */
const cyclic = ({ size, givens }: Level) =>
  givens.map((_, cell) => ((Math.floor(cell / size) + cell) % size) + 1);

const levels = fc.oneof(
  anyLevel({ min: 1, max: 5 }),
  anyLevel({ min: 1, max: 6 }).map((level) => levelFor(level, cyclic(level))),
);

describe('the solver', () => {
  it('[K6] finds the solutions that the plain search finds', () => {
    fc.assert(
      fc.property(levels, fc.integer({ min: 1, max: 40 }), (level, most) => {
        const steps = { left: 3_000_000 };
        const plain = solveAsFirst(level, level.givens, { most: 200, steps });
        fc.pre(plain.complete && plain.solutions.length < 200);
        const all = solve(level, level.givens, { most: 200 });
        expect(all.complete).toBe(true);
        expect(all.solutions.map(String).sort()).toEqual(plain.solutions.map(String).sort());
        const some = solve(level, level.givens, { most });
        expect(some.solutions).toHaveLength(Math.min(most, plain.solutions.length));
      }),
      { numRuns: 150 },
    );
  });

  it('[K6] keeps what is filled in', () => {
    fc.assert(
      fc.property(levels, fc.array(fc.nat(35), { maxLength: 8 }), (level, kept) => {
        const grid = cyclic(level).map((value, cell) => (kept.includes(cell) ? value : 0));
        const { solutions } = solve(level, grid, { most: 5, steps: { left: 1_000_000 } });
        for (const solution of solutions)
          expect(grid.every((value, cell) => value === 0 || solution[cell] === value)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('[K6] is right about puzzles of Keen, and proves that there is one solution', () => {
    for (const entry of corpus('keen-100'))
      expect(solve(levelOf(entry)), entry.name).toMatchObject({
        solutions: [solutionOf(entry)],
        complete: true,
      });
  });

  it.each([1, 1000, 100_000])(
    '[K6] stops after %i steps, says that it is not decided, and the same again',
    (allowed) => {
      const hard = levelOf(corpus('hard-26').find(({ name }) => name.startsWith('12x12-max5'))!);
      const runs = [0, 1].map(() => {
        const steps = { left: allowed };
        const search = solve(hard, undefined, { steps });
        return { search, left: steps.left };
      });
      expect(runs[0]!.search).toMatchObject({ solutions: [], complete: false });
      expect(runs[0]!.left).toBeGreaterThan(-300);
      expect(runs[0]).toEqual(runs[1]);
    },
  );

  it('[K6] asks its budget', () => {
    const level = levelOf(corpus('keen-100')[0]!);
    expect(solve(level, undefined, { budget: { spent: () => true } })).toMatchObject({
      solutions: [],
      complete: false,
    });
  });

  it('[K1] solves 1 × 1 and 2 × 2', () => {
    expect(solve(levelOf({ prop: '1 1\n0 1 1 1 1\n' })).solutions).toEqual([[1]]);
    expect(solve(levelOf({ prop: '1 1\n0 2 1 1 1\n' }))).toMatchObject({ solutions: [], complete: true });
    expect(solve(levelOf({ prop: '2 2\n1 3 2 1 1 1 2\n1 3 2 2 1 2 2\n' })).solutions).toHaveLength(2);
  });
});
