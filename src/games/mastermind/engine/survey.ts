/**
 * Plays a strategy against every code, or against a sample. Against every code the games are played together, as one
 * tree: codes that got the same answers so far get the same next guess, which is thought about only once.
 */
import type { Random } from '../../../core/random.ts';
import { type Board, type Code, drawCode } from '../code.ts';
import { marksOf } from '../marks.ts';
import type { Clue } from '../possible.ts';
import { listPossible } from './list.ts';
import { marksOfAnswer, type Packed, pack, solvedAnswer, stride } from './packed.ts';
import { partsOf } from './parts.ts';
import { positionOf, type Strategy } from './position.ts';

/** How many games took one guess, two guesses … */
export type Tally = readonly number[];

export function totalOf(tally: Tally): number {
  return tally.reduce((sum, games, at) => sum + games * (at + 1), 0);
}

export function surveyAll(board: Board, strategy: Strategy, random: Random): Tally {
  const tally: number[] = [];
  playSet({ board, strategy, random, tally }, listPossible(board, [])!, []);
  return filled(tally);
}

export function surveySample(board: Board, strategy: Strategy, random: Random, games: number): Tally {
  const tally: number[] = [];
  const secrets = Array.from({ length: games }, () => drawCode(board, random));
  for (const secret of secrets) count(tally, playGame(board, strategy, secret, random).length);
  return filled(tally);
}

/** The guesses of one game, until the code is broken. */
export function playGame(board: Board, strategy: Strategy, secret: Code, random: Random): readonly Clue[] {
  const clues: Clue[] = [];
  while (clues.at(-1)?.marks.right !== board.positions) {
    const guess = strategy(positionOf(board, clues, random));
    if (guess === null) throw new Error(`no guess after ${clues.length}`);
    clues.push({ guess, marks: marksOf(secret, guess) });
  }
  return clues;
}

type Survey = {
  readonly board: Board;
  readonly strategy: Strategy;
  readonly random: Random;
  readonly tally: number[];
};

function playSet(survey: Survey, codes: Packed, clues: readonly Clue[]): void {
  const { board, strategy, random, tally } = survey;
  const size = codes.length / stride;
  const position = positionOf(board, clues, random);
  const guess = strategy({ ...position, field: () => ({ codes, size, total: size }) });
  if (guess === null) throw new Error(`no guess after ${clues.length}`);
  for (const { answer, codes: part } of partsOf(codes, pack(guess), 0, board.positions)) {
    if (answer === solvedAnswer(board.positions)) count(tally, clues.length + 1);
    else playSet(survey, part, [...clues, { guess, marks: marksOfAnswer(answer) }]);
  }
}

function count(tally: number[], guesses: number): void {
  tally[guesses - 1] = (tally[guesses - 1] ?? 0) + 1;
}

function filled(tally: number[]): Tally {
  return Array.from(tally, (games) => games ?? 0);
}
