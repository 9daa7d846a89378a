/** A game in small, for lists. */
import { codeInTheEnd } from '../outcome.ts';
import { targetOf, type View } from '../table.ts';
import { upTo } from './range.ts';
import { seatShown } from './shown.ts';
import { toneOf } from './words.ts';

/** The newest rows, and the code if it is known. */
export default function Thumb({ view }: { readonly view: unknown }) {
  const seen = view as View;
  const seat = seatShown(seen);
  const { positions } = seen.board;
  const rows = seen.players[seat]!.rows.slice(-3);
  const code = codeInTheEnd(seen, targetOf(seen, seat));
  return (
    <svg viewBox="0 0 76 76" aria-hidden="true">
      <rect width="76" height="76" fill="var(--frame)" />
      <rect x="4" y="4" width="68" height="16" rx="3" fill={code ? 'rgb(0 0 0 / .3)' : 'var(--cover)'} />
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
