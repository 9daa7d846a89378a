import { describe, expect, it } from 'vitest';
import { Dice } from '../../../core/dice.ts';
import { type Board, codesIn, formatCode, legalCode } from '../code.ts';
import { marksOf, sameMarks } from '../marks.ts';
import { chance } from '../trial.testing.ts';
import { countCodes } from './count.ts';
import { drawer, fieldOf } from './field.ts';
import { placesOf, stride, unpack } from './packed.ts';
import { anySize, cluesOf } from './sizes.testing.ts';

const small: Board = { positions: 3, colors: 4, repeats: true, holes: false, turns: 10 };

describe('codes that the engine draws', () => {
  it.each([
    small,
    { ...small, repeats: false },
    { ...small, holes: true },
    { ...small, repeats: false, holes: true },
  ])('are all equally likely: %j', (board) => {
    const draw = drawer(board, new Dice(chance(5)));
    const drawn = new Map<string, number>();
    const share = 400;
    for (let n = 0; n < codesIn(board) * share; n++) {
      const text = formatCode(unpack(draw(), board.positions));
      drawn.set(text, (drawn.get(text) ?? 0) + 1);
    }
    expect(drawn.size).toBe(codesIn(board));
    // Five standard deviations of a share of 400.
    for (const count of drawn.values()) expect(Math.abs(count - share)).toBeLessThan(100);
  });

  it.each(anySize)('are legal: $name', ({ board }) => {
    const draw = drawer(board, new Dice(chance(1)));
    for (let n = 0; n < 50; n++) expect(legalCode(board, unpack(draw(), board.positions)).ok).toBe(true);
  });
});

describe('a sample of what is possible', () => {
  const largest: Board = { ...small, positions: 8, colors: 12 };

  it('fits all that is known, and tells about how many codes do', () => {
    const clues = cluesOf(largest, 1, 1);
    const { codes, size, total } = fieldOf(largest, clues, new Dice(chance(2)), () => false)!;
    expect(size).toBe(1000);
    for (let at = 0; at < codes.length; at += stride) {
      const code = unpack(codes[at]!, 8);
      expect(placesOf(code)).toBe(codes[at]);
      expect(clues.every(({ guess, marks }) => sameMarks(marksOf(code, guess), marks))).toBe(true);
    }
    expect(total / countCodes(largest, clues)).toBeCloseTo(1, 0);
  });

  it('holds nothing else when fewer fit than were asked for', () => {
    const clues = cluesOf(largest, 1, 1);
    const { codes, size } = fieldOf(largest, clues, new Dice(chance(2)), () => false, 600_000)!;
    expect(size).toBeLessThan(600_000);
    expect(codes.length / stride).toBe(size);
  });

  it.each([1, 2, 3])('has nothing else in it, however few were drawn: %i', (seed) => {
    const clues = cluesOf(largest, seed, 3);
    const { codes, size } = fieldOf(largest, clues, new Dice(chance(2)), () => false)!;
    expect(codes).toHaveLength(size * stride);
    for (let at = 0; at < codes.length; at += stride)
      expect(legalCode(largest, unpack(codes[at]!, 8)).ok).toBe(true);
  });

  it('is everything once few are left', () => {
    const clues = cluesOf(largest, 2, 5);
    const { size, total } = fieldOf(largest, clues, new Dice(chance(2)), () => false)!;
    expect([size, total]).toEqual([countCodes(largest, clues), size]);
  });
});
