/**
 * A look back at somebody's guesses: how many codes were possible before each and after it, what it could be expected to
 * tell, what the best guess would have told, and so what was skill and what was luck.
 *
 * All is measured in bits (`engine/bits.ts`). Skill is what the guess tells on average, as a share of what the best
 * guess tells (`engine/rate.ts`). Luck is what its answer told beyond that average: over all codes it comes to zero,
 * whatever is guessed.
 */

import { Dice } from '../../core/dice.ts';
import type { Random } from '../../core/random.ts';
import { type Board, type Code, codesIn } from './code.ts';
import { countSteps } from './engine/count.ts';
import { type Field, fieldOf } from './engine/field.ts';
import { answerOf, answerTo, type Packed, pack, stride } from './engine/packed.ts';
import { rate, sampleMeasured } from './engine/rate.ts';
import { bitsTold } from './figures.ts';
import { type Marks, marksOf, sameMarks } from './marks.ts';
import type { Clue, Stop } from './possible.ts';

export type Step = {
  readonly guess: Code;
  readonly marks: Marks;
  /** The guess could have been the code. */
  readonly fitted: boolean;
  /** Null when there was no time to count. */
  readonly left: Left | null;
  /** Null when there was no time, or when no code fitted any more. */
  readonly rating: Rating | null;
};

/** How many codes were possible; none once the code is broken. */
export type Left = { readonly before: number; readonly after: number };

export type Rating = {
  /** What the guess tells on average, and what its answer told beyond that. */
  readonly bits: number;
  readonly luck: number;
  readonly best: Code;
  readonly bestBits: number;
  /** From 0 to 1. */
  readonly skill: number;
  /** The best of all codes, not only of a sample. */
  readonly exact: boolean;
};

export type Total = { readonly skill: number; readonly luck: number };

export function reviewGuesses(
  board: Board,
  clues: readonly Clue[],
  random: Random,
  stop: Stop = () => false,
): readonly Step[] {
  const looking = new Looking(board, new Dice(random), stop);
  return clues.map((clue, at) => looking.next(clue, clues.slice(0, at)));
}

/** What was told of all that could be; luck adds up. Null where nothing could be rated. */
export function totalOf(steps: readonly Step[]): Total | null {
  const ratings = steps.flatMap(({ rating }) => rating ?? []);
  if (ratings.length === 0) return null;
  const sum = (of: (rating: Rating) => number) => ratings.reduce((all, rating) => all + of(rating), 0);
  return { skill: sum(({ bits }) => bits) / sum(({ bestBits }) => bestBits), luck: sum(({ luck }) => luck) };
}

const stepsBetweenStops = 500;

/** Goes from guess to guess, with what is possible at hand. */
class Looking {
  readonly #board: Board;
  readonly #dice: Dice;
  readonly #stop: Stop;
  /** All codes that are possible now; null as long as they are too many to list. */
  #listed: Packed | null = null;
  /** How many are possible now; null when there was no time to count. */
  #count: number | null;

  constructor(board: Board, dice: Dice, stop: Stop) {
    this.#board = board;
    this.#dice = dice;
    this.#stop = stop;
    this.#count = codesIn(board);
  }

  next(clue: Clue, known: readonly Clue[]): Step {
    const { guess, marks } = clue;
    const field = this.#stop() ? null : this.#field(known);
    const before = this.#count;
    this.#count = this.#countAfter(clue, known);
    const isBroken = marks.right === this.#board.positions;
    const left =
      before === null || this.#count === null ? null : { before, after: isBroken ? 0 : this.#count };
    // Where answers were wrong, nothing may be left though the code was not broken.
    const isSound = this.#count !== null && this.#count > 0;
    return {
      guess,
      marks,
      fitted: known.every((other) => sameMarks(marksOf(guess, other.guess), other.marks)),
      left,
      rating: left && field && isSound ? this.#rating(guess, left, field, known.length === 0) : null,
    };
  }

  /** What is possible before a guess. Once all codes are listed, the next list is a part of it. */
  #field(known: readonly Clue[]): Field | null {
    if (this.#listed) return whole(this.#listed);
    const field = fieldOf(this.#board, known, this.#dice, this.#stop, sampleMeasured);
    if (field && field.total === field.size) this.#listed = field.codes;
    return field;
  }

  #countAfter(clue: Clue, known: readonly Clue[]): number | null {
    if (this.#listed) {
      this.#listed = thoseThatFit(this.#listed, clue, this.#board.positions);
      return whole(this.#listed).size;
    }
    const steps = countSteps(this.#board, [...known, clue]);
    for (let n = 0; n % stepsBetweenStops > 0 || !this.#stop(); n++) {
      const step = steps.next();
      if (step.done) return step.value;
    }
    return null;
  }

  #rating(guess: Code, { before, after }: Left, field: Field, isFirst: boolean): Rating | null {
    const rated = rate({ board: this.#board, field, isFirst, dice: this.#dice, stop: this.#stop }, guess);
    if (rated === null) return null;
    return { ...rated, skill: rated.bits / rated.bestBits, luck: bitsTold(before, after) - rated.bits };
  }
}

function whole(codes: Packed): Field {
  const size = codes.length / stride;
  return { codes, size, total: size };
}

function thoseThatFit(codes: Packed, { guess, marks }: Clue, positions: number): Packed {
  const [packed, told] = [pack(guess), answerOf(marks)];
  const kept = new Int32Array(codes.length);
  let end = 0;
  for (let at = 0; at < codes.length; at += stride) {
    if (answerTo(codes, at, packed, 0, positions) !== told) continue;
    for (let word = 0; word < stride; word++) kept[end + word] = codes[at + word]!;
    end += stride;
  }
  return kept.slice(0, end);
}
