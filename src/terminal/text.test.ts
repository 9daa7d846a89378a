import { expect, it } from 'vitest';
import { clean, cleanPainted, cut, fold, padTo, widthOf, wrap } from './text.ts';

it('[R53][T] what comes from outside can’t steer a terminal', () => {
  expect(clean('a\u001b[2Jb\u009bc\u0007\u202ed\te')).toBe('a[2Jbcd e');
});

it('width counts columns, not characters', () => {
  expect(widthOf('\u001b[31mabc\u001b[39m')).toBe(3);
  expect(widthOf('漢字')).toBe(4);
  expect(widthOf('e\u0301')).toBe(1);
  expect(padTo('ñ', 3)).toBe('ñ  ');
});

it('cuts and wraps within the width', () => {
  expect(cut('Mastermind', 6)).toBe('Maste…');
  expect(cut('short', 6)).toBe('short');
  expect(wrap('one two three', 7)).toEqual(['one two', 'three']);
  expect(wrap('  1  one two three', 11, 5)).toEqual(['  1  one', '     two', '     three']);
});

it('words are the same whatever their case and accents', () => {
  expect(fold(' DESFÉS ')).toBe('desfes');
});

it('[Q6][T] what others wrote can’t steer the terminal, but what pens painted keeps its colour', () => {
  const painted = '\u001b[1;38;5;231mZ\u001b[22m';
  expect(cleanPainted(painted)).toBe(painted);
  expect(cleanPainted(`a\u001b[2J${painted}\u0007\u202e\nb`)).toBe(`a[2J${painted} b`);
});
