import { describe, expect, it } from 'vitest';
import { boards, shapes } from '../boards.ts';
import { namesOnRim, outlineOf } from './outline.ts';
import { centreOf } from './places.ts';

/** How far a point is from the middle, as the shape measures it. */
function distance(kind: string, x: number, y: number): number {
  if (kind === 'circle') return Math.hypot(x, y);
  return kind === 'square' ? Math.max(Math.abs(x), Math.abs(y)) : Math.abs(x) + Math.abs(y);
}

describe('[O1] the wood around a board', () => {
  it.each(shapes)('all balls of %s lie inside', (shape) => {
    const { side, cells } = boards[shape];
    const { kind, inner } = outlineOf(shape);
    const ball = 0.43 * (kind === 'diamond' ? Math.SQRT2 : 1);
    for (const cell of cells) {
      const { cx, cy } = centreOf(cell);
      expect(distance(kind, cx - side / 2, cy - side / 2) + ball).toBeLessThan(inner + 0.01);
    }
  });
  it.each(shapes)('names of %s stand on the frame, above and beside their cell', (shape) => {
    const { side, cells } = boards[shape];
    const { outer } = outlineOf(shape);
    for (const cell of cells) {
      const { cx, cy } = centreOf(cell);
      const { letter, number } = namesOnRim(shape, cell);
      expect([letter.x, number.y]).toEqual([cx - side / 2, cy - side / 2]);
      for (const { x, y } of [letter, number]) expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThan(outer);
      expect(letter.y).toBeLessThan(cy - side / 2);
    }
  });
});
