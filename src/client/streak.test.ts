import { describe, expect, it } from 'vitest';
import type { Game } from '../core/game.ts';
import type { Screen } from '../room/screen.ts';
import { afterGame, proposal, type Streak } from './streak.ts';
import { bot, fakeGame, person, screenOf } from './table.testing.ts';

const game = { ...fakeGame, strengths: { 1: 'low', 2: 'mid', 4: 'high' } } as unknown as Game;
const bru = { ...bot(), bot: 'low', rival: 'bru' };
const mei = { ...bot(), bot: 'mid', rival: 'mei' };
const vega = { ...bot(), bot: 'high', rival: 'vega' };

function over(id: string, rival: typeof bru, winners: readonly number[], changes: Partial<Screen> = {}) {
  const outcome = { winners, standings: [], reason: { code: 'full' } };
  const screen = screenOf({ phase: 'over', seats: [person(true), rival], outcome, ...changes });
  return { id, game, screen, people: [0] };
}

function streakAfter(...games: readonly ReturnType<typeof over>[]): Streak | null {
  return games.reduce<Streak | null>(afterGame, null);
}

describe('three wins in a row against rivals of one level', () => {
  const wins = ['a', 'b', 'c'].map((id) => over(id, bru, [0]));
  it('propose the next level, which need not be the next number', () => {
    expect(proposal(streakAfter(...wins), wins[2]!)?.id).toBe('mei');
    const hard = ['a', 'b', 'c'].map((id) => over(id, mei, [0]));
    expect(proposal(streakAfter(...hard), hard[2]!)?.id).toBe('vega');
  });
  it('propose it once, and not before', () => {
    expect(proposal(streakAfter(...wins.slice(0, 2)), wins[1]!)).toBeNull();
    const more = over('d', bru, [0]);
    expect(proposal(streakAfter(...wins, more), more)).toBeNull();
  });
  it('are still three when the page of the third is opened again', () =>
    expect(proposal(streakAfter(...wins, wins[2]!), wins[2]!)?.id).toBe('mei'));
  it.each([
    ['a defeat', over('x', bru, [1])],
    ['a tie', over('x', bru, [0, 1])],
    ['a win at another level', over('x', mei, [0])],
  ])('%s begins anew', (_, between) =>
    expect(proposal(streakAfter(wins[0]!, wins[1]!, between, wins[2]!), wins[2]!)).toBeNull(),
  );
  it('nobody is above the strongest', () => {
    const best = ['a', 'b', 'c'].map((id) => over(id, vega, [0]));
    expect(proposal(streakAfter(...best), best[2]!)).toBeNull();
  });
  it.each([
    ['with another method', over('x', { ...bru, bot: 'mid' }, [1])],
    ['of the day', over('x', bru, [1], { daily: '2026-11-18' })],
    ['with more players', over('x', bru, [1], { seats: [person(true), bru, mei] })],
    ['that is not over', over('x', bru, [], { outcome: null })],
  ])('a game %s changes nothing', (_, other) =>
    expect(proposal(streakAfter(wins[0]!, wins[1]!, other, wins[2]!), wins[2]!)?.id).toBe('mei'),
  );
});
