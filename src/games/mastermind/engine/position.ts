/** What a strategy is asked: a board, what is known, and how long it may think. */

import { Dice } from '../../../core/dice.ts';
import type { Random } from '../../../core/random.ts';
import { type Board, type Code, codesIn } from '../code.ts';
import type { Clue, Stop } from '../possible.ts';
import { drawer, type Field, fieldOf } from './field.ts';
import { listPossible } from './list.ts';
import { openings } from './opening.ts';
import { type Packed, packAll, stride, writePacked } from './packed.ts';

export type Position = {
  readonly board: Board;
  readonly clues: readonly Clue[];
  readonly dice: Dice;
  readonly stop: Stop;
  /** What is still possible, found out when it is asked for; null when there was no time. */
  readonly field: () => Field | null;
};

/** The next guess; null when nothing is possible, or when there was no time. */
export type Strategy = (position: Position) => Code | null;

export function positionOf(
  board: Board,
  clues: readonly Clue[],
  random: Random,
  stop: Stop = () => false,
): Position {
  const dice = new Dice(random);
  let field: Field | null | undefined;
  return {
    board,
    clues,
    dice,
    stop,
    field: () => {
      field ??= fieldOf(board, clues, dice, stop);
      return field;
    },
  };
}

/** A measure of guesses before anything is known: less is better. */
type Measure = (guesses: Packed, g: number, field: Field) => number;

const most = 33_000;

/** The opening that does best, the first of equals; by all codes, or by a fixed sample where they are too many. */
export function bestOpening(board: Board, measure: Measure): Code | null {
  const codes = openings(board);
  if (codes.length < 2) return codes[0] ?? null;
  const field = fixedField(board);
  const guesses = packAll(codes);
  const values = codes.map((_, at) => measure(guesses, at * stride, field));
  return codes[values.indexOf(Math.min(...values))]!;
}

/** Always the same dice: an opening is a matter of the board, not of luck. */
function fixedField(board: Board): Field {
  const codes = codesIn(board) <= most ? listPossible(board, [])! : drawSome(board);
  return { codes, size: codes.length / stride, total: codesIn(board) };
}

function drawSome(board: Board): Packed {
  const draw = drawer(board, new Dice({ uint32: () => 0x9e3779b9 }));
  const codes = new Int32Array(most * stride);
  for (let at = 0; at < codes.length; at += stride) writePacked(codes, at, draw(), board.positions);
  return codes;
}

/** Remembers an answer for every board. */
export function perBoard<T>(make: (board: Board) => T): (board: Board) => T {
  const made = new Map<string, T>();
  return (board) => {
    const key = keyOf(board);
    if (!made.has(key)) made.set(key, make(board));
    return made.get(key)!;
  };
}

function keyOf({ positions, colors, repeats, holes }: Board): string {
  return `${positions} ${colors} ${repeats} ${holes}`;
}
