import { describe, expect, it } from 'vitest';
import { builtIn, levelOf } from '../../../../test/data/kenken/corpus.ts';
import { blankMarks } from '../sheet.ts';
import { setOf } from '../values.ts';
import { hintedCells, leftOf, looksOf, type Seen } from './shown.ts';

const level = levelOf({ prop: builtIn('4x4-easy-1') });
const blank: Seen = {
  level,
  marks: blankMarks(level),
  checked: null,
  showsConflicts: true,
  chosen: 0,
  waits: null,
  hinted: [],
};
const written = (entries: Readonly<Record<number, number>>): Seen => {
  const all = level.givens.map((given, cell) => entries[cell] ?? given);
  return { ...blank, marks: { ...blank.marks, entries: all } };
};
const where = (seen: Seen, is: (look: ReturnType<typeof looksOf>[number]) => boolean) =>
  looksOf(seen).flatMap((look) => (is(look) ? [look.cell] : []));

describe('[K5] what is seen around the chosen cell', () => {
  it('its row and column, its cage, and every cage has its clue once', () => {
    const cage = level.cages.find(({ cells }) => cells.includes(0))!;
    expect(where(blank, ({ near }) => near === 'chosen')).toEqual([0]);
    expect(where(blank, ({ near }) => near === 'cage')).toEqual(cage.cells.filter((cell) => cell !== 0));
    expect(where(blank, ({ near }) => near === 'line')).toEqual(
      [1, 2, 3, 4, 8, 12].filter((cell) => !cage.cells.includes(cell)),
    );
    expect(where(blank, ({ clue }) => clue !== null)).toHaveLength(level.cages.length);
  });
  it('the same number elsewhere', () =>
    expect(where(written({ 0: 3, 6: 3, 9: 2 }), ({ isSame }) => isSame)).toEqual([6]));
  it('nothing for who looks on', () =>
    expect(where({ ...blank, chosen: null }, ({ near }) => near !== null)).toEqual([]));
});

describe('[K5] conflicts', () => {
  it('numbers twice in a line, when they are to be shown', () => {
    expect(where(written({ 0: 2, 3: 2 }), ({ isRepeated }) => isRepeated)).toEqual([0, 3]);
    expect(
      where({ ...written({ 0: 2, 3: 2 }), showsConflicts: false }, ({ isRepeated }) => isRepeated),
    ).toEqual([]);
  });
  it('a full cage that does not work out, in all of its cells', () => {
    const cage = level.cages.find(({ operation }) => operation === '+')!;
    const ones = Object.fromEntries(cage.cells.map((cell) => [cell, 1]));
    expect(where(written(ones), ({ isCageWrong }) => isCageWrong)).toEqual(cage.cells);
  });
  it('what a check has found is shown whatever one wishes', () => {
    const seen = { ...written({ 5: 1 }), checked: { wrong: [5], compared: true }, showsConflicts: false };
    expect(where(seen, ({ isWrong }) => isWrong)).toEqual([5]);
  });
});

describe('the pad and hints', () => {
  it('counts what is left of every number', () =>
    expect(leftOf(level, written({ 0: 2, 5: 2 }).marks.entries)).toEqual([
      { value: 1, left: 4 },
      { value: 2, left: 2 },
      { value: 3, left: 4 },
      { value: 4, left: 4 },
    ]));
  it('a hint has the cell of its move', () => {
    expect(hintedCells(level, null, { do: 'enter', cell: 5, value: 1 })).toEqual([
      { cell: 5, as: 'put', values: [] },
    ]);
    expect(hintedCells(level, null, { do: 'undo' })).toEqual([]);
    expect(hintedCells(level, null, null)).toEqual([]);
  });
  it('[K6] and told bit by bit, it shows no more than was told', () => {
    const marks = [
      { at: 'a1', as: 'look' as const, values: [] },
      { at: 'b1', as: 'gone' as const, values: [1, 2] },
    ];
    const looks = looksOf({
      ...blank,
      hinted: hintedCells(level, marks, { do: 'enter', cell: 5, value: 1 }),
    });
    expect(looks.slice(0, 3).map(({ hinted, gone }) => [hinted, gone])).toEqual([
      ['look', 0],
      ['look', setOf([1, 2])],
      [null, 0],
    ]);
    expect(looks[5]!.hinted).toBeNull();
  });
});
