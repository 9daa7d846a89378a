/** The moves that led to a position, as a list tells them. */
import type { Cell } from '../boards.ts';
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

/**
 * The cells of this round: all moves since the viewer's own last one, oldest first; their own while nobody has moved
 * since. Only the last where nobody's moves are one's own, or the moves before are not there.
 */
export function roundCells(view: View, past: readonly View[] | null): readonly Cell[] {
  const made = past && view.me !== null && isAt(past, view) ? lastMade(past, view.players.length) : [];
  const mine = made.findIndex(({ seat }) => seat === view.me);
  const since = made.slice(0, mine < 0 ? made.length : Math.max(1, mine)).toReversed();
  const last = view.last ? [view.last] : [];
  return (since.length > 0 ? since : last).flatMap(({ cell }) => cell ?? []);
}

/** Positions may still be on their way. */
function isAt(past: readonly View[], { last }: View): boolean {
  const newest = past.at(-1)?.last ?? null;
  return last !== null && isSame(newest, last);
}
