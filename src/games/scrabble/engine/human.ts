/**
 * Players who make the mistakes of people: they know common words only, and overlook plays, long words and plays
 * beside other words most of all. Of what they see they take the best.
 */
import { below, type Random } from '../../../core/random.ts';
import type { Candidates } from '../candidates.ts';

export type Attention = {
  /** How likely a play is seen at all, in percent. */
  readonly base: number;
  /** By how much of a hundred that shrinks for each tile laid above four, and for each word formed beside the main one. */
  readonly long: number;
  readonly beside: number;
};

export const attention = {
  beginner: { base: 25, long: 45, beside: 35 },
  casual: { base: 60, long: 60, beside: 55 },
  club: { base: 75, long: 75, beside: 75 },
} as const satisfies Readonly<Record<string, Attention>>;

/** The best play that is seen; the lowest where none is. −1 when there is no play. */
export function seenPlay(candidates: Candidates, { base, long, beside }: Attention, random: Random): number {
  const { list, count } = candidates;
  for (const at of candidates.order()) {
    const extra = Math.max(0, list.laid[at]! - 4);
    const chance = base * (long / 100) ** extra * (beside / 100) ** crossWords(candidates, at);
    if (below(random, 10_000) < 100 * chance) return at;
  }
  return count > 0 ? candidates.nth(count - 1) : -1;
}

/** Words that a play forms besides its main one. */
function crossWords({ list, search }: Candidates, at: number): number {
  const { grid, surface } = search;
  const { size } = surface;
  const across = list.across(at);
  const line = list.line(at);
  const taken = (row: number, col: number) =>
    row >= 0 && col >= 0 && row < size && col < size && grid[row * size + col] !== 0;
  let words = 0;
  for (let on = list.first(at), laid = 0; laid < list.laid[at]!; on++) {
    const [row, col] = across ? [line, on] : [on, line];
    if (taken(row, col)) continue;
    laid += 1;
    const crosses = across
      ? taken(row - 1, col) || taken(row + 1, col)
      : taken(row, col - 1) || taken(row, col + 1);
    if (crosses) words += 1;
  }
  return words;
}
