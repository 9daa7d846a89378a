/** Pictures of the game: on its cover, in lists, and beside the choices of its forms. */
import { Ball } from '../../../web/kit/Ball.tsx';
import { neutral } from '../balls.ts';
import { boards, type Cell, cellAt, type Shape } from '../boards.ts';
import type { Color } from '../colors.ts';
import type { View } from '../rules.ts';

const wells = [
  [60, 76],
  [108, 76],
  [156, 76],
  [204, 76],
  [12, 124],
  [60, 124],
  [108, 124],
  [156, 124],
  [204, 124],
  [252, 124],
] as const;

const balls: readonly (readonly [Color, number, number])[] = [
  ['red', 60, 76],
  ['blue', 108, 76],
  ['blue', 156, 76],
  ['yellow', 60, 124],
  ['blue', 108, 124],
  ['green', 156, 124],
  ['red', 204, 124],
];

/** A round board that comes up from below. */
export function Cover() {
  return (
    <svg viewBox="0 0 264 168" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <circle cx="132" cy="216" r="182" fill="#54210f" />
      <circle cx="132" cy="212" r="182" fill="#7a4d2d" />
      <circle cx="132" cy="212" r="166" fill="#e0c394" />
      {wells.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="20" fill="#cda872" />
      ))}
      {balls.map(([color, x, y]) => (
        <Ball key={`${x} ${y}`} tone={color} x={x - 23} y={y - 23} width={46} height={46} />
      ))}
    </svg>
  );
}

/** The board as it lies, one flat disc a ball. */
export function Thumb({ view }: { readonly view: unknown }) {
  const { shape, balls: owners, players } = view as View;
  const { side, cells } = boards[shape];
  const fillOf = (place: number) => {
    const owner = owners[place] ?? null;
    if (owner === null) return 'var(--dimple)';
    return owner === neutral ? '#8d8577' : `var(--${players[owner]!.color})`;
  };
  return (
    <svg viewBox={`-0.6 -0.6 ${side + 1.2} ${side + 1.2}`} aria-hidden="true">
      <rect x="-0.6" y="-0.6" width={side + 1.2} height={side + 1.2} fill="var(--frame)" />
      <Ground shape={shape} />
      {cells.map((cell, place) => (
        <circle
          key={cell}
          {...centreOf(cell)}
          r={owners[place] === null ? 0.3 : 0.42}
          fill={fillOf(place)}
          stroke={owners[place] === null ? 'none' : 'var(--piece-line)'}
          strokeWidth=".06"
        />
      ))}
    </svg>
  );
}

/** Beech under every cell, so that the wood has the shape of the board. */
function Ground({ shape }: { readonly shape: Shape }) {
  return boards[shape].cells.map((cell) => {
    const { cx, cy } = centreOf(cell);
    return (
      <rect key={cell} x={cx - 0.55} y={cy - 0.55} width="1.1" height="1.1" rx=".2" fill="var(--beech)" />
    );
  });
}

function centreOf(cell: Cell): { readonly cx: number; readonly cy: number } {
  return { cx: cell.charCodeAt(0) - 96.5, cy: Number(cell.slice(1)) - 0.5 };
}

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
