import { memo } from 'react';
import { Ball } from '../../../web/kit/Ball.tsx';
import type { Color } from '../colors.ts';

/** A ball of a player, or nobody's: grey, without a symbol. */
export const BallPicture = memo(function BallPicture({ color }: { readonly color: Color | null }) {
  if (color !== null) return <Ball tone={color} />;
  return (
    <svg viewBox="-25 -25 50 50" className="piece" aria-hidden="true">
      <circle r="22.5" fill="#8d8577" />
      <path d="M-22.5 0A22.5 22.5 0 0 0 22.5 0A24 17 0 0 1 -22.5 0Z" fill="#000" opacity=".17" />
      <circle r="24" className="piece-ring" />
      <circle r="22.5" className="piece-line" />
    </svg>
  );
});
