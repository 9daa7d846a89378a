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
  /** Rings from the new ball to this one, and to the farthest that rolls. */
  readonly ring: number;
  readonly rings: number;
};

/** Milliseconds from one ring to the next, and of one ball; on the largest board that is well within a second. */
const ringMs = 45;
const ballMs = 220;

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
  const rings = Math.max(0, ...last.turned.map((cell) => ringOf(put, cell)));
  return new Map(
    last.turned.map((cell) => [
      cell,
      {
        ...wayTo(put, cell),
        from: before.balls[board.places[cell]!]!,
        ring: ringOf(put, cell),
        rings,
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

type Motion = { readonly frames: Keyframe[]; readonly timing: KeyframeAnimationOptions };

/**
 * The old ball waits for its ring, rolls off, and then is where it lies at rest, out of sight. All balls of a move begin and end together, waiting included: a
 * browser then leaves them to the graphics thread, while many starts and ends would keep the page busy all the time.
 */
export function motionOf({ right, down, ring, rings }: Roll, scale = 1): Motion {
  const duration = (rings - 1) * ringMs + ballMs;
  const gone = `translate(${right * 104}%, ${down * 104}%)`;
  const begins = ((ring - 1) * ringMs) / duration;
  return {
    frames: [
      { transform: 'none', offset: 0 },
      { transform: 'none', offset: begins, easing: 'cubic-bezier(0.45, 0.05, 0.25, 1)' },
      { transform: gone, offset: Math.min(1, begins + ballMs / duration) },
      { transform: gone, offset: 1 },
    ],
    timing: { duration: duration * scale },
  };
}

/** Without motion: a turned ball is marked long enough to be seen. */
export const marking: Motion = { frames: [{ opacity: 1 }, { opacity: 1 }], timing: { duration: 1000 } };
