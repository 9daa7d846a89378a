/** The symbol of each colour, so that nobody has to tell them apart by colour alone; 24 wide and high. */
import type { PieceTone } from '../../core/phrase.ts';
import type { Shape } from './shapes.ts';

const filled = (d: string): Shape => ({ tag: 'path', looks: { fill: 'currentColor', d } });
const disc = (cx: number, cy: number): Shape => ({
  tag: 'circle',
  looks: { fill: 'currentColor', cx, cy, r: 3.9 },
});
const block = (x: number, y: number, width: number, height: number): Shape => ({
  tag: 'rect',
  looks: { fill: 'currentColor', x, y, width, height, rx: 1 },
});
const line = (strokeWidth: number, d: string): Shape => ({
  tag: 'path',
  looks: { fill: 'none', stroke: 'currentColor', strokeWidth, strokeLinecap: 'round', d },
});

export const marks: Readonly<Record<PieceTone, readonly Shape[]>> = {
  yellow: [
    filled(
      'M12 2.4 14.14 6.83 18.79 5.21 17.17 9.86 21.6 12 17.17 14.14 18.79 18.79 14.14 17.17 12 21.6 9.86 17.17 5.21 18.79 6.83 14.14 2.4 12 6.83 9.86 5.21 5.21 9.86 6.83Z',
    ),
  ],
  red: [
    filled(
      'M12 20C4.2 14.6 3 10.4 4.7 7.6 6.5 4.7 10.4 5 12 8.1 13.6 5 17.5 4.7 19.3 7.6 21 10.4 19.8 14.6 12 20Z',
    ),
  ],
  green: [filled('M4.6 19.4C3.2 9.8 9 4.2 19.8 4.2 20 15 14.4 21 4.6 19.4Z')],
  blue: [filled('M12 2.8C16.4 8.4 18.4 11.6 18.4 14.7A6.4 6.4 0 0 1 5.6 14.7C5.6 11.6 7.6 8.4 12 2.8Z')],
  orange: [
    {
      tag: 'circle',
      looks: { cx: 12, cy: 12, r: 6.2, fill: 'none', stroke: 'currentColor', strokeWidth: 4 },
    },
  ],
  pink: [disc(12, 7.6), disc(12, 16.4), disc(7.6, 12), disc(16.4, 12)],
  purple: [filled('M14.6 3.6A8.6 8.6 0 1 0 20.6 14.4 7.2 7.2 0 0 1 14.6 3.6Z')],
  black: [block(5.6, 5.6, 12.8, 12.8)],
  brown: [block(4.4, 6, 15.2, 4.4), block(4.4, 13.6, 15.2, 4.4)],
  beige: [filled('M12 2.8 19 12 12 21.2 5 12Z')],
  turquoise: [line(3.2, 'M4.2 9.4c2.6-3 5.2-3 7.8 0s5.2 3 7.8 0M4.2 15.8c2.6-3 5.2-3 7.8 0s5.2 3 7.8 0')],
  white: [line(4.2, 'M6.6 6.6 17.4 17.4M17.4 6.6 6.6 17.4')],
};

export const markBox = '0 0 24 24';

/** In the colour that stands out on its own. */
export function markIn(tone: PieceTone): Shape {
  return { tag: 'g', looks: { color: `var(--${tone}-on)` }, inner: marks[tone] };
}

/** As part of a larger drawing, so wide and centred at 0, 0. */
export function markOn(tone: PieceTone, size: number): Shape {
  const transform = `scale(${size / 24}) translate(-12 -12)`;
  return { tag: 'g', looks: { transform }, inner: [markIn(tone)] };
}
