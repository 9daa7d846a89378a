/**
 * One screen, one or more people: which of their seats is in hand, and when the board is covered between two of them.
 * The seat in hand is always one that may act, as far as somebody here may; who is alone keeps their own.
 */
import type { Seat } from '../core/seat.ts';
import type { TableHost } from './table.ts';

export class Hands {
  readonly #host: TableHost;
  readonly #given: () => void;
  /** Who must come to the screen before anything is shown. */
  awaited: Seat | null = null;

  /** `given` is told when the screen goes to somebody else: what was said to the one before is not for them. */
  constructor(host: TableHost, given: () => void) {
    this.#host = host;
    this.#given = given;
  }

  /** Gives the screen to a seat; where there are secrets the board is covered first. */
  giveTo(seat: Seat): void {
    this.#given();
    if (this.#host.hasSecrets) {
      this.awaited = seat;
      this.#host.take(null);
    } else this.#host.take(seat);
  }

  /** Shows the board to the person who has come to the screen. */
  uncover(): void {
    const seat = this.awaited;
    if (seat === null) return;
    this.awaited = null;
    this.#host.take(seat);
  }

  /** After every change of the table; whether another seat was taken in hand, which is a change of its own. */
  settle(): boolean {
    const { phase, toAct, hand } = this.#host.screen;
    if (phase !== 'playing') {
      this.awaited = null;
      if (hand !== null) this.#host.take(null);
      return hand !== null;
    }
    const current = this.awaited ?? hand;
    if (current !== null && toAct.includes(current)) return false;
    const next = this.#next(current) ?? this.#alone(current);
    if (next !== null) this.giveTo(next);
    return next !== null;
  }

  /** After a move of this seat: where several may act at once they take turns at the screen. */
  passOn(from: Seat): void {
    const next = this.#next(from);
    const isStillTheirs = this.awaited === null && this.#host.screen.hand === from;
    if (isStillTheirs && next !== null && next !== from) this.giveTo(next);
  }

  #next(after: Seat | null): Seat | null {
    const { toAct } = this.#host.screen;
    const able = this.#host.people.filter((seat) => toAct.includes(seat));
    return able.find((seat) => after !== null && seat > after) ?? able[0] ?? null;
  }

  #alone(current: Seat | null): Seat | null {
    const { people } = this.#host;
    return current === null && people.length === 1 ? people[0]! : null;
  }
}
