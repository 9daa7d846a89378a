import { markOn } from './marks.ts';
import { type PieceProps, pieceRing, spoken } from './PieceMark.tsx';
import { drawn } from './shapes.ts';

/** A peg of Mastermind, seen from above: a domed disc. */
export function Peg({ tone, label, className = '', ...rest }: PieceProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by `spoken`, or an ornament
    <svg viewBox="-25 -25 50 50" {...rest} {...spoken(label)} className={`piece ${className}`.trim()}>
      <circle cy="2.5" r="21" fill="#1a0d05" opacity=".38" />
      <circle r="20.5" fill={`var(--${tone})`} />
      <circle r="22" {...pieceRing} />
      <circle r="20.5" fill="none" stroke="var(--piece-line)" strokeWidth="1.6" />
      <circle r="15" fill="#fff" opacity=".14" />
      <path
        d="M-14 -5A15 15 0 0 1 3 -14.6"
        fill="none"
        stroke="#fff"
        strokeWidth="2.6"
        strokeLinecap="round"
        opacity=".55"
      />
      {drawn([markOn(tone, 22)])}
    </svg>
  );
}
