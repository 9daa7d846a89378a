/** That tests draw the same each time is tried on the tests themselves. */
import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seedEntropy } from './entropy.ts';
import { chanceOf, parseSeed, seed, seedOf } from './seed.ts';

describe('the seed of the run', () => {
  it('is that of every property', () => expect(fc.readConfigureGlobal().seed).toBe(seed));
  it('gives every name a seed and a stream of its own, the same each time', () => {
    expect(seedOf('storm')).toMatch(/^[0-9a-f]{64}$/);
    expect(seedOf('storm')).toBe(seedOf('storm'));
    expect(seedOf('storm')).not.toBe(seedOf('calm'));
    expect(chanceOf('storm').uint32()).toBe(chanceOf('storm').uint32());
  });
  it.each(['0', '7', '-5', `${2 ** 31 - 1}`])('can be %s', (text) => {
    expect(parseSeed(text)).toBe(Number(text));
  });
  it.each(['x', '1.5', `${2 ** 31}`])('can’t be %s, and that is said', (text) => {
    expect(() => parseSeed(text)).toThrow('LUDOTECA_SEED');
  });
});

describe('what a room under test takes for true chance', () => {
  const drawn = (name: string) => {
    seedEntropy(name);
    const words = crypto.getRandomValues(new Uint32Array(2));
    return JSON.stringify([randomBytes(32), randomInt(1000), randomInt(5, 1000), randomUUID(), words]);
  };
  it('is the same for the same name, and other for another', () => {
    expect(drawn('here')).toBe(drawn('here'));
    expect(drawn('here')).not.toBe(drawn('there'));
  });
  it('of one size does not depend on how often others were drawn', () => {
    seedEntropy('here');
    const first = randomBytes(32);
    seedEntropy('here');
    randomBytes(6);
    expect(randomBytes(32)).toEqual(first);
  });
});
