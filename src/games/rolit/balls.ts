/** What lies on a board, and what a new ball does to it: the heart of the game, the same in every variant. */
import type { Seat } from '../../core/seat.ts';
import type { Board, Cell } from './boards.ts';

/**
 * The owner of the ball on every occupied cell; null is nobody's (neutral). In the order in which the balls were
 * put, as reports list them: a ball that turns keeps its place.
 */
export type Balls = Readonly<Record<Cell, Seat | null>>;

export function isEmpty(balls: Balls, cell: Cell): boolean {
  return balls[cell] === undefined;
}

export function emptyCells(board: Board, balls: Balls): readonly Cell[] {
  return board.cells.filter((cell) => isEmpty(balls, cell));
}

/** Whether one of the eight neighbours is occupied. */
export function touches(board: Board, balls: Balls, cell: Cell): boolean {
  return board.rays[cell]!.some(([neighbour]) => !isEmpty(balls, neighbour!));
}

/** The balls that turn when this seat puts one here: on every line, those up to the nearest of its own. */
export function turnedBy(board: Board, balls: Balls, seat: Seat, cell: Cell): readonly Cell[] {
  return board.rays[cell]!.flatMap((ray) => {
    const end = ray.findIndex((other) => isEmpty(balls, other) || balls[other] === seat);
    const isEnclosed = end >= 0 && balls[ray[end]!] === seat;
    return isEnclosed ? ray.slice(0, end) : [];
  });
}

/** The balls after this seat has put one here. Those that turned turn no others. */
export function put(balls: Balls, seat: Seat, cell: Cell, turned: readonly Cell[]): Balls {
  const after: Record<Cell, Seat | null> = { ...balls };
  for (const each of [...turned, cell]) after[each] = seat;
  return after;
}

export function countOf(balls: Balls, seat: Seat): number {
  return Object.values(balls).filter((owner) => owner === seat).length;
}
