/**
 * What a position is worth where two sides are left, so that paranoid is exact: the expert's eyes for `minimax.ts`.
 * In hundredths of a ball: what the balls are worth by their places (`worth.ts`), and in *othello* where to go: elsewhere
 * who can turn nothing goes where they like. A game that is over is worth the difference of balls.
 */
import type { Measure } from './minimax.ts';
import { type Position, pass } from './position.ts';
import { prices, pricesOfTwo } from './prices.ts';
import { type Prices, Worth } from './worth.ts';

/** A place where the seat to move may go. */
const freedom = 35;

/** For the side to move, against the only other one that still plays. */
export function duelOf(position: Position): Measure {
  const own = position.sideOf[position.turn]!;
  const other = position.canWin.findIndex((can, side) => can && side !== own);
  const worth = new Worth(position, pricesFor(position));
  return {
    rest: (count) => {
      const places = position.variant === 'othello' ? count - rivalPlaces(position) : 0;
      const toMove = position.sideOf[position.turn] === own ? 1 : -1;
      const sides = worth.ofSides();
      return sides[own]! - sides[other]! + toMove * freedom * places;
    },
    end: () => 100 * (position.score(own) - position.score(other)),
    rate: (move, weight) => (move === pass ? 0 : rate(position, move, weight)),
  };
}

function pricesFor({ variant, seats }: Position): Prices {
  return (seats === 2 ? pricesOfTwo : prices)[variant];
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

/** Safe cells first; then in *othello* those that turn little, elsewhere those that turn most. */
function rate({ ways, touching, variant }: Position, move: number, weight: number): number {
  const turned = weight & 255;
  const open = ways[move]!;
  if (variant === 'othello') return 1000 - 200 * open + 10 * touching[move]! - turned;
  return 400 - 100 * open + 40 * turned;
}
