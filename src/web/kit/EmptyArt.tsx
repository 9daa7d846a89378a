import { type ReactNode, useId } from 'react';
import { Ball } from './Ball.tsx';
import { EndpaperPattern } from './Endpaper.tsx';
import { Logo } from './Logo.tsx';
import { Peg } from './Peg.tsx';
import './Empty.css';

type Props = {
  readonly game: string;
  /** A drawing 46 wide and high, in place of the game's own piece. */
  readonly children?: ReactNode;
};

/** A card of endpaper with one piece on it and a dashed place for the next. */
export function EmptyArt({ game, children }: Props) {
  const id = useId();
  const known = Object.hasOwn(pieces, game) ? game : 'room';
  const round = known === 'rolit' || known === 'mastermind';
  return (
    <svg className="empty-art" viewBox="0 0 132 88" aria-hidden="true">
      <defs>
        <EndpaperPattern id={id} game={known} />
      </defs>
      <rect width="132" height="88" rx="8" fill={`var(--cover-${known})`} />
      <rect width="132" height="88" rx="8" fill={`url(#${id})`} />
      <g transform="translate(18 21)">{children ?? pieces[known]}</g>
      <rect
        x="70"
        y="22"
        width="44"
        height="44"
        rx={round ? 22 : 5}
        fill="none"
        stroke="var(--cover-ink)"
        strokeWidth="2"
        strokeDasharray="5 5"
      />
    </svg>
  );
}

const tile = (
  <>
    <rect y="3" width="46" height="46" rx="5" fill="#12291f" opacity=".45" />
    <rect width="46" height="46" rx="5" fill="#9c713c" />
    <rect width="46" height="43.5" rx="5" fill="#f0dab0" />
    <path
      d="M0 9c12 3 30-3 46 1v6c-16-4-32 2-46-1ZM0 28c14-3 30 3 46 0v4c-14 4-32-3-46 0Z"
      fill="#603810"
      opacity=".06"
    />
    <text
      x="21.5"
      y="32.9"
      textAnchor="middle"
      fontFamily="var(--serif)"
      fontWeight="700"
      fontSize="30"
      fill="#2e1c12"
    >
      N
    </text>
    <text
      x="42"
      y="40"
      textAnchor="end"
      fontFamily="var(--sans)"
      fontWeight="700"
      fontSize="10.5"
      fill="#2e1c12"
    >
      1
    </text>
  </>
);

const cage = (
  <>
    <rect y="3" width="46" height="46" rx="3" fill="#101c38" opacity=".45" />
    <rect width="46" height="46" rx="3" fill="#fbf9f3" />
    <rect x="1.5" y="1.5" width="43" height="43" rx="2" fill="none" stroke="#20282a" strokeWidth="3" />
    <text x="6.5" y="15" fontFamily="var(--sans)" fontWeight="700" fontSize="10.5" fill="#20282a">
      6×
    </text>
    <text
      x="24"
      y="38"
      textAnchor="middle"
      fontFamily="var(--serif)"
      fontWeight="600"
      fontSize="26"
      fill="#2c4a86"
    >
      3
    </text>
  </>
);

const pieces: Readonly<Record<string, ReactNode>> = {
  scrabble: tile,
  mastermind: <Peg tone="yellow" x="-2" y="-2" width="50" height="50" />,
  rolit: <Ball tone="blue" x="-1" y="-1" width="48" height="48" />,
  kenken: cage,
  room: <Logo size={46} />,
};
