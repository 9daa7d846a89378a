import { describe, expect, it } from 'vitest';
import * as core from '../../core/messages/index.ts';
import { speaker } from '../../core/phrase.ts';
import { must } from '../../core/result.ts';
import type { Viewer } from '../../core/seat.ts';
import { messages } from './messages/index.ts';
import { forfeit } from './rules.ts';
import type { State } from './table.ts';
import { doubt, formatMove, narrate, parseMove, task } from './text.ts';
import { played, started } from './trial.testing.ts';
import { view } from './view.ts';

const read = (text: string) => {
  const parsed = parseMove(text);
  return parsed.ok ? `${parsed.value.kind} ${formatMove(parsed.value)}` : parsed.problems[0].code;
};

describe('moves as text', () => {
  it.each([
    ['1122', 'guess 1122'],
    [' 1 1 2 2 ', 'guess 1122'],
    ['1,1,2,2', 'guess 1122'],
    ['guess 9abc', 'guess 9ABC'],
    ['G1122', 'guess 1122'],
    ['a11', 'guess A11'],
    ['c 1 1 1', 'guess C111'],
    ['1--2', 'guess 1002'],
    ['1_0-', 'guess 1000'],
    ['2,1', 'reply 2,1'],
    ['2 1', 'reply 2,1'],
    ['0 , 0', 'reply 0,0'],
    ['+2 -1', 'reply 2,1'],
    ['r 2,1', 'reply 2,1'],
    ['Reply 2 1', 'reply 2,1'],
    ['code 1122', 'code code 1122'],
    ['K 1 1 2 2', 'code code 1122'],
  ])('[M4] “%s” is %s', (text, move) => {
    expect(read(text)).toBe(move);
  });

  it.each(['', 'code', 'g', 'd111', '1122!', 'reply 1122', 'r 12', '+2', '1'.repeat(21), 'xyz'])(
    '[M4] “%s” is no move',
    (text) => {
      expect(read(text)).toBe('move-unreadable');
    },
  );
});

describe('what happened', () => {
  const say = speaker('en', [messages.en, core.messages.en], ['Ada', 'Leo', 'Mar']);
  const told = (state: State, viewer: Viewer) =>
    narrate(view(state, viewer)).map(({ code, params }) => say(code, params));

  it('[M4] tells the marks of a guess in words', () => {
    const state = played(started({}, ['Ada'], '1123'), '0: 1411');
    expect(told(state, 0)).toEqual([
      'Ada tried red, green, red, red.',
      '1 in the right place, 1 of the right colour in the wrong place.',
    ]);
  });

  it('[M11] tells nothing of a guess that is hidden but that it was made', () => {
    const state = played(started({}, ['Ada', 'Leo'], '1123'), '1: 1411', '1: 5566');
    expect(told(state, 0)).toEqual(['Leo has made guess 2.']);
    expect(told(state, 1)).toEqual(['Leo tried orange, orange, purple, purple.', 'No peg is right.']);
  });

  it('[M11] tells of an answer only who may see it', () => {
    const made = played(started({ role: 'maker' }, ['maker', 'breaker', 'breaker']), '0: code 1123');
    const state = played(made, '2: 1411', '0: 1,1');
    expect(told(made, 1)).toEqual(['Ada has made a code.']);
    expect(told(state, 1)).toEqual(['Ada has answered Mar.']);
    expect(told(state, 2)[0]).toBe('Ada answered red, green, red, red.');
  });

  it('[R20] how it ended for one alone is the outcome’s to tell', () => {
    expect(told(played(started({}, ['Ada'], '1123'), '0: 1123'), 'spectator')).toEqual([
      'Ada tried red, red, blue, yellow.',
    ]);
  });

  it('[M5] tells when nothing fits any more, and in the end which answers were wrong', () => {
    const head = started({ role: 'maker', code: 'head' }, ['maker', 'breaker']);
    const stuck = played(head, '1: 1122', '0: 0,0', '1: 3344', '0: 0,0', '1: 5566', '0: 0,0');
    expect(told(stuck, 1).at(-1)).toBe('No code fits all the answers any more.');
    expect(told(played(stuck, '0: code 5512'), 1)).toEqual([
      'Ada has revealed the code.',
      'The code of Ada was orange, orange, red, blue.',
      'Guess 1 of Leo should have been answered 1,1.',
      'Guess 3 of Leo should have been answered 2,0.',
    ]);
  });

  it('[R16] tells who gave up', () => {
    expect(told(forfeit(started({}, ['Ada', 'Leo'], '1123'), 1), 0)).toEqual(['Leo resigned.']);
  });
});

describe('what there is to do', () => {
  const maker = started({ role: 'maker', turns: 6 }, ['maker', 'breaker']);
  it('[M5] the codemaker makes a code and answers guesses', () => {
    expect(task(view(maker, 0))).toEqual({ code: 'ask.code' });
    const asked = played(maker, '0: code 1123', '1: 1411');
    const guess = { pieces: ['color.red', 'color.green', 'color.red', 'color.red'] };
    expect(task(view(asked, 0))).toEqual({ code: 'ask.reply', params: { who: { seat: 1 }, guess } });
    expect(task(view(asked, 1))).toBeNull();
  });
  it('[M4] a codebreaker hears which guess it is', () => {
    const alone = started({ turns: 6 }, ['Ada'], '1123');
    const fifth = played(alone, ...Array(4).fill('0: 4444'));
    expect(task(view(alone, 0))).toEqual({ code: 'task.guess', params: { n: 1, turns: 6 } });
    expect(task(view(played(fifth, '0: 4444'), 0))).toEqual({ code: 'task.last' });
  });
});

describe('what may have been overlooked', () => {
  const state = played(started({}, ['Ada'], '1123'), '0: 1411', '0: 5566');
  const doubted = (text: string) => doubt(view(state, 0), must(parseMove(text)));

  it('a guess that was made before', () =>
    expect(doubted('5566')).toEqual({ kind: 'useless', says: { code: 'doubt.repeats', params: { n: 2 } } }));
  it('a guess that can’t be the code, by the first answer it contradicts', () => {
    expect(doubted('1444')).toEqual({ kind: 'unlikely', says: { code: 'doubt.misfit', params: { n: 1 } } });
    expect(doubted('1125')).toEqual({ kind: 'unlikely', says: { code: 'doubt.misfit', params: { n: 2 } } });
  });
  it('nothing about a guess that could be it, nor out of turn', () => {
    expect(doubted('1123')).toBeNull();
    expect(doubt(view(state, 'spectator'), must(parseMove('5566')))).toBeNull();
  });
});
