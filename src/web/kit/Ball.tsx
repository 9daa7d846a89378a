import { MarkOn, type PieceProps, spoken } from './PieceMark.tsx';

/** A ball of Rolit: flat colour, lower shade, one highlight. As large as CSS says, or x, y, width and height inside a drawing. */
export function Ball({ tone, label, className = '', ...rest }: PieceProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by `spoken`, or an ornament
    <svg viewBox="-25 -25 50 50" {...rest} {...spoken(label)} className={`piece ${className}`.trim()}>
      <circle r="22.5" fill={`var(--${tone})`} />
      <path d="M-22.5 0A22.5 22.5 0 0 0 22.5 0A24 17 0 0 1 -22.5 0Z" fill="#000" opacity=".17" />
      <path
        d="M-15.5 -8.5A17.5 17.5 0 0 1 4.5 -17"
        fill="none"
        stroke="#fff"
        strokeWidth="3.2"
        strokeLinecap="round"
        opacity=".5"
      />
      <circle r="24" className="piece-ring" />
      <circle r="22.5" className="piece-line" />
      <MarkOn tone={tone} size={25} />
    </svg>
  );
}
