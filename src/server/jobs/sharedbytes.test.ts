import { expect, it } from 'vitest';
import type { OpenResource } from '../../core/resource.ts';
import { SharedBytes } from './sharedbytes.ts';

/** Ten bytes. */
function resource(hash: string): OpenResource {
  const page = new Uint8Array(6).fill(7);
  return { hash, info: { language: null }, facts: null, page, host: new Uint8Array(4).fill(8), engine: null };
}

it('what has the same hash is in memory once, and shared', () => {
  const bytes = new SharedBytes(100);
  const first = bytes.share(resource('a'));
  expect(bytes.share(resource('a'))).toBe(first);
  expect(first).toEqual(resource('a'));
  expect([first.page.buffer, first.host!.buffer].every((each) => each instanceof SharedArrayBuffer)).toBe(
    true,
  );
});

it('keeps no more bytes than told: what was used longest ago goes', () => {
  const bytes = new SharedBytes(20);
  const [a, b] = ['a', 'b'].map((hash) => bytes.share(resource(hash)));
  bytes.share(resource('a'));
  bytes.share(resource('c'));
  expect(bytes.share(resource('a'))).toBe(a);
  expect(bytes.share(resource('b'))).not.toBe(b);
});
