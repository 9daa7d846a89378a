/** The picture on the game's cover: drawn once, by the build. */
import { Ball } from '../../../web/kit/Ball.tsx';
import type { Color } from '../colors.ts';

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
