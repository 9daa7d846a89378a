/** How turned balls roll: away from the new one, ring after ring. */
import type { Seat } from '../../../core/seat.ts';
import type { Balls, neutral } from '../balls.ts';
import { type Board, boards, type Cell } from '../boards.ts';
import type { View } from '../rules.ts';
import { columnOf, rowOf } from './steps.ts';

export type Way = { readonly right: number; readonly down: number };

export type Roll = Way & {
  /** Whose ball it was. */
  readonly from: Seat | typeof neutral;
  /** Where the new ball lies. */
  readonly by: Cell;
  readonly afterMs: number;
};

/** Milliseconds from one ring to the next; the farthest of the largest board is done well within a second. */
const ringMs = 45;

/** Rings from one cell to another on a straight line. */
export function ringOf(from: Cell, to: Cell): number {
  return Math.max(Math.abs(columnOf(to) - columnOf(from)), Math.abs(rowOf(to) - rowOf(from)));
}

/** The direction from one cell to another on a straight line. */
export function wayTo(from: Cell, to: Cell): Way {
  return {
    right: Math.sign(columnOf(to) - columnOf(from)),
    down: Math.sign(rowOf(to) - rowOf(from)),
  };
}

/** Clockwise from "to the right", in degrees. */
export function angleOf({ right, down }: Way): number {
  return (Math.atan2(down, right) * 180) / Math.PI;
}

/** What rolls when this position follows that one; nothing where more or less than one move lies between. */
export function rollsBetween(before: View, after: View): ReadonlyMap<Cell, Roll> {
  const { last, shape } = after;
  const board = boards[shape];
  if (!last || last.cell === null || !follows(board, before.balls, after)) return new Map();
  const put = last.cell;
  return new Map(
    last.turned.map((cell) => [
      cell,
      {
        ...wayTo(put, cell),
        by: put,
        from: before.balls[board.places[cell]!]!,
        afterMs: (ringOf(put, cell) - 1) * ringMs,
      },
    ]),
  );
}

/** One ball more, where the last move put it, and only the turned ones are of another owner. */
function follows({ cells }: Board, before: Balls, { balls, last }: View): boolean {
  const changed = new Set([last!.cell, ...last!.turned]);
  return (
    before.length === balls.length &&
    cells.every((cell, place) => {
      if (cell === last!.cell) return before[place] === null;
      return (before[place] !== balls[place]) === changed.has(cell);
    })
  );
}
