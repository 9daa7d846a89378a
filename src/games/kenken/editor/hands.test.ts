import { describe, expect, it } from 'vitest';
import { editorDeed } from './keys.ts';
import { traced, traceFrom } from './trace.ts';

describe('[K3] drawing by hand', () => {
  const through = (...cells: readonly number[]) =>
    cells.slice(1).reduce((now, cell) => traced(4, now, cell), traceFrom(cells[0]!)).cells;
  it('goes from cell to cell', () => expect(through(0, 1, 5)).toEqual([0, 1, 5]));
  it('what a quick hand leaves out is gone through too', () => {
    expect(through(0, 3)).toEqual([0, 1, 2, 3]);
    expect(through(0, 5)).toHaveLength(3);
    expect(through(15, 0)).toHaveLength(7);
  });
  it('a step back takes the last cell away', () => {
    expect(through(0, 1, 2, 1)).toEqual([0, 1]);
    expect(through(0, 1, 0)).toEqual([0]);
  });
  it('no cell comes twice', () => expect(through(0, 1, 5, 4, 0, 1)).toEqual([0, 1, 5, 4]));
});

describe('[K3] drawing by keys', () => {
  const press = (key: string, more: object = {}) =>
    editorDeed({ key, shiftKey: false, command: false, ...more });
  it.each([
    ['ArrowLeft', {}, { do: 'go', way: 'ArrowLeft' }],
    ['ArrowLeft', { shiftKey: true }, { do: 'draw', way: 'ArrowLeft' }],
    ['7', {}, { do: 'digit', digit: 7 }],
    ['g', {}, { do: 'given' }],
    ['/', { shiftKey: true }, { do: 'operation', operation: '/' }],
    ['+', {}, { do: 'operation', operation: '+' }],
    ['x', {}, { do: 'operation', operation: '*' }],
    ['%', { shiftKey: true }, { do: 'operation', operation: 'mod' }],
    ['^', {}, { do: 'operation', operation: 'pow' }],
    [' ', {}, { do: 'alone' }],
    ['Delete', {}, { do: 'erase' }],
    ['z', { command: true }, { do: 'undo' }],
    ['Z', { command: true, shiftKey: true }, { do: 'redo' }],
    ['c', { command: true }, null],
    ['__proto__', {}, null],
    ['q', {}, null],
  ])('%s %o', (key, more, deed) => expect(press(key, more)).toEqual(deed));
});
