import { describe, expect, it } from 'vitest';
import { must } from '../../core/result.ts';
import { nodeBudget } from '../../room/arena.ts';
import { stream } from '../../room/random.ts';
import { bots, hint } from './bots.ts';
import { drawnState } from './drawn.testing.ts';
import type { BotId } from './engine/index.ts';
import { outcome } from './ranking.ts';
import { check, play, type State, toAct, view } from './rules.ts';

const seed = '7'.repeat(64);
/** Half a thousand nodes. */
const short = () => nodeBudget(500);

function choices(bot: string, state: State): readonly string[] {
  const chosen = Array.from({ length: 60 }, (_, at) =>
    bots[bot as BotId].choose(view(state, state.turn), stream(seed, at), short()),
  );
  return [...new Set(chosen)].toSorted();
}

const twoLines = `
  .110..
  .1....
  .10...
  ......
  ......
  ......`;

/** On b3 one takes two, and loses the whole row to a3. */
const bait = `
  ......
  ......
  ..1101
  ......
  ......
  ......`;

describe('bots', () => {
  it('[O6] random plays anything legal', () => {
    const state = drawnState('1..... ...... ...... ...... ...... ......');
    expect(choices('random', state)).toEqual(['a2', 'b1', 'b2']);
  });

  it('[O6] greedy takes most balls now', () => {
    expect(choices('greedy', drawnState(twoLines))).toEqual(['a1']);
  });

  it('[O6] of equal moves greedy takes the safest, and of equally safe ones any', () => {
    expect(choices('greedy', drawnState('.101.. ...... ...... ...... ...... ......'))).toEqual(['a1']);
    expect(choices('greedy', drawnState('.1001. ...... ...... ...... ...... ......'))).toEqual(['a1', 'f1']);
  });

  it('[O6] in team games greedy counts its team’s balls', () => {
    const drawing = '.11102 ...20. ...... ...... ...... ......';
    const alone = drawnState(drawing, { count: 3 });
    const players = alone.players.map((player, at) => ({ ...player, team: at === 2 ? 'B' : 'A' }));
    expect(choices('greedy', alone)).toEqual(['a1']);
    expect(choices('greedy', { ...alone, players })).toEqual(['c3']);
  });

  it('[O6] greedy wins more than 20 of 30 games against random', () => {
    const empty = drawnState('...... ...... ...... ...... ...... ......');
    const wins = Array.from({ length: 30 }, (_, round) => winner(empty, round, round % 2));
    expect(wins.filter(Boolean).length).toBeGreaterThan(20);
  });

  it('[O6] minimax looks further: it leaves what is taken back', () => {
    expect(choices('greedy', drawnState(bait))).toEqual(['b3']);
    expect(choices('minimax-2', drawnState(bait))).not.toContain('b3');
  });

  it('[O6] the first ball of a game is random', () => {
    const empty = drawnState('...... ...... ...... ...... ...... ......');
    for (const bot of ['greedy', 'minimax-2', 'minimax'])
      expect(choices(bot, empty).length).toBeGreaterThan(12);
  });

  it('[O6] the expert begins in a corner, where nobody can take its ball', () => {
    const empty = drawnState('...... ...... ...... ...... ...... ......');
    expect(choices('expert', empty)).toEqual(['a1', 'a6', 'f1', 'f6']);
  });

  it.each(['minimax-2', 'minimax-3', 'minimax', 'expert'])('[Q5] %s without time takes most now', (bot) => {
    const move = bots[bot as 'expert'].choose(view(drawnState(twoLines), 0), stream(seed, 1), {
      spent: () => true,
    });
    expect(move).toBe('a1');
  });
});

describe('hints', () => {
  const moment = () => nodeBudget(3000);

  it('[R19] tell where and how many balls each turns, none twice', () => {
    const state = drawnState(twoLines);
    const hints = hint(view(state, 0), stream(seed, 0), moment());
    expect(new Set(hints.map(({ move }) => move)).size).toBe(3);
    for (const { move, worth, reason } of hints) {
      const would = must(check(view(state, 0), move));
      const { cell, turned } = would.says[0]!.params!;
      expect([worth, reason.params]).toEqual([would.worth, { cell, turned }]);
    }
  });

  it('[R19] look further than this move', () => {
    const hints = hint(view(drawnState(bait), 0), stream(seed, 0), moment());
    expect(hints[0]!.move).not.toBe('b3');
  });

  it('[R19] when one has to pass, that is the hint', () => {
    const state = drawnState('10.... ...... ...... ...... ...... ......', { variant: 'othello' });
    expect(hint(view(state, 0), stream(seed, 0), moment())).toEqual([
      { move: 'pass', worth: 0, reason: { code: 'would.pass' } },
    ]);
  });
});

/** Whether the greedy seat wins alone. */
function winner(start: State, round: number, greedySeat: number): boolean {
  let state = start;
  for (let ply = 0; toAct(state).length > 0; ply++) {
    const bot = bots[state.turn === greedySeat ? 'greedy' : 'random']!;
    const move = bot.choose(view(state, state.turn), stream(seed, round * 100 + ply), short());
    state = must(play(state, state.turn, move));
  }
  return outcome(state)!.winners.join() === `${greedySeat}`;
}
