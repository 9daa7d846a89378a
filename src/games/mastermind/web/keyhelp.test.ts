import { describe, expect, it } from 'vitest';
import { chanceOf } from '../../../../test/seed.ts';
import { must } from '../../../core/result.ts';
import type { SeatChoice } from '../../../core/seat.ts';
import { parseOptions } from '../options.ts';
import { setup } from '../rules.ts';
import { view } from '../view.ts';
import { keyHelp } from './keyhelp.ts';

/** What the list of keys says to the first of these seats. */
function codesFor(role: 'breaker' | 'maker', picks: readonly SeatChoice['picks'][]): readonly string[] {
  const options = must(parseOptions({ role, difficulty: 'normal' }));
  const seats = picks.map((each, at) => ({ name: `${at}`, bot: null, picks: each }));
  const state = setup(options, seats, chanceOf('keys'));
  return keyHelp(view(state, 0)).map(({ code }) => code);
}

describe('[R53] the list of keys', () => {
  it('speaks of guesses to whoever breaks a code', () => {
    expect(codesFor('breaker', [{}])).toContain('keys.copy');
    expect(codesFor('breaker', [{}]).at(-1)).toBe('keys.guess');
  });
  it('of the code to whoever makes one', () =>
    expect(codesFor('maker', [{ role: 'maker' }, { role: 'breaker' }])).toEqual([
      'keys.lay',
      'keys.place',
      'keys.erase',
      'keys.code',
    ]));
});
