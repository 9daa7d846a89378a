import { describe, expect, it } from 'vitest';
import { deedOf, type Press, stepFrom, typed } from './keys.ts';

const press = (key: string, rest: Partial<Press> = {}): Press => ({
  key,
  code: '',
  shiftKey: false,
  command: false,
  ...rest,
});

describe('[K5] keys on the board', () => {
  it.each([
    ['ArrowLeft', 5, 4],
    ['ArrowLeft', 4, 4],
    ['ArrowRight', 7, 7],
    ['ArrowUp', 1, 1],
    ['ArrowDown', 5, 9],
    ['ArrowDown', 13, 13],
    ['Home', 6, 4],
    ['End', 4, 7],
    ['PageUp', 14, 2],
    ['PageDown', 2, 14],
  ])('%s goes from cell %i to cell %i of a square of four', (key, from, to) =>
    expect(deedOf(4, from, press(key))).toEqual({ do: 'go', cell: to }),
  );
  it('with Ctrl, Home and End go to the corners', () => {
    expect(stepFrom(4, 6, 'Home', true)).toBe(0);
    expect(stepFrom(4, 6, 'End', true)).toBe(15);
  });
  it('a digit writes as the pen is set, with Shift a note, whatever sign that gives', () => {
    expect(deedOf(4, 0, press('3'))).toEqual({ do: 'digit', digit: 3, note: false });
    const spanish = { code: 'Digit3', shiftKey: true };
    expect(deedOf(4, 0, press('·', spanish))).toEqual({ do: 'digit', digit: 3, note: true });
  });
  it('where digits themselves need Shift they are numbers', () =>
    expect(deedOf(4, 0, press('3', { code: 'Digit3', shiftKey: true }))).toEqual({
      do: 'digit',
      digit: 3,
      note: false,
    }));
  it.each([
    ['Backspace', 'erase'],
    ['Delete', 'erase'],
    ['n', 'turn-pen'],
    ['N', 'turn-pen'],
    [' ', 'turn-pen'],
    ['Enter', 'settle'],
    ['Escape', 'let-go'],
  ])('%s: %s', (key, deed) => expect(deedOf(4, 0, press(key))).toEqual({ do: deed }));
  it('Ctrl+Z takes back, Ctrl+Y and Ctrl+Shift+Z make again, other commands are the browser’s', () => {
    expect(deedOf(4, 0, press('z', { command: true }))).toEqual({ do: 'undo' });
    expect(deedOf(4, 0, press('Z', { command: true, shiftKey: true }))).toEqual({ do: 'redo' });
    expect(deedOf(4, 0, press('y', { command: true }))).toEqual({ do: 'redo' });
    for (const key of ['r', '1', 'n', '+']) expect(deedOf(4, 0, press(key, { command: true }))).toBe(null);
  });
  it('letters mean nothing', () => expect(deedOf(4, 0, press('q'))).toBe(null));
});

describe('[K1] numbers of two digits', () => {
  it('up to nine a digit is the number', () => {
    expect(typed(9, null, 1)).toEqual({ value: 1 });
    expect(typed(4, null, 9)).toEqual({ value: 9 });
  });
  it('above nine a 1 waits for what follows, and nothing else does', () => {
    expect(typed(12, null, 1)).toEqual({ waits: 1 });
    expect(typed(12, 1, 2)).toEqual({ value: 12 });
    expect(typed(12, 1, 0)).toEqual({ value: 10 });
    expect(typed(12, null, 2)).toEqual({ value: 2 });
    expect(typed(16, 1, 6)).toEqual({ value: 16 });
  });
  it('a zero begins no number', () => expect(typed(12, null, 0)).toBe(null));
});
