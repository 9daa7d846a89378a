/** How Rolit is known at a glance: its colours, its pattern, its mark and one of its pieces. */
import { Ball } from '../../../web/kit/Ball.tsx';
import type { GameLooks } from '../../../web/kit/looks.ts';
import './looks.css';

export const looks: GameLooks = {
  tile: (
    <g fill="none" stroke="var(--cover-2)" strokeWidth="4.5">
      <circle cx="22" cy="22" r="20" />
      <circle cx="0" cy="0" r="20" />
      <circle cx="44" cy="0" r="20" />
      <circle cx="0" cy="44" r="20" />
      <circle cx="44" cy="44" r="20" />
    </g>
  ),
  mark: <path d="M19 8a11 11 0 1 0 0 22 11 11 0 0 0 0-22Zm0 3.4a7.6 7.6 0 0 1 7.6 7.6H19Z" />,
  piece: <Ball tone="blue" x="-1" y="-1" width="48" height="48" />,
  roundPieces: true,
};
