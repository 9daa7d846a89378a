import { describe, expect, it } from 'vitest';
import { type Board, codesIn, drawCode, formatPeg, legalCode } from '../code.ts';
import { marksOf, sameMarks } from '../marks.ts';
import { type Clue, possibleCodes } from '../possible.ts';
import { chance, codeOf } from '../trial.testing.ts';
import { boardsOfTable, countedOpening } from './firstguesses.testing.ts';
import { countLeft, nextGuess, optimalInFive, type StrategyName, strategies } from './index.ts';
import { listPossible } from './list.ts';
import { openings } from './opening.ts';
import { answerTo, pack, packAll, stride, unpack } from './packed.ts';
import type { Strategy } from './position.ts';
import { largestClass } from './score.ts';
import { anySize } from './sizes.testing.ts';
import { playGame, surveyAll, surveySample, type Tally, totalOf } from './survey.ts';

const normal: Board = { positions: 4, colors: 6, repeats: true, holes: false, turns: 10 };
const names = Object.keys(strategies) as readonly StrategyName[];

const survey = (board: Board, strategy: Strategy): Tally => surveyAll(board, strategy, chance(1));

describe('[M6] whole surveys', () => {
  it('Five Guess breaks 4 × 6 within five: 5801 in all, as Knuth published', () => {
    const tally = survey(normal, strategies['five-guess']);
    expect(tally).toEqual([1, 6, 62, 533, 694]);
    expect(totalOf(tally)).toBe(5801);
  });

  it('Optimal breaks 4 × 6 with 5625, the fewest there are', () => {
    const tally = survey(normal, strategies.optimal);
    expect([totalOf(tally), tally.length]).toEqual([5625, 6]);
  });

  it('Optimal within five guesses takes one more in all', () => {
    const tally = survey(normal, optimalInFive);
    expect([totalOf(tally), tally.length]).toEqual([5626, 5]);
  });
});

describe('[M6] Five Guess', () => {
  /** The rule word by word, on lists of codes. */
  function byTheRule(board: Board, clues: readonly Clue[]): string {
    const possible = [...possibleCodes(board, clues)];
    const ranked = [...possibleCodes(board, [])].map((guess) => {
      const classes = new Map<string, number>();
      for (const code of possible) {
        const marks = JSON.stringify(marksOf(code, guess));
        classes.set(marks, (classes.get(marks) ?? 0) + 1);
      }
      const isPossible = possible.some((code) => code.join() === guess.join());
      return { text: guess.join(''), largest: Math.max(...classes.values()), last: isPossible ? 0 : 1 };
    });
    return ranked.sort((a, b) => a.largest - b.largest || a.last - b.last || (a.text < b.text ? -1 : 1))[0]!
      .text;
  }

  it.each([
    { ...normal, colors: 4 },
    { ...normal, positions: 3, holes: true },
    { ...normal, positions: 3, colors: 5, repeats: false, holes: true },
    { ...normal, repeats: false },
  ])('keeps its rule, openings included: %j', (board) => {
    const secret = drawCode(board, chance(board.positions));
    const played = playGame(board, strategies['five-guess'], secret, chance(1));
    for (const [at, { guess }] of played.entries())
      expect(guess.join('')).toBe(byTheRule(board, played.slice(0, at)));
  });

  const hard: Board = { ...normal, positions: 5, colors: 8 };
  const clueOf = (text: string, right: number, near: number): Clue => ({
    guess: codeOf(text),
    marks: { right, near },
  });

  /** The rule over all codes, none left out. */
  function byAll(board: Board, clues: readonly Clue[]): string {
    const possible = listPossible(board, clues)!;
    let [best, smallest] = ['', Number.POSITIVE_INFINITY];
    for (const guesses of [possible, listPossible(board, [])!])
      for (let g = 0; g < guesses.length; g += stride) {
        const largest = largestClass(guesses, g, possible, board.positions, smallest - 1);
        if (largest >= smallest) continue;
        [best, smallest] = [unpack(guesses[g]!, board.positions).join(''), largest];
      }
    return best;
  }

  it.each([
    [[clueOf('11234', 0, 0)]],
    [[clueOf('11234', 0, 2), clueOf('25516', 1, 1)]],
    [[clueOf('12345', 0, 1)]],
    [[clueOf('11234', 0, 2), clueOf('25516', 1, 1), clueOf('37158', 1, 1)]],
  ])('compares all codes of 5 × 8 after %j', (clues) => {
    expect(nextGuess(strategies['five-guess'], hard, clues, chance(1))!.join('')).toBe(byAll(hard, clues));
  });

  it('answers what it has when its time is over', () => {
    const clues = [clueOf('11234', 0, 2)];
    for (const times of [1, 2, 3, 10]) {
      let asked = 0;
      const guess = nextGuess(strategies['five-guess'], hard, clues, chance(1), () => ++asked > times);
      expect(guess === null || legalCode(hard, guess).ok).toBe(true);
      expect(asked).toBeLessThan(times + 4);
      if (times > 3) expect(guess).not.toBeNull();
    }
  });

  it('begins as all codes counted say, on boards with repeats up to ten million codes', () => {
    for (const board of boardsOfTable.filter((each) => codesIn(each) <= 1e7))
      expect(nextGuess(strategies['five-guess'], board, [], chance(1))!.map(formatPeg).join('')).toBe(
        countedOpening(board),
      );
  });

  it.each(boardsOfTable.filter((board) => codesIn(board) <= 33_000))(
    'begins as all codes listed say: $positions × $colors',
    (board) => {
      const all = listPossible(board, [])!;
      const guesses = packAll(openings(board));
      const largest = openings(board).map((_, n) =>
        largestClass(guesses, n * stride, all, board.positions, codesIn(board)),
      );
      const first = openings(board)[largest.indexOf(Math.min(...largest))];
      expect(nextGuess(strategies['five-guess'], board, [], chance(1))).toEqual(first);
    },
  );
});

describe('[M6] every strategy', () => {
  const isTried = ({ positions, colors, repeats, holes }: Board) =>
    [3, 5, 6].includes(positions)
      ? colors === 4 || colors === 8
      : positions === 8 && colors === 12 && repeats !== holes;
  const some = anySize.filter(({ board }) => isTried(board));
  const cases = names.flatMap((name) => some.map((size) => ({ ...size, strategy: name })));

  it.each(cases)('$strategy breaks a code on $name', ({ strategy, board }) => {
    const secret = drawCode(board, chance(board.positions * board.colors));
    const clues = playGame(board, strategies[strategy], secret, chance(3));
    expect(clues.length).toBeLessThanOrEqual(12);
    for (const [at, { guess }] of clues.entries()) {
      const before = clues.slice(0, at);
      expect(legalCode(board, guess).ok).toBe(true);
      if (strategy === 'genetic') expect(before.every((clue) => fits(guess, clue))).toBe(true);
      else if (at > 0 && codesIn(board) < 1e6) expect(teaches(board, before, guess)).toBe(true);
    }
  });

  it.each(names)('%s has no guess when nothing fits, or when there is no time', (name) => {
    const nothing = ['1122', '3344', '5566'].map((text) => ({
      guess: codeOf(text),
      marks: { right: 0, near: 0 },
    }));
    expect(nextGuess(strategies[name], normal, nothing, chance(1))).toBeNull();
  });

  const fits = (guess: readonly number[], clue: Clue) => sameMarks(marksOf(guess, clue.guess), clue.marks);

  /** It is the code itself, or it gets more than one answer from what is possible. */
  function teaches(board: Board, clues: readonly Clue[], guess: readonly number[]): boolean {
    const codes = listPossible(board, clues)!;
    const told = new Set<number>();
    for (let at = 0; at < codes.length; at += stride)
      told.add(answerTo(codes, at, pack(guess), 0, board.positions));
    return told.size > 1 || codes.length === stride;
  }
});

describe('samples', () => {
  it('are as large as asked for, and the same for the same seed', () => {
    const sample = () => surveySample({ ...normal, positions: 5 }, strategies.optimal, chance(4), 10);
    expect(sample().reduce((sum, games) => sum + games)).toBe(10);
    expect(sample()).toEqual(sample());
  });
});

describe('what is left', () => {
  it('is counted exactly, by listing or not', () => {
    const clue = { guess: codeOf('1122'), marks: { right: 0, near: 0 } };
    expect([countLeft(normal, []), countLeft(normal, [clue])]).toEqual([1296, 256]);
    const largest = { ...normal, positions: 8, colors: 12 };
    const none = { guess: codeOf('11223344'), marks: { right: 0, near: 0 } };
    expect(countLeft(largest, [none])).toBe(8 ** 8);
  });
});

describe('openings', () => {
  it('are one guess for every pattern', () => {
    expect(openings(normal).map((code) => code.join(''))).toEqual(['1111', '1112', '1122', '1123', '1234']);
    expect(openings({ ...normal, repeats: false }).map((code) => code.join(''))).toEqual(['1234']);
    expect(openings({ ...normal, repeats: false, holes: true })).toHaveLength(5);
  });
});
