import { ballBox, ballShapes } from './ball.ts';
import { type PieceProps, pieceRing, spoken } from './PieceMark.tsx';
import { drawn } from './shapes.ts';

/** A ball of Rolit. As large as CSS says, or x, y, width and height inside a drawing. */
export function Ball({ tone, label, className = '', ...rest }: PieceProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by `spoken`, or an ornament
    <svg viewBox={ballBox} {...rest} {...spoken(label)} className={`piece ${className}`.trim()}>
      {drawn(ballShapes(tone))}
      <circle r="24" {...pieceRing} />
    </svg>
  );
}
