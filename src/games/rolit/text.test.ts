import { describe, expect, it } from 'vitest';
import { must } from '../../core/result.ts';
import { drawnState } from './drawn.testing.ts';
import { view } from './rules.ts';
import { formatMove, narrate, parseMove } from './text.ts';

describe('moves as text', () => {
  it.each([
    ['d4', 'd4'],
    [' D4 ', 'd4'],
    ['d 4', 'd4'],
    ['put d4', 'd4'],
    ['P d4', 'd4'],
    ['pd4', 'd4'],
    ['j10', 'j10'],
    ['p 3 4', 'e4'],
    ['put 0 11', 'l1'],
    ['pass', 'pass'],
    ['PA', 'pass'],
  ])('[O5] reads "%s" as %s', (text, move) => {
    expect(must(parseMove(text))).toBe(move);
    expect(formatMove(must(parseMove(text)))).toBe(move);
  });

  it.each([
    '',
    'd',
    '4',
    'd0',
    'd04',
    '4d',
    'd4 e4',
    'p 3',
    'p4',
    '3 4',
    'p 99 0',
    'p 0 15',
    'passo',
    'ç4',
    'd4\0',
  ])('[O5] does not read "%s"', (text) => {
    expect(parseMove(text)).toMatchObject({ ok: false, problems: [{ code: 'move-unreadable' }] });
  });
});

describe('the story', () => {
  const state = drawnState('000... ...... ...... ...... ...... ......');
  const told = (last: typeof state.last) => narrate(view({ ...state, last }, 1));

  it('[R12] tells who put a ball where and how many turned', () => {
    expect(told({ seat: 0, cell: 'c1', turned: ['b1'] })).toEqual([
      { code: 'turned', params: { who: { seat: 0 }, cell: 'C1', turned: 1 } },
    ]);
    expect(told({ seat: 0, cell: 'c1', turned: [] })).toMatchObject([{ code: 'turned-none' }]);
  });

  it('[O4] tells of a pass, and nothing before the first move', () => {
    expect(told({ seat: 0, cell: null, turned: [] })).toEqual([
      { code: 'passed', params: { who: { seat: 0 } } },
    ]);
    expect(told(null)).toEqual([]);
  });
});
