/** How Mastermind is known at a glance: its colours, its pattern, its mark and one of its pieces. */

import type { GameLooks } from '../../../web/kit/looks.ts';
import { Peg } from '../../../web/kit/Peg.tsx';
import './looks.css';

export const looks: GameLooks = {
  tile: (
    <>
      <g fill="var(--cover-2)">
        <circle cx="0" cy="0" r="9" />
        <circle cx="44" cy="0" r="9" />
        <circle cx="0" cy="44" r="9" />
        <circle cx="44" cy="44" r="9" />
        <path d="M22 11 33 22 22 33 11 22Z" />
      </g>
      <circle cx="22" cy="22" r="4" fill="var(--cover)" />
    </>
  ),
  mark: (
    <>
      <circle cx="13" cy="13" r="4.6" />
      <circle cx="25" cy="13" r="4.6" />
      <circle cx="13" cy="25" r="4.6" />
      <path d="M25 20.4a4.6 4.6 0 1 1 0 9.2 4.6 4.6 0 0 1 0-9.2Zm0 2.4a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4Z" />
    </>
  ),
  piece: <Peg tone="yellow" x="-2" y="-2" width="50" height="50" />,
  roundPieces: true,
};
