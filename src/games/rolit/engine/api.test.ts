import { describe, expect, it } from 'vitest';
import { must } from '../../../core/result.ts';
import { stream } from '../../../room/random.ts';
import { boards, type Shape } from '../boards.ts';
import { drawnState } from '../drawn.testing.ts';
import { best, perft } from './api.ts';

const limits = { nodes: 2000, random: stream('9'.repeat(64), 1) };

describe('best', () => {
  it('[C] [O6] is what the bot would do', () => {
    const state = drawnState('.110.. .1.... .10... ...... ...... ......');
    expect(must(best('greedy', state, limits))).toMatchObject({ move: 'a1', score: 6, depth: 1 });
  });

  it('[C] unknown bots and games that are over are refused', () => {
    const over = drawnState('010101 101010 010101 101010 010101 101010');
    expect(best('queen', over, limits)).toMatchObject({ problems: [{ code: 'cli.no-bot' }] });
    expect(best('expert', over, limits)).toMatchObject({ problems: [{ code: 'game-over' }] });
  });
});

/** How many pairs of neighbouring cells a board has, each way. */
const neighbours = (shape: Shape) => boards[shape].rays.reduce((sum, { length }) => sum + length, 0);

describe('perft', () => {
  const counted = { variant: 'official', shape: 'SM', players: 4, depth: 5 };

  it('[C] [O4] counts games on any board, for any number of players', () => {
    expect(must(perft(counted))).toBe(7427);
    expect(must(perft({ ...counted, variant: 'free', shape: 'DS', depth: 2 }))).toBe(neighbours('DS'));
    expect(must(perft({ ...counted, variant: 'othello', shape: 'SS', players: 2, depth: 4 }))).toBe(244);
  });

  it.each([
    [{ variant: 'chess' }, 'cli.perft-what'],
    [{ shape: 'XL' }, 'cli.perft-what'],
    [{ players: 11 }, 'cli.number'],
    [{ variant: 'othello' }, 'cli.number'],
    [{ depth: 65 }, 'cli.number'],
  ])('[C] what there is not is refused: %o', (wrong, code) => {
    expect(perft({ ...counted, ...wrong })).toMatchObject({ problems: [{ code }] });
  });
});
