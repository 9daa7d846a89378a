import { describe, expect, it } from 'vitest';
import type { Rules } from '../core/game.ts';
import { ok } from '../core/result.ts';
import type { Frame } from '../room/past.ts';
import type { Screen } from '../room/screen.ts';
import { NewsFeed } from './newsfeed.ts';

/** A view is the number of moves so far, and that is told. */
const rules = { narrate: (view: number) => [{ code: 'move', params: { n: view } }] } as unknown as Rules;

const screen = (seq: number, moveCount: number) =>
  ({ seq, moveCount, seat: 0, view: moveCount, last: { seat: 1, gaveUp: null } }) as unknown as Screen;

/** The active seat moved first, the others ever since. */
const frame = (at: number): Frame => ({
  move: at === 0 ? null : { seq: at, seat: at === 1 ? 0 : 1, text: 'm' },
  view: at,
});

function remembering() {
  const asked: (readonly [number, number])[] = [];
  const memory = new NewsFeed(rules, async (_, from, count) => {
    asked.push([from, count]);
    const frames = Array.from({ length: count }, (_, at) => frame(from + at));
    return ok({ frames, from, total: 1e6, seq: 1e6 });
  });
  return { memory, asked };
}

describe('what happened while nobody listened', () => {
  it('is read from the last few positions, however long the game is', async () => {
    const { memory, asked } = remembering();
    memory.see(screen(5000, 4990), () => undefined);
    await memory.settled();
    expect(asked).toEqual([[4987, 4]]);
    const told = memory.news(screen(5000, 4990)).map(({ params }) => params?.['n']);
    expect(told).toEqual([4987, 4988, 4989, 4990]);
  });
  it('is not asked for again after each move', async () => {
    const { memory, asked } = remembering();
    for (let n = 0; n < 20; n++) {
      memory.see(screen(5000 + n, 4990 + n), () => undefined);
      await memory.settled();
    }
    expect(asked).toHaveLength(1);
  });
  it('never asks for the start, which no move led to', async () => {
    const { memory, asked } = remembering();
    memory.see(screen(9, 2), () => undefined);
    await memory.settled();
    expect(asked).toEqual([[1, 4]]);
    expect(memory.news(screen(9, 2)).map(({ params }) => params?.['n'])).toEqual([1, 2]);
  });
});
