import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Board, type Code, codesIn, drawCode, formatCode, legalCode, pegsOf } from './code.ts';
import { marksOf, sameMarks } from './marks.ts';
import { type Clue, countPossible, findPossible, isContradiction, possibleCodes } from './possible.ts';
import { chance, codeOf } from './trial.testing.ts';

const normal: Board = { positions: 4, colors: 6, repeats: true, holes: false, turns: 10 };
const largest: Board = { positions: 8, colors: 12, repeats: true, holes: true, turns: 12 };

const boards = (positions: number, colors: number): fc.Arbitrary<Board> =>
  fc
    .record({
      positions: fc.integer({ min: 3, max: positions }),
      colors: fc.integer({ min: 4, max: colors }),
      repeats: fc.boolean(),
      holes: fc.boolean(),
      turns: fc.constant(10),
    })
    .filter((board) => board.repeats || board.holes || board.colors >= board.positions);

/** Every row of pegs there is, legal or not. */
function allRows(board: Board, positions = board.positions): readonly Code[] {
  if (positions === 0) return [[]];
  return allRows(board, positions - 1).flatMap((row) => pegsOf(board).map((peg) => [...row, peg]));
}

const legalCodes = (board: Board) => allRows(board).filter((code) => legalCode(board, code).ok);

function truths(board: Board, seed: number, count: number): readonly Clue[] {
  const random = chance(seed);
  const code = drawCode(board, random);
  return Array.from({ length: count }, () => {
    const guess = drawCode(board, random);
    return { guess, marks: marksOf(code, guess) };
  });
}

const fits = (code: Code, clues: readonly Clue[]) =>
  clues.every(({ guess, marks }) => sameMarks(marksOf(code, guess), marks));

describe('codes', () => {
  it('[M2] are counted as they are listed', () => {
    fc.assert(
      fc.property(boards(4, 6), (board) => {
        const legal = legalCodes(board);
        expect(codesIn(board)).toBe(legal.length);
        expect([...possibleCodes(board, [])]).toEqual(legal);
      }),
      { numRuns: 30 },
    );
  });

  it.each([
    ['repeats', { ...normal, positions: 3, colors: 4 }],
    ['no repeats', { ...normal, positions: 3, colors: 4, repeats: false }],
    ['no repeats, holes', { ...normal, positions: 3, colors: 4, repeats: false, holes: true }],
  ])('[M2] are drawn evenly: %s', (_, board) => {
    const random = chance(1);
    const drawn = new Map(legalCodes(board).map((code) => [formatCode(code), 0]));
    const share = 400;
    for (let n = 0; n < drawn.size * share; n++) {
      const text = formatCode(drawCode(board, random));
      drawn.set(text, drawn.get(text)! + 1);
    }
    // Five standard deviations of a share of 400.
    for (const count of drawn.values()) expect(Math.abs(count - share)).toBeLessThan(100);
  });
});

describe('possible codes', () => {
  it('[M7] are those that would have got the same marks', () => {
    fc.assert(
      fc.property(boards(4, 6), fc.nat(), fc.nat(4), (board, seed, count) => {
        const clues = truths(board, seed, count);
        const expected = legalCodes(board).filter((code) => fits(code, clues));
        expect([...possibleCodes(board, clues)]).toEqual(expected);
        expect(countPossible(board, clues)).toBe(expected.length);
      }),
      { numRuns: 50 },
    );
  });

  it('[M7] one is found on any board, also where they can’t be listed', () => {
    fc.assert(
      fc.property(boards(8, 12), fc.nat(), fc.nat(8), (board, seed, count) => {
        const clues = truths(board, seed, count);
        const found = findPossible(board, clues, chance(seed + 1))!;
        expect(legalCode(board, found).ok).toBe(true);
        expect(fits(found, clues)).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  it('[M10] are counted on the boards of all difficulties, not on the largest', () => {
    const clue = { guess: codeOf('1122'), marks: { right: 0, near: 0 } };
    expect(countPossible(normal, [clue])).toBe(256);
    expect(countPossible({ ...normal, positions: 5, colors: 8 }, [])).toBe(32_768);
    expect(countPossible(largest, [])).toBeNull();
  });

  it('[M5] true marks never contradict each other, false ones are found out', () => {
    expect(isContradiction(normal, truths(normal, 3, 8))).toBe(false);
    const nothing = ['1122', '3344', '5566'].map((text) => ({
      guess: codeOf(text),
      marks: { right: 0, near: 0 },
    }));
    expect(isContradiction(normal, nothing.slice(1))).toBe(false);
    expect(isContradiction(normal, nothing)).toBe(true);
  });

  it('[M5] a search that takes too long proves nothing', () => {
    // These five rows fit some code, but in numerical order it comes after millions of dead ends.
    expect(isContradiction(largest, truths(largest, 49, 5))).toBe(false);
  });

  it('a search can be stopped', () => {
    expect(findPossible(largest, [], chance(1), () => true)).toBeNull();
  });
});
