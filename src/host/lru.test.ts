import { describe, expect, it } from 'vitest';
import { LruCache } from './lru.ts';

const keys = (sized: LruCache<number>) => ['a', 'b', 'c', 'd'].filter((key) => sized.get(key) !== undefined);

describe('large things kept at hand', () => {
  it('up to their size, what was used longest ago goes first', () => {
    const sized = new LruCache<number>(10);
    sized.put('a', 1, 4);
    sized.put('b', 2, 4);
    sized.get('a');
    sized.put('c', 3, 4);
    expect([keys(sized), sized.size]).toEqual([['a', 'c'], 8]);
  });
  it('the newest stays, however large it is', () => {
    const sized = new LruCache<number>(10);
    sized.put('a', 1, 4);
    sized.put('b', 2, 99);
    expect([keys(sized), sized.size]).toEqual([['b'], 99]);
  });
  it('a thing put again counts once', () => {
    const sized = new LruCache<number>(10);
    for (const size of [9, 3, 5]) sized.put('a', size, size);
    expect([sized.get('a'), sized.size]).toEqual([5, 5]);
  });
});
