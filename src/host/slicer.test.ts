import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { finish, type Steps } from '../core/steps.ts';
import { systemClock } from '../server/clock.ts';
import { TimeSlicer } from './slicer.ts';

/** A slicer whose clock goes a millisecond whenever somebody looks. */
function slicer(): TimeSlicer {
  let now = 0;
  return new TimeSlicer({ ...systemClock, elapsed: () => now++ });
}

function* counting(to: number, seen: (n: number) => void = () => undefined): Steps<number> {
  for (let n = 1; n <= to; n++) {
    seen(n);
    yield;
  }
  return to;
}

describe('[Q5] long work in slices', () => {
  it('comes to its end, and so does what follows it', async () => {
    const slices = slicer();
    expect(await slices.run(counting(100))).toBe(100);
    expect(await slices.run(counting(3))).toBe(3);
  });
  it('others have their turn between two slices', async () => {
    let reached = 0;
    const done = slicer().run(counting(1000, (n) => (reached = n)));
    for (let turns = 0; turns < 5; turns++) await turn();
    expect(reached).toBeGreaterThan(0);
    expect(reached).toBeLessThan(100);
    await done;
  });
  it('a short task does not wait for a long one', async () => {
    const slices = slicer();
    const order: string[] = [];
    await Promise.all([
      slices.run(counting(1000)).then(() => order.push('long')),
      slices.run(counting(2)).then(() => order.push('short')),
    ]);
    expect(order).toEqual(['short', 'long']);
  });
  it('an error is the task’s own', async () => {
    const slices = slicer();
    const failing = counting(5, (n) => {
      if (n === 3) throw new Error('broken');
    });
    await expect(slices.run(failing)).rejects.toThrow('broken');
    expect(await slices.run(counting(1))).toBe(1);
  });
  it('or all at once, where nobody waits', () => expect(finish(counting(10))).toBe(10));
});
