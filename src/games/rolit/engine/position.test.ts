import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import perftTable from '../../../../test/data/rolit/perft.json' with { type: 'json' };
import { must } from '../../../core/result.ts';
import { neutral } from '../balls.ts';
import { shapes } from '../boards.ts';
import { colors } from '../colors.ts';
import { drawnState } from '../drawn.testing.ts';
import { defaults, type Options, type Variant, variants } from '../options.ts';
import { sidesOf } from '../ranking.ts';
import { endOf, forfeit, gainOf, type Move, moves, play, type State, setup, view } from '../rules.ts';
import { perft } from './perft.ts';
import { mostMoves, moveOf, Position } from './position.ts';
import { none, wall } from './squares.ts';

type Start = { readonly options: Options; readonly count: number };

function start({ options, count }: Start): State {
  const seats = colors.slice(0, count).map((color, at) => ({
    name: color,
    bot: null,
    picks: { color, ...(options.mode === 'teams' && { team: options.teams[at % options.teams.length]! }) },
  }));
  return setup(options, seats);
}

const anyStart: fc.Arbitrary<Start> = fc
  .record({
    variant: fc.constantFrom(...variants),
    shape: fc.constantFrom(...shapes),
    mode: fc.constantFrom('classic' as const, 'teams' as const),
    teams: fc.constantFrom(['Sol', 'Luna'], ['A', 'B', 'C']),
    count: fc.integer({ min: 3, max: 10 }),
  })
  .map(({ count, ...options }) =>
    options.variant === 'othello'
      ? { options: { ...options, mode: 'classic' as const }, count: 2 }
      : { options, count: options.mode === 'classic' ? count - 1 : count },
  );

/** What a position holds, to compare. */
function held(position: Position) {
  const { at, balls, left, touching, gaps, ways, turn, grid } = position;
  return {
    at: [...at],
    balls: [...balls],
    empty: [...position.empty.slice(0, left)],
    touching: [...grid.squares].map((square) => touching[square]),
    gaps: [...gaps],
    ways: [...ways],
    turn,
  };
}

function listed(position: Position, side = 0): ReadonlyMap<Move, number> {
  const list = new Uint8Array(mostMoves);
  const weights = new Int16Array(mostMoves);
  const count = position.list(list, weights, 0, side);
  return new Map([...list.slice(0, count)].map((move, at) => [moveOf(position, move), weights[at]!]));
}

/** Lines through a square on which it has neighbours on both sides, and where there is a gap, the square included. */
function waysAround({ at, grid }: Position, square: number): number {
  const run = (step: number): readonly number[] => {
    const found: number[] = [];
    for (let to = square + step; at[to] !== wall; to += step) found.push(to);
    return found;
  };
  return [...grid.steps.slice(0, 4)].filter((step) => {
    const [ahead, behind] = [run(step), run(-step)];
    const line = [square, ...ahead, ...behind];
    return ahead.length > 0 && behind.length > 0 && line.some((each) => at[each] === none);
  }).length;
}

function sameAs(position: Position, state: State): void {
  const { squares } = position.grid;
  const owners = [...squares].map((square) => position.at[square]!);
  expect(owners).toEqual(
    state.balls.map((owner) => (owner === null ? none : owner === neutral ? 10 : owner)),
  );
  expect(sidesOf(state).map((_, side) => position.score(side))).toEqual(
    sidesOf(state).map(({ points }) => points),
  );
  expect(position.left).toBe(state.balls.filter((owner) => owner === null).length);
  expect([...squares].map((square) => position.ways[square])).toEqual(
    [...squares].map((square) => waysAround(position, square)),
  );
  const over = endOf(state) !== null;
  const own = position.sideOf[state.turn]!;
  const found = listed(position, own);
  expect([...found.keys()].toSorted()).toEqual([...moves(view(state, state.turn))].toSorted());
  if (over) return;
  expect(position.turn).toBe(state.turn);
  for (const [move, weight] of found) {
    const gain = move === 'pass' ? 0 : 1 + (weight & 255) - (weight >> 8);
    expect(gain).toBe(gainOf(state, move));
  }
}

describe('the fast position', () => {
  it('[O3] [O4] plays whole games as the rules do, and takes them back', () => {
    fc.assert(
      fc.property(
        anyStart,
        fc.array(fc.nat(), { minLength: 130, maxLength: 130 }),
        fc.nat(),
        (from, dice, quits) => {
          const first = start(from);
          let state = first;
          let position = new Position(state);
          let before = [held(position)];
          let made = 0;
          for (const [ply, die] of dice.entries()) {
            sameAs(position, state);
            if (endOf(state)) break;
            if (ply === quits % 60 && state.players.length > 3) {
              state = forfeit(state, quits % state.players.length);
              position = new Position(state);
              before = [];
              made = 0;
              if (endOf(state)) break;
            }
            const legal = [...listed(position).keys()].toSorted();
            const move = legal[die % legal.length]!;
            before[made] = held(position);
            position.make(numberOf(position, move));
            made += 1;
            state = must(play(state, state.turn, move));
          }
          while (made > 0) {
            position.unmake();
            made -= 1;
            expect(held(position)).toEqual(before[made]);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('[O3] a ball of nobody counts for nobody, and turns like others', () => {
    const state = drawnState('0n.... ...... ...... ...... ...... ......');
    const position = new Position(state);
    expect([position.score(0), position.score(1)]).toEqual([1, 0]);
    position.make(numberOf(position, 'c1'));
    expect([position.score(0), position.score(1)]).toEqual([3, 0]);
  });

  it('has walls around every board', () => {
    for (const shape of shapes) {
      const { at, grid } = new Position(start({ options: { ...defaults, shape }, count: 2 }));
      const walls = at.filter((what) => what === wall).length;
      expect(walls).toBe(grid.size - grid.cells.length);
    }
  });
});

function numberOf(position: Position, move: Move): number {
  return move === 'pass' ? 0 : position.grid.squares[position.grid.cells.indexOf(move)]!;
}

describe('perft', () => {
  const counts = (variant: Variant, count: number, depth: number) => {
    const state = start({ options: { ...defaults, variant }, count });
    return Array.from({ length: depth }, (_, at) => perft(new Position(state), at + 1));
  };

  it('[O4] othello, seven moves deep', () => {
    expect(counts('othello', 2, 7)).toEqual(Object.values(perftTable.othello.passIsAPly).slice(0, 7));
  });

  it.each([2, 3, 5, 10])('[O3] free, %i players', (count) => {
    const table = perftTable['free 8x8, empty board, any number of players'];
    expect(counts('free', count, 4)).toEqual(Object.values(table));
  });

  it.each([2, 3, 4] as const)('[O4] official, %i players', (count) => {
    const tables =
      perftTable['official 8x8, four centre balls d4=P1 e4=P2 e5=P3 d5=P4 (rows downwards), P1 to move'];
    expect(counts('official', count, 6)).toEqual(tables[`${count} players`]);
  });

  // Counted by a program of its own, in C++.
  it.each([
    [2, 112000],
    [3, 161368],
    [4, 343639],
  ])('[O4] official, %i players, seven moves deep', (count, leaves) => {
    expect(counts('official', count, 7).at(-1)).toBe(leaves);
  });

  it('a game that ends earlier counts once', () => {
    const full = drawnState('010101 101010 010101 101010 010101 10101.');
    expect(perft(new Position(full), 4)).toBe(1);
  });
});
