/** The bitboard beside the readable rules, on games played by chance. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import perftTable from '../../../../../test/data/rolit/perft.json' with { type: 'json' };
import { must } from '../../../../core/result.ts';
import { turnedBy } from '../../balls.ts';
import { boards } from '../../boards.ts';
import { drawnState } from '../../drawn.testing.ts';
import { type Move, moves, play, type State, toAct, view } from '../../rules.ts';
import { countOf } from './bits.ts';
import { turn, turned } from './flips.ts';
import { perft } from './perft.ts';
import {
  afterMove,
  afterPass,
  cellOf,
  isOver,
  movesIn,
  parsePosition,
  positionOf,
  start,
} from './position.ts';

const opening = drawnState('........ ........ ........ ...10... ...01... ........ ........ ........', {
  variant: 'othello',
  shape: 'SM',
});

/** A game by chance: each number chooses one of the moves there are. */
const choices = fc.array(fc.nat(1000), { minLength: 1, maxLength: 70 });

function positionsOf(chosen: readonly number[]): readonly State[] {
  const states: State[] = [opening];
  for (const choice of chosen) {
    const state = states.at(-1)!;
    const legal = moves(view(state, state.turn));
    if (legal.length === 0) break;
    states.push(must(play(state, state.turn, legal[choice % legal.length]!)));
  }
  return states;
}

function movesByBits(state: State): readonly Move[] {
  const position = positionOf(state.balls, state.turn);
  if (isOver(position)) return [];
  const places = movesIn(position);
  return places.length > 0 ? places.map(cellOf) : ['pass'];
}

describe('the bitboard', () => {
  it('[O4] starts as the rules do', () => {
    expect(positionOf(opening.balls, 0)).toEqual(start);
  });

  it('[O4] has the moves and the ends of the rules', () => {
    fc.assert(
      fc.property(choices, (chosen) => {
        for (const state of positionsOf(chosen)) {
          expect(movesByBits(state)).toEqual(moves(view(state, state.turn)));
          expect(isOver(positionOf(state.balls, state.turn))).toBe(toAct(state).length === 0);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('[O3] turns the discs that the rules turn, on every empty cell', () => {
    fc.assert(
      fc.property(choices, (chosen) => {
        const state = positionsOf(chosen).at(-1)!;
        const { ownUp, ownDown, oppUp, oppDown } = positionOf(state.balls, state.turn);
        for (const [place, cell] of boards.SM.cells.entries()) {
          if (state.balls[place] !== null) continue;
          turn(place, ownUp, ownDown, oppUp, oppDown);
          const [up, down] = [turned[0]!, turned[1]!];
          const found = boards.SM.cells.filter((_, at) => ((at < 32 ? up : down) >>> (at & 31)) & 1);
          expect(found.toSorted()).toEqual(turnedBy(boards.SM, state.balls, state.turn, cell).toSorted());
        }
      }),
      { numRuns: 150 },
    );
  });

  it('[O4] plays and passes as the rules do', () => {
    fc.assert(
      fc.property(choices, (chosen) => {
        const states = positionsOf(chosen);
        for (const [at, state] of states.slice(1).entries()) {
          const before = positionOf(states[at]!.balls, states[at]!.turn);
          const cell = state.last!.cell;
          const after = cell === null ? afterPass(before) : afterMove(before, boards.SM.places[cell]!);
          expect(after).toEqual(positionOf(state.balls, state.turn));
        }
      }),
      { numRuns: 60 },
    );
  });

  it('counts what a set holds', () => {
    const ones = (half: number) => (half >>> 0).toString(2).replaceAll('0', '').length;
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (up, down) => {
        expect(countOf(up, down)).toBe(ones(up) + ones(down));
      }),
    );
  });
});

describe('positions as text', () => {
  it('[C] reads X, O and empty cells from a1 to h8', () => {
    const text = `${'-'.repeat(27)}OX${'-'.repeat(6)}XO${'-'.repeat(27)}`;
    expect(must(parsePosition(text, 'X'))).toEqual(start);
    expect(must(parsePosition(text, 'O'))).toEqual(afterPass(start));
  });

  it.each([
    ['X'.repeat(63), { code: 'cli.board-length', params: { length: 63 } }],
    [
      `${'-'.repeat(10)}x${'-'.repeat(53)}`,
      { code: 'cli.board-mark', params: { mark: 'x', place: 11, cell: 'c2' } },
    ],
  ])('[C] refuses %s', (text, problem) => {
    expect(parsePosition(text, 'X')).toEqual({ ok: false, problems: [problem] });
  });
});

describe('perft', () => {
  const table = Object.values(perftTable.othello.passIsAPly);

  it('[O4] counts the games of others, eight moves deep', () => {
    expect(table.slice(0, 8).map((_, at) => perft(start, at + 1))).toEqual(table.slice(0, 8));
  });

  it('[O4] a pass is a move, and a finished game counts once', () => {
    const mustPass = must(parsePosition(`OX${'-'.repeat(62)}`, 'O'));
    expect([1, 2, 3].map((depth) => perft(afterPass(mustPass), depth))).toEqual([1, 1, 1]);
    expect(perft(mustPass, 1)).toBe(1);
  });
});
