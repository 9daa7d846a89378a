import { memo, type SVGProps } from 'react';
import type { PieceTone } from '../../core/phrase.ts';
import { markBox, marks } from './marks.ts';
import { drawn } from './shapes.ts';
import './Piece.css';

export type PieceProps = Omit<SVGProps<SVGSVGElement>, 'ref'> & {
  readonly tone: PieceTone;
  /** What it is called; without it the drawing is only an ornament. */
  readonly label?: string | undefined;
};

/** Just the symbol, in the colour of the text around it. */
export const PieceMark = memo(function PieceMark({ tone, label, className = '', ...rest }: PieceProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by `spoken`, or an ornament
    <svg viewBox={markBox} {...rest} {...spoken(label)} className={`piece-mark ${className}`.trim()}>
      {drawn(marks[tone])}
    </svg>
  );
});

/** Around a piece, where the ground asks for one. Attributes, not a style: covers are files that no style sheet reaches. */
export const pieceRing = { fill: 'none', stroke: 'var(--piece-ring, none)', strokeWidth: 1.4 } as const;

/** Accessible name, or none at all. */
export function spoken(label: string | undefined) {
  return label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
}
