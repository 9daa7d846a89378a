import { describe, expect, it } from 'vitest';
import { must } from '../../core/result.ts';
import { game } from './index.ts';
import { parseOptions } from './options.ts';
import { forfeit } from './rules.ts';
import { daily, share } from './share.ts';
import type { State } from './table.ts';
import { played, started } from './trial.testing.ts';
import { view } from './view.ts';

const start = started({ turns: 6 }, ['Ada'], '1123');

const signs = { right: '#', near: 'o', none: '.' } as const;

/** How it ended, and a sign for every square. */
function shown(state: State) {
  const { result, rows } = share(view(state, 'open'), 0);
  return [result.params, ...rows.map(({ squares }) => squares.map((square) => signs[square]).join(''))];
}

describe('[M11] the code of the day', () => {
  it('is a code of the classic size that the room draws', () => {
    const [code, ...others] = daily();
    expect([code?.key, others]).toEqual(['code', []]);
    const options = must(parseOptions(code?.options));
    expect(options).toMatchObject({ role: 'breaker', difficulty: 'normal', turns: 10 });
    expect(game.rivals(options)).toEqual([]);
  });
  it('is shared as guesses used, and the marks of each in one order', () =>
    expect(shown(played(start, '0: 3211', '0: 1132', '0: 1123'))).toEqual([
      { used: 3, turns: 6 },
      'oooo',
      '##oo',
      '####',
    ]));
  it('right places come first and what is missed last, wherever the pegs are', () =>
    expect(shown(played(start, '0: 4421', '0: 1123')).slice(1, 2)).toEqual(['#o..']));
  it('one that was not broken says so', () => {
    const spent = played(start, ...Array(6).fill('0: 4444'));
    expect(shown(spent)).toEqual([{ used: 'X', turns: 6 }, ...Array(6).fill('....')]);
    expect(shown(forfeit(played(start, '0: 1132'), 0))).toEqual([{ used: 'X', turns: 6 }, '##oo']);
  });
  it('nothing of the code or the guesses is in it', () => {
    const text = JSON.stringify(share(view(played(start, '0: 3211', '0: 1123'), 'open'), 0));
    for (const hidden of ['1123', '1,1,2,3', '3211', '3,2,1,1']) expect(text).not.toContain(hidden);
  });
});
