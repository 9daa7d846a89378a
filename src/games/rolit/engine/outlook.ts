/**
 * How the tree sees a position: what it promises every side, and which moves look good before they are tried.
 *
 * - By a playout to the end (`playout.ts`).
 * - In *free* with many sides by the prices of the balls there (`worth.ts`). They tell how many balls of the full board
 *   to expect; the chance to win follows from how far apart the sides are, the less surely the more cells are empty.
 *   Several looks take the time of one playout. With up to four sides they win no more, and play the same games again;
 *   in *official* early prices tell next to nothing of the end.
 */
import type { Dice } from '../../../core/dice.ts';
import { Playout } from './playout.ts';
import type { Position } from './position.ts';
import { prices } from './prices.ts';
import { Worth } from './worth.ts';

export type Outlook = {
  /** How much untried moves are worth a look. */
  readonly curiosity: number;
  /** How good a move looks: one more is as good as e times the looks. The weight is that of `Position.list`. */
  readonly guess: (move: number, weight: number) => number;
  /** By side, the balls at the end and the chance to win; answers how many nodes take the same time. */
  readonly look: (balls: Float64Array, wins: Float64Array) => number;
};

/** So many sides and more are many. */
const manySides = 5;

export function outlookOf(position: Position, dice: Dice): Outlook {
  const { variant, sides } = position;
  return variant === 'free' && sides >= manySides ? byPrices(position) : byPlayouts(position, dice);
}

/** In hundredths of a ball for one more of the guess. */
const evenPrices = 400;
/** How many balls ahead make the chance e times as good where 16 balls a side are even: on a full board, and more before. */
const doubt = { end: 1, empty: 4 };
const evenBalls = 16;
const lookCost = 2;

export function byPrices(position: Position): Outlook {
  const worth = new Worth(position, prices[position.variant]);
  const { sides, empty } = position;
  const fair = empty.length / sides;
  return {
    curiosity: 0.3,
    guess: (move) => worth.gain(move) / evenPrices,
    look: (balls, wins) => {
      if (position.left === 0) count(position, balls, wins);
      else {
        expect(worth.ofSides(), sides, fair, balls);
        const unsure = doubt.end + (doubt.empty * position.left) / empty.length;
        hope(position, balls, (unsure * fair) / evenBalls, wins);
      }
      return lookCost;
    },
  };
}

/** A fair share of the full board, and what a side's balls are worth more than the average of all; not below none. */
function expect(worths: Float64Array, sides: number, fair: number, balls: Float64Array): void {
  let sum = 0;
  for (let side = 0; side < sides; side++) sum += worths[side]!;
  for (let side = 0; side < sides; side++)
    balls[side] = Math.max(0, fair + (worths[side]! - sum / sides) / 100);
}

/** Chances to win by the balls to expect. */
function hope({ sides, canWin }: Position, balls: Float64Array, unsure: number, wins: Float64Array): void {
  let most = 0;
  for (let side = 0; side < sides; side++) if (balls[side]! > most) most = balls[side]!;
  let sum = 0;
  for (let side = 0; side < sides; side++) {
    wins[side] = canWin[side] ? Math.exp((balls[side]! - most) / unsure) : 0;
    sum += wins[side]!;
  }
  for (let side = 0; side < sides; side++) wins[side]! /= sum;
}

/** The balls of a full board, and who has won. */
function count(position: Position, balls: Float64Array, wins: Float64Array): void {
  for (let side = 0; side < position.sides; side++) balls[side] = position.score(side);
  crown(position, balls, wins);
}

/** A win that several share is split. */
function crown({ sides, canWin }: Position, balls: Float64Array, wins: Float64Array): void {
  let most = 0;
  let ties = 0;
  for (let side = 0; side < sides; side++) {
    if (!canWin[side] || balls[side]! < most) continue;
    ties = balls[side] === most ? ties + 1 : 1;
    most = balls[side]!;
  }
  for (let side = 0; side < sides; side++) wins[side] = canWin[side] && balls[side] === most ? 1 / ties : 0;
}

/** In balls for one more of the guess. */
const evenness = 3;
/** What a cell is worth to the guess in balls, by the ways in which a ball there can be enclosed now. */
const safety = [6, 2.5, 1.5, 0.5, 0];
const ballsANode = 3;

/** The guess: what a move turns, and how safe its cell is now. */
function byPlayouts(position: Position, dice: Dice): Outlook {
  const playout = new Playout(position, dice);
  return {
    curiosity: 0.7,
    guess: (move, weight) => {
      const gain = (weight & 255) - (weight >> 8);
      return (gain + safety[position.ways[move]!]!) / evenness;
    },
    look: (balls, wins) => {
      playout.run(balls);
      crown(position, balls, wins);
      return Math.ceil(position.left / ballsANode);
    },
  };
}
