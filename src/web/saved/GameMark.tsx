import type { ReactNode } from 'react';
import './GameMark.css';

/** A game in a small square: its quarter of the room's tile, or the first letter of its name. */
export function GameMark({ game, name }: { readonly game: string; readonly name: string }) {
  return (
    <svg className="gmark" data-game={game} viewBox="0 0 38 38" aria-hidden="true">
      <rect width="38" height="38" rx="7" fill="var(--cover)" />
      <g fill="var(--cover-ink)" fillRule="evenodd">
        {Object.hasOwn(marks, game) ? marks[game] : <Letter>{[...name][0] ?? ''}</Letter>}
      </g>
    </svg>
  );
}

function Letter({ children }: { readonly children: string }) {
  return (
    <text x="19" y="27" textAnchor="middle" fontFamily="var(--serif)" fontWeight="700" fontSize="23">
      {children}
    </text>
  );
}

const marks: Readonly<Record<string, ReactNode>> = {
  scrabble: <path d="M11 8.5h10v2.9l-2.8.6v12.8h5.4l1.8-5.2h2.9v9.6H11v-2.9l2.8-.6V12L11 11.4Z" />,
  mastermind: (
    <>
      <circle cx="13" cy="13" r="4.6" />
      <circle cx="25" cy="13" r="4.6" />
      <circle cx="13" cy="25" r="4.6" />
      <path d="M25 20.4a4.6 4.6 0 1 1 0 9.2 4.6 4.6 0 0 1 0-9.2Zm0 2.4a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4Z" />
    </>
  ),
  rolit: <path d="M19 8a11 11 0 1 0 0 22 11 11 0 0 0 0-22Zm0 3.4a7.6 7.6 0 0 1 7.6 7.6H19Z" />,
  kenken: <path d="M9 9h20v10.5H19.5V29H9Zm3.5 3.5v13H16V16h9.5v-3.5Z" />,
};
