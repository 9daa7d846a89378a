import { useLooks } from './looks.ts';
import './GameMark.css';

/** A game in a small square: its quarter of the room's tile, or the first letter of its name. */
export function GameMark({ game, name }: { readonly game: string; readonly name: string }) {
  const { mark } = useLooks(game);
  return (
    <svg className="gmark" data-game={game} viewBox="0 0 38 38" aria-hidden="true">
      <rect width="38" height="38" rx="7" fill="var(--cover)" />
      <g fill="var(--cover-ink)" fillRule="evenodd">
        {mark ?? <Letter>{[...name][0] ?? ''}</Letter>}
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
