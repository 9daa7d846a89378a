/** What lies on a board, and what a new ball does to it: the heart of the game, the same in every variant. */
import type { Seat } from '../../core/seat.ts';
import type { Board, Cell } from './boards.ts';

/** Nobody's ball: it can be turned, and turns none. */
export const neutral = -1;

/** By place of the board: the owner of the ball there, or null where there is none. */
export type Balls = readonly (Seat | typeof neutral | null)[];

export function noBalls({ cells }: Board): Balls {
  return cells.map(() => null);
}

/** The occupied cells with the owners of their balls. */
export function ballsByCell({ cells }: Board, balls: Balls): Readonly<Record<Cell, Seat>> {
  const owners = cells.map((cell, place) => [cell, balls[place]!] as const);
  return Object.fromEntries(owners.filter(([, owner]) => owner !== null));
}

export function ballAt({ places }: Board, balls: Balls, cell: Cell): Balls[number] {
  return balls[places[cell]!]!;
}

export function emptyCells({ cells }: Board, balls: Balls): readonly Cell[] {
  return cells.filter((_, place) => balls[place] === null);
}

/** Whether one of the eight neighbours is occupied. */
export function touches({ rays, places }: Board, balls: Balls, cell: Cell): boolean {
  return rays[places[cell]!]!.some(([neighbour]) => balls[neighbour!] !== null);
}

/** The balls that turn when this seat puts one here: on every line, those up to the nearest of its own. */
export function turnedBy(
  { rays, places, cells }: Board,
  balls: Balls,
  seat: Seat,
  cell: Cell,
): readonly Cell[] {
  return rays[places[cell]!]!.flatMap((ray) => {
    const end = ray.findIndex((place) => balls[place] === null || balls[place] === seat);
    if (end < 1 || balls[ray[end]!] !== seat) return [];
    return ray.slice(0, end).map((place) => cells[place]!);
  });
}

/** The balls after this seat has put one here. Those that turned turn no others. */
export function put({ places }: Board, balls: Balls, seat: Seat, cell: Cell, turned: readonly Cell[]): Balls {
  const after = [...balls];
  for (const each of turned) after[places[each]!] = seat;
  after[places[cell]!] = seat;
  return after;
}

export function countOf(balls: Balls, seat: Seat): number {
  return balls.filter((owner) => owner === seat).length;
}
