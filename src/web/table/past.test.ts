import { describe, expect, it } from 'vitest';
import type { Screen } from '../../room/screen.ts';
import { grown } from './past.ts';

const screen = (seq: number, moveCount: number, view: unknown) => ({ seq, moveCount, view }) as Screen;
const past = { seq: 10, views: ['start', 'one', 'two'] };

describe('[R20] the positions so far', () => {
  it('a move adds one', () =>
    expect(grown(past, screen(11, 3, 'three'))?.views).toEqual(['start', 'one', 'two', 'three']));
  it('an undo takes away', () => expect(grown(past, screen(11, 1, 'one'))?.views).toEqual(['start', 'one']));
  it('what is no move leaves them', () =>
    expect(grown(past, screen(11, 2, 'two'))?.views).toEqual(['start', 'one', 'two']));
  it('nothing new, nothing changes', () => expect(grown(past, screen(10, 2, 'two'))).toBe(past));
  it('a screen that comes without a view is waited for', () => {
    expect(grown(past, screen(11, 3, null))).toBe(past);
    expect(grown(grown(past, screen(11, 3, null)), screen(11, 3, 'three'))?.views).toHaveLength(4);
  });
  it('who missed something asks again', () => {
    expect(grown(past, screen(12, 4, 'four'))).toBeNull();
    expect(grown(null, screen(1, 0, 'start'))).toBeNull();
  });
});
