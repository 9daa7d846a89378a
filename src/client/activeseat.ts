/**
 * One screen, one or more people: which of their seats is the active one, and when the board is covered between two.
 * The active seat is always one that may act, as far as somebody here may; who is alone keeps their own.
 */
import type { Seat } from '../core/seat.ts';
import type { TableClient } from './table.ts';

export class ActiveSeat {
  readonly #table: TableClient;
  readonly #handedOver: () => void;
  /** Who must come to the screen before anything is shown. */
  awaited: Seat | null = null;

  /** `handedOver` is called when the screen goes to somebody else: what was said to the one before is not for them. */
  constructor(table: TableClient, handedOver: () => void) {
    this.#table = table;
    this.#handedOver = handedOver;
  }

  /** Hands the screen to a seat; where there are secrets the board is covered first. */
  handOver(seat: Seat): void {
    this.#handedOver();
    if (this.#table.hasSecrets) {
      this.awaited = seat;
      this.#table.activate(null);
    } else this.#table.activate(seat);
  }

  /** Shows the board to the person who has come to the screen. */
  uncover(): void {
    const seat = this.awaited;
    if (seat === null) return;
    this.awaited = null;
    this.#table.activate(seat);
  }

  /** After every change of the table; whether another seat became active, which is a change of its own. */
  settle(): boolean {
    const { phase, toAct, seat } = this.#table.screen;
    if (phase !== 'playing') {
      this.awaited = null;
      if (seat !== null) this.#table.activate(null);
      return seat !== null;
    }
    const current = this.awaited ?? seat;
    if (current !== null && toAct.includes(current)) return false;
    const next = this.#next(current) ?? this.#alone(current);
    if (next !== null) this.handOver(next);
    return next !== null;
  }

  /** After a move of this seat: where several may act at once they take turns at the screen. */
  passOn(from: Seat): void {
    const next = this.#next(from);
    const isStillTheirs = this.awaited === null && this.#table.screen.seat === from;
    if (isStillTheirs && next !== null && next !== from) this.handOver(next);
  }

  #next(after: Seat | null): Seat | null {
    const { toAct } = this.#table.screen;
    const able = this.#table.people.filter((seat) => toAct.includes(seat));
    return able.find((seat) => after !== null && seat > after) ?? able[0] ?? null;
  }

  #alone(current: Seat | null): Seat | null {
    const { people } = this.#table;
    return current === null && people.length === 1 ? people[0]! : null;
  }
}
