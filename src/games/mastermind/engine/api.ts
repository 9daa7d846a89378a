/** Mastermind for scripts: questions and answers as text and numbers, with everything typed checked. */
import type { Random } from '../../../core/random.ts';
import { ok, type Result, refuse } from '../../../core/result.ts';
import { type Board, type Code, codesIn, formatCode, legalCode, parseCode } from '../code.ts';
import { isImpossible, type Marks } from '../marks.ts';
import { parseOptions } from '../options.ts';
import type { Clue } from '../possible.ts';
import { countLeft, nextGuess, optimalInFive, type StrategyName, strategies } from './index.ts';
import { isPlanned } from './plan.ts';
import type { Strategy } from './position.ts';
import { playGame, surveyAll, surveySample, type Tally, totalOf } from './survey.ts';

export const strategyNames: readonly string[] = Object.keys(strategies);

/** Sizes out of range, and boards that can't be filled, are refused. */
export function boardFor(wanted: {
  readonly positions: number;
  readonly colors: number;
  readonly repeats: boolean;
  readonly holes: boolean;
}): Result<Board> {
  const options = parseOptions({ role: 'breaker', difficulty: 'custom', ...wanted });
  return options.ok ? ok({ ...wanted, turns: options.value.turns }) : options;
}

/** A strategy by its name; `within` asks for a plan of so many guesses at most. */
export function strategyFor(board: Board, name: string, within: number | null): Result<Strategy> {
  if (!Object.hasOwn(strategies, name)) return refuse('cli.choice', { choices: strategyNames.join(', ') });
  if (within === null) return ok(strategies[name as StrategyName]);
  if (name !== 'optimal' || !isPlanned(board) || within < 5) return refuse('cli.within');
  return ok(within === 5 ? optimalInFive : strategies.optimal);
}

export function codeFor(board: Board, text: string): Result<Code> {
  const code = parseCode(text);
  return code ? legalCode(board, code) : refuse('cli.no-code', { text: text.slice(0, 40) });
}

/** Guesses with their answers: `1122:1,1 3344:0,2`. */
export function historyFor(board: Board, text: string): Result<readonly Clue[]> {
  const clues: Clue[] = [];
  for (const each of text.split(/\s+/).filter(Boolean)) {
    const [, typed, right, near] = /^([^:]+):(\d),(\d)$/.exec(each) ?? [];
    if (typed === undefined) return refuse('cli.history', { text: each.slice(0, 40) });
    const guess = codeFor(board, typed);
    if (!guess.ok) return guess;
    const marks = { right: Number(right), near: Number(near) };
    if (marks.right + marks.near > board.positions)
      return refuse('marks-many', { positions: board.positions });
    clues.push({ guess: guess.value, marks });
  }
  return ok(clues);
}

export type Survey = {
  readonly codes: number;
  readonly total: number;
  readonly average: number;
  readonly max: number;
  readonly byGuesses: Tally;
};

const mostPlayed = 1_000_000;

/** Plays every code, or a sample of so many. */
export function survey(
  board: Board,
  strategy: Strategy,
  sample: number | null,
  random: Random,
): Result<Survey> {
  if (sample === null && codesIn(board) > mostPlayed)
    return refuse('cli.survey-many', { codes: codesIn(board) });
  const byGuesses =
    sample === null ? surveyAll(board, strategy, random) : surveySample(board, strategy, random, sample);
  const codes = byGuesses.reduce((sum, games) => sum + games, 0);
  const total = totalOf(byGuesses);
  return ok({ codes, total, average: total / codes, max: byGuesses.length, byGuesses });
}

export type Told = {
  readonly guess: string;
  readonly exact: number;
  readonly misplaced: number;
  readonly left: number;
};

/** One game, guess by guess, with the codes that each leaves. */
export function solve(board: Board, strategy: Strategy, secret: Code, random: Random): readonly Told[] {
  const clues = playGame(board, strategy, secret, random);
  return clues.map(({ guess, marks }, at) => ({
    guess: formatCode(guess),
    exact: marks.right,
    misplaced: marks.near,
    left: countLeft(board, clues.slice(0, at + 1)),
  }));
}

/** The next guess and how many codes are possible; no guess when there are none. */
export function next(
  board: Board,
  strategy: Strategy,
  clues: readonly Clue[],
  random: Random,
): { readonly guess: string | null; readonly left: number } {
  const isWrong = ({ marks }: { readonly marks: Marks }) => isImpossible(marks, board.positions);
  const left = clues.some(isWrong) ? 0 : countLeft(board, clues);
  const guess = left > 0 ? nextGuess(strategy, board, clues, random) : null;
  return { guess: guess && formatCode(guess), left };
}
