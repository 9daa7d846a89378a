/** The strategies by name, for bots, the command line and the bench. */
import type { Random } from '../../../core/random.ts';
import { type Board, type Code, codesIn } from '../code.ts';
import type { Clue, Stop } from '../possible.ts';
import { countCodes } from './count.ts';
import { fiveGuess } from './fiveguess.ts';
import { genetic } from './genetic.ts';
import { listPossible } from './list.ts';
import { optimal, optimalInFive } from './optimal.ts';
import { stride } from './packed.ts';
import { positionOf, type Strategy } from './position.ts';

/** Weakest first. */
export const strategies = { 'five-guess': fiveGuess, genetic, optimal } as const satisfies Readonly<
  Record<string, Strategy>
>;
export type StrategyName = keyof typeof strategies;
export { optimalInFive };

/** The next guess; null when no code fits, or when there was no time. */
export function nextGuess(
  strategy: Strategy,
  board: Board,
  clues: readonly Clue[],
  random: Random,
  stop?: Stop,
): Code | null {
  return strategy(positionOf(board, clues, random, stop));
}

const mostListed = 1_000_000;

/** How many codes are still possible, exactly. */
export function countLeft(board: Board, clues: readonly Clue[]): number {
  if (clues.length === 0) return codesIn(board);
  if (codesIn(board) > mostListed) return countCodes(board, clues);
  return listPossible(board, clues)!.length / stride;
}
