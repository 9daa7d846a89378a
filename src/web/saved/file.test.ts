import { describe, expect, it } from 'vitest';
import { readTable } from './file.ts';

describe('[R22] a file that is brought in', () => {
  const code = (text: string, size = text.length) => {
    const read = readTable(size, text);
    return read.ok || read.problems[0].code;
  };
  it('is passed on as it is', () => expect(readTable(2, '{}')).toEqual({ ok: true, value: '{}' }));
  it('is refused when it is no JSON', () => expect(code('PK\u0003')).toBe('saved.file-not-json'));
  it('is refused when it is empty', () => expect(code(' \n')).toBe('saved.file-empty'));
  it('is refused when it is too large', () => expect(code('{}', 3_000_000)).toBe('saved.file-large'));
});
