import { describe, expect, it } from 'vitest';
import { deedOf } from './keys.ts';

const press = (key: string, more: object = {}) =>
  deedOf(15, 112, { key, shiftKey: false, command: false, ...more });

describe('[S4] keys on the board', () => {
  it('go from square to square, and no further than the edge', () => {
    expect(press('ArrowLeft')).toEqual({ do: 'go', square: 111 });
    expect(press('ArrowDown')).toEqual({ do: 'go', square: 127 });
    expect(press('Home')).toEqual({ do: 'go', square: 105 });
    expect(press('End', { command: true })).toEqual({ do: 'go', square: 224 });
    expect(deedOf(15, 0, { key: 'ArrowUp', shiftKey: false, command: false })).toEqual({
      do: 'go',
      square: 0,
    });
  });
  it('letters are typed, with Shift as blanks; commands of the browser stay its own', () => {
    expect(press('a')).toEqual({ do: 'type', letter: 'A', asBlank: false });
    expect(press('A', { shiftKey: true })).toEqual({ do: 'type', letter: 'A', asBlank: true });
    expect(press('a', { command: true })).toBeNull();
    expect(press('F5')).toBeNull();
  });
  it('turn the arrow, take back, play', () => {
    expect(press(' ')).toEqual({ do: 'turn' });
    expect(press('Backspace')).toEqual({ do: 'take-last' });
    expect(press('Escape')).toEqual({ do: 'take-all' });
    expect(press('Enter')).toEqual({ do: 'submit' });
  });
});
