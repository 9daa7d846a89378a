import { describe, expect, it } from 'vitest';
import { pagesOf, readWish, writeWish } from './wish.ts';

const [a, b] = ['a'.repeat(64), 'b'.repeat(64)];

describe('[K9] what is to be printed', () => {
  it('is read from the address as it is written there', () => {
    const wish = { hashes: [a, b], per: 4, solutions: true } as const;
    expect(readWish(writeWish(wish))).toEqual(wish);
    expect(readWish(writeWish({ ...wish, per: 1, solutions: false }))).toEqual({
      hashes: [a, b],
      per: 1,
      solutions: false,
    });
  });
  it('is one a page unless told, each level once, and nothing that is no hash', () => {
    expect(readWish(`?levels=${a},nonsense,${a},${b}&per=3`)).toEqual({
      hashes: [a, b],
      per: 1,
      solutions: false,
    });
    expect(readWish('').hashes).toEqual([]);
  });
  it('fills its pages in order', () => {
    expect(pagesOf([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
    expect(pagesOf([], 4)).toEqual([]);
  });
});
