/**
 * Optimal: the fewest guesses on average. On 4 × 6 the best plan there is (`plan.ts`). On other boards the guess after
 * which the codes should take the fewest guesses (`costOf`), compared over possible codes and others, all of them
 * or samples. A possible code always tells at least itself apart, so a guess that teaches nothing never wins.
 */
import { type Board, type Code, codesIn, parseCode } from '../code.ts';
import { drawer, type Field } from './field.ts';
import { listPossible } from './list.ts';
import { type Packed, stride, unpack, writePacked } from './packed.ts';
import { isPlanned, plannedGuess } from './plan.ts';
import { bestOpening, type Position, perBoard, type Strategy } from './position.ts';
import { thinned } from './sample.ts';
import { costOf, type Steps, stepsFor } from './score.ts';

const possibleTried = 300;
const codesTried = 600;
/** How many other guesses are compared: as many as it takes this many comparisons, within bounds. */
const comparisons = 400_000;
const fewestOthers = 200;
const mostOthers = 4000;
const mostCompared = 4096;

/** Any number of guesses will do. */
const endless = 99;

export const optimal: Strategy = (position) => optimalWithin(position, endless);

/** At most five guesses on 4 × 6, which costs one guess more in all. */
export const optimalInFive: Strategy = (position) => optimalWithin(position, 5);

function optimalWithin(position: Position, within: number): Code | null {
  const planned = isPlanned(position.board) ? plannedGuess(position, within) : null;
  if (planned) return planned;
  if (position.clues.length === 0) return opening(position.board);
  const field = position.field();
  return field === null || field.size === 0 ? null : cheapest(position, field);
}

/** Those that did best in whole surveys; elsewhere the one that leaves the fewest codes on average. */
const measured: Readonly<Record<string, string>> = {
  '4 6': '1123',
  '5 8': '11223',
  '6 9': '112234',
  '6 10': '112234',
  '7 10': '1122345',
  '8 12': '11223345',
};

export const opening = perBoard((board: Board) => {
  const known = board.repeats && !board.holes ? measured[`${board.positions} ${board.colors}`] : undefined;
  if (known) return parseCode(known);
  return bestOpening(board, (guesses, g, { codes, size }) =>
    costOf(guesses, g, codes, board.positions, squares(size), Number.POSITIVE_INFINITY),
  );
});

/** A class of n codes counts n². */
function squares(size: number): Steps {
  return Float64Array.from({ length: size }, (_, n) => 2 * n + 1);
}

/** How much of what is left a guess takes away, as a natural logarithm: more on larger boards. */
export function gainOn({ positions }: Board): number {
  return 1.8 + 0.1 * positions;
}

const allCodes = perBoard((board: Board) => listPossible(board, [])!);

function cheapest(position: Position, field: Field): Code | null {
  const { board, dice, stop } = position;
  const codes = thinned(field.codes, codesTried, dice);
  const size = codes.length / stride;
  const search = new Cheapest(codes, board.positions, stepsFor(size, field.total, gainOn(board)));
  search.compare(thinned(field.codes, possibleTried, dice), stop);
  // Once every class has a single code, no other guess does better.
  if (search.cost > size) search.compare(others(position, size), stop);
  return search.guess;
}

function others({ board, dice }: Position, size: number): Packed {
  if (codesIn(board) <= mostCompared) return allCodes(board);
  const tried = Math.min(mostOthers, Math.max(fewestOthers, Math.floor(comparisons / size)));
  const draw = drawer(board, dice);
  const some = new Int32Array(tried * stride);
  for (let at = 0; at < some.length; at += stride) writePacked(some, at, draw(), board.positions);
  return some;
}

/** Keeps the guess with the lowest cost; of equals the first. */
export class Cheapest {
  readonly #codes: Packed;
  readonly #positions: number;
  readonly #steps: Steps;
  cost = Number.POSITIVE_INFINITY;
  guess: Code | null = null;

  constructor(codes: Packed, positions: number, steps: Steps) {
    this.#codes = codes;
    this.#positions = positions;
    this.#steps = steps;
  }

  compare(guesses: Packed, stop: () => boolean): void {
    for (let g = 0; g < guesses.length; g += stride) {
      const cost = costOf(guesses, g, this.#codes, this.#positions, this.#steps, this.cost);
      if (cost < this.cost - 1e-9) {
        this.cost = cost;
        this.guess = unpack(guesses[g]!, this.#positions);
      }
      if (g % (64 * stride) === 0 && stop()) return;
    }
  }
}
