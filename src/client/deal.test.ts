import { expect, it } from 'vitest';
import type { Screen } from '../room/screen.ts';
import { dealRows } from './deal.ts';

const seat = (name: string, mine: boolean) => ({ name, bot: null, picks: {}, mine, score: null });
const screen = {
  seats: [seat('Bot', false), seat('Ada', true)],
  deal: [
    { name: 'Bot', place: 1, points: 300 },
    { name: 'Ada', place: 2, points: 250 },
  ],
  outcome: {
    reason: { code: 'over' },
    winners: [1],
    standings: [
      { place: 1, team: null, seats: [1], points: 320 },
      { place: 2, team: null, seats: [0], points: 280 },
    ],
  },
} as unknown as Screen;

it('[R22] both results of a deal stand side by side, my own first', () =>
  expect(dealRows(screen)).toEqual([
    { seat: 1, name: 'Ada', first: { place: 2, points: 250 }, now: { place: 1, points: 320 } },
    { seat: 0, name: 'Bot', first: { place: 1, points: 300 }, now: { place: 2, points: 280 } },
  ]));
it('there is nothing to compare before the end, or of any other game', () =>
  expect([dealRows({ ...screen, outcome: null }), dealRows({ ...screen, deal: null })]).toEqual([[], []]));
