/**
 * What an answer for a seat holds for: until the seat moves, its turn passes, or an undo changes the board. In a race the
 * moves of others leave it as it is.
 */
import type { Seat } from '../../core/seat.ts';
import type { Table } from '../../room/table.ts';

export type SeatPosition = {
  readonly seat: Seat;
  readonly turnSince: number | undefined;
  readonly lastMove: number | undefined;
  readonly undoneAt: number;
};

export function positionOf({ turnSince, lastMoves, undoneAt }: Table, seat: Seat): SeatPosition {
  return { seat, turnSince: turnSince[seat], lastMove: lastMoves[seat], undoneAt };
}

export function isCurrent({ seat, turnSince, lastMove, undoneAt }: SeatPosition, now: Table): boolean {
  return (
    now.phase === 'playing' &&
    now.toAct.includes(seat) &&
    now.turnSince[seat] === turnSince &&
    now.lastMoves[seat] === lastMove &&
    now.undoneAt === undoneAt
  );
}
