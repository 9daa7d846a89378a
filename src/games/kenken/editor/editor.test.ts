import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { builtIn, builtInNames } from '../../../../test/data/kenken/corpus.ts';
import { chanceOf } from '../../../../test/seed.ts';
import { must } from '../../../core/result.ts';
import { make } from '../generator/index.ts';
import { isSolved } from '../grid.ts';
import { type Level, levelProblems, tidyLevel } from '../level.ts';
import { formatProp, parseProp } from '../prop.ts';
import { solve } from '../solver/solver.ts';
import { checksOf, type Fault } from './checks.ts';
import { countOf } from './count.ts';
import * as draft from './draft.ts';
import { begun, done, redone, undone } from './history.ts';
import { formatLink, parseLink } from './link.ts';
import { changedBy, proposals } from './unique.ts';

const builtInLevels = () => builtInNames().map((name) => must(parseProp(builtIn(name))).level);
const levelIn = (text: string) => must(parseProp(text.replaceAll('/', '\n'))).level;
const cagesOf = ({ cages }: draft.Draft) =>
  cages.map(({ operation, result, cells }) => `${result}${operation ?? '?'} ${cells.join(',')}`);

describe('[K3] drawing', () => {
  const one = draft.drawn(draft.emptyDraft(3), [0, 1, 4]);

  it('a cage of the cells that were dragged through', () => {
    expect(cagesOf(one)).toEqual(['? 0,1,4']);
    expect(draft.uncovered(one)).toEqual([2, 3, 5, 6, 7, 8]);
  });
  it('a single cell has no operation to choose', () =>
    expect(cagesOf(draft.drawn(one, [8]))).toEqual(['? 0,1,4', '= 8']));
  it('cells leave the cage they were in, and the largest piece keeps the clue', () => {
    const row = draft.withResult(
      draft.withOperation(draft.drawn(draft.emptyDraft(4), [0, 1, 2, 3]), 0, '+'),
      0,
      '10',
    );
    expect(cagesOf(draft.drawn(row, [1, 5]))).toEqual(['= 0', '? 1,5', '10+ 2,3']);
  });
  it('a cage grows by cells that touch it, and keeps its clue', () => {
    const sum = draft.withResult(draft.withOperation(one, 4, '+'), 4, '7');
    expect(cagesOf(draft.extended(sum, 4, [5, 8]))).toEqual(['7+ 0,1,4,5,8']);
    expect(draft.extended(sum, 4, [0])).toBe(sum);
  });
  it('what was one cell loses its number when it grows', () => {
    const single = draft.withResult(draft.drawn(draft.emptyDraft(3), [0]), 0, '3');
    expect(cagesOf(draft.extended(single, 0, [1]))).toEqual(['? 0,1']);
  });
  it('results are typed digit by digit and taken back', () => {
    const typed = [1, 0, 2].reduce(
      (now, digit) => draft.typedDigit(now, 0, digit),
      draft.withOperation(one, 0, '*'),
    );
    expect(cagesOf(typed)).toEqual(['102* 0,1,4']);
    const back = [1, 2, 3, 4].reduce((now) => draft.backspaced(now, 1), typed);
    expect(cagesOf(back)).toEqual(['? 0,1,4']);
  });
  it('signs that are no digits are left out of a result', () =>
    expect(draft.cageAt(draft.withResult(one, 0, ' 1e9-'), 0)?.result).toBe('19'));
  it('a cage that is erased leaves its cells bare', () =>
    expect(draft.uncovered(draft.erased(one, 4))).toHaveLength(9));
  it('another size keeps what lies inside', () => {
    const given = draft.withGiven(draft.withGiven(draft.drawn(one, [8]), 8, 3), 0, 2);
    const smaller = draft.resized(given, 2);
    expect(cagesOf(smaller)).toEqual(['? 0,1,3']);
    expect(smaller.givens).toEqual([2, 0, 0, 0]);
    expect(draft.resized(draft.resized(given, 5), 3)).toEqual(given);
  });

  it('[K1] whatever is drawn, cages are connected and no cell is in two of them', () => {
    const paths = fc.array(fc.tuple(fc.nat(24), fc.array(fc.nat(3), { maxLength: 6 })), { maxLength: 12 });
    const walk = (from: number, ways: readonly number[]) => {
      const cells = [from];
      for (const way of ways) {
        const last = cells.at(-1)!;
        const to = [last - 5, last - 1, last + 1, last + 5][way]!;
        const isBeside =
          to >= 0 && to < 25 && (Math.floor(to / 5) === Math.floor(last / 5) || to % 5 === last % 5);
        if (isBeside && !cells.includes(to)) cells.push(to);
      }
      return cells;
    };
    fc.assert(
      fc.property(paths, fc.boolean(), (drags, grows) => {
        const now = drags.reduce((before, [from, ways]) => {
          const [first, ...rest] = walk(from, ways);
          return grows ? draft.extended(before, first!, rest) : draft.drawn(before, [first!, ...rest]);
        }, draft.emptyDraft(5));
        const cages = now.cages.map((cage) => ({ operation: '+' as const, result: '9', cells: cage.cells }));
        const codes = levelProblems({ ...now, cages }).map(({ code }) => code);
        expect(codes.filter((code) => /apart|twice/.test(code))).toEqual([]);
      }),
    );
  });
});

describe('[K3] ways back and forth', () => {
  it('a step that changes nothing is none; a new one ends the way forth', () => {
    const [empty, a, b] = [draft.emptyDraft(3), [0, 1], [3, 4]].map((cells) =>
      Array.isArray(cells) ? draft.drawn(draft.emptyDraft(3), cells) : cells,
    ) as [draft.Draft, draft.Draft, draft.Draft];
    const two = done(done(done(begun(empty), a), a), b);
    expect(two.past).toEqual([empty, a]);
    expect(undone(undone(undone(two))).now).toBe(empty);
    expect(redone(undone(two)).now).toBe(b);
    expect(redone(done(undone(two), empty)).now).toBe(empty);
  });
});

describe('[K3] checks as one draws', () => {
  const faults = (now: draft.Draft) => [...checksOf(now).faults.values()];
  const pair = draft.drawn(draft.emptyDraft(4), [0, 1]);
  const clue = (operation: '+' | '-' | '*' | '/' | 'mod' | 'pow', result: string, cells = [0, 1]) =>
    draft.withResult(draft.withOperation(draft.drawn(draft.emptyDraft(4), cells), 0, operation), 0, result);

  it.each<[string, draft.Draft, Fault | null]>([
    ['no operation', pair, 'no-operation'],
    ['no result', draft.withOperation(pair, 0, '+'), 'no-result'],
    ['three cells for a difference', clue('-', '1', [0, 1, 2]), 'cells'],
    ['nothing gives 0 but a remainder', clue('+', '0'), 'zero'],
    ['a remainder of 0', clue('mod', '0'), null],
    ['a sum that two cells reach', clue('+', '7'), null],
    ['a sum that is too large', clue('+', '8'), 'unreachable'],
    ['a sum that only equal values give, in one row', clue('+', '2'), 'unreachable'],
    ['a product with a prime that there is not', clue('*', '5'), 'unreachable'],
    ['a quotient', clue('/', '4'), null],
    ['a power', clue('pow', '81'), null],
    ['a power that nobody has', clue('pow', '80'), 'unreachable'],
    ['a result of 41 digits', clue('*', '1'.repeat(41)), 'long'],
    ['a given that does not fit the cage', draft.withGiven(clue('+', '7'), 0, 1), 'unreachable'],
  ])('%s', (_, now, fault) => expect(faults(now)).toEqual([fault]));

  it('a level is whole once every cell has a cage and every cage its clue', () => {
    const half = clue('+', '7');
    expect(checksOf(half)).toMatchObject({ level: null, bare: expect.arrayContaining([2, 15]) });
    const level = levelIn('2 2/1 3 2 1 1 1 2/4 2 2 2 1 2 2');
    expect(checksOf(draft.draftOf(level)).level).toEqual(level);
  });
  it('givens that come twice in a line are told', () => {
    const twice = draft.withGiven(draft.withGiven(draft.emptyDraft(3), 0, 2), 2, 2);
    expect([...checksOf(twice).repeated]).toEqual([0, 2]);
  });
  it('every level that comes with the game passes', () => {
    for (const level of builtInLevels())
      expect(checksOf(draft.draftOf(level)).level).toEqual(tidyLevel(level));
  });
});

describe('[K3] how many solutions', () => {
  it.each([
    ['none', '2 2/1 4 2 1 1 1 2/4 2 2 2 1 2 2', 0],
    ['one', '2 3/0 1 1 1 1/1 3 2 1 2 2 2/0 2 1 2 1', 1],
    ['several', '2 2/1 3 2 1 1 1 2/4 2 2 2 1 2 2', 2],
  ] as const)('%s', (_, text, count) => expect(countOf(levelIn(text), 100_000).count).toBe(count));
  it('where the steps do not suffice it says so', () =>
    expect(countOf(builtInLevels().at(-1)!, 10)).toEqual({ count: null, solutions: [] }));
});

describe('[K3] making it unique', () => {
  const several: readonly Level[] = [
    levelIn('2 2/1 3 2 1 1 1 2/4 2 2 2 1 2 2'),
    levelIn('3 3/1 6 3 1 1 1 2 1 3/1 6 3 2 1 2 2 2 3/1 6 3 3 1 3 2 3 3'),
    levelIn(
      '4 4/1 10 4 1 1 1 2 2 1 2 2/1 10 4 1 3 1 4 2 3 2 4/1 10 4 3 1 3 2 4 1 4 2/1 10 4 3 3 3 4 4 3 4 4',
    ),
  ];
  it.each(several)('every proposal for a level of $size does what it says', (level) => {
    const { solutions } = countOf(level, 1_000_000);
    const all = [...proposals(level, solutions)];
    expect(all.length).toBeGreaterThan(0);
    for (const { change, level: next, isUnique } of all) {
      expect(changedBy(level, change)).toEqual(next);
      expect(levelProblems(next)).toEqual([]);
      expect(isSolved(next, solutions[0]!)).toBe(true);
      expect(countOf(next, 1_000_000).count === 1).toBe(isUnique);
    }
  });
  it('taken one after the other they always come to one solution', () => {
    for (let level of several) {
      for (let taken = 0; countOf(level, 1_000_000).count === 2; taken++) {
        expect(taken).toBeLessThan(8);
        const [first] = proposals(level, countOf(level, 1_000_000).solutions);
        level = first!.level;
      }
      expect(countOf(level, 1_000_000).count).toBe(1);
    }
  });
  it('there is nothing to propose for one solution', () =>
    expect([...proposals(builtInLevels()[0]!, solve(builtInLevels()[0]!).solutions)]).toEqual([]));
});

describe('[K4] a level in a link', () => {
  it('every level that comes with the game comes back as it was', () => {
    for (const level of builtInLevels()) {
      const link = formatLink({ name: 'El passadís & cia #1', level });
      expect(link).toMatch(/^[\w.~()!*'%:,;=&-]+$/);
      expect(must(parseLink(`#${link}`))).toEqual({ name: 'El passadís & cia #1', level: tidyLevel(level) });
    }
  });
  it('givens and mod go by PROP', () => {
    const level = levelIn('2 2/5 0 2 1 1 [1] 1 2/4 2 2 2 1 2 2');
    expect(formatLink({ name: '', level })).toBe('prop=2.2~5.0.2.1.1.(1).1.2~4.2.2.2.1.2.2');
    expect(must(parseLink(formatLink({ name: '', level })))).toEqual({ name: '', level });
  });
  it('levels of all operations', () => {
    const chance = chanceOf('kenken links');
    for (const size of [3, 4, 5]) {
      const { level: text } = must(
        make({ size, grade: 'easy', operations: '+-*/%^' }, chance, { steps: 50_000_000 }),
      );
      const { level } = must(parseProp(text!));
      expect(formatProp(must(parseLink(formatLink({ name: 'x', level }))).level)).toBe(text);
    }
  });
  it.each([
    ['', 'link-broken'],
    ['#name=x', 'link-broken'],
    ['#keen=%E0%A4%A', 'link-broken'],
    ['#__proto__=1', 'link-broken'],
    ['#keen=6:x', 'keen-blocks-short'],
    ['#prop=3.1', 'prop-short'],
    [`#prop=${'9'.repeat(50_000)}`, 'link-broken'],
  ])('%s is refused: %s', (fragment, code) => {
    const read = parseLink(fragment);
    expect(read.ok ? [] : read.problems.map((each) => each.code)).toEqual([code]);
  });
});
