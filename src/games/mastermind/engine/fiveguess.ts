/**
 * Five Guess, after Knuth ("The computer as Master Mind", 1977): the guess whose largest class is smallest, whatever
 * the answer will be. All codes are compared, not only those still possible; among equals a possible one comes first,
 * and then the smallest in numerical order. On 4 × 6 it never needs more than five guesses.
 *
 * Exact on boards up to 60,000 codes (5 × 8, 5 × 9). Of guesses that the clues do not tell apart only the smallest is
 * compared (`symmetry.ts`), which is the one that the rule would take. Above, samples of guesses and codes are compared.
 */
import { type Board, type Code, codesIn, parseCode } from '../code.ts';
import { drawer, type Field } from './field.ts';
import { firstGuesses } from './firstguesses.ts';
import { listPossible } from './list.ts';
import { type Packed, stride, unpack, writePacked } from './packed.ts';
import { bestOpening, type Position, perBoard, type Strategy } from './position.ts';
import { thinned } from './sample.ts';
import { largestClass } from './score.ts';
import { withoutTwins } from './symmetry.ts';

const mostExact = 60_000;
const guessesTried = 250;
const codesTried = 600;

export const fiveGuess: Strategy = (position) => {
  if (position.clues.length === 0) return opening(position.board);
  const field = position.field();
  if (field === null || field.size === 0) return null;
  const exact = codesIn(position.board) <= mostExact;
  return exact ? exactGuess(position, field) : sampledGuess(position, field);
};

/** By the table where it has the board. */
const opening = perBoard((board: Board) => {
  const { positions, colors, repeats, holes } = board;
  const known = repeats && !holes ? firstGuesses[positions]?.[colors - 4] : undefined;
  return known === undefined ? searchedOpening(board) : parseCode(known);
});

function searchedOpening(board: Board): Code | null {
  return bestOpening(board, (guesses, g, { codes, size }) =>
    largestClass(guesses, g, codes, board.positions, size),
  );
}

const allCodes = perBoard((board: Board) => listPossible(board, [])!);

/** Comparisons of a guess with a code that cost less than to look for twins. */
const mostPlain = 2_000_000;

function exactGuess({ board, clues, stop }: Position, field: Field): Code | null {
  const isPlain = field.size * codesIn(board) <= mostPlain;
  const distinct = (codes: Packed) => (isPlain ? codes : withoutTwins(codes, board, clues));
  const search = new Smallest(field, board.positions);
  search.compare(distinct(field.codes), stop);
  if (search.isOpen && !stop()) search.compare(distinct(allCodes(board)), stop);
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
  /** No guess can have a smaller one: there are no more answers. */
  readonly #least: number;
  #largest: number;
  guess: Code | null = null;

  constructor(field: Field, positions: number) {
    this.#field = field;
    this.#positions = positions;
    this.#least = Math.ceil(field.size / answersOf(positions));
    this.#largest = field.size + 1;
  }

  /** Whether another guess could be better. */
  get isOpen(): boolean {
    return this.#largest > this.#least;
  }

  compare(guesses: Packed, stop: () => boolean): void {
    const { codes } = this.#field;
    for (let g = 0; g < guesses.length && this.isOpen; g += stride) {
      const largest = largestClass(guesses, g, codes, this.#positions, this.#largest - 1);
      if (largest < this.#largest) {
        this.#largest = largest;
        this.guess = unpack(guesses[g]!, this.#positions);
      }
      if (g % (64 * stride) === 0 && stop()) return;
    }
  }
}

/** All but one of the ways to part the positions in right, near and wrong: with all others right, none is only near. */
function answersOf(positions: number): number {
  return ((positions + 1) * (positions + 2)) / 2 - 1;
}
