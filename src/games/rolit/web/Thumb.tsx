/** A game in small, for lists. */
import { neutral } from '../balls.ts';
import { boards, type Shape } from '../boards.ts';
import type { View } from '../rules.ts';
import { centreOf } from './places.ts';

/** The board as it lies, one flat disc a ball. */
export default function Thumb({ view }: { readonly view: unknown }) {
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
