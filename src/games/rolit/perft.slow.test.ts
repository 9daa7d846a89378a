/** The numbers of games of so many moves, as counted by other programs; and moves of published end games. */
import { describe, expect, it } from 'vitest';
import ffo from '../../../test/data/rolit/ffo.json' with { type: 'json' };
import perftTable from '../../../test/data/rolit/perft.json' with { type: 'json' };
import { must } from '../../core/result.ts';
import { boards } from './boards.ts';
import { colors } from './colors.ts';
import { drawnState } from './drawn.testing.ts';
import { defaults, type Variant } from './options.ts';
import { moves, play, type State, setup, view } from './rules.ts';

function start(variant: Variant, count: number): State {
  const seats = colors.slice(0, count).map((color) => ({ name: color, bot: null, picks: { color } }));
  return setup({ ...defaults, variant }, seats);
}

function perft(state: State, depth: number): number {
  const legal = moves(view(state, state.turn));
  if (depth === 1) return legal.length;
  return legal.reduce((sum, move) => sum + perft(must(play(state, state.turn, move)), depth - 1), 0);
}

function counts(state: State, depth: number): readonly number[] {
  return Array.from({ length: depth }, (_, at) => perft(state, at + 1));
}

describe('perft', () => {
  it('[O4] othello, six moves deep', () => {
    const { passIsAPly } = perftTable.othello;
    expect(counts(start('othello', 2), 6)).toEqual(Object.values(passIsAPly).slice(0, 6));
  });

  it.each([2, 3, 5, 10])('[O3] free, %i players, four moves deep', (count) => {
    const table = perftTable['free 8x8, empty board, any number of players'];
    expect(counts(start('free', count), 4)).toEqual(Object.values(table));
  });

  it.each([2, 3, 4] as const)('[O4] official, %i players, six moves deep', (count) => {
    const tables =
      perftTable['official 8x8, four centre balls d4=P1 e4=P2 e5=P3 d5=P4 (rows downwards), P1 to move'];
    expect(counts(start('official', count), 6)).toEqual(tables[`${count} players`]);
  });
});

describe('end games of the French federation', () => {
  it.each(ffo.positions)('[O4] position $id has the published moves', ({ board, toMove, moveScores }) => {
    const digits = board.replaceAll('X', '0').replaceAll('O', '1').replaceAll('-', '.');
    const rows = boards.SM.rows.map((_, row) => digits.slice(8 * row, 8 * row + 8));
    const turn = toMove === 'X' ? 0 : 1;
    const state = drawnState(rows.join(' '), { variant: 'othello', shape: 'SM', turn });
    expect(moves(view(state, turn)).toSorted()).toEqual(Object.keys(moveScores).toSorted());
  });
});
