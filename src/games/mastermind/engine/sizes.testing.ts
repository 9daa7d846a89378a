/** For tests: boards of every size, with and without repeats and holes, and codes and clues on them. */
import { below, shuffled } from '../../../core/random.ts';
import { type Board, type Code, drawCode, pegsOf } from '../code.ts';
import { marksOf } from '../marks.ts';
import type { Clue } from '../possible.ts';
import { chance } from '../trial.testing.ts';

type LruCache = { readonly name: string; readonly board: Board };

const upTo = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
const both = [true, false] as const;

/** All sizes 3–8 × 4–12 of every kind. */
export const anySize: readonly LruCache[] = upTo(3, 8)
  .flatMap((positions) =>
    upTo(4, 12).flatMap((colors) =>
      both.flatMap((repeats) => both.map((holes) => ({ positions, colors, repeats, holes, turns: 12 }))),
    ),
  )
  .filter(({ positions, colors, repeats, holes }) => repeats || holes || colors >= positions)
  .map((board) => ({ name: nameOf(board), board }));

function nameOf({ positions, colors, repeats, holes }: Board): string {
  return `${positions} × ${colors}${repeats ? '' : ', no repeats'}${holes ? ', holes' : ''}`;
}

/** A legal code; with repeats often one of few colours: these are where counting goes wrong. */
export function codeOn(board: Board, seed: number): Code {
  const random = chance(seed);
  if (!board.repeats || seed % 2 === 0) return drawCode(board, random);
  const [first, second] = shuffled(random, pegsOf(board));
  return Array.from({ length: board.positions }, () => (below(random, 3) > 0 ? first! : second!));
}

/** True clues about one code. */
export function cluesOf(board: Board, seed: number, count: number): readonly Clue[] {
  const random = chance(seed);
  const code = drawCode(board, random);
  return Array.from({ length: count }, () => {
    const guess = drawCode(board, random);
    return { guess, marks: marksOf(code, guess) };
  });
}
