import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seedHash, stream } from '../room/random.ts';
import { below, pick, shuffled } from './random.ts';

const seed = '00'.repeat(32);

describe('random numbers', () => {
  it('the stream is ChaCha20: zero key and nonce give the words of RFC 8439, A.1', () => {
    const random = stream(seed, 0);
    const words = Array.from({ length: 4 }, () => random.uint32().toString(16));
    expect(words).toEqual(['ade0b876', '903df1a0', 'e56a5d40', '28bd8653']);
  });
  it('goes on over the ends of its blocks without repeating itself', () => {
    const random = stream(seed, 3);
    expect(new Set(Array.from({ length: 1000 }, () => random.uint32())).size).toBeGreaterThan(995);
  });
  it('every event and every seed has its own stream, the same each time', () => {
    const first = (of: string, seq: number) => stream(of, seq).uint32();
    expect(first(seed, 1)).toBe(first(seed, 1));
    expect(first(seed, 1)).not.toBe(first(seed, 2));
    expect(first(seed, 1)).not.toBe(first('01'.repeat(32), 1));
  });
  it('below(n) is within 0 and n − 1 and even', () => {
    const random = stream(seed, 7);
    const counts = new Array<number>(6).fill(0);
    for (let n = 0; n < 60_000; n++) counts[below(random, 6)]! += 1;
    const chi = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
    expect(chi).toBeLessThan(25);
  });
  it('below rejects the uneven rest of 2³²', () => {
    const words = [2 ** 32 - 1, 5];
    expect(below({ uint32: () => words.shift()! }, 3 * 2 ** 30)).toBe(5);
  });
  it('shuffled keeps the items, pick takes one of them', () =>
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 1 }), fc.nat(), (items, seq) => {
        const random = stream(seed, seq);
        expect(shuffled(random, items).sort()).toEqual([...items].sort());
        expect(items).toContain(pick(random, items));
      }),
    ));
  it('the hash of the seed is SHA-256 of its bytes', () =>
    expect(seedHash(seed)).toBe('66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925'));
});
