import { MessageChannel } from 'node:worker_threads';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { budgets, reporter } from './budget.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => vi.useRealTimers());

/** After how many milliseconds it is spent. */
function lasts(wanted?: number, limits = { ms: 20, most: 50 }): number {
  const { spent } = budgets(limits, () => undefined)(wanted);
  for (let ms = 0; ; ms++) {
    if (spent()) return ms;
    vi.advanceTimersByTime(1);
  }
}

it('a bot has the usual time, as much as it likes, and never more than the most', () => {
  expect([lasts(), lasts(5), lasts(40), lasts(5000)]).toEqual([20, 5, 40, 50]);
});

it('without time it is spent at once, whatever the bot likes', () => {
  expect([lasts(undefined, { ms: 0, most: 0 }), lasts(40, { ms: 0, most: 0 })]).toEqual([0, 0]);
});

it('tells how much of the time has gone, a few times a second, however often it is asked', async () => {
  const { port1, port2 } = new MessageChannel();
  const told: number[] = [];
  const allTold = new Promise<void>((resolve) => {
    port1.on('message', (done: number) => void (told.push(done) === 5 && resolve()));
  });
  const { spent } = budgets({ ms: 1000, most: 1000 }, reporter(port2))();
  while (!spent()) vi.advanceTimersByTime(1);
  await allTold;
  expect(told).toEqual([0, 0.25, 0.5, 0.75, 1]);
  port1.close();
});
