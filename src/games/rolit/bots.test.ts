import { describe, expect, it } from 'vitest';
import { must } from '../../core/result.ts';
import { stream } from '../../room/random.ts';
import { bots, hint } from './bots.ts';
import { drawnState } from './drawn.ts';
import { outcome } from './ranking.ts';
import { play, type State, toAct, view } from './rules.ts';

const seed = '7'.repeat(64);
const unlimited = { spent: () => false };

function choices(bot: string, state: State): readonly string[] {
  const chosen = Array.from({ length: 60 }, (_, at) =>
    bots[bot]!.choose(view(state, state.turn), stream(seed, at), unlimited),
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

describe('bots', () => {
  it('[O6] random plays anything legal', () => {
    const state = drawnState('1..... ...... ...... ...... ...... ......');
    expect(choices('random', state)).toEqual(['a2', 'b1', 'b2']);
  });

  it('[O6] greedy takes most balls now', () => {
    expect(choices('greedy', drawnState(twoLines))).toEqual(['a1']);
  });

  it('[O6] greedy leaves ties to chance', () => {
    const even = drawnState('.101.. ...... ...... ...... ...... ......');
    expect(choices('greedy', even)).toEqual(['a1', 'e1']);
  });

  it('[O6] in team games greedy counts its team’s balls', () => {
    const drawing = '.11102 ...20. ...... ...... ...... ......';
    const alone = drawnState(drawing, { count: 3 });
    const players = alone.players.map((player, at) => ({ ...player, team: at === 2 ? 'B' : 'A' }));
    expect(choices('greedy', alone)).toEqual(['a1']);
    expect(choices('greedy', { ...alone, players })).toEqual(['c2', 'c3']);
  });

  it('[O6] greedy beats random most of the time', () => {
    const empty = drawnState('...... ...... ...... ...... ...... ......');
    const wins = Array.from({ length: 30 }, (_, round) => winner(empty, round, round % 2));
    expect(wins.filter(Boolean).length).toBeGreaterThan(20);
  });

  it('[R19] hints are the best first, with their worth', () => {
    const [best, second] = hint(view(drawnState(twoLines), 0), stream(seed, 0));
    expect(best).toMatchObject({ move: 'a1', worth: 4, reason: { code: 'would.turn' } });
    expect(best!.worth).toBeGreaterThan(second!.worth!);
  });

  it('[R19] when one has to pass, that is the hint', () => {
    const state = drawnState('10.... ...... ...... ...... ...... ......', { variant: 'othello' });
    expect(hint(view(state, 0), stream(seed, 0))).toEqual([
      { move: 'pass', worth: 0, reason: { code: 'would.pass' } },
    ]);
  });
});

/** Whether the greedy seat wins alone. */
function winner(start: State, round: number, greedySeat: number): boolean {
  let state = start;
  for (let ply = 0; toAct(state).length > 0; ply++) {
    const bot = bots[state.turn === greedySeat ? 'greedy' : 'random']!;
    const move = bot.choose(view(state, state.turn), stream(seed, round * 100 + ply), unlimited);
    state = must(play(state, state.turn, move));
  }
  return outcome(state)!.winners.join() === `${greedySeat}`;
}
