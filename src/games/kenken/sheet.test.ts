import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyLevel, builtIn, levelOf } from '../../../test/data/kenken/corpus.ts';
import { freeCells, type Level } from './level.ts';
import type { Writing } from './move.ts';
import {
  blankMarks,
  blankSheet,
  countFilled,
  type Marks,
  redo,
  type Sheet,
  undo,
  viewSheet,
  write,
} from './sheet.ts';
import { setOf, valuesIn } from './values.ts';

const level = levelOf({ prop: builtIn('5x5-power-1') });

const put = (sheet: Sheet, ...moves: Writing[]) =>
  moves.reduce((before, move) => write(level, true, before, move), sheet);
const notesAt = (sheet: Sheet, cell: number) => valuesIn(sheet.notes[cell]!);

describe('writing', () => {
  it('[K5] a digit takes the place of the notes', () => {
    const noted = put(blankSheet(level), { do: 'note', cell: 0, values: [1, 3] });
    const entered = put(noted, { do: 'enter', cell: 0, value: 3 });
    expect([entered.entries[0], entered.notes[0]]).toEqual([3, 0]);
  });
  it('[K5] a digit goes from the notes of its row and column, and comes back with undo', () => {
    const filled = put(blankSheet(level), { do: 'fill', by: 'lines' });
    const entered = put(filled, { do: 'enter', cell: 6, value: 2 });
    expect(notesAt(filled, 5)).toContain(2);
    for (const cell of [1, 5, 7, 8, 11, 16, 21]) expect(notesAt(entered, cell)).not.toContain(2);
    for (const cell of [0, 2, 12, 24]) expect(notesAt(entered, cell)).toContain(2);
    expect(undo(entered).notes).toEqual(filled.notes);
  });
  it('[K5] the notes of others stay where the table says so', () => {
    const filled = put(blankSheet(level), { do: 'fill', by: 'lines' });
    const entered = write(level, false, filled, { do: 'enter', cell: 6, value: 2 });
    expect(entered.notes).toEqual(filled.notes.with(6, 0));
  });
  it('[K5] noting again takes the note away', () => {
    const noted = put(blankSheet(level), { do: 'note', cell: 0, values: [1, 3] });
    expect(notesAt(put(noted, { do: 'note', cell: 0, values: [3, 5] }), 0)).toEqual([1, 5]);
  });
  it('[K5] clearing takes digit and notes', () => {
    const cleared = put(
      blankSheet(level),
      { do: 'enter', cell: 0, value: 3 },
      { do: 'note', cell: 1, values: [1] },
      { do: 'clear', cell: 0 },
      { do: 'clear', cell: 1 },
    );
    expect([cleared.entries, cleared.notes]).toEqual([level.givens, level.givens.map(() => 0)]);
  });
  it('[K5] automatic notes: what rows and columns leave, or the cages too', () => {
    const byLines = put(blankSheet(level), { do: 'fill', by: 'lines' });
    const byCages = put(blankSheet(level), { do: 'fill', by: 'cages' });
    // a1 is a cage of its own with 3; e2 is given 1.
    expect([notesAt(byLines, 0), notesAt(byCages, 0)]).toEqual([[1, 2, 3, 4, 5], [3]]);
    expect([notesAt(byLines, 8), notesAt(byLines, 9)]).toEqual([[2, 3, 4, 5], []]);
  });
  it('[K5] a restart keeps the givens, and can be undone', () => {
    const entered = put(blankSheet(level), { do: 'enter', cell: 0, value: 3 });
    const again = put(entered, { do: 'restart' });
    expect(again.entries).toEqual(level.givens);
    expect(undo(again).entries).toEqual(entered.entries);
  });
  it('[K5] what changes nothing leaves no trace', () => {
    const entered = put(blankSheet(level), { do: 'enter', cell: 0, value: 3 });
    expect(put(entered, { do: 'enter', cell: 0, value: 3 })).toBe(entered);
    expect(put(blankSheet(level), { do: 'clear', cell: 0 }).past).toEqual([]);
  });
  it('[K5] only what the player filled counts', () => {
    expect(countFilled(level, blankSheet(level).entries)).toBe(0);
    expect(countFilled(level, put(blankSheet(level), { do: 'enter', cell: 0, value: 3 }).entries)).toBe(1);
  });
});

describe('undo and redo', () => {
  function writings(on: Level): fc.Arbitrary<Writing> {
    const cell = fc.constantFrom(...freeCells(on));
    const value = fc.integer({ min: 1, max: on.size });
    return fc.oneof(
      { weight: 4, arbitrary: fc.record({ do: fc.constant('enter' as const), cell, value }) },
      { weight: 2, arbitrary: fc.record({ do: fc.constant('clear' as const), cell }) },
      {
        weight: 3,
        arbitrary: fc.record({ do: fc.constant('note' as const), cell, values: fc.tuple(value) }),
      },
      { weight: 1, arbitrary: fc.constant<Writing>({ do: 'fill', by: 'lines' }) },
      { weight: 1, arbitrary: fc.constant<Writing>({ do: 'restart' }) },
    );
  }

  type Deed = Writing | 'undo' | 'redo';

  const stories = anyLevel({ max: 5 })
    .filter((on) => freeCells(on).length > 0)
    .chain((on) =>
      fc.tuple(
        fc.constant(on),
        fc.boolean(),
        fc.array(fc.oneof<fc.Arbitrary<Deed>[]>(writings(on), fc.constantFrom('undo', 'redo')), {
          maxLength: 40,
        }),
      ),
    );

  /** Which the rules refuse. */
  const notesOver = ({ entries }: Sheet, deed: Writing) => deed.do === 'note' && entries[deed.cell]! > 0;
  const marksOf = ({ entries, notes }: Marks) => ({ entries, notes });

  it('[K5] any sequence does what a pile of copies would do', () => {
    fc.assert(
      fc.property(stories, ([on, clean, deeds]) => {
        let sheet = blankSheet(on);
        let pile: readonly Marks[] = [blankMarks(on)];
        let done = 0;
        for (const deed of deeds) {
          const { canUndo, canRedo } = viewSheet(sheet);
          expect([canUndo, canRedo]).toEqual([done > 0, done < pile.length - 1]);
          if (deed === 'undo' && canUndo) [sheet, done] = [undo(sheet), done - 1];
          else if (deed === 'redo' && canRedo) [sheet, done] = [redo(sheet), done + 1];
          else if (typeof deed !== 'string' && !notesOver(sheet, deed)) {
            const after = write(on, clean, sheet, deed);
            if (after !== sheet) {
              done += 1;
              pile = [...pile.slice(0, done), marksOf(after)];
            }
            sheet = after;
          }
          expect(marksOf(sheet)).toEqual(pile[done]);
        }
      }),
    );
  });
  it('[K5] a filled cell has no notes, and givens stay', () => {
    fc.assert(
      fc.property(stories, ([on, clean, deeds]) => {
        let sheet = blankSheet(on);
        for (const deed of deeds) {
          if (typeof deed === 'string' || notesOver(sheet, deed)) continue;
          sheet = write(on, clean, sheet, deed);
        }
        for (const [cell, given] of on.givens.entries()) {
          if (given) expect(sheet.entries[cell]).toBe(given);
          if (sheet.entries[cell]) expect(sheet.notes[cell]).toBe(0);
        }
      }),
    );
  });
  it('[K5] something new forgets what was undone', () => {
    const two = put(
      blankSheet(level),
      { do: 'enter', cell: 0, value: 3 },
      { do: 'enter', cell: 1, value: 1 },
    );
    const other = put(undo(two), { do: 'enter', cell: 2, value: 5 });
    expect(other.entries.slice(0, 3)).toEqual([3, 0, 5]);
    expect(viewSheet(other)).toMatchObject({ canUndo: true, canRedo: false });
    expect(undo(undo(other)).entries).toEqual(level.givens);
  });
  it('[K5] a view tells that there is a way back and forth, not which', () => {
    const seen = viewSheet(undo(put(blankSheet(level), { do: 'enter', cell: 0, value: 3 })));
    expect(Object.keys(seen).sort()).toEqual([
      'answers',
      'canRedo',
      'canUndo',
      'checked',
      'checks',
      'counted',
      'entries',
      'helped',
      'notes',
      'soFar',
    ]);
  });
});

it('[K5] notes are sets', () => {
  expect(valuesIn(setOf([16, 1, 9, 1]))).toEqual([1, 9, 16]);
});
