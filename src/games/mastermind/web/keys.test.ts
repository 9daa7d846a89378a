import { describe, expect, it } from 'vitest';
import type { Board } from '../code.ts';
import { type CodeDraft, codeDraft } from './draft.ts';
import { codeKey, marksKey } from './keys.ts';

const board: Board = { positions: 4, colors: 6, repeats: true, holes: false, turns: 10 };
const above = [3, 4, 5, 6];

function typed(keys: readonly string[], on: Board = board, start: unknown = null): CodeDraft {
  return keys.reduce(
    (draft, key) => {
      const deed = codeKey(on, draft, above, key);
      return deed?.do === 'edit' ? deed.draft : draft;
    },
    codeDraft(start, on),
  );
}

describe('[M4] a guess is built with keys', () => {
  it('digits lay colours', () => expect(typed(['1', '1', '2', '6']).pegs).toEqual([1, 1, 2, 6]));
  it('A to C are the colours after 9', () =>
    expect(typed(['9', 'a', 'B', 'c'], { ...board, colors: 12 }).pegs).toEqual([9, 10, 11, 12]));
  it('[M4] H keeps the chosen peg, or the one just laid, for the next guess', () => {
    expect(typed(['1', '2', 'h']).held).toEqual([1]);
    expect(typed(['1', '2', 'h', 'H']).held).toBeUndefined();
    expect(typed(['1', '2', '3', '4', 'ArrowLeft', 'h']).held).toEqual([2]);
    expect(codeKey(board, codeDraft(null, board), above, 'h')).toMatchObject({
      do: 'refuse',
      phrase: { code: 'do.hold.none' },
    });
  });
  it('Shift and the arrow up copy the whole row above', () =>
    expect(typed(['1', 'Shift+ArrowUp']).pegs).toEqual(above));
  it('arrows choose a place, Backspace and Delete clear', () => {
    expect(typed(['1', '2', 'ArrowLeft', 'Delete']).pegs).toEqual([1, null, null, null]);
    expect(typed(['1', '2', 'Backspace']).pegs).toEqual([1, null, null, null]);
    expect(typed(['ArrowRight', '5']).pegs).toEqual([null, 5, null, null]);
  });
  it('up copies from the row above, peg by peg', () =>
    expect(typed(['1', 'ArrowUp', 'ArrowUp']).pegs).toEqual([1, 4, 5, null]));
  it('up does nothing in the first row', () =>
    expect(codeKey(board, codeDraft(null, board), null, 'ArrowUp')).toBeNull());
  it('Enter plays', () =>
    expect(codeKey(board, codeDraft(null, board), null, 'Enter')).toEqual({ do: 'play' }));
  it('a colour that the board lacks is refused', () =>
    expect(codeKey(board, codeDraft(null, board), null, '7')).toEqual({
      do: 'refuse',
      phrase: { code: 'no-such-color', params: { color: '7', last: '6' } },
    }));
  it('0 is an empty hole where there are holes, else it is refused', () => {
    expect(typed(['0'], { ...board, holes: true }).pegs[0]).toBe(0);
    expect(codeKey(board, codeDraft(null, board), null, '0')).toMatchObject({ do: 'refuse' });
  });
  it.each(['a', 'x', 'F1', 'Tab', ' ', 'Escape'])('%s is left to others', (key) =>
    expect(codeKey(board, codeDraft(null, board), above, key)).toBeNull(),
  );
});

describe('[M5] an answer is given with keys', () => {
  const none = { exact: null, misplaced: null };
  it('the first digit counts places, the second colours', () => {
    expect(marksKey(4, none, '2')).toEqual({ do: 'edit', draft: { exact: 2, misplaced: null } });
    expect(marksKey(4, { exact: 2, misplaced: null }, '1')).toEqual({
      do: 'edit',
      draft: { exact: 2, misplaced: 1 },
    });
  });
  it('a third begins anew', () =>
    expect(marksKey(4, { exact: 2, misplaced: 1 }, '3')).toEqual({
      do: 'edit',
      draft: { exact: 3, misplaced: null },
    }));
  it('more than there are pegs is refused', () =>
    expect(marksKey(4, none, '5')).toMatchObject({ do: 'refuse', phrase: { code: 'marks-many' } }));
  it('Backspace takes the last one back', () =>
    expect(marksKey(4, { exact: 2, misplaced: 1 }, 'Backspace')).toEqual({
      do: 'edit',
      draft: { exact: 2, misplaced: null },
    }));
});
