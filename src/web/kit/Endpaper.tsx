import { type ReactNode, useId } from 'react';
import './Endpaper.css';

/**
 * Fills what it lies in (of class `papered`) with the cement tiles of a game, behind everything else there. The ground
 * is the parent's own `--cover`; `--endpaper` there is how strong the pattern is (0.55 on the spine).
 */
export function Endpaper({ game }: { readonly game: string }) {
  const id = useId();
  return (
    <svg className="endpaper" aria-hidden="true">
      <defs>
        <EndpaperPattern id={id} game={game} />
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}

/** The pattern alone, for a drawing of one's own: `fill="url(#id)"`. */
export function EndpaperPattern({ id, game }: { readonly id: string; readonly game: string }) {
  const of = Object.hasOwn(tiles, game) ? game : 'room';
  const size = of === 'room' ? 48 : 44;
  return (
    <pattern id={id} width={size} height={size} patternUnits="userSpaceOnUse">
      {tiles[of]}
    </pattern>
  );
}

/** One floor tile of each, made of the game's own pieces. */
const tiles: Readonly<Record<string, ReactNode>> = {
  scrabble: (
    <g fill="var(--cover-scrabble-2)">
      <path d="M0 0h15A15 15 0 0 1 0 15ZM44 0v15A15 15 0 0 1 29 0ZM0 44V29A15 15 0 0 1 15 44ZM44 44H29A15 15 0 0 1 44 29Z" />
      <path d="M22 8c5 4 5 10 0 14-5-4-5-10 0-14ZM22 36c-5-4-5-10 0-14 5 4 5 10 0 14ZM8 22c4-5 10-5 14 0-4 5-10 5-14 0ZM36 22c-4 5-10 5-14 0 4-5 10-5 14 0Z" />
    </g>
  ),
  mastermind: (
    <>
      <g fill="var(--cover-mastermind-2)">
        <circle cx="0" cy="0" r="9" />
        <circle cx="44" cy="0" r="9" />
        <circle cx="0" cy="44" r="9" />
        <circle cx="44" cy="44" r="9" />
        <path d="M22 11 33 22 22 33 11 22Z" />
      </g>
      <circle cx="22" cy="22" r="4" fill="var(--cover-mastermind)" />
    </>
  ),
  rolit: (
    <g fill="none" stroke="var(--cover-rolit-2)" strokeWidth="4.5">
      <circle cx="22" cy="22" r="20" />
      <circle cx="0" cy="0" r="20" />
      <circle cx="44" cy="0" r="20" />
      <circle cx="0" cy="44" r="20" />
      <circle cx="44" cy="44" r="20" />
    </g>
  ),
  kenken: (
    <path
      d="M0 4h26v18h14M22 44V26H4V4M40 0v22M22 40h22"
      fill="none"
      stroke="var(--cover-kenken-2)"
      strokeWidth="5"
    />
  ),
  room: (
    <g fill="var(--cover-room-2)">
      <path d="M5 5h5v10h9v5H5Z" />
      <circle cx="36" cy="12" r="8" />
      <circle cx="8" cy="32" r="4" />
      <circle cx="18" cy="32" r="4" />
      <circle cx="8" cy="42" r="4" />
      <circle cx="18" cy="42" r="4" />
      <path d="M28 28h16v7h-9v9h-7Z" />
    </g>
  ),
};
