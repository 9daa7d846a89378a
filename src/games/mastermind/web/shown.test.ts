import { describe, expect, it } from 'vitest';
import { played, started } from '../trial.testing.ts';
import { view } from '../view.ts';
import { breakers, guessBefore, seatShown } from './shown.ts';

describe('[M5] [M11] whose guesses a screen shows', () => {
  it('a breaker sees their own', () => {
    const state = played(started({}, ['a', 'b'], '1234'), '0: 1122', '1: 3344');
    expect([0, 1].map((seat) => seatShown(view(state, seat)))).toEqual([0, 1]);
  });
  it('a codemaker sees the guess that waits for an answer', () => {
    const state = played(
      started({ role: 'maker' }, ['maker', 'breaker', 'breaker']),
      '0: code 1234',
      '2: 1122',
      '1: 3344',
    );
    expect(seatShown(view(state, 0))).toBe(2);
    expect(seatShown(view(played(state, '0: 1,1'), 0))).toBe(1);
  });
  it('[M11] in a duel one’s own rows, also while one makes a code', () => {
    const state = started({ role: 'duel' }, ['a', 'b']);
    expect(seatShown(view(state, 0))).toBe(0);
    expect(seatShown(view(played(state, '0: code 1234', '1: code 4321'), 0))).toBe(0);
  });
  it('subscribers see who guessed last', () => {
    const state = played(started({ role: 'duel' }, ['a', 'b']), '0: code 1234', '1: code 4321', '1: 1122');
    expect(seatShown(view(state, 'spectator'))).toBe(1);
    expect(seatShown(view(started({ role: 'maker' }, ['maker', 'breaker']), 'spectator'))).toBe(1);
  });
  it('only breakers have rows', () =>
    expect(breakers(started({ role: 'maker' }, ['maker', 'breaker', 'breaker']))).toEqual([1, 2]));
  it('a hidden guess cannot be copied', () => {
    const state = played(started({}, ['a', 'b'], '1234'), '0: 1122');
    expect(guessBefore(view(state, 0), 0)).toEqual([1, 1, 2, 2]);
    expect(guessBefore(view(state, 1), 0)).toBeNull();
    expect(guessBefore(view(state, 1), 1)).toBeNull();
  });
});
