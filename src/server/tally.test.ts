import { expect, it } from 'vitest';
import { Tally } from './tally.ts';

it('a tally lets in as many at a time as there may be, each key by itself', () => {
  const tally = new Tally();
  expect([tally.enter('a', 2), tally.enter('a', 2), tally.enter('a', 2), tally.enter('b', 2)]).toEqual([
    true,
    true,
    false,
    true,
  ]);
  tally.leave('a');
  expect([tally.of('a'), tally.enter('a', 2), tally.enter('a', 2)]).toEqual([1, true, false]);
});
