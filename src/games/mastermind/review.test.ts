import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Board, type Code, formatCode, sameCode } from './code.ts';
import { codeOn } from './engine/sizes.testing.ts';
import { leftBy } from './figures.ts';
import { type Marks, marksOf } from './marks.ts';
import { type Clue, possibleCodes } from './possible.ts';
import { reviewGuesses, type Step, totalOf } from './review.ts';
import { chance, codeOf } from './trial.testing.ts';

const normal: Board = { positions: 4, colors: 6, repeats: true, holes: false, turns: 10 };
const cluesOf = (code: string, ...guesses: readonly string[]): readonly Clue[] =>
  guesses.map((guess) => ({ guess: codeOf(guess), marks: marksOf(codeOf(code), codeOf(guess)) }));
const looked = (board: Board, clues: readonly Clue[]) => reviewGuesses(board, clues, chance(1));

/** The plain way: what the answers to a guess tell on average, a finished code counting as half a code left. */
function plainBits(guess: Code, codes: readonly Code[]): number {
  const classes = Map.groupBy(codes, (code) => JSON.stringify(marksOf(code, guess)));
  const told = [...classes.values()].map((alike) => {
    const left = sameCode(alike[0]!, guess) ? 0.5 : alike.length;
    return alike.length * Math.log2(codes.length / left);
  });
  return told.reduce((sum, bits) => sum + bits, 0) / codes.length;
}

const tiny: readonly Board[] = [
  { positions: 3, colors: 4, repeats: true, holes: false, turns: 8 },
  { positions: 3, colors: 4, repeats: false, holes: true, turns: 8 },
  { positions: 3, colors: 5, repeats: false, holes: false, turns: 8 },
];

const anyGame = fc
  .record({ board: fc.constantFrom(...tiny), seeds: fc.array(fc.nat(9999), { minLength: 2, maxLength: 5 }) })
  .map(({ board, seeds: [first, ...rest] }) => {
    const secret = codeOn(board, first!);
    const clues = rest
      .map((seed) => codeOn(board, seed))
      .map((guess) => ({ guess, marks: marksOf(secret, guess) }));
    return { board, clues };
  });

describe('[M10] a look back at a game', () => {
  it('counts what was possible before and after each guess; a broken code leaves none', () => {
    const steps = looked(normal, cluesOf('3456', '1122', '1111', '3456'));
    expect(steps.map(({ left, fitted }) => [left, fitted])).toEqual([
      [{ before: 1296, after: 256 }, true],
      [{ before: 256, after: 256 }, false],
      [{ before: 256, after: 0 }, true],
    ]);
  });

  it('knows what openings on 4 × 6 tell: 1122 three bits less a little, 1234 most of all', () => {
    const [step] = looked(normal, cluesOf('3456', '1122'));
    expect(step!.rating).toMatchObject({ best: codeOf('1234'), exact: true });
    // The entropies of the answers, 2.885 and 3.057, are those of the literature; breaking the code adds 1 ÷ 1296.
    expect(step!.rating!.bits).toBeCloseTo(2.8851 + 1 / 1296, 3);
    expect(step!.rating!.bestBits).toBeCloseTo(3.0567 + 1 / 1296, 3);
    expect(leftBy(1296, step!.rating!.bits)).toBeCloseTo(175.3, 1);
  });

  it('a guess that teaches nothing has no skill and no luck', () => {
    const [, step] = looked(normal, cluesOf('3456', '1122', '1111'));
    expect(step!.rating).toMatchObject({ bits: 0, skill: 0, luck: 0 });
  });

  it('the last code left is worth guessing', () => {
    const { left, rating } = looked(normal, cluesOf('3456', '3454', '3465', '3456')).at(-1)!;
    expect([left, rating]).toMatchObject([
      { before: 1, after: 0 },
      { bits: 1, skill: 1, luck: 0 },
    ]);
  });

  it('agrees with a plain reference on small boards: counts, bits, the best guess', () => {
    fc.assert(
      fc.property(anyGame, ({ board, clues }) => {
        for (const [at, { left, rating }] of looked(board, clues).entries()) {
          const before = [...possibleCodes(board, clues.slice(0, at))];
          const after = [...possibleCodes(board, clues.slice(0, at + 1))];
          const isBroken = clues[at]!.marks.right === board.positions;
          expect(left).toEqual({ before: before.length, after: isBroken ? 0 : after.length });
          expect(rating!.bits).toBeCloseTo(plainBits(clues[at]!.guess, before), 9);
          const best = Math.max(...[...possibleCodes(board, [])].map((guess) => plainBits(guess, before)));
          expect(rating!.bestBits).toBeCloseTo(best, 9);
          expect(plainBits(rating!.best, before)).toBeCloseTo(best, 9);
          expect(rating!.exact).toBe(true);
        }
      }),
      { numRuns: 15 },
    );
  });

  it('luck comes to nothing over all codes, whatever is guessed', () => {
    const [board] = tiny;
    const lucks = [...possibleCodes(board!, [])].map((code) =>
      looked(board!, cluesOf(formatCode(code), '112', '341')).reduce(
        (sum, { rating }) => sum + rating!.luck,
        0,
      ),
    );
    expect(Math.max(...lucks)).toBeGreaterThan(0.5);
    expect(lucks.reduce((sum, luck) => sum + luck, 0)).toBeCloseTo(0, 9);
  });
});

describe('[M10] the whole game', () => {
  const step = (bits: number, bestBits: number, luck: number): Step => ({
    guess: [],
    marks: { right: 0, near: 0 },
    fitted: true,
    left: { before: 2, after: 1 },
    rating: { bits, bestBits, luck, best: [], skill: bits / bestBits, exact: true },
  });

  it('is what was told of all that could be told, and luck added up', () => {
    expect(totalOf([step(1, 2, 0.5), step(2, 2, -1)])).toEqual({ skill: 0.75, luck: -0.5 });
  });

  it('is not rated where nothing could be', () => {
    expect(totalOf([{ ...step(1, 1, 0), rating: null }])).toBeNull();
  });
});

describe('[M10] [Q5] within its limits', () => {
  const largest: Board = { ...normal, positions: 8, colors: 12 };
  const game = cluesOf('B3414C38', '893586CA', 'C9965246', '7AC43B11', 'B62713A3', '3C8BB374', 'B3414C38');

  it('the largest board is counted exactly and rated by samples', () => {
    const steps = looked(largest, game);
    expect(steps.map(({ left }) => left!.before)).toEqual([
      429981696, 70819676, 9538022, 904445, 116379, 1098,
    ]);
    expect(steps.at(-1)!.left!.after).toBe(0);
    expect(steps.every(({ rating }) => rating !== null && rating.skill > 0 && rating.skill <= 1)).toBe(true);
    expect(steps[1]!.rating!.exact).toBe(false);
  });

  it('the same chance gives the same review', () => {
    expect(looked(largest, game.slice(0, 3))).toEqual(looked(largest, game.slice(0, 3)));
  });

  it('answers at once when there is no time, and what it has when time is up', () => {
    const none = reviewGuesses(largest, game, chance(1), () => true);
    expect(none.map(({ left, rating }) => [left, rating])).toEqual(game.map(() => [null, null]));
    let asked = 0;
    const some = reviewGuesses(largest, game, chance(1), () => ++asked > 40);
    expect([some[0]!.left?.before, some.at(-1)!.left]).toEqual([429981696, null]);
  });

  it('wrong answers end the comparison where no code fits', () => {
    const zero: Marks = { right: 0, near: 0 };
    const clues = ['1122', '3344', '5566', '1234'].map((guess) => ({ guess: codeOf(guess), marks: zero }));
    const steps = looked(normal, clues);
    expect(steps.map(({ left }) => left)).toMatchObject([
      { after: 256 },
      { after: 16 },
      { after: 0 },
      { before: 0 },
    ]);
    expect(steps.map(({ rating }) => rating !== null)).toEqual([true, true, false, false]);
  });
});
