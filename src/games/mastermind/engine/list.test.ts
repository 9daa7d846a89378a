import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codesIn } from '../code.ts';
import { possibleCodes } from '../possible.ts';
import { listPossible } from './list.ts';
import { packAll } from './packed.ts';
import { anySize, cluesOf } from './sizes.testing.ts';

const listed = anySize.filter(({ board }) => codesIn(board) <= 5000);
const larger = anySize.filter(({ board }) => codesIn(board) > 5000);

describe('the quick list of possible codes', () => {
  it.each(listed)('[M7] is that of the plain reference: $name', ({ board }) => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(4), (seed, count) => {
        const clues = cluesOf(board, seed, count);
        expect(listPossible(board, clues)).toEqual(packAll([...possibleCodes(board, clues)]));
      }),
      { numRuns: 4 },
    );
  });

  it.each(larger)('[M7] is that of the plain reference after some guesses: $name', ({ board }) => {
    const clues = cluesOf(board, board.colors, 9);
    expect(listPossible(board, clues)).toEqual(packAll([...possibleCodes(board, clues)]));
  });

  it('ends when there are too many, or when told to', () => {
    const { board } = anySize[0]!;
    expect(listPossible(board, [], codesIn(board))).not.toBeNull();
    expect(listPossible(board, [], codesIn(board) - 1)).toBeNull();
    const largest = anySize.find(({ name }) => name === '8 × 12')!.board;
    expect(listPossible(largest, [], undefined, () => true)).toBeNull();
  });
});
