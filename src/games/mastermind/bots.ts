/** Three simple players, and the strategies of the engine. As codemakers all do the same: draw any code, answer truly. */
import type { Bot, Budget, Hint } from '../../core/game.ts';
import type { Phrase } from '../../core/phrase.ts';
import type { Random } from '../../core/random.ts';
import { type Code, drawCode, pegPieces } from './code.ts';
import { nextGuess, type StrategyName, strategies } from './engine/index.ts';
import { marksOf } from './marks.ts';
import type { botIds } from './options.ts';
import { findPossible, isCountable, possibleCodes, type Stop } from './possible.ts';
import { trueMarks, waitingGuess } from './rules.ts';
import { answered, cluesOn, type Move, targetOf, taskOf, type View } from './table.ts';

type Breaker = (seen: View, random: Random, budget: Budget) => Code;

export const bots: Readonly<Record<(typeof botIds)[number], Bot<View, Move>>> = {
  random: bot(({ board }, random) => drawCode(board, random)),
  consistent: bot((seen, random, budget) => fittingCode(seen, targetOf(seen, seen.me!), random, budget)),
  forgetful: bot(recalledCode),
  'five-guess': bot(thinking('five-guess')),
  genetic: bot(thinking('genetic')),
  optimal: bot(thinking('optimal')),
};

/** Guesses by a strategy; without time for it, or when nothing fits, something simpler. */
function thinking(name: StrategyName): Breaker {
  return (seen, random, budget) => {
    const target = targetOf(seen, seen.me!);
    const guess = budget.spent()
      ? null
      : nextGuess(strategies[name], seen.board, cluesOn(seen, target), random, budget.spent);
    return guess ?? fittingCode(seen, target, random, budget);
  };
}

function bot(guess: Breaker): Bot<View, Move> {
  return {
    choose: (seen, random, budget) => {
      const task = taskOf(seen, seen.me);
      if (task === 'guess') return { kind: task, code: guess(seen, random, budget) };
      if (task === 'reply') return { kind: task, marks: answer(seen, random, budget) };
      return { kind: 'code', code: ownCode(seen, random, budget) };
    },
  };
}

/** The code to make; or to tell, when it was only in the head: one that fits the answers given. */
function ownCode(seen: View, random: Random, budget: Budget): Code {
  return seen.head ? fittingCode(seen, 0, random, budget) : drawCode(seen.board, random);
}

function answer(seen: View, random: Random, budget: Budget) {
  return trueMarks(seen) ?? marksOf(fittingCode(seen, 0, random, budget), waitingGuess(seen)!);
}

/** How many of its own answers a forgetful one has in mind. */
const recalled = 2;

/** A code that fits the last answers it had; what came before is forgotten. */
function recalledCode(seen: View, random: Random, budget: Budget): Code {
  const clues = answered(seen.players[seen.me!]!.rows).slice(-recalled);
  return findPossible(seen.board, clues, random, whenSpent(budget)) ?? drawCode(seen.board, random);
}

/** A code that fits all that is known; any code where none is found. */
function fittingCode(seen: View, code: number, random: Random, budget: Budget): Code {
  return fitting(seen, code, random, budget) ?? drawCode(seen.board, random);
}

function fitting(seen: View, code: number, random: Random, budget: Budget): Code | null {
  return findPossible(seen.board, cluesOn(seen, code), random, whenSpent(budget));
}

/** Pegs laid in a second or less; only contradictions on the largest boards take longer. */
const longest = 5_000_000;

/** Asks the budget now and then. */
function whenSpent(budget: Budget): Stop {
  let laid = 0;
  return () => {
    laid += 1;
    return laid > longest || (laid % 500 === 0 && budget.spent());
  };
}

/** A guess that could be the code, and how many such there will be at worst. */
export function hint(seen: View, random: Random, budget: Budget): readonly Hint<Move>[] {
  if (taskOf(seen, seen.me) !== 'guess') return [];
  const target = targetOf(seen, seen.me!);
  const code = fitting(seen, target, random, budget);
  if (code === null) return [];
  const left = isCountable(seen.board) ? split(seen, target, code, budget) : null;
  return [{ move: { kind: 'guess', code }, worth: null, reason: reasonFor(code, left) }];
}

function reasonFor(code: Code, left: Split | null): Phrase {
  const guess = { pieces: pegPieces(code) };
  if (left === null) return { code: 'hint.guess', params: { guess } };
  if (left.count === 1) return { code: 'hint.certain', params: { guess } };
  return { code: 'hint.leaves', params: { guess, ...left } };
}

/** How many codes are possible, and how many will be after this guess, whatever the answer. */
type Split = { readonly count: number; readonly worst: number };

/** Null where there was no time to count them. */
function split(seen: View, target: number, guess: Code, { spent }: Budget): Split | null {
  const after = new Map<string, number>();
  let count = 0;
  for (const code of possibleCodes(seen.board, cluesOn(seen, target))) {
    const { right, near } = marksOf(code, guess);
    const key = `${right},${near}`;
    after.set(key, (after.get(key) ?? 0) + 1);
    count += 1;
    if (count % 500 === 0 && spent()) return null;
  }
  return { count, worst: Math.max(...after.values()) };
}
