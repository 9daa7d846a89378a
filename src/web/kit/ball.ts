/** A ball of Rolit: flat colour, lower shade, one highlight, outline, symbol. */
import type { PieceTone } from '../../core/phrase.ts';
import { markOn } from './marks.ts';
import type { Shape } from './shapes.ts';

export const ballBox = '-25 -25 50 50';

const shade: Shape = {
  tag: 'path',
  looks: { d: 'M-22.5 0A22.5 22.5 0 0 0 22.5 0A24 17 0 0 1 -22.5 0Z', fill: '#000', opacity: 0.17 },
};
const shine: Shape = {
  tag: 'path',
  looks: {
    d: 'M-15.5 -8.5A17.5 17.5 0 0 1 4.5 -17',
    fill: 'none',
    stroke: '#fff',
    strokeWidth: 3.2,
    strokeLinecap: 'round',
    opacity: 0.5,
  },
};
const outline: Shape = {
  tag: 'circle',
  looks: { r: 22.5, fill: 'none', stroke: 'var(--piece-line)', strokeWidth: 1.6 },
};

export function ballShapes(tone: PieceTone): readonly Shape[] {
  return [body(`var(--${tone})`), shade, shine, outline, markOn(tone, 25)];
}

/** Nobody's: grey, without a symbol. */
export const plainBall: readonly Shape[] = [body('#8d8577'), shade, outline];

function body(fill: string): Shape {
  return { tag: 'circle', looks: { r: 22.5, fill } };
}
