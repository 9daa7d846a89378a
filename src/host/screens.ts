/**
 * Screens as text. Most of a screen is the same for all who look, and much of it from one event to the next: these parts
 * are written once.
 */
import type { Seat } from '../core/seat.ts';
import { commonOf, fixedOf, ownOf } from '../room/screen.ts';
import type { OpenGame, Table } from '../room/table.ts';

export class ScreenTexts {
  readonly #id: string;
  readonly #opened: OpenGame;
  #fixed = { name: '', phase: '', text: '' };
  #common = { seq: 0, now: 0, text: '' };

  constructor(id: string, opened: OpenGame) {
    this.#id = id;
    this.#opened = opened;
  }

  /** A whole message: the same as that of `screenFor`. */
  textFor(table: Table, player: string | null, seat: Seat | null, now: number): string {
    const own = inner(ownOf(this.#opened, table, player, seat));
    return `${this.#fixedText(table)},${this.#commonText(table, now)},${own}}}`;
  }

  #fixedText(table: Table): string {
    const { name, phase } = table;
    if (this.#fixed.name !== name || this.#fixed.phase !== phase) {
      const text = `{"type":"screen","table":${JSON.stringify(this.#id)},"screen":{${inner(fixedOf(table))}`;
      this.#fixed = { name, phase, text };
    }
    return this.#fixed.text;
  }

  #commonText(table: Table, now: number): string {
    const { seq } = table;
    if (this.#common.seq !== seq || this.#common.now !== now)
      this.#common = { seq, now, text: inner(commonOf(table, now)) };
    return this.#common.text;
  }
}

/** Its fields as JSON, without the braces. */
function inner(value: object): string {
  return JSON.stringify(value).slice(1, -1);
}
