import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marksOf } from '../marks.ts';
import { possibleCodes } from '../possible.ts';
import {
  answerOf,
  answers,
  answerTo,
  marksOfAnswer,
  pack,
  packAll,
  placesOf,
  solvedAnswer,
  stride,
  unpack,
} from './packed.ts';
import { anySize, codeOn } from './sizes.testing.ts';

describe('packed codes', () => {
  it.each(anySize)('[M4] get the marks of the plain reference: $name', ({ board }) => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (one, other) => {
        const [code, guess] = [codeOn(board, one), codeOn(board, other)];
        const answer = answerTo(pack(code), 0, pack(guess), 0, board.positions);
        expect(marksOfAnswer(answer)).toEqual(marksOf(code, guess));
        expect(answer).toBe(answerOf(marksOf(code, guess)));
        expect(answer).toBeLessThan(answers);
      }),
      { numRuns: 60 },
    );
  });

  it('[M4] get the marks of the plain reference, on all pairs of 4 × 6', () => {
    const board = { positions: 4, colors: 6, repeats: true, holes: false, turns: 10 };
    const codes = [...possibleCodes(board, [])];
    const list = packAll(codes);
    const wrong = codes.flatMap((code, c) =>
      codes.filter(
        (guess, g) => answerTo(list, c * stride, list, g * stride, 4) !== answerOf(marksOf(code, guess)),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('are written and read', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 3, maxLength: 8 }), (code) => {
        expect(unpack(placesOf(code), code.length)).toEqual(code);
        expect(answerTo(pack(code), 0, pack(code), 0, code.length)).toBe(solvedAnswer(code.length));
      }),
    );
  });
});
