import type { Seat } from '../core/seat.ts';
import type { Table } from './table.ts';

/** Whether a seat still has the turn that it had before: nothing was taken back, and the turn went to nobody else. */
export function isSameTurn(before: Table, now: Table, seat: Seat): boolean {
  return (
    now.phase === 'playing' &&
    now.toAct.includes(seat) &&
    now.turnSince[seat] === before.turnSince[seat] &&
    now.undoneAt === before.undoneAt
  );
}
