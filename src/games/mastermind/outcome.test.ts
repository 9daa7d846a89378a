import { describe, expect, it } from 'vitest';
import { speaker } from '../../core/phrase.ts';
import { messages } from './messages/index.ts';
import { outcome, records, scores, wrongReplies } from './outcome.ts';
import { forfeit } from './rules.ts';
import type { State } from './table.ts';
import { played, started } from './trial.testing.ts';
import { view } from './view.ts';

/** Seats by place, and who has won. */
function ranking(state: State) {
  const { standings, winners, reason } = outcome(state)!;
  return [standings.map(({ place, seats }) => `${place}: ${seats}`).join(', '), winners, reason.code];
}

const wasted = (seat: number) => Array(6).fill(`${seat}: 4444`);

describe('a race', () => {
  const start = started({ turns: 6 }, ['Ada', 'Leo', 'Mar', 'Pau'], '1123');

  it('[M11] fewer guesses come first, equal ones share, unbroken is last', () => {
    const end = played(start, '0: 4444', '0: 1123', '1: 1123', ...wasted(2), '3: 1123');
    expect(ranking(end)).toEqual(['1: 1, 1: 3, 3: 0, 4: 2', [1, 3], 'over.was']);
    expect(outcome(end)!.by).toEqual({ code: 'by.guesses', params: { n: 1 } });
  });

  it('[M11] nobody wins when nobody breaks the code, and who gave up is last', () => {
    const end = forfeit(played(start, ...wasted(0), ...wasted(1), ...wasted(3)), 2);
    expect(ranking(end)).toEqual(['1: 0, 1: 1, 1: 3, 4: 2', [], 'over.nobody']);
  });

  it('[R12] the guesses used are everybody’s to see', () => {
    const state = played(start, '0: 4444', '0: 1123', '1: 1123');
    expect(scores(view(state, 3))).toEqual([2, 1, 0, 0]);
  });
});

describe('[R20] alone', () => {
  const start = started({ turns: 6 }, ['Ada'], '1123');
  const say = speaker('en', [messages.en], ['Ada'], 0);
  const told = (state: State) => {
    const { reason, by } = outcome(state)!;
    return [say(reason.code, reason.params), by];
  };

  it('it says in how many guesses the code was broken', () =>
    expect(told(played(start, '0: 4444', '0: 1123'))).toEqual([
      'You broke the code in 2 guesses.',
      undefined,
    ]));
  it('it says what the code was, in colours', () => {
    expect(told(played(start, ...wasted(0)))).toEqual([
      'You did not find it: the code was red, red, blue, yellow.',
      undefined,
    ]);
    expect(told(forfeit(start, 0))[0]).toBe('You resigned: the code was red, red, blue, yellow.');
  });
});

describe('makers and breakers', () => {
  const told = played(started({ role: 'maker', turns: 6 }, ['maker', 'breaker']), '0: code 1123');

  it('[M6] the breaker wins by breaking, the maker when the turns are used up', () => {
    const answered = Array(6).fill(['1: 4444', '0: 0,0']).flat();
    expect(ranking(played(told, '1: 1123', '0: 4,0'))).toEqual(['1: 1, 2: 0', [1], 'over.broken']);
    expect(ranking(played(told, ...answered))).toEqual(['1: 0, 2: 1', [0], 'over.unbroken']);
  });

  it('[R16] whoever gives up loses', () => {
    expect(ranking(forfeit(told, 0))).toEqual(['1: 1, 2: 0', [1], 'over.resigned']);
    expect(ranking(forfeit(told, 1))).toEqual(['1: 0, 2: 1', [0], 'over.resigned']);
  });

  const head = started({ role: 'maker', code: 'head', turns: 6 }, ['maker', 'breaker']);
  const stuck = played(head, '1: 1122', '0: 0,0', '1: 3344', '0: 0,0', '1: 5566', '0: 0,0');

  it('[M5] answers that turn out wrong are shown, and their maker loses', () => {
    const end = played(stuck, '0: code 1234');
    expect(wrongReplies(end)).toEqual([
      { seat: 1, row: 0, truth: { right: 1, near: 1 } },
      { seat: 1, row: 1, truth: { right: 1, near: 1 } },
    ]);
    expect(ranking(end)).toEqual(['1: 1, 2: 0', [1], 'over.wrong']);
  });

  it('[M5] true answers from the head win when the turns are used up', () => {
    const answered = Array(6).fill(['1: 1122', '0: 1,0']).flat();
    expect(ranking(played(head, ...answered, '0: code 1333'))).toEqual(['1: 0, 2: 1', [0], 'over.unbroken']);
  });

  it('[M5] a guess called all right tells which answers were wrong', () => {
    const end = played(head, '1: 1122', '0: 0,0', '1: 3344', '0: 4,0');
    expect(wrongReplies(end)).toEqual([]);
    const slip = played(head, '1: 1122', '0: 2,0', '1: 3344', '0: 4,0');
    expect(wrongReplies(slip)).toEqual([{ seat: 1, row: 0, truth: { right: 0, near: 0 } }]);
    expect(ranking(slip)).toEqual(['1: 1, 2: 0', [1], 'over.broken']);
  });
});

describe('a duel', () => {
  const duel = played(started({ role: 'duel', turns: 6 }, ['Ada', 'Leo']), '0: code 1111', '1: code 2222');

  it('[M11] fewer guesses win, equal ones share, and nobody wins without breaking', () => {
    expect(ranking(played(duel, '0: 2222', '1: 3333', '1: 1111'))).toEqual([
      '1: 0, 2: 1',
      [0],
      'over.broken',
    ]);
    expect(ranking(played(duel, '0: 2222', '1: 1111'))).toEqual(['1: 0, 1: 1', [0, 1], 'over.broken']);
    expect(ranking(played(duel, ...wasted(0), ...wasted(1)))).toEqual(['1: 0, 1: 1', [], 'over.unbroken']);
  });

  it('[R35] who stays wins', () => {
    expect(ranking(forfeit(duel, 0))).toEqual(['1: 1, 2: 0', [1], 'over.resigned']);
  });
});

describe('records', () => {
  const broken = (raw: object, code = '1123') =>
    records(played(started(raw, ['Ada'], code), `0: ${'4'.repeat(code.length)}`, `0: ${code}`));

  it('[M8] a broken code counts by difficulty, then by turns, then by time; hints and undo spoil it', () => {
    expect(broken({ difficulty: 'hard' }, '11234')).toEqual([
      { seat: 0, ranking: 'broken', variant: '', rank: [3, -2], timed: true, allows: [], secondsPerHint: 0 },
    ]);
    expect(broken({ difficulty: 'normal' })[0]!.rank).toEqual([2, -2]);
    expect(broken({ difficulty: 'easy' })[0]!.rank).toEqual([1, -2]);
  });

  it('[M8] custom boards, codes of other players and codes not broken do not count', () => {
    expect(broken({ difficulty: 'custom' })).toEqual([]);
    const told = played(
      started({ role: 'maker' }, ['maker', 'breaker']),
      '0: code 1123',
      '1: 1123',
      '0: 4,0',
    );
    expect(records(told)).toEqual([]);
    expect(records(played(started({ turns: 6 }, ['Ada'], '1123'), ...wasted(0)))).toEqual([]);
  });

  it('[M8] nothing counts before the end', () => {
    expect(records(played(started({}, ['Ada', 'Leo'], '1123'), '0: 1123'))).toEqual([]);
  });
});
