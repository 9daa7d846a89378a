import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyLevel, builtIn, levelOf } from '../../../test/data/kenken/corpus.ts';
import { type Cage, isRight } from './cage.ts';
import { type Combos, combosOf } from './combos.ts';
import type { Grid } from './grid.ts';
import { inOneLine, type Level } from './level.ts';
import { lineCandidates } from './solver/candidates.ts';
import { has } from './values.ts';

/** Every filling of the cage, tried one by one. */
function slowCombos(level: Level, cage: Cage, grid: Grid): readonly string[] {
  const domains = lineCandidates(level, grid);
  const found = new Set<string>();
  const fill = (values: readonly number[]): void => {
    const cell = cage.cells[values.length];
    if (cell === undefined) {
      if (isRight(cage, values)) found.add(values.toSorted((a, b) => a - b).join(' '));
      return;
    }
    for (let value = 1; value <= level.size; value++) {
      const isTaken = values.some(
        (other, at) => other === value && inOneLine(level.size, cage.cells[at]!, cell),
      );
      if (!isTaken && has(domains[cell]!, value)) fill([...values, value]);
    }
  };
  fill([]);
  return [...found].sort();
}

function told(combos: Combos, isOut: boolean): readonly string[] {
  if (combos.kind === 'many') return ['many'];
  return combos.list
    .filter((each) => each.isOut === isOut)
    .map(({ values }) => values.join(' '))
    .sort();
}

const plain: Level = {
  size: 6,
  givens: Array<number>(36).fill(0),
  cages: [],
};

describe('[K5] the combinations of a cage', () => {
  it('24× over three cells in a corner of 6 × 6', () => {
    const cage: Cage = { operation: '*', result: '24', cells: [14, 15, 21] };
    const combos = combosOf({ ...plain, cages: [cage] }, cage, plain.givens);
    expect(told(combos, false)).toEqual(['1 4 6', '2 2 6', '2 3 4']);
  });
  it('what stands in a line rules combinations out, and they stay in the list', () => {
    const cage: Cage = { operation: '*', result: '24', cells: [14, 15, 21] };
    // A 2 in the row of the first two and one in that of the third.
    const grid = plain.givens.with(12, 2).with(18, 2);
    const combos = combosOf({ ...plain, cages: [cage] }, cage, grid);
    expect(told(combos, false)).toEqual(['1 4 6']);
    expect(told(combos, true)).toEqual(['2 2 6', '2 3 4']);
  });
  it('a pair may be taken in either order', () => {
    const cage: Cage = { operation: 'mod', result: '2', cells: [0, 1] };
    expect(told(combosOf({ ...plain, cages: [cage] }, cage, plain.givens), false)).toEqual([
      '2 3',
      '2 4',
      '2 5',
      '2 6',
      '3 5',
      '4 6',
    ]);
  });
  it('a large cage has many, and is not waited for', () => {
    const cells = Array.from({ length: 16 }, (_, at) => at * 16).concat(
      Array.from({ length: 16 }, (_, at) => at * 16 + 1),
    );
    const cage: Cage = {
      operation: '*',
      result: `${2n ** 60n * 3n ** 20n}`,
      cells: cells.sort((a, b) => a - b),
    };
    const level: Level = { size: 16, givens: Array<number>(256).fill(0), cages: [cage] };
    expect(combosOf(level, cage, level.givens)).toEqual({ kind: 'many' });
  });
  it('agrees with trying everything, on any level', () => {
    fc.assert(
      fc.property(
        anyLevel({ max: 5 }),
        fc.infiniteStream(fc.integer({ min: 0, max: 5 })),
        (level, values) => {
          const grid = level.givens.map((given) => {
            const value = values.next().value ?? 0;
            return given || (value > 3 && value <= level.size ? value : 0);
          });
          for (const cage of level.cages.filter(({ cells }) => cells.length < 6)) {
            const combos = combosOf(level, cage, grid, { combos: 10_000, steps: 10_000_000 });
            const all = slowCombos(level, cage, level.givens);
            // What is written may break a rule, and then has ways that the givens alone do not allow.
            const still = slowCombos(level, cage, grid).filter((way) => all.includes(way));
            expect(told(combos, false)).toEqual(still);
            expect([...told(combos, true), ...still].sort()).toEqual(all);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
  it('every cage of the built-in 9 × 9 is listed or many within its steps', () => {
    const level = levelOf({ prop: builtIn('9x9-unreasonable-1') });
    for (const cage of level.cages) {
      const combos = combosOf(level, cage, level.givens);
      if (combos.kind === 'list') expect(combos.list.length).toBeGreaterThan(0);
    }
  });
});
