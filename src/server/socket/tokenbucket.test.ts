import { describe, expect, it } from 'vitest';
import { TokenBucket } from './tokenbucket.ts';

const taken = (allowance: TokenBucket, now: number, times: number) =>
  Array.from({ length: times }, () => allowance.take(now)).filter(Boolean).length;

describe('an allowance', () => {
  it('lets a burst pass, then no more', () => expect(taken(new TokenBucket(20, 60, 0), 0, 100)).toBe(60));
  it('fills again as time goes by, up to the burst', () => {
    const allowance = new TokenBucket(20, 60, 0);
    taken(allowance, 0, 60);
    expect(taken(allowance, 1000, 100)).toBe(20);
    expect(taken(allowance, 3_600_000, 100)).toBe(60);
  });
  it('saves up fractions', () => {
    const allowance = new TokenBucket(2, 1, 0);
    taken(allowance, 0, 1);
    expect([250, 500, 750, 1000].map((now) => allowance.take(now))).toEqual([false, true, false, true]);
  });
  it('tells how long to wait for the next', () => {
    const allowance = new TokenBucket(0.5, 1, 0);
    expect([allowance.take(0), allowance.take(0), allowance.secondsToWait]).toEqual([true, false, 2]);
    expect([allowance.take(1000), allowance.secondsToWait]).toEqual([false, 1]);
  });
  it('a clock that is set back gives nothing and takes nothing', () => {
    const allowance = new TokenBucket(10, 10, 5000);
    expect(taken(allowance, 0, 20)).toBe(10);
    expect(taken(allowance, 1000, 20)).toBe(10);
  });
});
