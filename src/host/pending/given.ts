/** The hints that seats were given last: the same position costs one hint once. */
import type { WireHint } from '../../protocol/wire.ts';
import type { LiveTable } from '../live.ts';
import { isCurrent, type SeatPosition } from './position.ts';

type Given = {
  readonly position: SeatPosition;
  /** The event by which they were given. */
  readonly seq: number;
  readonly hints: readonly WireHint[];
};

export class GivenHints {
  readonly #of = new WeakMap<LiveTable, Map<number, Given>>();

  /** Null when the seat was given none for the position that it is in. */
  at(live: LiveTable, seat: number): Given | null {
    const given = this.#of.get(live)?.get(seat);
    return given && isCurrent(given.position, live.table) ? given : null;
  }

  keep(live: LiveTable, given: Given): void {
    const seats = this.#of.get(live) ?? new Map<number, Given>();
    this.#of.set(live, seats.set(given.position.seat, given));
  }
}
