import { expect, it } from 'vitest';
import type { Event, EventBody } from './event.ts';
import { timedMoves } from './past.ts';

const log = (...bodies: readonly (readonly [at: number, body: EventBody])[]): readonly Event[] =>
  bodies.map(([at, body], n) => ({ seq: n + 1, at, actor: 'ada', body }) as unknown as Event);
const moved = (text: string, seat = 0): EventBody => ({ kind: 'moved', seat, text });
const hint = (move: string): EventBody => ({
  kind: 'hinted',
  seat: 0,
  hints: [{ move, worth: null, reason: { code: 'x' } }],
});

it('[K6] moves with the time of the game, pauses not counted, and whether a hint had proposed them', () => {
  const past = timedMoves(
    log(
      [1000, { kind: 'started' }],
      [3000, moved('a1 1')],
      [4000, { kind: 'paused' }],
      [9000, { kind: 'resumed' }],
      [9500, hint('b1 2')],
      [10_000, moved('b1 2')],
      [11_000, moved('b1 2', 1)],
      [12_000, { kind: 'forfeited', seat: 1, why: 'resigned' }],
    ),
  );
  expect(past).toEqual([
    { seat: 0, text: 'a1 1', ms: 2000, hinted: false },
    { seat: 0, text: 'b1 2', ms: 4000, hinted: true },
    { seat: 1, text: 'b1 2', ms: 5000, hinted: false },
    { seat: 1, text: null, ms: 6000, hinted: false },
  ]);
});

it('only those that count', () => {
  const past = timedMoves(
    log(
      [0, { kind: 'started' }],
      [1, moved('1')],
      [2, moved('2')],
      [3, { kind: 'undone', to: 2 }],
      [4, moved('3')],
    ),
  );
  expect(past.map(({ text }) => text)).toEqual(['1', '3']);
});
