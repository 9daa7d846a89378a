import { describe, expect, it } from 'vitest';
import { defaultsFor } from '../../core/game.ts';
import { must, type Result } from '../../core/result.ts';
import { lexiconOf } from './fixture.testing.ts';
import { game } from './index.ts';
import { defaults, parseOptions, ready, termsOf } from './options.ts';

const problems = (result: Result<unknown>) =>
  result.ok ? [] : result.problems.map(({ code, path }) => [code, path]);

describe('options', () => {
  it('[S1] every bad field has its own message', () => {
    expect(problems(parseOptions({ size: 4, rack: 16, challenge: 'maybe', doubleBag: 1 }))).toEqual([
      ['out-of-range', 'size'],
      ['out-of-range', 'rack'],
      ['not-a-switch', 'doubleBag'],
      ['not-a-choice', 'challenge'],
    ]);
  });

  it('[S1] one to eight seats, and the lexicon of one’s language', () => {
    expect(game.seats(defaults)).toEqual({ min: 1, max: 8 });
    expect(defaultsFor(game, 'es').resource).toBe('builtin:es');
  });

  it('[S8] ends and exchanges are as usual in the language', () => {
    expect(termsOf(must(parseOptions({})), 'ca')).toMatchObject({
      scoreless: 6,
      passes: null,
      exchangeMin: 7,
    });
    expect(termsOf(must(parseOptions({})), 'es')).toMatchObject({
      scoreless: 12,
      passes: 4,
      exchangeMin: 1,
    });
  });

  it('[S8] ends and exchanges can be set', () => {
    const set = { ending: 'scoreless', scoreless: 9, exchange: 'set', exchangeMin: 3 };
    expect(termsOf(must(parseOptions(set)), 'es')).toMatchObject({
      scoreless: 9,
      passes: null,
      exchangeMin: 3,
    });
    expect(termsOf(must(parseOptions({ ending: 'spanish' })), null)).toMatchObject({ passes: 4 });
  });

  it('[S1] a bag too small for all racks offers to double it, as far as that helps', () => {
    const { bag } = lexiconOf('AA', 'A 20 1');
    const asked = (rack: number, doubleBag: boolean) =>
      problems(ready(bag, { ...defaults, rack, doubleBag }, 4));
    expect(asked(5, false)).toEqual([]);
    expect(asked(6, false)).toEqual([['bag-small', 'rack']]);
    expect(asked(6, true)).toEqual([]);
    expect(asked(11, false)).toEqual([['bag-too-small', 'rack']]);
    expect(asked(11, true)).toEqual([['bag-too-small', 'rack']]);
  });
});
