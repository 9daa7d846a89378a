import { type ReactNode, useId } from 'react';
import { TilePattern } from './GamePattern.tsx';
import { Logo } from './Logo.tsx';
import { useLooks } from './looks.ts';
import './Empty.css';

type Props = {
  readonly game: string;
  /** A drawing 46 wide and high, in place of the game's own piece. */
  readonly children?: ReactNode;
};

/** A card of the game's pattern with one piece on it and a dashed place for the next. */
export function EmptyArt({ game, children }: Props) {
  const id = useId();
  const { piece, roundPieces } = useLooks(game);
  return (
    <svg className="empty-art" data-game={game} viewBox="0 0 132 88" aria-hidden="true">
      <defs>
        <TilePattern id={id} game={game} />
      </defs>
      <rect width="132" height="88" rx="8" fill="var(--cover)" />
      <rect width="132" height="88" rx="8" fill={`url(#${id})`} />
      <g transform="translate(18 21)">{children ?? piece ?? <Logo size={46} />}</g>
      <rect
        x="70"
        y="22"
        width="44"
        height="44"
        rx={roundPieces ? 22 : 5}
        fill="none"
        stroke="var(--cover-ink)"
        strokeWidth="2"
        strokeDasharray="5 5"
      />
    </svg>
  );
}
