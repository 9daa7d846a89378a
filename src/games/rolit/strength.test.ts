/**
 * Ten games of every pairing, each with few nodes: where the edge is small they can only tell that nobody is far
 * behind. `npm run bench arena` plays the long series.
 */
import { describe, expect, it } from 'vitest';
import type { Game } from '../../core/game.ts';
import { must } from '../../core/result.ts';
import { arena, lineUp, nodeBudget } from '../../room/arena.ts';
import { game as rolit } from './index.ts';

const game = rolit as unknown as Game;
const rules = must(game.open({}));
const mind = await rules.mind();

/** How many of ten games the first of two bots wins, two of each at the table. */
function wins(options: object, bots: readonly string[], nodes: number, players = 4): number {
  const { bots: standings } = arena({
    game,
    rules,
    mind,
    options: must(game.parseOptions({ shape: 'SS', ...options })),
    bots: lineUp(bots, players),
    games: 10,
    opening: 4,
    seed: '4'.repeat(64),
    budget: () => nodeBudget(nodes),
  });
  return standings[0]!.wins;
}

describe.each(['official', 'free'])('[O6] in %s, with four players', (variant) => {
  it.each([
    ['expert', 'random', 'SS', 2000, 8],
    ['expert', 'greedy', 'SS', 2000, 7],
    ['expert', 'minimax', 'SM', 6000, 4],
    ['minimax', 'greedy', 'SM', 6000, 6],
    ['greedy', 'random', 'SM', 0, 7],
  ])('%s beats %s', (strong, weak, shape, nodes, least) => {
    expect(wins({ variant, shape }, [strong, weak], nodes)).toBeGreaterThanOrEqual(least);
  });
});

describe('[O6] with two sides', () => {
  it('expert beats minimax at othello on a board of its own', () => {
    expect(wins({ variant: 'othello', shape: 'DS' }, ['expert', 'minimax'], 6000, 2)).toBeGreaterThan(6);
  });

  it('partners who think ahead beat partners who do not', () => {
    const teams = { variant: 'official', mode: 'teams' };
    expect(wins(teams, ['expert', 'greedy'], 2000)).toBeGreaterThan(6);
    expect(wins(teams, ['minimax-2', 'random'], 2000)).toBeGreaterThan(6);
  });

  it('in teams the expert is not far behind minimax', () => {
    const teams = { variant: 'official', mode: 'teams', shape: 'SM' };
    expect(wins(teams, ['expert', 'minimax'], 4000)).toBeGreaterThan(3);
  });
});
