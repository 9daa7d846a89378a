import { describe, expect, it } from 'vitest';
import type { Bot, Game } from '../core/game.ts';
import { must } from '../core/result.ts';
import { game as template } from '../games/template/index.ts';
import { arena, type Contest, lineUp, nodeBudget, sitDown, wilson } from './arena.ts';

const game = template as unknown as Game;
const rules = must(game.open({}));
const engine = await rules.engine();
const contest = (bots: readonly string[], games: number): Contest => ({
  game,
  rules,
  engine,
  options: game.defaults,
  bots,
  games,
  seed: '5'.repeat(64),
  budget: () => nodeBudget(1000),
});

describe('the arena', () => {
  it('[R54] every game has one win to share', () => {
    const { bots: standings } = arena(contest(['random', 'greedy'], 30));
    expect(standings.map(({ bot }) => bot)).toEqual(['random', 'greedy']);
    expect(standings.reduce((sum, { wins }) => sum + wins, 0)).toBeCloseTo(30);
    for (const { winShare, low, high } of standings) {
      expect(low).toBeLessThanOrEqual(winShare);
      expect(high).toBeGreaterThanOrEqual(winShare);
    }
  });

  it('[R54] at Sticks greedy wins more than random, by more than both intervals', () => {
    const [random, greedy] = arena(contest(['random', 'greedy'], 40)).bots;
    expect(greedy!.low).toBeGreaterThan(random!.high);
  });

  it('[R54] the same seed gives the same result, another one another', () => {
    const played = (seed: number) =>
      JSON.stringify(
        arena({ ...contest(['random', 'greedy', 'greedy', 'random'], 9), seed: `${seed}`.repeat(64) }),
      );
    expect(played(1)).toBe(played(1));
    expect(new Set([1, 2, 3, 4, 5, 6].map(played)).size).toBeGreaterThan(1);
  });

  it('[R54] a game played again makes no interval narrower', () => {
    const first: Bot = { choose: (view, random) => [...rules.moves(view, random)][0]! };
    const same = { ...contest(['random', 'greedy'], 2), engine: { bots: { random: first, greedy: first } } };
    const [once, often] = [arena(same), arena({ ...same, games: 40 })];
    expect([once.different, often.different]).toEqual([2, 2]);
    expect(often.bots[0]).toMatchObject({ low: once.bots[0]!.low, high: once.bots[0]!.high });
  });

  it('[R54] an opening by chance is the same until every bot has sat everywhere, then another', () => {
    const greedy = engine.bots['greedy']!;
    const begun: number[] = [];
    let before = 0;
    const watched: Bot = {
      choose: (view, ...rest) => {
        const { left } = view as { readonly left: number };
        if (left > before) begun.push(left);
        before = left;
        return greedy.choose(view, ...rest);
      },
    };
    const two = contest(['greedy', 'greedy'], 10);
    arena({ ...two, options: { sticks: 60, most: 5 }, engine: { bots: { greedy: watched } }, opening: 6 });
    const pairs = [0, 2, 4, 6, 8].map((at) => begun.slice(at, at + 2));
    for (const [first, second] of pairs) expect(first).toBe(second);
    expect(new Set(begun).size).toBeGreaterThan(2);
    expect(Math.max(...begun)).toBeLessThanOrEqual(54);
  });

  it('[R54] fewer bots than seats take turns', () => {
    expect(lineUp(['a', 'b'], 5)).toEqual(['a', 'b', 'a', 'b', 'a']);
  });

  it('[R54] bots that can’t sit down are refused', () => {
    expect(sitDown(contest([], 1), ['nobody', 'greedy'])).toMatchObject({
      ok: false,
      problems: [{ code: 'bot-unknown' }],
    });
  });
});

describe('budgets in nodes', () => {
  it('are spent after so many questions, one for 256 nodes', () => {
    const { spent } = nodeBudget(600);
    expect([spent(), spent(), spent(), spent(), spent()]).toEqual([false, false, false, true, true]);
    expect(nodeBudget(0).spent()).toBe(true);
  });
});

describe('Wilson’s interval', () => {
  // Newcombe 1998, Statistics in Medicine 17, table I.
  it.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('of %i in %i is that of the literature', (wins, games, low, high) => {
    const [from, to] = wilson(wins, games);
    expect(from).toBeCloseTo(low, 3);
    expect(to).toBeCloseTo(high, 3);
  });
});
