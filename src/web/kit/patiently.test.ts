import { describe, expect, it } from 'vitest';
import { patiently } from './patiently.ts';

/** Fails so often, then has it. */
function away(times: number) {
  let asked = 0;
  const load = async () => {
    asked += 1;
    if (asked <= times) throw new Error('Failed to fetch dynamically imported module');
    return asked;
  };
  return { load, asked: () => asked };
}

describe('[R32] a part of the page that can’t be had now', () => {
  it('is asked for again until it comes, less and less often', async () => {
    const waits: number[] = [];
    const { load } = away(7);
    const fetch = patiently(load, async (ms) => {
      waits.push(ms);
    });
    expect(await fetch()).toBe(8);
    expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  });
  it('is fetched once, however many want it', async () => {
    const { load, asked } = away(1);
    const fetch = patiently(load, async () => undefined);
    await Promise.all([fetch(), fetch()]);
    await fetch();
    expect(asked()).toBe(2);
  });
});
