import { describe, expect, it } from 'vitest';
import { Dice } from '../../../core/dice.ts';
import { shuffled } from '../../../core/random.ts';
import { type Board, type Code, formatCode } from '../code.ts';
import { marksOf } from '../marks.ts';
import { possibleCodes } from '../possible.ts';
import { chance } from '../trial.testing.ts';
import { bestAhead, seemingBest } from './ahead.ts';
import { packAll, stride } from './packed.ts';
import { stepsFor } from './score.ts';

const board: Board = { positions: 4, colors: 4, repeats: true, holes: false, turns: 10 };
const gain = 2.2;
const all = [...possibleCodes(board, [])];

/** Any twenty codes: so few that every guess and every next guess is tried. */
const sets = Array.from({ length: 12 }, (_, seed) => shuffled(chance(seed + 1), all).slice(0, 20));

function classesOf(codes: readonly Code[], guess: Code): readonly (readonly Code[])[] {
  const classes = new Map<string, Code[]>();
  for (const code of codes) {
    const { right, near } = marksOf(code, guess);
    if (right === board.positions) continue;
    const key = `${right} ${near}`;
    classes.set(key, [...(classes.get(key) ?? []), code]);
  }
  return [...classes.values()];
}

/** What the classes cost by the formula of `score.ts`. */
function seeming(codes: readonly Code[], guess: Code): number {
  const cost = ({ length: n }: readonly Code[]) =>
    n === 1 ? 1 : Math.max(2 * n - 1, n * (1.28 + Math.log(n) / gain));
  return classesOf(codes, guess).reduce((sum, each) => sum + cost(each), 0);
}

/** One guess further: every class is asked for its own best guess. */
function ahead(codes: readonly Code[], guess: Code): number {
  return classesOf(codes, guess).reduce(
    (sum, each) => sum + each.length + Math.min(...each.map((next) => seeming(each, next))),
    0,
  );
}

function outlookOn(codes: readonly Code[]) {
  const steps = stepsFor(codes.length, codes.length, gain);
  const dice = new Dice(chance(1));
  return { positions: 4, codes: packAll(codes), scale: 1, steps, dice, stop: () => false };
}

describe('[M6] the best guess of a set', () => {
  const named = sets.map((codes) => ({ codes, name: codes.map(formatCode).join(' ') }));

  it.each(named)('is, one guess ahead, the one that asks least of its classes: $name', ({ codes }) => {
    const best = codes[bestAhead(packAll(codes), outlookOn(codes)) / stride]!;
    expect(ahead(codes, best)).toBeCloseTo(Math.min(...codes.map((guess) => ahead(codes, guess))), 9);
  });

  it.each(named)('is, at first sight, the one with the cheapest classes: $name', ({ codes }) => {
    const best = codes[seemingBest(packAll(codes), outlookOn(codes)) / stride]!;
    expect(seeming(codes, best)).toBeCloseTo(Math.min(...codes.map((guess) => seeming(codes, guess))), 9);
  });

  it('is not always the same at first sight and one guess ahead', () => {
    const differ = sets.filter((codes) => {
      const first = codes[seemingBest(packAll(codes), outlookOn(codes)) / stride]!;
      return ahead(codes, first) > Math.min(...codes.map((guess) => ahead(codes, guess))) + 1e-9;
    });
    expect(differ).not.toHaveLength(0);
  });
});
