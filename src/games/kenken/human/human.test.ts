import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  anyLevel,
  builtIn,
  builtInNames,
  corpus,
  levelFor,
  levelOf,
  solutionOf,
} from '../../../../test/data/kenken/corpus.ts';
import type { Level } from '../level.ts';
import { solve } from '../solver/solver.ts';
import { has } from '../values.ts';
import { gradeLevel, HumanSolver } from './solver.ts';
import { gradeNames, gradeOf } from './steps.ts';

const cyclic = ({ size, givens }: Level) =>
  givens.map((_, cell) => ((Math.floor(cell / size) + cell) % size) + 1);

describe('[K8] grades', () => {
  it('are those that Keen gave its own puzzles', () => {
    const given = corpus('keen-100').map(({ name, grade }) => `${name} ${grade}`);
    const ours = corpus('keen-100').map((entry) => `${entry.name} ${gradeLevel(levelOf(entry))?.grade}`);
    expect(ours).toEqual(given);
  });

  it.each(builtInNames().filter((name) => gradeNames.some((grade) => name.includes(grade))))(
    'are what the name of a built-in level says: %s',
    (name) => {
      expect(name).toContain(gradeLevel(levelOf({ prop: builtIn(name) }))?.grade);
    },
  );

  it('can be had of levels with mod and power too', () => {
    const mixed = builtInNames().filter((name) => /mod|power/.test(name));
    expect(mixed.length).toBeGreaterThan(2);
    for (const name of mixed)
      expect(gradeNames).toContain(gradeLevel(levelOf({ prop: builtIn(name) }))?.grade);
  });

  it('are null where nothing fits, or where it takes too long', () => {
    expect(gradeLevel(levelOf({ prop: '2 2\n1 3 2 1 1 1 2\n1 4 2 2 1 2 2\n' }))).toBeNull();
    expect(gradeLevel(levelOf(corpus('keen-100')[0]!), { left: 10 })).toBeNull();
  });

  it('weigh more the more there is to do', () => {
    const [easy, hard] = ['6x6-easy-1', '6x6-extreme-1'].map(
      (name) => gradeLevel(levelOf({ prop: builtIn(name) }))!,
    );
    expect(hard!.weight).toBeGreaterThan(easy!.weight);
  });
});

describe('[K6] steps', () => {
  const levels = anyLevel({ min: 1, max: 6 }).map((level) => levelFor(level, cyclic(level)));

  it('never strike a value of any solution', () => {
    fc.assert(
      fc.property(levels, (level) => {
        const { solutions, complete } = solve(level, level.givens, { most: 300, steps: { left: 2_000_000 } });
        fc.pre(complete && solutions.length > 0);
        const person = new HumanSolver(level);
        for (let step = person.next(); step !== null; step = person.next()) {
          const { technique, writes } = step;
          for (const solution of solutions) {
            const isKept = solution.every((value, cell) => has(person.board.domains[cell]!, value));
            expect(isKept, technique).toBe(true);
            if (writes) expect(solution[writes.cell], technique).toBe(writes.value);
          }
        }
        if (person.isDone)
          expect(solutions).toEqual([Array.from(person.board.domains, (set) => 31 - Math.clz32(set))]);
      }),
      { numRuns: 150 },
    );
  });

  it('each takes something away or writes something down, easiest first', () => {
    for (const entry of corpus('keen-100').slice(0, 20)) {
      const person = new HumanSolver(levelOf(entry));
      for (let step = person.next(); step !== null; step = person.next())
        expect(step.strikes.length > 0 || step.writes !== undefined).toBe(true);
    }
  });

  it('up to a grade are of that grade or easier', () => {
    const level = levelOf({ prop: builtIn('6x6-extreme-1') });
    for (const most of gradeNames.slice(0, 3)) {
      const person = new HumanSolver(level);
      for (let step = person.next(most); step !== null; step = person.next(most))
        expect(gradeNames.indexOf(gradeOf[step.technique])).toBeLessThanOrEqual(gradeNames.indexOf(most));
      expect(person.isDone).toBe(false);
    }
  });

  it('lead to the solution from any right beginning of a level that takes no guess', () => {
    const entry = corpus('keen-100').find(({ grade }) => grade === 'hard')!;
    const from = solutionOf(entry).map((value, cell) => (cell % 4 === 0 ? value : 0));
    const person = new HumanSolver(levelOf(entry), from);
    while (person.next() !== null);
    expect(person.isDone).toBe(true);
  });
});
