/** A look back at somebody's guesses: what was possible before each, and what it left possible. */
import type { Board } from './code.ts';
import { marksOf, sameMarks } from './marks.ts';
import { type Clue, countPossible } from './possible.ts';

export type Review = {
  /** How many codes were possible before the guess and after its marks. */
  readonly before: number;
  readonly after: number;
  /** The guess could have been the code. */
  readonly fitted: boolean;
};

/** One review a guess; null on boards with too many codes to count. */
export function review(board: Board, clues: readonly Clue[]): readonly Review[] | null {
  const counts = [0, ...clues.keys()].map((_, at) => countPossible(board, clues.slice(0, at)));
  if (counts.includes(null)) return null;
  return clues.map(({ guess }, at) => ({
    before: counts[at]!,
    after: counts[at + 1]!,
    fitted: clues.slice(0, at).every((clue) => sameMarks(marksOf(guess, clue.guess), clue.marks)),
  }));
}
