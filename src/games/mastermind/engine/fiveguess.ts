/**
 * Five Guess, after Knuth ("The computer as Master Mind", 1977): the guess whose largest class is smallest, whatever
 * the answer will be. All codes are compared, not only those still possible; among equals a possible one comes first,
 * and then the smallest in numerical order. On 4 × 6 it never needs more than five guesses.
 *
 * Exact on boards up to 4096 codes (4 × 8). Above, samples of guesses and codes are compared.
 */
import { type Board, type Code, codesIn } from '../code.ts';
import { drawer, type Field } from './field.ts';
import { listPossible } from './list.ts';
import { type Packed, stride, unpack, writePacked } from './packed.ts';
import { bestOpening, type Position, perBoard, type Strategy } from './position.ts';
import { thinned } from './sample.ts';
import { largestClass } from './score.ts';

const mostExact = 4096;
const guessesTried = 250;
const codesTried = 600;

export const fiveGuess: Strategy = (position) => {
  if (position.clues.length === 0) return opening(position.board);
  const field = position.field();
  if (field === null || field.size === 0) return null;
  const exact = codesIn(position.board) <= mostExact;
  return exact ? exactGuess(position, field) : sampledGuess(position, field);
};

const opening = perBoard((board: Board) =>
  bestOpening(board, (guesses, g, { codes, size }) => largestClass(guesses, g, codes, board.positions, size)),
);

const allCodes = perBoard((board: Board) => listPossible(board, [])!);

function exactGuess({ board, stop }: Position, field: Field): Code | null {
  const search = new Smallest(field, board.positions);
  search.compare(field.codes, stop);
  search.compare(allCodes(board), stop);
  return search.guess;
}

function sampledGuess({ board, dice, stop }: Position, field: Field): Code | null {
  const some = {
    ...field,
    codes: thinned(field.codes, codesTried, dice),
    size: Math.min(field.size, codesTried),
  };
  const search = new Smallest(some, board.positions);
  search.compare(thinned(field.codes, guessesTried, dice), stop);
  const draw = drawer(board, dice);
  const others = new Int32Array(guessesTried * stride);
  for (let at = 0; at < others.length; at += stride) writePacked(others, at, draw(), board.positions);
  search.compare(others, stop);
  return search.guess;
}

/** Keeps the guess with the smallest largest class; of equals the first. */
class Smallest {
  readonly #field: Field;
  readonly #positions: number;
  #largest: number;
  guess: Code | null = null;

  constructor(field: Field, positions: number) {
    this.#field = field;
    this.#positions = positions;
    this.#largest = field.size + 1;
  }

  compare(guesses: Packed, stop: () => boolean): void {
    const { codes } = this.#field;
    for (let g = 0; g < guesses.length && this.#largest > 1; g += stride) {
      const largest = largestClass(guesses, g, codes, this.#positions, this.#largest - 1);
      if (largest < this.#largest) {
        this.#largest = largest;
        this.guess = unpack(guesses[g]!, this.#positions);
      }
      if (g % (64 * stride) === 0 && stop()) return;
    }
  }
}
