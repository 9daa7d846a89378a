import { describe, expect, it } from 'vitest';
import { boards, shapes } from '../boards.ts';
import { stepFrom } from './steps.ts';

describe('[Q4] arrows on boards of every shape', () => {
  const step = (shape: keyof typeof boards, cell: string, key: string, whole = false) =>
    stepFrom(boards[shape], cell, key, whole);

  it('go to the neighbour', () => {
    expect(step('SM', 'd4', 'ArrowLeft')).toBe('c4');
    expect(step('SM', 'd4', 'ArrowRight')).toBe('e4');
    expect(step('SM', 'd4', 'ArrowUp')).toBe('d3');
    expect(step('SM', 'd4', 'ArrowDown')).toBe('d5');
  });
  it('stay at the rim', () => {
    expect(step('SM', 'a1', 'ArrowLeft')).toBe('a1');
    expect(step('SM', 'a1', 'ArrowUp')).toBe('a1');
    expect(step('DS', 'd1', 'ArrowLeft')).toBe('d1');
    expect(step('DS', 'd8', 'ArrowDown')).toBe('d8');
  });
  it('follow the rim where the next row is shorter', () => {
    expect(step('DS', 'a4', 'ArrowUp')).toBe('b3');
    expect(step('DS', 'h5', 'ArrowDown')).toBe('g6');
    expect(step('CL', 'a5', 'ArrowUp')).toBe('b4');
  });
  it('Home and End go to the ends of the row, or of the board', () => {
    expect(step('DS', 'd2', 'Home')).toBe('c2');
    expect(step('DS', 'd2', 'End')).toBe('f2');
    expect(step('DS', 'd2', 'Home', true)).toBe('d1');
    expect(step('DS', 'd2', 'End', true)).toBe('e8');
  });
  it('other keys are none of the board’s', () => expect(step('SM', 'd4', 'x')).toBeNull());
  it.each(shapes)('reach every cell of %s', (shape) => {
    const reached = new Set([boards[shape].cells[0]!]);
    for (const cell of reached)
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'])
        reached.add(step(shape, cell, key)!);
    expect(reached.size).toBe(boards[shape].cells.length);
  });
});
