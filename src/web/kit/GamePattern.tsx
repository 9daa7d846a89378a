import { useId } from 'react';
import { useLooks } from './looks.ts';
import './GamePattern.css';

type Props = { readonly game: string };

/**
 * Fills what it lies in (of class `papered`) with the cement tiles of a game, behind everything else there. The ground
 * is the parent's own `--cover`; `--pattern` there is how strong the pattern is (0.55 on the spine).
 */
export function GamePattern({ game }: Props) {
  const id = useId();
  return (
    <svg className="game-pattern" data-game={game} aria-hidden="true">
      <defs>
        <TilePattern id={id} game={game} />
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}

/** The pattern alone, for a drawing of one's own: `fill="url(#id)"`. */
export function TilePattern({ id, game }: Props & { readonly id: string }) {
  const { tile } = useLooks(game);
  const size = tile ? 44 : 48;
  return (
    <pattern id={id} width={size} height={size} patternUnits="userSpaceOnUse">
      {tile ?? roomTile}
    </pattern>
  );
}

/** The room's own floor, and that of a game without a pattern: a piece of every kind. */
const roomTile = (
  <g fill="var(--cover-2)">
    <path d="M5 5h5v10h9v5H5Z" />
    <circle cx="36" cy="12" r="8" />
    <circle cx="8" cy="32" r="4" />
    <circle cx="18" cy="32" r="4" />
    <circle cx="8" cy="42" r="4" />
    <circle cx="18" cy="42" r="4" />
    <path d="M28 28h16v7h-9v9h-7Z" />
  </g>
);
