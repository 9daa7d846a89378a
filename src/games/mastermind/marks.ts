/** What a guess is told: how many pegs are in the right place, and how many are right but elsewhere. */
import type { Phrase } from '../../core/phrase.ts';
import type { Code } from './code.ts';

export type Marks = {
  readonly right: number;
  /** Right colour, wrong place. */
  readonly near: number;
};

/**
 * Every peg counts once, and the right place comes first. What both rows have in common, whatever the place, is
 * for each colour the smaller of its two numbers.
 */
export function marksOf(code: Code, guess: Code): Marks {
  const right = guess.filter((peg, at) => peg === code[at]).length;
  const common = [...new Set(guess)].map((peg) => Math.min(numberOf(peg, code), numberOf(peg, guess)));
  return { right, near: common.reduce((sum, some) => sum + some, 0) - right };
}

function numberOf(peg: number, code: Code): number {
  return code.filter((other) => other === peg).length;
}

export function sameMarks(a: Marks, b: Marks): boolean {
  return a.right === b.right && a.near === b.near;
}

/** All in place but one, and that one elsewhere: no code gives that. */
export function isImpossible({ right, near }: Marks, positions: number): boolean {
  return right === positions - 1 && near === 1;
}

/** All marks that a guess can get. */
export function allMarks(positions: number): readonly Marks[] {
  const counts = Array.from({ length: positions + 1 }, (_, count) => count);
  return counts
    .flatMap((right) => counts.slice(0, positions - right + 1).map((near) => ({ right, near })))
    .filter((marks) => !isImpossible(marks, positions));
}

export function marksInWords({ right, near }: Marks): Phrase {
  return right + near === 0 ? { code: 'marks.none' } : { code: 'marks', params: { right, near } };
}
