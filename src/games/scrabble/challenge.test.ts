import { describe, expect, it } from 'vitest';
import { must, type Result } from '../../core/result.ts';
import { stream } from '../../room/random.ts';
import { botsFor } from './bots.ts';
import { check } from './check.ts';
import { outcome } from './ending.ts';
import { attempt, lexiconOf, played, stateOf } from './fixture.testing.ts';
import { hint } from './hints.ts';
import { task } from './narration.ts';
import type { Challenge } from './options.ts';
import type { State } from './position.ts';
import { parseMove } from './reading.ts';
import { forfeit, toAct } from './rules.ts';
import { view } from './sight.ts';

const lexicon = lexiconOf('CASA AS SI', '# 2 0,A 20 1,C 9 3,E 9 1,I 9 1,S 9 1,X 5 8');
const patient = { spent: () => false };

const moved = (state: State, ...texts: readonly string[]) => played(lexicon, state, ...texts);

const codes = (result: Result<unknown>) => (result.ok ? [] : result.problems.map(({ code }) => code));

const table = (challenge: Challenge, racks = ['CASAXXE', 'SIAAAAA', 'ASASASA'], bag = 'EEEEEEE') =>
  stateOf({ lexicon, racks, bag, options: { challenge } });

describe('challenges', () => {
  it.each(['single', 'double', 'five', 'ten'] as const)(
    '[S11] %s: wrong words are laid without a word, and taken back when challenged',
    (rule) => {
      const laid = moved(table(rule), '8H XXE');
      expect(laid.scores[0]).toBe(34);
      const taken = moved(laid, 'challenge');
      expect(taken.board.every((tile) => tile === '')).toBe(true);
      expect(taken.scores).toEqual([0, 0, 0]);
      expect(taken.racks[0]!.toSorted()).toEqual([...'AACESXX']);
      expect(taken.bag).toHaveLength(7);
      expect(taken.quiet).toEqual({ scoreless: 1, passes: 1 });
      expect(toAct(taken)).toEqual([1]);
      expect(taken.history.map((turn) => turn.kind === 'play' && turn.withdrawn)).toEqual([true, false]);
      expect(taken.history.at(-1)).toMatchObject({ kind: 'challenge', against: 0, wrong: ['XXE'] });
    },
  );

  it('[S11] blanks come back as blanks', () => {
    const taken = moved(table('single', ['##XXXXX', 'A', 'A']), '8H as', 'pass', 'pass', '8G X', 'challenge');
    expect(taken.racks[0]!.filter((tile) => tile === 'X')).toHaveLength(5);
    const both = moved(table('single', ['##XXXXX', 'A', 'A']), '8H xx', 'challenge');
    expect(both.racks[0]!.toSorted()).toEqual(['#', '#', ...'XXXXX']);
  });

  it('[S11] a wrong challenge costs nothing, the turn, or points', () => {
    const wrong = (rule: Challenge) => moved(table(rule), '8H CASA', 'challenge');
    expect([wrong('single').scores[0], ...toAct(wrong('single'))]).toEqual([12, 1]);
    expect([wrong('double').scores[0], ...toAct(wrong('double'))]).toEqual([12, 2]);
    expect([wrong('five').scores[0], ...toAct(wrong('five'))]).toEqual([17, 1]);
    expect([wrong('ten').scores[0], ...toAct(wrong('ten'))]).toEqual([22, 1]);
    expect(wrong('double').quiet).toEqual({ scoreless: 1, passes: 1 });
  });

  it('[S11] only the last play, by the next seat, once', () => {
    expect(codes(attempt(lexicon, moved(table('single'), '8H CASA', 'challenge'), 'challenge'))).toEqual([
      'challenge-nothing',
    ]);
    expect(codes(attempt(lexicon, moved(table('single'), '8H CASA', 'pass'), 'challenge'))).toEqual([
      'challenge-nothing',
    ]);
    const laid = moved(table('single'), '8H XXE');
    expect(codes(check(lexicon, view(laid, 2), { kind: 'challenge' }))).toEqual(['not-your-turn']);
  });

  it('[S11] nobody learns beforehand whether a play is valid', () => {
    const start = table('single');
    const preview = (text: string) => {
      const seen = view(start, 0);
      return must(check(lexicon, seen, must(parseMove(lexicon.alphabet, text, seen)))).says.map(
        ({ code }) => code,
      );
    };
    expect(preview('8H XXE')).toEqual(preview('8H CASA'));
    const challenged = (text: string) => check(lexicon, view(moved(start, text), 1), { kind: 'challenge' });
    expect(challenged('8H XXE')).toEqual(challenged('8H CASA'));
  });

  it('[S11] none: words are never checked', () => {
    const laid = moved(table('none'), '8H XXE');
    expect(codes(attempt(lexicon, laid, 'challenge'))).toEqual(['challenge-off']);
  });

  it('[S11] the tiles drawn for a play that is taken back go back to the bag', () => {
    const laid = moved(table('single', ['XXXXXXE', 'A', 'A'], 'CCCCCII'), '8H XX');
    expect(laid.racks[0]).toEqual(['X', 'X', 'X', 'X', 'E', 'I', 'I']);
    const taken = moved(laid, 'challenge');
    expect(taken.racks[0]).toEqual(['X', 'X', 'X', 'X', 'E', 'X', 'X']);
    expect(taken.bag.toSorted()).toEqual(['C', 'C', 'C', 'C', 'C', 'I', 'I']);
  });
});

describe('a play that uses up the tiles', () => {
  const out = (word: string, rule: Challenge = 'five') =>
    moved(table(rule, [word, 'AS', 'X'], ''), `8H ${word}`);

  it('[S11] is final only after a pass or a challenge of the next seat', () => {
    expect(toAct(out('CASA'))).toEqual([1]);
    expect(codes(attempt(lexicon, out('CASA'), '7H AS'))).toEqual(['answer-first']);
    expect(codes(attempt(lexicon, out('CASA'), 'exchange A'))).toEqual(['answer-first']);
    const over = moved(out('CASA'), 'pass');
    expect(outcome(over)?.reason.code).toBe('over.out');
    expect(over.scores).toEqual([12 + 10, -2, -8]);
  });

  it('[R12] whoever may challenge is told so, and nobody else', () => {
    const laid = moved(table('single'), '8H CASA');
    expect([0, 1, 2].map((seat) => task(view(laid, seat))?.code)).toEqual([
      undefined,
      'task.challenge',
      undefined,
    ]);
    expect(task(view(out('CASA'), 1))?.code).toBe('task.answer');
    expect(task(view(moved(laid, 'pass'), 2))).toBeNull();
  });

  it('[S11] a wrong challenge ends the game, with its bonus', () => {
    const over = moved(out('CASA'), 'challenge');
    expect(outcome(over)?.reason.code).toBe('over.out');
    expect(over.scores).toEqual([12 + 5 + 10, -2, -8]);
  });

  it('[S11] a right one gives the tiles back, and the game goes on', () => {
    const state = moved(out('XXX'), 'challenge');
    expect(toAct(state)).toEqual([1]);
    expect(state.racks[0]).toEqual(['X', 'X', 'X']);
    expect(outcome(moved(state, '8H AS'))).toBeNull();
  });

  it('[S11] alone, there is nobody to challenge', () => {
    expect(outcome(moved(table('single', ['CASA'], ''), '8H CASA'))?.reason.code).toBe('over.out');
  });

  it('[R16] the right to challenge goes on when the next seat gives up', () => {
    const state = forfeit(out('XXX'), 1, 'gone');
    expect(toAct(state)).toEqual([2]);
    expect(moved(state, 'challenge').racks[0]).toEqual(['X', 'X', 'X']);
  });

  it('[R16] ends the game when who laid it gives up', () => {
    expect(outcome(forfeit(out('CASA'), 0, 'gone'))?.reason.code).toBe('over.out');
    expect(outcome(forfeit(out('CASA'), 0, 'gone'))?.winners).toEqual([1]);
  });

  it('[S10] hints tell nothing about a play that may be challenged', () => {
    for (const word of ['XXX', 'CASA']) expect(hint(lexicon, view(out(word), 1), patient)).toEqual([]);
  });
});

describe('bots and challenges', () => {
  it.each([
    ['easy', 'pass', 'pass'],
    ['normal', 'challenge', 'pass'],
    ['hard', 'challenge', 'pass'],
  ])('[S9] %s answers a wrong word with %s, a right one with %s', (id, wrong, right) => {
    const bot = botsFor(lexicon)[id]!;
    const choose = (word: string) => {
      const state = moved(table('double', [word, 'AS', 'X'], ''), `8H ${word}`);
      return bot.choose(view(state, 1), stream('0'.repeat(64), 1), patient).kind;
    };
    expect([choose('XXX'), choose('CASA')]).toEqual([wrong, right]);
  });
});
