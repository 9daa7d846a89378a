import { describe, expect, it } from 'vitest';
import { retryLoad } from './retryload.ts';

/** A room that does not answer the first few times, and what it was asked for. */
function awayFor(times: number) {
  const waits: number[] = [];
  let asked = 0;
  let loads = 0;
  return {
    waits,
    loads: () => loads,
    load: async () => {
      loads += 1;
      return 'part';
    },
    answers: async () => {
      asked += 1;
      if (asked <= times) throw new TypeError('Failed to fetch');
    },
    wait: async (ms: number) => {
      waits.push(ms);
    },
  };
}

describe('[R32] a part of the page that can’t be had now', () => {
  it('is fetched when the room is back, which is asked less and less often', async () => {
    const room = awayFor(7);
    expect(await retryLoad(room.load, room)()).toBe('part');
    expect(room.waits).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
    expect(room.loads()).toBe(1);
  });
  it('is fetched once, however many want it', async () => {
    const room = awayFor(1);
    const fetch = retryLoad(room.load, room);
    expect(await Promise.all([fetch(), fetch()])).toEqual(['part', 'part']);
    expect(await fetch()).toBe('part');
    expect(room.loads()).toBe(1);
  });
  it('is tried again when the room goes away just then', async () => {
    const room = awayFor(0);
    let tries = 0;
    const load = async () => {
      tries += 1;
      if (tries === 1) throw new TypeError('Failed to fetch dynamically imported module');
      return tries;
    };
    expect(await retryLoad(load, room)()).toBe(2);
    expect(room.waits).toEqual([1000]);
  });
});
