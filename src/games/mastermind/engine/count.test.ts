import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codesIn } from '../code.ts';
import { possibleCodes } from '../possible.ts';
import { countCodes } from './count.ts';
import { listPossible } from './list.ts';
import { stride } from './packed.ts';
import { anySize, cluesOf } from './sizes.testing.ts';

describe('counting without listing', () => {
  it.each(anySize)('[M10] counts all codes of a board: $name', ({ board }) => {
    expect(countCodes(board, [])).toBe(codesIn(board));
  });

  it.each(anySize.filter(({ board }) => codesIn(board) <= 2000))(
    '[M10] agrees with the plain reference: $name',
    ({ board }) => {
      fc.assert(
        fc.property(fc.nat(), fc.nat(4), (seed, count) => {
          const clues = cluesOf(board, seed, count);
          expect(countCodes(board, clues)).toBe([...possibleCodes(board, clues)].length);
        }),
        { numRuns: 5 },
      );
    },
  );

  it.each(anySize.filter(({ board }) => codesIn(board) > 20_000 && board.colors % 4 === 0))(
    '[M10] agrees with the list: $name',
    ({ board }) => {
      const clues = cluesOf(board, board.positions, 4);
      expect(countCodes(board, clues)).toBe(listPossible(board, clues)!.length / stride);
    },
  );
});
