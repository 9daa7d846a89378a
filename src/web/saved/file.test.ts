import { describe, expect, it } from 'vitest';
import { gameIn, isOwn, jsonIn, sizeProblem } from './file.ts';

describe('[R22] a file that is brought in', () => {
  it('is passed on when there is something in it', () => expect(sizeProblem(2, '{}')).toBeNull());
  it('is refused when it is empty', () => expect(sizeProblem(2, ' \n')?.code).toBe('saved.file-empty'));
  it('is refused when it is too large', () =>
    expect(sizeProblem(3_000_000, '{}')?.code).toBe('saved.file-large'));
  it('is refused when it is no JSON', () =>
    expect(jsonIn('PK\u0003')).toMatchObject({ problems: [{ code: 'saved.file-not-json' }] }));
  it('says itself whether it is one of ours, and of which game', () => {
    expect([isOwn({ ludoteca: 'table' }), isOwn({}), isOwn(null), isOwn('ludoteca')]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect([gameIn('{"game":"rolit"}'), gameIn('{"game":7}'), gameIn('PK')]).toEqual(['rolit', null, null]);
  });
});
