/** Where the table of first guesses comes from: classes are counted, not listed, so that 8 × 12 takes less than a second. */
import { type Board, type Code, formatCode } from '../code.ts';
import { isImpossible, type Marks } from '../marks.ts';
import { countCodes } from './count.ts';
import { openings } from './opening.ts';

export const boardsOfTable: readonly Board[] = [3, 4, 5, 6, 7, 8].flatMap((positions) =>
  [4, 5, 6, 7, 8, 9, 10, 11, 12].map((colors) => ({
    positions,
    colors,
    repeats: true,
    holes: false,
    turns: 12,
  })),
);

/** The opening whose largest class is smallest, the first of equals. */
export function countedOpening(board: Board): string {
  const guesses = openings(board);
  const largest = guesses.map((guess) => largestCounted(board, guess));
  return formatCode(guesses[largest.indexOf(Math.min(...largest))]!);
}

function largestCounted(board: Board, guess: Code): number {
  return Math.max(...answersOn(board).map((marks) => countCodes(board, [{ guess, marks }])));
}

function answersOn({ positions }: Board): readonly Marks[] {
  const upTo = Array.from({ length: positions + 1 }, (_, at) => at);
  return upTo
    .flatMap((right) => upTo.map((near) => ({ right, near })))
    .filter((marks) => marks.right + marks.near <= positions && !isImpossible(marks, positions));
}
