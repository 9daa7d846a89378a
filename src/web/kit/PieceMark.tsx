import type { ReactNode, SVGProps } from 'react';
import type { PieceTone } from '../../core/phrase.ts';
import './Piece.css';

/** The symbol of each colour, so that nobody has to tell them apart by colour alone. */
const marks: Readonly<Record<PieceTone, ReactNode>> = {
  yellow: (
    <path
      fill="currentColor"
      d="M12 2.4 14.14 6.83 18.79 5.21 17.17 9.86 21.6 12 17.17 14.14 18.79 18.79 14.14 17.17 12 21.6 9.86 17.17 5.21 18.79 6.83 14.14 2.4 12 6.83 9.86 5.21 5.21 9.86 6.83Z"
    />
  ),
  red: (
    <path
      fill="currentColor"
      d="M12 20C4.2 14.6 3 10.4 4.7 7.6 6.5 4.7 10.4 5 12 8.1 13.6 5 17.5 4.7 19.3 7.6 21 10.4 19.8 14.6 12 20Z"
    />
  ),
  green: <path fill="currentColor" d="M4.6 19.4C3.2 9.8 9 4.2 19.8 4.2 20 15 14.4 21 4.6 19.4Z" />,
  blue: (
    <path
      fill="currentColor"
      d="M12 2.8C16.4 8.4 18.4 11.6 18.4 14.7A6.4 6.4 0 0 1 5.6 14.7C5.6 11.6 7.6 8.4 12 2.8Z"
    />
  ),
  orange: <circle cx="12" cy="12" r="6.2" fill="none" stroke="currentColor" strokeWidth="4" />,
  pink: (
    <g fill="currentColor">
      <circle cx="12" cy="7.6" r="3.9" />
      <circle cx="12" cy="16.4" r="3.9" />
      <circle cx="7.6" cy="12" r="3.9" />
      <circle cx="16.4" cy="12" r="3.9" />
    </g>
  ),
  purple: <path fill="currentColor" d="M14.6 3.6A8.6 8.6 0 1 0 20.6 14.4 7.2 7.2 0 0 1 14.6 3.6Z" />,
  black: <rect x="5.6" y="5.6" width="12.8" height="12.8" rx="1" fill="currentColor" />,
  brown: (
    <g fill="currentColor">
      <rect x="4.4" y="6" width="15.2" height="4.4" rx="1" />
      <rect x="4.4" y="13.6" width="15.2" height="4.4" rx="1" />
    </g>
  ),
  beige: <path fill="currentColor" d="M12 2.8 19 12 12 21.2 5 12Z" />,
  turquoise: (
    <path
      fill="none"
      stroke="currentColor"
      strokeWidth="3.2"
      strokeLinecap="round"
      d="M4.2 9.4c2.6-3 5.2-3 7.8 0s5.2 3 7.8 0M4.2 15.8c2.6-3 5.2-3 7.8 0s5.2 3 7.8 0"
    />
  ),
  white: (
    <path
      fill="none"
      stroke="currentColor"
      strokeWidth="4.2"
      strokeLinecap="round"
      d="M6.6 6.6 17.4 17.4M17.4 6.6 6.6 17.4"
    />
  ),
};

export type PieceProps = Omit<SVGProps<SVGSVGElement>, 'ref'> & {
  readonly tone: PieceTone;
  /** What it is called; without it the drawing is only an ornament. */
  readonly label?: string | undefined;
};

/** Just the symbol, in the colour of the text around it. */
export function PieceMark({ tone, label, className = '', ...rest }: PieceProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by `spoken`, or an ornament
    <svg viewBox="0 0 24 24" {...rest} {...spoken(label)} className={`piece-mark ${className}`.trim()}>
      {marks[tone]}
    </svg>
  );
}

/** The symbol as part of a larger drawing, so wide and centred at 0, 0. */
export function MarkOn({ tone, size }: { readonly tone: PieceTone; readonly size: number }) {
  return (
    <g transform={`scale(${size / 24}) translate(-12 -12)`} color={`var(--${tone}-on)`}>
      {marks[tone]}
    </g>
  );
}

/** Accessible name, or none at all. */
export function spoken(label: string | undefined) {
  return label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
}
