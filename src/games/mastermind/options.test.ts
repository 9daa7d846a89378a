import { describe, expect, it } from 'vitest';
import type { Result } from '../../core/result.ts';
import type { SeatChoice } from '../../core/seat.ts';
import {
  boardOf,
  defaults,
  type Options,
  parseOptions,
  parseSeat,
  ready,
  seatForm,
  seats,
} from './options.ts';

const problems = (result: Result<unknown>) =>
  result.ok ? [] : result.problems.map(({ code, path }) => (path ? `${path}: ${code}` : code));
const board = (raw: object) => {
  const parsed = parseOptions({ role: 'breaker', ...raw });
  return parsed.ok ? boardOf(parsed.value) : problems(parsed);
};

describe('options', () => {
  it('[M1] role and difficulty must be chosen', () => {
    expect(problems(parseOptions({}))).toEqual(['role: missing', 'difficulty: missing']);
  });

  it('[M2] three difficulties have their sizes, with repeats', () => {
    const rest = { repeats: true, holes: false, turns: 10 };
    expect(board({ difficulty: 'easy' })).toEqual({ positions: 4, colors: 4, ...rest });
    expect(board({ difficulty: 'normal' })).toEqual({ positions: 4, colors: 6, ...rest });
    expect(board({ difficulty: 'hard' })).toEqual({ positions: 5, colors: 8, ...rest });
  });

  it('[M2] only a custom board takes sizes of one’s own', () => {
    const own = { positions: 8, colors: 12, repeats: false, holes: true };
    expect(board({ difficulty: 'custom', ...own })).toEqual({ ...own, turns: 10 });
    expect(board({ difficulty: 'easy', ...own })).toMatchObject({ positions: 4, colors: 4, repeats: true });
  });

  it('[M2] sizes out of range are refused, each field by itself', () => {
    expect(board({ difficulty: 'custom', positions: 9, colors: 3 })).toEqual([
      'positions: out-of-range',
      'colors: out-of-range',
    ]);
  });

  it('[M2] without repeats there must be enough colours, or holes', () => {
    const few = { difficulty: 'custom', positions: 6, colors: 5, repeats: false };
    expect(board(few)).toEqual(['colors: colors-few']);
    expect(board({ ...few, holes: true })).toMatchObject({ positions: 6, colors: 5 });
  });

  it.each([5, 13])('[M3] %i turns are out of the interval', (turns) => {
    expect(board({ difficulty: 'easy', turns })).toEqual(['turns: out-of-range']);
  });
});

describe('seats', () => {
  const makers: Options = { ...defaults, role: 'maker' };
  const maker: SeatChoice = { name: 'Ada', bot: null, picks: { role: 'maker' } };
  const breaker: SeatChoice = { name: 'Leo', bot: 'consistent', picks: { role: 'breaker' } };

  it('[M11] one to eight break the room’s code, two duel', () => {
    expect(seats(defaults)).toEqual({ min: 1, max: 8 });
    expect(seats({ ...defaults, role: 'duel' })).toEqual({ min: 2, max: 2 });
    expect(seats(makers).min).toBe(2);
  });

  it('[M1] the role of maker is offered until it is taken', () => {
    expect(seatForm(makers, [])).toMatchObject([{ choices: ['maker', 'breaker'] }]);
    expect(seatForm(makers, [maker])).toMatchObject([{ choices: ['breaker'] }]);
    expect(seatForm(defaults, [])).toEqual([]);
    expect(problems(parseSeat(makers, { ...maker, name: 'Mar' }, [maker]))).toEqual([
      'picks.role: maker-taken',
    ]);
  });

  it('[M1] a game starts with exactly one maker and somebody to break', () => {
    expect(ready(makers, [maker, breaker]).ok).toBe(true);
    expect(problems(ready(makers, [breaker, breaker]))).toEqual(['maker-missing']);
    expect(problems(ready(makers, [maker, maker]))).toEqual(['maker-taken']);
    expect(problems(ready(makers, [maker]))).toEqual(['breaker-missing']);
  });

  it('[M5] a bot makes a code only where the room knows it', () => {
    const bot = { ...maker, bot: 'random' };
    expect(parseSeat(makers, bot, []).ok).toBe(true);
    expect(problems(parseSeat({ ...makers, code: 'head' }, bot, []))).toEqual(['picks.role: maker-bot']);
    expect(parseSeat({ ...makers, code: 'head' }, breaker, []).ok).toBe(true);
  });
});
