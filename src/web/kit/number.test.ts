import { expect, test } from 'vitest';
import { isHopeless, numberProblem, parseWhole, stepped } from './number.ts';

const turns = { min: 6, max: 12 };

test('only whole numbers are read, with either minus', () => {
  expect([' 12 ', '+3', '-4', '−4', '007'].map(parseWhole)).toEqual([12, 3, -4, -4, 7]);
  expect(['', '1.5', '1e3', 'twelve', '12a', '9999999999'].map(parseWhole)).toEqual(Array(6).fill(null));
});

test('what is wrong with a number', () => {
  expect(['6', '12', '5', '13', 'x'].map((text) => numberProblem(text, turns))).toEqual([
    null,
    null,
    'range',
    'range',
    'whole',
  ]);
});

test('while typing, only what no further digit can mend is wrong', () => {
  expect(['', '1', '12'].map((text) => isHopeless(text, turns))).toEqual([false, false, false]);
  expect(['14', 'x', '-1'].map((text) => isHopeless(text, turns))).toEqual([true, true, true]);
  expect(isHopeless('-', { min: -5, max: 5 })).toBe(false);
});

test('a step stays in range, and from nothing begins at the near end', () => {
  expect([stepped(11, 1, turns), stepped(12, 1, turns), stepped(40, -1, turns)]).toEqual([12, 12, 12]);
  expect([stepped(null, 1, turns), stepped(null, -1, turns)]).toEqual([6, 12]);
});
