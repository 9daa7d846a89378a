/** Pictures of the game: on its cover and in lists. */
import { Peg } from '../../../web/kit/Peg.tsx';
import { codeInTheEnd } from '../outcome.ts';
import { targetOf, type View } from '../table.ts';
import { upTo } from './range.ts';
import { seatShown } from './shown.ts';
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

/** The newest rows, and the code if it is known. */
export function Thumb({ view }: { readonly view: unknown }) {
  const seen = view as View;
  const seat = seatShown(seen);
  const { positions } = seen.board;
  const rows = seen.players[seat]!.rows.slice(-3);
  const code = codeInTheEnd(seen, targetOf(seen, seat));
  return (
    <svg viewBox="0 0 76 76" aria-hidden="true">
      <rect width="76" height="76" fill="var(--frame)" />
      <rect
        x="4"
        y="4"
        width="68"
        height="16"
        rx="3"
        fill={code ? 'rgb(0 0 0 / .3)' : 'var(--cover-mastermind)'}
      />
      <ThumbPegs pegs={code} positions={positions} y={12} />
      {[0, 1, 2].map((at) => (
        <g key={at}>
          <rect
            x="4"
            y={22.5 + at * 17}
            width="68"
            height="15.5"
            rx="3"
            fill={`rgb(0 0 0 / ${at < rows.length ? 0.3 : 0.14})`}
          />
          <ThumbPegs pegs={rows[at]?.guess ?? null} positions={positions} y={30.2 + at * 17} />
        </g>
      ))}
    </svg>
  );
}

type ThumbPegsProps = {
  readonly pegs: readonly number[] | null;
  readonly positions: number;
  readonly y: number;
};

function ThumbPegs({ pegs, positions, y }: ThumbPegsProps) {
  const step = 64 / positions;
  const radius = Math.min(6, step / 2 - 0.6);
  return upTo(positions).map((at) => {
    const tone = pegs ? toneOf(pegs[at]!) : null;
    const place = { cx: 6 + step * (at + 0.5), cy: y };
    return tone ? (
      <circle
        key={at}
        {...place}
        r={radius}
        fill={`var(--${tone})`}
        stroke="var(--piece-line)"
        strokeWidth=".8"
      />
    ) : (
      <circle key={at} {...place} r={Math.min(1.8, radius)} fill="#fbe9cf" opacity=".45" />
    );
  });
}
