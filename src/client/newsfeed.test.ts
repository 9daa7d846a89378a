import { describe, expect, it } from 'vitest';
import type { Rules } from '../core/game.ts';
import { ok } from '../core/result.ts';
import type { Frame } from '../room/past.ts';
import type { Screen } from '../room/screen.ts';
import { type News, NewsFeed } from './newsfeed.ts';

/** A view is the number of moves so far, and that is told. */
const rules = { narrate: (view: number) => [{ code: 'move', params: { n: view } }] } as unknown as Rules;

const screen = (seq: number, moveCount: number, seats: readonly unknown[] = [{}, {}]) =>
  ({ seq, moveCount, seat: 0, seats, view: moveCount, last: { seat: 1, gaveUp: null } }) as unknown as Screen;

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

/** The moves that are told. */
function numbers(news: readonly News[]) {
  return news.flatMap(({ phrases }) => phrases.map(({ params }) => params?.['n']));
}

describe('what happened while nobody listened', () => {
  it('is read from the last few positions, however long the game is', async () => {
    const { memory, asked } = remembering();
    memory.see(screen(5000, 4990), () => undefined);
    await memory.settled();
    expect(asked).toEqual([[4987, 4]]);
    const told = numbers(memory.news(screen(5000, 4990)));
    expect(told).toEqual([4987, 4988, 4989, 4990]);
  });
  it('is a whole round, however many play', async () => {
    const { memory, asked } = remembering();
    const table = screen(50, 40, Array(10).fill({}));
    memory.see(table, () => undefined);
    await memory.settled();
    expect(asked).toEqual([[31, 10]]);
    expect(numbers(memory.news(table))).toHaveLength(10);
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
    expect(numbers(memory.news(screen(9, 2)))).toEqual([1, 2]);
  });
});
