/**
 * The state of a game, and what follows from it: which part of the game it is in, and what each seat is to do.
 *
 * State and view have the same shape. A view may have 'hidden' in place of a code and null in place of a row, and
 * everything in this file needs only what is never hidden; so the rules can be asked of both.
 */
import type { Seat } from '../../core/seat.ts';
import type { Board, Code } from './code.ts';
import type { Marks } from './marks.ts';
import type { Difficulty, Mode } from './options.ts';
import type { Clue } from './possible.ts';

/** One guess; marks are null while the codemaker has not answered. */
export type Row = { readonly guess: Code; readonly marks: Marks | null };

export type Player<R> = {
  readonly role: 'breaker' | 'maker';
  readonly rows: readonly R[];
  /** How it ended for this seat: code broken, no turns left, gave up. */
  readonly done: 'solved' | 'spent' | 'left' | null;
};

type Table<C, R> = {
  readonly mode: Mode;
  /** In a maker's game: the code is only in the maker's head. */
  readonly head: boolean;
  readonly difficulty: Difficulty;
  readonly board: Board;
  /** In a duel the code that each seat made; otherwise one code for all. Null until there is one. */
  readonly codes: readonly (C | null)[];
  readonly players: readonly Player<R>[];
  /**
   * Whose guesses the codemaker has to answer, in this order. A guess stays even when its seat leaves: an answer
   * that is on its way must not land on another guess.
   */
  readonly waiting: readonly Seat[];
  /** No code fits the maker's answers any more. */
  readonly stuck: boolean;
  /** What happened last; `about` is whose row a codemaker answered. */
  readonly last: {
    readonly kind: 'code' | 'guess' | 'reply' | 'tell' | 'left';
    readonly seat: Seat;
    readonly about: Seat | null;
  } | null;
};

export type State = Table<Code, Row>;
/** The game as far as somebody knows it. */
export type Known = Table<Code | 'hidden', Row | null>;
export type View = Known & { readonly me: Seat | null };

export type Move =
  | { readonly kind: 'guess'; readonly code: Code }
  | { readonly kind: 'reply'; readonly marks: Marks }
  /** Makes the code; or tells it at the end, when it was only in the head. */
  | { readonly kind: 'code'; readonly code: Code };

/** First codes are made, then broken; then a code that was only in the head is told. */
export type Phase = 'code' | 'guess' | 'tell' | 'over';

export function phaseOf(table: Known): Phase {
  if (isAbandoned(table)) return 'over';
  if (!table.head && table.codes.includes(null)) return 'code';
  if (!table.stuck && breakers(table).some(({ done }) => done === null)) return 'guess';
  const isKnown = table.codes[0] !== null || breakers(table).some(({ done }) => done === 'solved');
  return isKnown ? 'over' : 'tell';
}

/** Somebody gave up without whom there is no game. */
export function isAbandoned(table: Known): boolean {
  const left = table.players.filter(({ done }) => done === 'left');
  if (table.mode === 'duel') return left.length > 0;
  return (
    left.some(({ role }) => role === 'maker') || breakers(table).every((player) => left.includes(player))
  );
}

/** The kind of move that a seat is to make now. */
export function taskOf(table: Known, seat: Seat | null): Move['kind'] | null {
  const player = seat === null ? undefined : table.players[seat];
  if (seat === null || !player || player.done !== null) return null;
  const phase = phaseOf(table);
  if (player.role === 'maker') return makerTask(table, phase);
  if (phase === 'code') return table.mode === 'duel' && table.codes[seat] === null ? 'code' : null;
  return phase === 'guess' && !table.waiting.includes(seat) ? 'guess' : null;
}

function makerTask({ waiting }: Known, phase: Phase): Move['kind'] | null {
  if (phase === 'guess') return waiting.length > 0 ? 'reply' : null;
  return phase === 'over' ? null : 'code';
}

export function toAct(table: Known): readonly Seat[] {
  return [...table.players.keys()].filter((seat) => taskOf(table, seat) !== null);
}

function breakers({ players }: Known): Known['players'] {
  return players.filter(({ role }) => role === 'breaker');
}

/** Which of the codes a seat tries to break. */
export function targetOf({ mode }: Known, seat: Seat): number {
  return mode === 'duel' ? 1 - seat : 0;
}

/** Who made a code; null for the room. */
export function makerOf({ mode, players }: Known, code: number): Seat | null {
  if (mode === 'breaker') return null;
  return mode === 'duel' ? code : players.findIndex(({ role }) => role === 'maker');
}

export function breakersOf(table: Known, code: number): readonly Seat[] {
  return [...table.players.keys()].filter(
    (seat) => table.players[seat]!.role === 'breaker' && targetOf(table, seat) === code,
  );
}

/** What is known of a code: all answered rows on it that are not hidden. */
export function cluesOn(table: Known, code: number): readonly Clue[] {
  return breakersOf(table, code).flatMap((seat) => answered(table.players[seat]!.rows));
}

export function answered(rows: readonly (Row | null)[]): readonly Clue[] {
  return rows.flatMap((row) => (row?.marks ? [{ guess: row.guess, marks: row.marks }] : []));
}
