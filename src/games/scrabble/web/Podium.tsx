/** The end: the tiles left over and what they cost, and the best of the game. */
import type { PodiumProps } from '../../../web/kit/gameui.ts';
import type { PlayTurn, View } from '../position.ts';
import { pointsOf } from '../score.ts';
import { worthOf } from './shown.ts';
import { Tile } from './Tile.tsx';
import './Podium.css';

export default function Podium({ view, names, say }: PodiumProps<View>) {
  const points = pointsOf(view.kinds);
  const left = view.racks.map((rack, seat) => ({ rack, seat })).filter(({ rack }) => rack.length > 0);
  const best = bestPlay(view);
  return (
    <div className="s-podium">
      {best && <p>{say('end.best', { who: names[best.seat]!, word: best.words[0]!, n: best.score })}</p>}
      {left.length > 0 && (
        <ul aria-label={say('end.left')}>
          {left.map(({ rack, seat }) => (
            <li key={seat}>
              <span>{names[seat]}</span>
              <span className="s-left" aria-hidden="true">
                {rack.map((tile, at) =>
                  keyed(at, <Tile tile={tile ?? '#'} points={worthOf(points, tile ?? '#')} />),
                )}
              </span>
              <span className="sr">{rack.join(' ')}</span>
              <b>{signed(view.ending?.adjustments[seat] ?? 0)}</b>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function keyed(at: number, tile: React.ReactNode) {
  return (
    <span key={at} className="s-slot">
      {tile}
    </span>
  );
}

function bestPlay({ history }: View): (PlayTurn & { readonly seat: number }) | null {
  const plays = history.flatMap((turn) => (turn.kind === 'play' && !turn.withdrawn ? [turn] : []));
  return plays.length === 0 ? null : plays.reduce((best, play) => (play.score > best.score ? play : best));
}

function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0';
}
