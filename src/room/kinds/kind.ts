/** What the room has to know of every kind of event. */
import { ok, type Result } from '../../core/result.ts';
import type { Body, EventBody, EventWith } from '../event.ts';
import type { OpenGame, ReturnPoint, Table } from '../table.ts';

export interface EventKind<B extends EventBody> {
  /** Whether it can happen, whoever asks for it; and how it is stored: names tidied, moves as the game writes them. */
  law(opened: OpenGame, table: Table, event: EventWith<B>): Result<Lawful<B>>;
  /** The table after it, out of one that has its number and time already. Refused is only what the rules refuse. */
  apply(opened: OpenGame, table: Table, event: EventWith<B>, known: Known): Result<Table>;
  /** Whether lists should know at once: who sits where, the name, the start. Ordinary moves can wait. */
  readonly isTurningPoint: boolean;
}

export type Lawful<B extends EventBody> = {
  readonly body: B;
  /** The game after a move: the law has played it to try it, and nobody plays it twice. */
  readonly state?: unknown;
};

/** What was found out before an event is applied. */
export type Known = {
  /** Where an undo goes back to; nothing else needs it. */
  readonly back: ReturnPoint | null;
  /** The game after a move that has been played; where it is not there, the move is played. */
  readonly state?: unknown;
};

/** One file's share of the table of all kinds. */
export type KindsOf<Kind extends EventBody['kind']> = { readonly [One in Kind]: EventKind<Body<One>> };

export function lawful<B extends EventBody>(body: B): Result<Lawful<B>> {
  return ok({ body });
}
