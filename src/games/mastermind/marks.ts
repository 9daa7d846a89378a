/** What a guess is told: how many pegs are in the right place, and how many are right but elsewhere. */
import type { Phrase } from '../../core/phrase.ts';
import type { Code, Peg } from './code.ts';

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

/** What became of each peg of the guess. Which of several equal ones count elsewhere is all the same: the first do. */
export type Fate = 'right' | 'near' | 'nothing';

export function fatesOf(code: Code, guess: Code): readonly Fate[] {
  const isRight = (at: number) => guess[at] === code[at];
  const free = code.filter((_, at) => !isRight(at));
  return guess.map((peg, at) => {
    if (isRight(at)) return 'right';
    const partner = free.indexOf(peg);
    if (partner < 0) return 'nothing';
    free.splice(partner, 1);
    return 'near';
  });
}

/** Colours where people miscount: in both rows, and more often in one than in the other. */
export function unevenPegs(code: Code, guess: Code): readonly Uneven[] {
  return [...new Set(guess)].flatMap((peg) => {
    const [inCode, inGuess] = [numberOf(peg, code), numberOf(peg, guess)];
    return inCode > 0 && inCode !== inGuess ? [{ peg, inCode, inGuess }] : [];
  });
}

export type Uneven = { readonly peg: Peg; readonly inCode: number; readonly inGuess: number };

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
