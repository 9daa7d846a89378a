import { memo, type ReactNode } from 'react';
import type { PieceTone } from '../../core/phrase.ts';
import { Avatar } from './Avatar.tsx';
import { Ball } from './Ball.tsx';
import { useSay } from './words.tsx';
import './Seat.css';

export type SeatCardProps = {
  readonly name: string;
  readonly detail?: string | null | undefined;
  readonly score?: string | null | undefined;
  /** What it counts, where that is not points. */
  readonly unit?: string | null | undefined;
  /** What the score would change by: "+10", "−5". */
  readonly delta?: string | null | undefined;
  readonly current?: boolean | undefined;
  readonly away?: boolean | undefined;
  readonly tone?: PieceTone | null | undefined;
  /** Drawn in place of the ball in its colour, or of the first letter of the name. */
  readonly piece?: ReactNode;
};

/** A seat at the table: who, what they are, their points. SeatList says how it lies. */
export const SeatCard = memo(function SeatCard({
  name,
  detail,
  score,
  unit,
  delta,
  current,
  away,
  tone,
  piece,
}: SeatCardProps) {
  const say = useSay();
  return (
    <div
      className="seat"
      aria-current={current || undefined}
      data-away={away || undefined}
      data-delta={delta ? '' : undefined}
    >
      <span className="seat-picture">{piece ?? (tone ? <Ball tone={tone} /> : <Avatar name={name} />)}</span>
      <span className="seat-text">
        <span className="seat-who">{name}</span>
        <span className="seat-what">
          {away && <span className="seat-away">{say('kit.away')}</span>}
          {away && detail && ' · '}
          {detail}
        </span>
      </span>
      {(score || delta) && (
        <span className="seat-score">
          {delta && <span className={`seat-delta seat-delta-${isDown(delta) ? 'down' : 'up'}`}>{delta}</span>}
          {score && <span className="num">{score}</span>}
          {score && unit && <span className="seat-unit">{unit}</span>}
        </span>
      )}
    </div>
  );
});

function isDown(delta: string): boolean {
  return /^[-−]/.test(delta);
}
