import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Board, codesIn } from '../code.ts';
import { listPossible } from './list.ts';
import { type Packed, stride } from './packed.ts';
import { largestClass } from './score.ts';
import { anySize, cluesOf } from './sizes.testing.ts';
import { withoutTwins } from './symmetry.ts';

const small = anySize.filter(({ board }) => codesIn(board) <= 700);
const hard: Board = { positions: 5, colors: 8, repeats: true, holes: false, turns: 10 };

/** The guess Knuth's rule takes from a list: smallest largest class, possible ones first, then the smallest. */
function chosen(guesses: Packed, possible: Packed, positions: number): readonly [number, number, number] {
  const isPossible = new Set<number>();
  for (let at = 0; at < possible.length; at += stride) isPossible.add(possible[at]!);
  let best: readonly [number, number, number] = [Number.POSITIVE_INFINITY, 0, 0];
  for (let g = 0; g < guesses.length; g += stride) {
    const largest = largestClass(guesses, g, possible, positions, Number.POSITIVE_INFINITY);
    const rank = [largest, isPossible.has(guesses[g]!) ? 0 : 1, guesses[g]!] as const;
    const differs = rank.findIndex((each, at) => each !== best[at]);
    if (differs >= 0 && rank[differs]! < best[differs]!) best = rank;
  }
  return best;
}

describe('[M6] guesses that the clues do not tell apart', () => {
  it.each(small)('leave the rule its choice when only the smallest is kept: $name', ({ board }) => {
    const all = listPossible(board, [])!;
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 0, max: 3 }), (seed, count) => {
        const clues = cluesOf(board, seed, count);
        const possible = listPossible(board, clues)!;
        const kept = withoutTwins(all, board, clues);
        expect(chosen(kept, possible, board.positions)).toEqual(chosen(all, possible, board.positions));
      }),
      { numRuns: 10 },
    );
  });

  it('are all that differ only in places and colours, before anything is known', () => {
    const kept = withoutTwins(listPossible(hard, [])!, hard, []);
    const texts = Array.from({ length: kept.length / stride }, (_, n) => kept[n * stride]!.toString(16));
    expect(texts).toEqual(['11111', '11112', '11122', '11123', '11223', '11234', '12345']);
  });

  it('are none once positions and colours have all been told apart', () => {
    const told = [
      { guess: [1, 2, 3, 4, 5], marks: { right: 0, near: 1 } },
      { guess: [1, 1, 6, 6, 7], marks: { right: 0, near: 1 } },
      { guess: [1, 2, 6, 8, 1], marks: { right: 0, near: 1 } },
    ];
    expect(withoutTwins(listPossible(hard, [])!, hard, told)).toHaveLength(codesIn(hard) * stride);
  });

  it('are found in what is possible too', () => {
    const clues = [{ guess: [1, 1, 2, 3, 4], marks: { right: 0, near: 0 } }];
    const kept = withoutTwins(listPossible(hard, clues)!, hard, clues);
    const texts = Array.from({ length: kept.length / stride }, (_, n) => kept[n * stride]!.toString(16));
    expect(texts.slice(0, 4)).toEqual(['55555', '55556', '55566', '55567']);
    expect(texts).not.toContain('55655');
    expect(texts).not.toContain('66666');
  });
});
