/** The picture on the game's cover: drawn once, by the build. */
import { Peg } from '../../../web/kit/Peg.tsx';
import { upTo } from './range.ts';
import { toneOf } from './words.ts';

const wood = { dark: '#3a1f10', light: '#7a4d2d', ink: '#fbe9cf' } as const;

export function Cover() {
  return (
    <svg viewBox="0 0 264 168" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g transform="translate(132 84) scale(.9) translate(-132 -84)">
        <CoverRow y={22} pegs={[3, 2, 1, 4]} marks={[2, 1, 1, 0]} />
        <CoverRow y={89} pegs={[2, 3, 1, 5]} marks={[2, 2, 2, 0]} />
      </g>
    </svg>
  );
}

type CoverRowProps = {
  readonly y: number;
  readonly pegs: readonly number[];
  readonly marks: readonly number[];
};

/** Marks: 2 right place, 1 right colour, 0 nothing. */
function CoverRow({ y, pegs, marks }: CoverRowProps) {
  return (
    <g>
      <rect x="26" y={y + 3} width="212" height="56" rx="9" fill={wood.dark} />
      <rect x="26" y={y} width="212" height="56" rx="9" fill={wood.light} />
      {pegs.map((peg, at) => (
        <Peg key={peg} tone={toneOf(peg)!} x={33 + at * 40} y={y + 9} width={38} height={38} />
      ))}
      {upTo(marks.length).map((at) => (
        <circle
          key={at}
          cx={204 + (at % 2) * 18}
          cy={y + 19 + Math.floor(at / 2) * 18}
          {...markLook(marks[at]!)}
        />
      ))}
    </g>
  );
}

function markLook(mark: number) {
  if (mark === 1) return { r: 5.5, fill: 'none', stroke: wood.ink, strokeWidth: 2.4 };
  return mark === 2 ? { r: 5.5, fill: wood.ink } : { r: 2, fill: wood.ink, opacity: 0.7 };
}
