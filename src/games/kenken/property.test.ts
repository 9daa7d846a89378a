/** What makes, solves, grades and writes levels, against a brute force that knows nothing but the rules. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chanceOf } from '../../../test/seed.ts';
import { must } from '../../core/result.ts';
import { isRight } from './cage.ts';
import { formats, readLevel, writeLevel } from './formats/index.ts';
import { latinSquare } from './generator/cages.ts';
import { makeLevel } from './generator/make.ts';
import { allSigns, parseWish } from './generator/wish.ts';
import type { Grid } from './grid.ts';
import { HumanSolver } from './human/solver.ts';
import { gradeNames, gradeOf } from './human/steps.ts';
import { type Level, linesOf } from './level.ts';
import { solve } from './solver/solver.ts';

/** All fillings up to `most`, cell by cell; a cage is looked at once it is full. */
function bruteForce(level: Level, most: number): readonly Grid[] {
  const { size, cages } = level;
  const lines = linesOf(level);
  const found: Grid[] = [];
  const grid: number[] = level.givens.map(() => 0);
  const fits = (cell: number): boolean =>
    lines.every((line) => {
      if (!line.includes(cell)) return true;
      return line.filter((other) => grid[other] === grid[cell]).length === 1;
    }) &&
    cages.every((cage) => {
      if (!cage.cells.includes(cell) || cage.cells.some((other) => grid[other] === 0)) return true;
      return isRight(
        cage,
        cage.cells.map((other) => grid[other]!),
      );
    });
  const fill = (cell: number): void => {
    if (found.length >= most) return;
    if (cell === grid.length) {
      found.push([...grid]);
      return;
    }
    for (let value = 1; value <= size; value++) {
      grid[cell] = value;
      if (fits(cell)) fill(cell + 1);
    }
    grid[cell] = 0;
  };
  fill(0);
  return found;
}

const signs = fc.subarray([...allSigns], { minLength: 2 }).map((each) => each.join(''));

describe('[K8] whatever is made, of any operations', () => {
  it('has one solution, the one that brute force and the solver find, and comes back from every format', () => {
    const chance = chanceOf('kenken property');
    let made = 0;
    fc.assert(
      fc.property(
        fc.integer({ min: 3, max: 4 }),
        fc.constantFrom(...gradeNames),
        signs,
        fc.integer({ min: 2, max: 4 }),
        (size, grade, operations, largestCage) => {
          const wish = must(parseWish({ size, grade, operations, largestCage }));
          const result = makeLevel(wish, chance, { left: 200_000 });
          if (!result.ok) return;
          made += 1;
          const level = result.value;
          const truth = bruteForce(level, 2);
          expect(truth).toHaveLength(1);
          expect(solve(level)).toMatchObject({ solutions: truth, complete: true });
          const person = new HumanSolver(level);
          let hardest = 0;
          for (let step = person.next(); step !== null; step = person.next()) {
            hardest = Math.max(hardest, gradeNames.indexOf(gradeOf[step.technique]));
            if (step.writes) expect(truth[0]![step.writes.cell]).toBe(step.writes.value);
          }
          expect(person.isDone ? gradeNames[hardest] : 'unreasonable').toBe(grade);
          for (const format of formats) {
            const text = writeLevel(format, { level, entries: null });
            if (text.ok) expect(must(readLevel(format, text.value, {})).level).toEqual(level);
            else expect(format).toBe('keen');
          }
        },
      ),
      { numRuns: 60 },
    );
    expect(made).toBeGreaterThan(20);
  });

  it('has the square it was cut from among its solutions, whether or not it is the only one', () => {
    const chance = chanceOf('kenken brute');
    for (let n = 0; n < 40; n++) {
      const size = 2 + (n % 3);
      const grid = size < 3 ? [1, 2, 2, 1] : latinSquare(size, chance);
      const rows = linesOf({ size }).slice(0, size);
      const cages = rows.map((cells) => {
        const sum = cells.reduce((total, cell) => total + grid[cell]!, 0);
        return { operation: '+' as const, result: `${sum}`, cells };
      });
      const level: Level = { size, cages, givens: grid.map(() => 0) };
      const truth = bruteForce(level, 1000);
      const { solutions, complete } = solve(level, level.givens, { most: 1000 });
      expect(complete).toBe(true);
      const text = (grids: readonly Grid[]) => grids.map((each) => each.join('')).toSorted();
      expect(text(solutions)).toEqual(text(truth));
      expect(text(truth)).toContain(grid.join(''));
    }
  });
});
