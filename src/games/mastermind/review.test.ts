import { expect, it } from 'vitest';
import type { Board } from './code.ts';
import { marksOf } from './marks.ts';
import { review } from './review.ts';
import { codeOf } from './trial.ts';

const normal: Board = { positions: 4, colors: 6, repeats: true, holes: false, turns: 10 };
const cluesOf = (code: string, ...guesses: readonly string[]) =>
  guesses.map((guess) => ({ guess: codeOf(guess), marks: marksOf(codeOf(code), codeOf(guess)) }));

it('[M10] every guess is told what was possible before and after, and whether it could have been the code', () => {
  expect(review(normal, cluesOf('3456', '1122', '1111', '3456'))).toEqual([
    { before: 1296, after: 256, fitted: true },
    { before: 256, after: 256, fitted: false },
    { before: 256, after: 1, fitted: true },
  ]);
});

it('[M10] boards with too many codes are not counted', () => {
  expect(review({ ...normal, positions: 8, colors: 12 }, [])).toBeNull();
});
