import { describe, expect, it } from 'vitest';
import type { Board } from '../code.ts';
import {
  carriedOver,
  cleared,
  codeDraft,
  codeMove,
  erased,
  filled,
  laid,
  marksDraft,
  marksMove,
  missingPegs,
  pointedAt,
  stepped,
  swapped,
  toggled,
} from './draft.ts';

const board: Board = { positions: 4, colors: 6, repeats: true, holes: false, turns: 10 };
const empty = codeDraft(null, board);

describe('[M4] a guess is built peg by peg', () => {
  it('fills the places from the left', () =>
    expect(laid(board, laid(board, empty, 3), 1)).toEqual({ pegs: [3, 1, null, null], at: 2 }));
  it('goes on with the next free place, round the row', () =>
    expect(laid(board, { pegs: [null, 2, null, 4], at: 2 }, 6)).toEqual({ pegs: [null, 2, 6, 4], at: 0 }));
  it('a full row takes another colour where the last one went', () =>
    expect(laid(board, { pegs: [1, 2, 3, 4], at: 3 }, 6)).toEqual({ pegs: [1, 2, 3, 6], at: 3 }));
  it('pointing at a place chooses it, pointing again clears it', () => {
    const chosen = pointedAt({ pegs: [1, 2, 3, 4], at: 3 }, 1);
    expect(chosen).toEqual({ pegs: [1, 2, 3, 4], at: 1 });
    expect(pointedAt(chosen, 1)).toEqual({ pegs: [1, null, 3, 4], at: 1 });
  });
  it('taking out begins at the chosen place and goes back', () => {
    expect(erased({ pegs: [1, 2, null, null], at: 2 })).toEqual({ pegs: [1, null, null, null], at: 1 });
    expect(erased({ pegs: [1, 2, 3, 4], at: 3 })).toEqual({ pegs: [1, 2, 3, null], at: 3 });
    expect(erased(empty)).toBe(empty);
  });
  it('the choice goes round the row', () => expect(stepped(empty, -1).at).toBe(3));
  it('a peg carried to another place changes with the one there', () =>
    expect(swapped({ pegs: [1, 2, null, 4], at: 2 }, 0, 3).pegs).toEqual([4, 2, null, 1]));
  it('without repeats a colour leaves the place it had', () =>
    expect(laid({ ...board, repeats: false }, { pegs: [5, 2, null, null], at: 2 }, 5).pegs).toEqual([
      null,
      2,
      5,
      null,
    ]));
  it('is a move once nothing is missing', () => {
    expect(missingPegs({ pegs: [1, null, 3, null], at: 1 })).toBe(2);
    expect(codeMove('guess', { pegs: [1, null, 3, 4], at: 1 })).toBeNull();
    expect(codeMove('guess', filled([1, 1, 2, 2]))).toEqual({ kind: 'guess', code: [1, 1, 2, 2] });
  });
  it('[M2] an empty hole is a peg where the board has holes', () => {
    const holes = { ...board, holes: true };
    const draft = laid(holes, laid(holes, empty, 0), 0);
    expect(codeMove('guess', { ...draft, pegs: [...draft.pegs.slice(0, 2), 1, 2] })).toEqual({
      kind: 'guess',
      code: [0, 0, 1, 2],
    });
  });
});

describe('[M4] a draft of another game counts as nothing', () => {
  it.each([
    null,
    'text',
    7,
    [],
    { pegs: 'abcd' },
    { pegs: [1, 2] },
    { pegs: [1, 2, 3, 4, 5] },
    { exact: 2, misplaced: 1 },
  ])('%j', (raw) => expect(codeDraft(raw, board)).toEqual({ pegs: [null, null, null, null], at: 0 }));
  it('pegs that the board lacks are left out', () =>
    expect(codeDraft({ pegs: [1, 7, 0, -1], at: 9 }, board)).toEqual({ pegs: [1, null, null, null], at: 1 }));
  it('marks too', () =>
    expect(marksDraft({ exact: 5, misplaced: '1' }, 4)).toEqual({ exact: null, misplaced: null }));
});

describe('[M5] an answer is given in two numbers', () => {
  it('is a move once both are there', () => {
    expect(marksMove({ exact: 2, misplaced: null })).toBeNull();
    expect(marksMove({ exact: 2, misplaced: 1 })).toEqual({ kind: 'reply', marks: { right: 2, near: 1 } });
  });
});

describe('[M4] pegs kept for the next guess', () => {
  const full = filled([1, 2, 3, 4]);
  const kept = toggled(toggled(full, 0), 2);

  it('are marked and unmarked', () => {
    expect(kept.held).toEqual([0, 2]);
    expect(toggled(kept, 0).held).toEqual([2]);
    expect(toggled(toggled(kept, 0), 2)).toEqual(full);
  });
  it('lie in the next row already, still marked, with the rest free', () =>
    expect(carriedOver(kept)).toEqual({ pegs: [1, null, 3, null], at: 1, held: [0, 2] }));
  it('another colour in the place is kept instead; a peg taken out is not', () => {
    expect(laid(board, kept, 6, 2)).toMatchObject({ pegs: [1, 2, 6, 4], held: [0, 2] });
    expect(cleared(kept, 2).held).toEqual([0]);
  });
  it('the mark goes with a peg that is carried elsewhere', () =>
    expect(swapped(kept, 0, 1)).toMatchObject({ pegs: [2, 1, 3, 4], held: [1, 2] }));
  it('an empty place can not be kept', () => expect(toggled(empty, 1)).toEqual(empty));
  it('marks that do not fit count as nothing', () => {
    expect(codeDraft({ pegs: [1, null, 2, 3], at: 1, held: [0, 1, 9, 'x'] }, board).held).toEqual([0]);
    expect(codeDraft({ pegs: [1, null, 2, 3], at: 1, held: 'no' }, board).held).toBeUndefined();
  });
});
