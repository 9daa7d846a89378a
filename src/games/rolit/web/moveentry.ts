/** The moves that led to a position, as a list tells them. */
import type { Last, View } from '../rules.ts';

export type MoveEntry = Last & { readonly number: number };

/** The last moves, newest first. Who gives up makes no move: the last one stays what it was. */
export function lastMade(past: readonly View[], most: number): readonly MoveEntry[] {
  const made: MoveEntry[] = [];
  for (let number = past.length - 1; number >= 0 && made.length < most; number--) {
    const { last } = past[number]!;
    if (last && !isSame(past[number - 1]?.last ?? null, last)) made.push({ ...last, number });
  }
  return made;
}

/** No move comes twice: a cell is taken once, and nobody passes twice running. */
function isSame(before: Last | null, { seat, cell }: Last): boolean {
  return before !== null && before.cell === cell && before.seat === seat;
}
