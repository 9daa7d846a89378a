import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { must } from '../../../core/result.ts';
import { nodesPerQuestion as asked } from '../../../room/arena.ts';
import { stream } from '../../../room/random.ts';
import { boards, shapes } from '../boards.ts';
import { colors } from '../colors.ts';
import { drawnState } from '../drawn.testing.ts';
import { type botIds, variants } from '../options.ts';
import { sidesOf } from '../ranking.ts';
import { endOf, gainOf, type Move, moves, play, type State, setup, view } from '../rules.ts';
import { contestOf } from './contest.ts';
import { search } from './index.ts';
import { Limit, nodesPerQuestion } from './limit.ts';
import { Memory } from './memory.ts';
import { Minimax } from './minimax.ts';
import { movesOf, Position } from './position.ts';

type Id = (typeof botIds)[number];

const seed = '3'.repeat(64);
const random = (at = 0) => stream(seed, at);
const legal = (state: State): readonly Move[] => moves(view(state, state.turn));

/** A position some way into a game played by chance. */
const anyPosition = fc
  .record({
    variant: fc.constantFrom(...variants),
    shape: fc.constantFrom(...shapes),
    count: fc.integer({ min: 2, max: 6 }),
    teams: fc.boolean(),
    plies: fc.nat({ max: 110 }),
    dice: fc.infiniteStream(fc.nat()),
  })
  .map(({ variant, shape, count, teams, plies, dice }) => {
    const seats = colors.slice(0, variant === 'othello' ? 2 : count).map((color, at) => ({
      name: color,
      bot: null,
      picks: { color, team: at % 2 ? 'A' : 'B' },
    }));
    const mode = teams && variant !== 'othello' ? 'teams' : 'classic';
    let state = setup({ variant, shape, mode, teams: ['A', 'B'] }, seats);
    for (let ply = 0; ply < plies; ply++) {
      const choice = legal(state);
      const after = must(play(state, state.turn, choice[dice.next().value! % choice.length]!));
      if (endOf(after)) break;
      state = after;
    }
    return state;
  });

function sideScore(state: State, seat: number): number {
  return sidesOf(state).find(({ seats }) => seats.includes(seat))!.points;
}

/** Paranoid minimax as one would write it first. */
function plain(state: State, owner: number, depth: number): number {
  if (depth === 0 || endOf(state)) return sideScore(state, owner);
  const own = sidesOf(state).some(({ seats }) => seats.includes(owner) && seats.includes(state.turn));
  const values = legal(state).map((move) => plain(must(play(state, state.turn, move)), owner, depth - 1));
  return own ? Math.max(...values) : Math.min(...values);
}

/** Minimax with eyes for places, as deep as told. */
function looked(state: State, depth: number, memory: Memory | null) {
  const position = new Position(state);
  const limit = new Limit({ nodes: 300_000 });
  const minimax = new Minimax(position, limit, contestOf(position), memory);
  return { ...minimax.choose(movesOf(position), depth), limit };
}

describe('minimax', () => {
  it('[O6] is worth what plain minimax says, on any board, with teams', () => {
    fc.assert(
      fc.property(anyPosition, fc.integer({ min: 1, max: 3 }), (state, depth) => {
        if (state.balls.every((owner) => owner === null)) return;
        if (legal(state).length ** depth > 4000) return;
        const { move, score } = search(state, 'minimax', { depth, random: random() });
        expect(score).toBe(plain(state, state.turn, depth));
        const after = must(play(state, state.turn, move));
        expect(plain(after, state.turn, depth - 1)).toBe(score);
      }),
      { numRuns: 60 },
    );
  });

  it('[O6] finds the same with a memory', () => {
    fc.assert(
      fc.property(anyPosition, fc.integer({ min: 2, max: 6 }), (state, depth) => {
        const [plainly, again] = [looked(state, depth, null), looked(state, depth, new Memory())];
        if (plainly.limit.over || again.limit.over) return;
        expect([again.score, again.depth]).toEqual([plainly.score, plainly.depth]);
      }),
      { numRuns: 60 },
    );
  });

  it('[O6] counts no minus zero, which a memory does not know', () => {
    fc.assert(
      fc.property(anyPosition, (state) => {
        const worth = contestOf(new Position(state)).rest(0);
        expect(worth).toBe(worth | 0);
      }),
      { seed: 24707408, numRuns: 300 },
    );
  });

  it('[O6] looks at less with a memory', () => {
    const state = drawnState('...... .0101. .1010. .0101. ..01.. ......', { variant: 'official' });
    const [plainly, again] = [looked(state, 7, null), looked(state, 7, new Memory())];
    expect(again.limit.nodes).toBeLessThan(0.9 * plainly.limit.nodes);
  });

  it('[O6] looks past a pass before the last cell', () => {
    const state = drawnState('.10000 000000 000000 000000 000000 .10000', { variant: 'othello' });
    expect(search(state, 'minimax', { depth: 3, random: random() })).toMatchObject({ score: 36, depth: 3 });
  });

  it('[O6] at depth one takes most now, as greedy does', () => {
    fc.assert(
      fc.property(anyPosition, (state) => {
        if (state.balls.every((owner) => owner === null)) return;
        const most = Math.max(...legal(state).map((move) => gainOf(state, move)));
        for (const bot of ['greedy', 'minimax'] as const) {
          const { move } = search(state, bot, { depth: 1, random: random() });
          expect(gainOf(state, move)).toBe(most);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('[O6] its levels are its depth', () => {
    const state = drawnState('...... ...... ..01.. ..10.. ...... ......');
    const depthOf = (bot: Id) => search(state, bot, { random: random(), nodes: 30_000 }).depth;
    expect(['greedy', 'minimax-2', 'minimax-3'].map((bot) => depthOf(bot as Id))).toEqual([1, 2, 3]);
    expect(depthOf('minimax')).toBeGreaterThan(3);
  });
});

describe('expert', () => {
  it('[O6] [Q5] plays legally anywhere, with few nodes and with none', () => {
    fc.assert(
      fc.property(anyPosition, fc.constantFrom(0, 1, 300, 2000), (state, nodes) => {
        const { move } = search(state, 'expert', { nodes, random: random() });
        expect(legal(state)).toContain(move);
      }),
      { numRuns: 60 },
    );
  });

  it('[O6] the same nodes and the same chance give the same answer', () => {
    const state = drawnState('...... ...... ..01.. ..23.. ...... ......', { count: 4 });
    const once = () => search(state, 'expert', { nodes: 3000, random: random(4) });
    expect(once()).toEqual(once());
  });

  /** Max^n as one would write it first: everybody for a win, then for balls, then against the owner. */
  function best(state: State, owner: number): readonly number[] {
    if (endOf(state)) {
      const points = sidesOf(state).map((side) => side.points);
      const most = Math.max(...points);
      const ties = points.filter((each) => each === most).length;
      return points.map((each) => each + (each === most ? 1000 * Math.floor(12 / ties) : 0));
    }
    const found = legal(state).map((move) => best(must(play(state, state.turn, move)), owner));
    return found.reduce((a, b) =>
      b[state.turn]! > a[state.turn]! || (b[state.turn] === a[state.turn] && b[owner]! < a[owner]!) ? b : a,
    );
  }

  it('[O6] sees the last five moves of three players to the end', () => {
    const drawing = '012012 12012. 201.01 012012 1201.2 2.12.1';
    const state = drawnState(drawing, { count: 3, turn: 1, variant: 'official' });
    const { move, score } = search(state, 'expert', { random: random(), nodes: 100_000 });
    const after = must(play(state, 1, move));
    expect(best(after, 1)[1]).toBe(best(state, 1)[1]);
    expect(score).toBe(best(state, 1)[1]! % 1000);
  });

  it('[O6] with two sides it sees the end too, in teams', () => {
    const drawing = '012301 120123 201.01 012012 1201.2 2.12.1';
    const state = drawnState(drawing, { count: 4, turn: 2 });
    const players = state.players.map((player, at) => ({ ...player, team: at % 2 ? 'A' : 'B' }));
    const teams = { ...state, players };
    const { score } = search(teams, 'expert', { random: random(), nodes: 1_000_000 });
    expect(score).toBe(plain(teams, 2, 4));
  });
});

describe('limits', () => {
  it('[Q5] are asked at once, then every 256 nodes, as the arena counts them', () => {
    let questions = 0;
    const limit = new Limit({
      stop: () => {
        questions += 1;
        return questions > 4;
      },
    });
    while (!limit.spend(1));
    expect(limit.nodes).toBe(4 * nodesPerQuestion);
    expect(nodesPerQuestion).toBe(asked);
  });

  it('[Q5] a search stops within a few nodes of its limit', () => {
    const state = drawnState(`${'.'.repeat(8)} `.repeat(8).replace(/^(.{30})../, '$101'), {
      shape: 'SM',
      count: 4,
    });
    expect(boards.SM.cells).toHaveLength(state.balls.length);
    for (const bot of ['minimax', 'expert'] as const) {
      const { nodes } = search(state, bot, { nodes: 5000, random: random() });
      expect(nodes).toBeGreaterThanOrEqual(5000);
      expect(nodes).toBeLessThan(5000 + 2 * nodesPerQuestion);
    }
  });
});
