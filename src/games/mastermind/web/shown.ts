/** Whose guesses a screen shows, and what may be copied from them. */
import type { Seat } from '../../../core/seat.ts';
import type { Code } from '../code.ts';
import { breakersOf, type Known, taskOf, type View } from '../table.ts';

export function breakers({ players }: Known): readonly Seat[] {
  return [...players.keys()].filter((seat) => players[seat]!.role === 'breaker');
}

/** The seat whose rows matter most to the viewer now. */
export function seatShown(view: View): Seat {
  const { me, waiting, last } = view;
  const all = breakers(view);
  switch (taskOf(view, me)) {
    case 'reply':
      return waiting[0]!;
    case 'code':
      // In a duel everybody has rows of their own: whoever makes a code is the one whose turn it is.
      return view.mode === 'duel' ? me! : breakersOf(view, 0)[0]!;
    default:
      return [me, last?.about, last?.seat].find((seat) => seat != null && all.includes(seat)) ?? all[0]!;
  }
}

/** The last guess of a seat that can be seen. */
export function guessBefore({ players }: View, seat: Seat): Code | null {
  return players[seat]?.rows.at(-1)?.guess ?? null;
}
