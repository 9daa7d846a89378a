/** Whose turns can be looked back at: those whose racks were written down. */
import type { Seat } from '../../core/seat.ts';
import type { View } from './position.ts';

export function reviewableSeats(view: View): readonly Seat[] {
  if (!view.ending) return [];
  const known = view.history.flatMap((turn) =>
    (turn.kind === 'play' || turn.kind === 'exchange' || turn.kind === 'pass') && turn.rack
      ? [turn.seat]
      : [],
  );
  return [...new Set(known)].sort((a, b) => a - b);
}
