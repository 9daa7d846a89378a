import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rankKey } from './rankkey.ts';

/** From left to right, more is better. */
function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((number, index) => number !== b[index]);
  return at < 0 ? 0 : b[at]! - a[at]! > 0 ? 1 : -1;
}

it('[R40] ranks sort as numbers do, the best first', () => {
  const number = fc.oneof(
    fc.integer({ min: -20, max: 20 }),
    fc.maxSafeInteger(),
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0),
  );
  const rank = fc.array(number, { minLength: 2, maxLength: 2 });
  fc.assert(
    fc.property(rank, rank, (a, b) => {
      const [x, y] = [rankKey(a), rankKey(b)];
      expect(x < y ? -1 : Number(x > y)).toBe(compare(a, b));
    }),
  );
});
