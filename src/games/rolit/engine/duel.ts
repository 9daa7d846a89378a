/**
 * What a position is worth where two sides are left, so that paranoid is exact: the expert's eyes for `minimax.ts`.
 * In hundredths of a ball: safe balls (see `openWays`) count more than others, and early in the game others hardly
 * count at all; cells beside an empty safe cell are a danger; in *othello* and *official*, where to go matters too.
 * A game that is over is worth the difference of balls.
 */
import { openWays } from './grid.ts';
import type { Measure } from './minimax.ts';
import { type Position, pass } from './position.ts';

/** By ways to enclose a ball: early, and late in the game. */
const early = [700, 180, 60, 30, 10];
const late = [200, 150, 120, 110, 100];
/** A ball beside an empty cell of so many ways. */
const beside = [-250, -30, 0, 0, 0];
/** A place where the seat to move may go. */
const freedom = 35;

/** For the side to move, against the only other one that still plays. */
export function duelOf(position: Position): Measure {
  const own = position.sideOf[position.turn]!;
  const other = position.canWin.findIndex((can, side) => can && side !== own);
  return {
    rest: (count) => {
      const places = position.variant === 'free' ? 0 : count - rivalPlaces(position);
      const toMove = position.sideOf[position.turn] === own ? 1 : -1;
      return worth(position, own, other) + exposed(position, own, other) + toMove * freedom * places;
    },
    end: () => 100 * (position.score(own) - position.score(other)),
    rate: (move, weight) => (move === pass ? 0 : rate(position, move, weight)),
  };
}

function worth({ grid, at, gaps, sideOf, left, empty }: Position, own: number, other: number): number {
  const { squares } = grid;
  const age = 1 - left / empty.length;
  const aged = age * age;
  let sum = 0;
  for (let place = 0; place < squares.length; place++) {
    const square = squares[place]!;
    const side = sideOf[at[square]!]!;
    if (side !== own && side !== other) continue;
    const ways = openWays(grid, gaps, square);
    const value = early[ways]! + aged * (late[ways]! - early[ways]!);
    sum += side === own ? value : -value;
  }
  return sum;
}

/** Balls beside empty safe cells: somebody can go there because of them. */
function exposed({ grid, at, gaps, sideOf, empty, left }: Position, own: number, other: number): number {
  const { steps } = grid;
  let sum = 0;
  for (let slot = 0; slot < left; slot++) {
    const square = empty[slot]!;
    const price = beside[openWays(grid, gaps, square)]!;
    if (price === 0) continue;
    for (let way = 0; way < steps.length; way++) {
      const side = sideOf[at[square + steps[way]!]!];
      if (side === own) sum += price;
      else if (side === other) sum -= price;
    }
  }
  return sum;
}

/** Where the next seat can turn balls. */
function rivalPlaces(position: Position): number {
  const { turn, next, empty, left, touching } = position;
  const rival = next[turn]!;
  let places = 0;
  for (let slot = 0; slot < left; slot++)
    if (touching[empty[slot]!]! > 0 && position.turns(empty[slot]!, rival)) places++;
  return places;
}

/** Safe cells first, then those that turn little. */
function rate({ grid, gaps, touching }: Position, move: number, weight: number): number {
  return 1000 - 200 * openWays(grid, gaps, move) + 10 * touching[move]! - (weight & 255);
}
