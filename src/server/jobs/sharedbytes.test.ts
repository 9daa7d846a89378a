import { expect, it, vi } from 'vitest';
import { SharedBytes } from './sharedbytes.ts';

/** Ten bytes for every hash but one. */
function shared(most: number) {
  const read = vi.fn(async (hash: string) => (hash === 'nowhere' ? null : new Uint8Array(10).fill(7)));
  return { read, bytes: new SharedBytes(read, most) };
}

it('whoever asks for the same, also at once, gets the same memory', async () => {
  const { read, bytes } = shared(100);
  const [first, second] = await Promise.all([bytes.get('a'), bytes.get('a')]);
  expect(first).toBe(second);
  expect(await bytes.get('a')).toBe(first);
  expect([...new Uint8Array(first!)]).toEqual(Array(10).fill(7));
  expect(read).toHaveBeenCalledTimes(1);
});

it('what is nowhere is asked for again', async () => {
  const { read, bytes } = shared(100);
  expect([await bytes.get('nowhere'), await bytes.get('nowhere')]).toEqual([null, null]);
  expect(read).toHaveBeenCalledTimes(2);
});

it('one that could not be read is tried again', async () => {
  const { read, bytes } = shared(100);
  read.mockRejectedValueOnce(new Error('disk'));
  await expect(bytes.get('a')).rejects.toThrow('disk');
  expect((await bytes.get('a'))!.byteLength).toBe(10);
});

it('keeps no more bytes than told: what was used longest ago goes', async () => {
  const { read, bytes } = shared(20);
  for (const hash of ['a', 'b', 'a', 'c', 'a']) await bytes.get(hash);
  expect(read.mock.calls.flat()).toEqual(['a', 'b', 'c']);
  await bytes.get('b');
  expect(read).toHaveBeenCalledTimes(4);
});
