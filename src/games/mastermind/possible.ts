/**
 * Which codes are still possible, given some guesses and their marks.
 *
 * Codes are built peg by peg from the left. For every clue we keep what the pegs laid so far have in common with
 * its guess: how many stand in the same place (`right`), and how many are in common whatever the place (`common`,
 * which is right + near in the end). Both only grow, and by at most one a peg; so as soon as one of them is above
 * its goal, or can't reach it with the positions left, nothing that begins this way is possible, and the whole
 * branch is cut. This finds a code among the 430 million of 8 × 12 without listing them, and lists all of them in
 * numerical order on small boards. It is the plain reference that faster engines are compared with.
 */
import { type Random, shuffled } from '../../core/random.ts';
import { type Board, type Code, codesIn, hole, type Peg, pegsOf } from './code.ts';
import type { Marks } from './marks.ts';

/** A guess that has been answered. */
export type Clue = { readonly guess: Code; readonly marks: Marks };

/** Asked at every peg laid; yes ends the search. */
export type Stop = () => boolean;

const never: Stop = () => false;

/** All codes that fit the clues; `order` tells which peg to try first in each position. */
export function* possibleCodes(
  board: Board,
  clues: readonly Clue[],
  order: readonly (readonly Peg[])[] = Array(board.positions).fill(pegsOf(board)),
  stop: Stop = never,
): Generator<Code> {
  const tallies = clues.map((clue) => new Tally(clue));
  const laid: Peg[] = [];
  const mayLay = (peg: Peg) => board.repeats || peg === hole || !laid.includes(peg);

  function* extend(): Generator<Code> {
    if (laid.length === board.positions) {
      yield [...laid];
      return;
    }
    for (const peg of order[laid.length]!) {
      if (!mayLay(peg)) continue;
      if (stop()) return;
      for (const tally of tallies) tally.lay(peg, laid.length);
      laid.push(peg);
      const left = board.positions - laid.length;
      if (tallies.every((tally) => tally.canBeMet(left))) yield* extend();
      laid.pop();
      for (const tally of tallies) tally.lift(peg, laid.length);
    }
  }
  yield* extend();
}

/** What the pegs laid so far have in common with a guess. */
class Tally {
  readonly #guess: Code;
  readonly #right: number;
  readonly #common: number;
  /** Pegs of the guess, by colour, that have no partner yet; negative when more were laid than it has. */
  readonly #lonely: number[] = Array(13).fill(0);
  #rightNow = 0;
  #commonNow = 0;

  constructor({ guess, marks }: Clue) {
    this.#guess = guess;
    this.#right = marks.right;
    this.#common = marks.right + marks.near;
    for (const peg of guess) this.#lonely[peg]! += 1;
  }

  lay(peg: Peg, at: number): void {
    if (this.#guess[at] === peg) this.#rightNow += 1;
    if (this.#lonely[peg]! > 0) this.#commonNow += 1;
    this.#lonely[peg]! -= 1;
  }

  lift(peg: Peg, at: number): void {
    this.#lonely[peg]! += 1;
    if (this.#lonely[peg]! > 0) this.#commonNow -= 1;
    if (this.#guess[at] === peg) this.#rightNow -= 1;
  }

  canBeMet(left: number): boolean {
    return isWithin(this.#right - this.#rightNow, left) && isWithin(this.#common - this.#commonNow, left);
  }
}

function isWithin(missing: number, left: number): boolean {
  return missing >= 0 && missing <= left;
}

/** Some possible code, another one each time; null when there is none, or when the search was stopped. */
export function findPossible(
  board: Board,
  clues: readonly Clue[],
  random: Random,
  stop: Stop = within(longestSearch).stop,
): Code | null {
  const order = Array.from({ length: board.positions }, () => shuffled(random, pegsOf(board)));
  return first(possibleCodes(board, clues, order, stop));
}

/** Whether it is certain that no code fits. On large boards a long search ends with "not certain". */
export function isContradiction(board: Board, clues: readonly Clue[]): boolean {
  const { stop, isOver } = within(longSearch);
  return first(possibleCodes(board, clues, undefined, stop)) === null && !isOver();
}

/** Whether the possible codes of a board can be counted quickly. */
export function isCountable(board: Board): boolean {
  return codesIn(board) <= mostCounted;
}

/** How many codes fit; null where that can't be counted quickly. */
export function countPossible(board: Board, clues: readonly Clue[]): number | null {
  if (!isCountable(board)) return null;
  if (clues.length === 0) return codesIn(board);
  let count = 0;
  for (const _ of possibleCodes(board, clues)) count += 1;
  return count;
}

/** How many codes fit after each clue; null where that can't be counted quickly. */
export function leftAfter(board: Board, clues: readonly Clue[]): readonly number[] | null {
  const counts = clues.map((_, at) => countPossible(board, clues.slice(0, at + 1)));
  return counts.every((count) => count !== null) && isCountable(board) ? counts : null;
}

/** Pegs laid; ten millions take about a second. */
const longSearch = 1_000_000;
/** Five times what true marks were ever seen to need; false ones on the largest boards may need more. */
const longestSearch = 20_000_000;
const mostCounted = 50_000;

/** Stops after so many pegs. */
function within(pegs: number): { readonly stop: Stop; readonly isOver: Stop } {
  let laid = 0;
  return {
    stop: () => {
      laid += 1;
      return laid > pegs;
    },
    isOver: () => laid > pegs,
  };
}

function first(codes: Generator<Code>): Code | null {
  const found = codes.next();
  return found.done ? null : found.value;
}
