/** Pictures of what can be chosen. */
import { Ball } from '../../../web/kit/Ball.tsx';
import { boards, cellAt, type Shape } from '../boards.ts';
import type { Color } from '../colors.ts';
import { centreOf } from './places.ts';

/** A few balls around the middle; row and column from it. */
const sprinkled: readonly (readonly [number, number, Color])[] = [
  [-2, -1, 'red'],
  [-1, -2, 'yellow'],
  [-1, 1, 'yellow'],
  [0, 0, 'blue'],
  [1, -1, 'red'],
];

/** A shape in dots; larger boards have more of them and take more room. */
export function ShapePicture({ value }: { readonly value: string }) {
  const { side, cells } = boards[value as Shape];
  const step = 64 / (side / 2 + 6);
  const middle = side / 2;
  const colors = new Map(
    sprinkled.map(([down, right, color]) => [cellAt(middle + down, middle + right), color]),
  );
  return (
    <svg viewBox="-32 -32 64 64" aria-hidden="true">
      {cells.map((cell) => {
        const { cx, cy } = centreOf(cell);
        const color = colors.get(cell);
        return (
          <circle
            key={cell}
            cx={(cx - middle) * step}
            cy={(cy - middle) * step}
            r={step * 0.39}
            {...(color ? { fill: `var(--${color})` } : { fill: 'currentColor', opacity: 0.38 })}
          />
        );
      })}
    </svg>
  );
}

export function ColorPicture({ value }: { readonly value: string }) {
  return <Ball tone={value as Color} />;
}
