import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Vocabulary } from '../../../../test/contract/vocabulary.ts';
import { chanceOf } from '../../../../test/seed.ts';
import { must } from '../../../core/result.ts';
import { gradeLevel } from '../human/solver.ts';
import { gradeNames } from '../human/steps.ts';
import { linesOf } from '../level.ts';
import { messages } from '../messages/index.ts';
import { formatProp, parseProp } from '../prop.ts';
import { solve as solveAsFirst } from '../solver/search.ts';
import { latinSquare } from './cages.ts';
import { make } from './index.ts';
import { parseWish } from './wish.ts';

const said = new Vocabulary(messages);
const plenty = { steps: 100_000_000 };
const chance = chanceOf('kenken generator');

describe('[K8] levels to order', () => {
  it.each(
    [3, 4, 5, 6]
      .flatMap((size) => gradeNames.map((grade) => ({ size, grade })))
      .filter(({ size, grade }) => size > 3 || gradeNames.indexOf(grade) < 2),
  )('$size × $size, $grade: one solution, and that grade', ({ size, grade }) => {
    const { level: text } = must(make({ size, grade }, chance, plenty)) as { level: string };
    const { level } = must(parseProp(text));
    expect(formatProp(level)).toBe(text);
    expect(level.size).toBe(size);
    expect(gradeLevel(level)?.grade).toBe(grade);
    expect(solveAsFirst(level)).toMatchObject({ solutions: [expect.anything()], complete: true });
  });

  it.each([
    ['+', 6],
    ['*', 4],
    ['-/', 2],
    ['%^', 6],
    ['+-*/%^', 3],
  ])('with %s and cages up to %i', (operations, largestCage) => {
    const wish = { size: 5, grade: 'normal', operations, largestCage };
    const { level } = must(parseProp(must(make(wish, chance, plenty))['level']!));
    const allowed = ['=', ...must(parseWish(wish)).operations];
    for (const { operation, cells } of level.cages) {
      expect(allowed).toContain(operation);
      expect(cells.length).toBeLessThanOrEqual(largestCage);
    }
  });

  it('the same chance makes the same level', () => {
    const seeded = () => make({ size: 5, grade: 'hard' }, chanceOf('twice'), plenty);
    expect(seeded()).toEqual(seeded());
  });

  it('says when none was found', () => {
    const none = make({ size: 3, grade: 'extreme', operations: '+' }, chance, { steps: 3_000_000 });
    expect(none).toMatchObject({ ok: false, problems: [{ code: 'make-none' }] });
    if (!none.ok) said.refusal(none, 'none');
  });

  it.each([
    [{ size: 2, grade: 'easy' }, ['wish-size']],
    [{ size: 10, grade: 'easy' }, ['wish-size']],
    [{ size: 4.5, grade: 'easy' }, ['wish-size']],
    [{ size: 4, grade: 'impossible' }, ['wish-grade']],
    [{ size: 4, grade: 'easy', operations: '' }, ['wish-operations']],
    [{ size: 4, grade: 'easy', operations: '+x' }, ['wish-operations']],
    [{ size: 4, grade: 'easy', largestCage: 1 }, ['wish-cage']],
    [{ size: 4, grade: 'easy', colour: 'red' }, ['wish-key']],
    [null, ['wish-size', 'wish-grade']],
    ['9', ['wish-key', 'wish-size', 'wish-grade']],
  ])('%j is refused: %j', (wish, codes) => {
    const made = make(wish, chance, plenty);
    expect(made.ok ? [] : made.problems.map(({ code }) => code)).toEqual(codes);
    if (!made.ok) said.refusal(made, JSON.stringify(wish));
  });

  it('any wish gives a Result', () => {
    fc.assert(
      fc.property(fc.anything(), (wish) => typeof make(wish, chance, { steps: 1000 }).ok === 'boolean'),
    );
  });
});

it('[K8] squares by chance have every value once in each line', () => {
  fc.assert(
    fc.property(fc.integer({ min: 3, max: 9 }), (size) => {
      const grid = latinSquare(size, chance);
      for (const line of linesOf({ size }))
        expect(line.map((cell) => grid[cell]!).toSorted((a, b) => a - b)).toEqual(
          Array.from({ length: size }, (_, at) => at + 1),
        );
    }),
  );
});
