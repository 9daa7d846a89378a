/**
 * What is still possible, as far as a strategy needs to know it: all codes where they can be listed, else an even
 * sample of them.
 *
 * On boards of more than half a million codes the first answers leave too many. There codes are drawn until enough
 * of them fit; when hardly any does, few are left, and they are listed. So no sample is ever taken from one corner.
 */

import type { Dice } from '../../../core/dice.ts';
import { type Board, codesIn, hole, pegsOf } from '../code.ts';
import type { Clue, Stop } from '../possible.ts';
import { listPossible } from './list.ts';
import { answerOf, answerTo, type Packed, packAll, stride, writePacked, wrongPlaces } from './packed.ts';

export type Field = {
  /** The codes, or a sample of them. */
  readonly codes: Packed;
  readonly size: number;
  /** How many are possible; about so many where there is only a sample. */
  readonly total: number;
};

const mostListed = 1_000_000;
const sampleSize = 1000;
const fewest = 300;
const draws = 1_500_000;
/** Among the first draws so many must fit, or too few will. */
const trial = { draws: 100_000, fewest: 10 };
const drawsBetweenStops = 0x3fff;

export function fieldOf(
  board: Board,
  clues: readonly Clue[],
  dice: Dice,
  stop: Stop,
  sampled = sampleSize,
): Field | null {
  if (codesIn(board) > mostListed) {
    const sample = sampleOf(board, clues, dice, stop, sampled);
    if (sample) return sample;
  }
  const codes = listPossible(board, clues, Number.POSITIVE_INFINITY, stop);
  return codes && { codes, size: codes.length / stride, total: codes.length / stride };
}

/** An even sample; null when too few codes fit. */
function sampleOf(
  board: Board,
  clues: readonly Clue[],
  dice: Dice,
  stop: Stop,
  sampled: number,
): Field | null {
  const fitting = fitter(board.positions, clues);
  const draw = drawer(board, dice);
  const codes = new Int32Array(sampled * stride);
  let size = 0;
  let drawn = 0;
  while (size < sampled && drawn < draws) {
    drawn += 1;
    if ((drawn & drawsBetweenStops) === 0 && stop()) return null;
    if (fitting(draw(), codes, size * stride)) size += 1;
    if (drawn === trial.draws && size < trial.fewest) return null;
  }
  if (size < fewest) return null;
  const total = Math.max(size, Math.round((codesIn(board) * size) / drawn));
  return { codes: codes.subarray(0, size * stride), size, total };
}

/** Whether a code fits all clues; if so it is written into the list. Places are looked at first: that is cheaper. */
function fitter(positions: number, clues: readonly Clue[]) {
  const guesses = packAll(clues.map(({ guess }) => guess));
  const told = Int32Array.from(clues, ({ marks }) => answerOf(marks));
  const wrong = Int32Array.from(clues, ({ marks }) => positions - marks.right);
  return (places: number, list: Packed, at: number): boolean => {
    for (let k = 0; k < wrong.length; k++)
      if (wrongPlaces(places ^ guesses[k * stride]!) !== wrong[k]) return false;
    writePacked(list, at, places, positions);
    for (let k = 0; k < told.length; k++)
      if (answerTo(list, at, guesses, k * stride, positions) !== told[k]) return false;
    return true;
  };
}

/** Draws legal codes as packed places, all equally likely. */
export function drawer(board: Board, dice: Dice): () => number {
  return board.repeats ? anyPegs(board, dice) : eachColorOnce(board, dice);
}

/** Two halves, each any of its beginnings: two throws instead of one a peg. */
function anyPegs(board: Board, dice: Dice): () => number {
  const half = board.positions >> 1;
  const shift = 4 * half;
  const left = allOf(board, board.positions - half);
  const right = allOf(board, half);
  return () => (left[dice.below(left.length)]! << shift) | right[dice.below(right.length)]!;
}

/** All ways to lay so many pegs. */
function allOf(board: Board, positions: number): Int32Array {
  const pegs = pegsOf(board);
  let ways = new Int32Array(1);
  for (let at = 0; at < positions; at++) {
    const longer = new Int32Array(ways.length * pegs.length);
    for (let n = 0; n < longer.length; n++)
      longer[n] = (ways[Math.floor(n / pegs.length)]! << 4) | pegs[n % pegs.length]!;
    ways = longer;
  }
  return ways;
}

/** Peg by peg: a hole as often as codes go on with one here, else any colour that is left. */
function eachColorOnce(board: Board, dice: Dice): () => number {
  const { positions, colors } = board;
  const left = Array.from({ length: colors }, (_, at) => at + 1);
  const ways = Array.from({ length: positions + 1 }, (_, to) =>
    Array.from({ length: colors + 1 }, (__, fresh) => codesIn(board, to, fresh)),
  );
  return () => {
    let places = 0;
    let fresh = colors;
    for (let to = positions; to > 0; to--) {
      const isHole = board.holes && dice.below(ways[to]![fresh]!) < ways[to - 1]![fresh]!;
      const at = isHole ? 0 : dice.below(fresh);
      places = (places << 4) | (isHole ? hole : left[at]!);
      if (isHole) continue;
      fresh -= 1;
      [left[at], left[fresh]] = [left[fresh]!, left[at]!];
    }
    return places;
  };
}
