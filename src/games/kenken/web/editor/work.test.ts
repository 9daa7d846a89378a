import { describe, expect, it } from 'vitest';
import { must } from '../../../../core/result.ts';
import { gradeLevel } from '../../human/solver.ts';
import { parseProp } from '../../prop.ts';
import type { Job, Told } from './jobs.ts';
import { readKept } from './kept.ts';
import { work } from './work.ts';

const levelIn = (text: string) => must(parseProp(text)).level;
const all = (job: Job) => [...work(job)];
const of = <Kind extends Told['tell']>(told: readonly Told[], tell: Kind) =>
  told.filter((each): each is Extract<Told, { tell: Kind }> => each.tell === tell);

describe('[K3] what the worker of the page finds out', () => {
  it('of one solution: the count, then the grade', () => {
    const told = all({ do: 'look', level: levelIn('2 3\n0 1 1 1 1\n1 3 2 1 2 2 2\n0 2 1 2 1\n') });
    expect(told.map(({ tell }) => tell)).toEqual(['count', 'grade', 'end']);
    expect(of(told, 'count')[0]!.count.count).toBe(1);
  });
  it('of several: the count, then what would leave one', () => {
    const told = all({ do: 'look', level: levelIn('2 2\n1 3 2 1 1 1 2\n4 2 2 2 1 2 2\n') });
    expect(of(told, 'count')[0]!.count.count).toBe(2);
    expect(of(told, 'proposal').length).toBeGreaterThan(0);
    expect(told.at(-1)).toEqual({ tell: 'end' });
  });
  it('[K8] makes a level to order, the same for the same seed', () => {
    const wish = { size: 5, grade: 'hard', operations: '+-*/', largestCage: 4 };
    const made = [1, 2].map(() => of(all({ do: 'make', wish, seed: [1, 2, 3, 4] }), 'made')[0]!.made);
    expect(gradeLevel(must(made[0]!))?.grade).toBe('hard');
    expect(made[0]).toEqual(made[1]);
  });
  it('refuses a wish that nobody can fulfil', () =>
    expect(of(all({ do: 'make', wish: { size: 99 }, seed: [] }), 'made')[0]!.made.ok).toBe(false));
});

describe('[K4] what is brought in', () => {
  const told = (text: string, reading = {}) => of(all({ do: 'read', text, reading }), 'read')[0]!;
  const read = (text: string, reading = {}) => told(text, reading).read;
  /** A power of 0, which there is not; a remainder of 0, which there is. */
  const swapped = '2 2\n5 1 2 1 1 1 2\n6 0 2 2 1 2 2\n';

  it('says what it was read as, and how many solutions it has', () =>
    expect(told('2 2\n1 3 2 1 1 1 2\n4 2 2 2 1 2 2\n')).toMatchObject({
      read: { ok: true, value: { format: 'prop', count: { count: 2 } } },
      swaps: false,
    }));
  it('offers 5 and 6 exchanged where only that has a solution, and does not do it unasked', () => {
    expect(told(swapped)).toMatchObject({
      read: { ok: false, problems: [{ code: 'result-zero' }] },
      swaps: true,
    });
    const exchanged = told(swapped, { swap: true });
    expect(exchanged.swaps).toBe(false);
    expect(must(exchanged.read).count.solutions.length).toBeGreaterThan(0);
  });
  it('brackets are givens, or entries', () => {
    const text = '2 2\n1 3 2 1 1 [1] 1 2\n4 2 2 2 1 2 2\n';
    expect(must(read(text)).level.givens).toEqual([1, 0, 0, 0]);
    const entries = must(read(text, { brackets: 'entries' }));
    expect([entries.level.givens, entries.entries]).toEqual([
      [0, 0, 0, 0],
      [1, 0, 0, 0],
    ]);
  });
  it.each([
    ['ten thousand cages', `16 10000\n${'0 1 1 1 1\n'.repeat(10)}`, 'cages-range', 'level:1:1'],
    ['a result of 400 digits', `2 1\n1 ${'9'.repeat(400)} 4 1 1 1 2 2 1 2 2\n`, 'result-long', 'level:2:1'],
    ['a cage in two pieces', '2 2\n1 3 2 1 1 2 2\n1 3 2 1 2 2 1\n', 'cage-apart', 'level:2:1'],
    ['__proto__ as a key', '{"__proto__": 1}', 'json-key', 'level:1:15'],
    ['a text of 20,001 characters', '1 '.repeat(10_001), 'level-long', 'level:1:1'],
  ])('[Q6] %s is refused with its place', (_, text, code, path) =>
    expect(read(text)).toMatchObject({
      ok: false,
      problems: expect.arrayContaining([expect.objectContaining({ code, path })]),
    }),
  );
});

describe('[K3] drafts that the browser kept', () => {
  const now = { size: 2, cages: [{ operation: '+', result: '3', cells: [0, 1] }], givens: [0, 0, 0, 0] };
  it('come back with the way back', () =>
    expect(readKept({ history: { past: [now], now, future: [] }, name: 'A' }, null)).toEqual({
      history: { past: [now], now, future: [] },
      name: 'A',
      entry: null,
    }));
  it.each([
    null,
    'x',
    { history: { now: { ...now, size: 17 } } },
    { history: { now: { ...now, givens: [0] } } },
    { history: { now: { ...now, cages: [...now.cages, ...now.cages] } } },
    { history: { now: { ...now, cages: [{ operation: 'x', result: '', cells: [0] }] } } },
    { history: { now: { ...now, cages: [{ operation: '+', result: '<b>', cells: [0] }] } } },
  ])('what is no draft is none: %j', (raw) => expect(readKept(raw, null)).toBe(null));
});
