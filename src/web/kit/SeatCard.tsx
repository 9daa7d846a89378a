import { memo, type ReactNode } from 'react';
import type { Strength } from '../../core/cast.ts';
import type { PieceTone } from '../../core/phrase.ts';
import { Avatar } from './Avatar.tsx';
import { Ball } from './Ball.tsx';
import { Face } from './Face.tsx';
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
  /** Of a bot: which character it is, if any, and how strong; null for a person. Where it is not told, a ball will do. */
  readonly rival?: { readonly id: string | undefined; readonly strength: Strength | null } | null | undefined;
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
  rival,
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
      <span className="seat-picture">
        {piece ?? (tone && <Ball tone={tone} />)}
        {rival && <Face name={name} rival={rival.id} strength={rival.strength} />}
        {(rival === null || !(rival || piece || tone)) && <Avatar name={name} />}
      </span>
      <span className="seat-text">
        <span className="seat-who">{name}</span>
        <span className="seat-what">
          {away && <span className="seat-away">{say('kit.away')}</span>}
          {away && detail && ' · '}
          {detail}
          {rival && rival.strength !== null && (
            <LevelWord strength={rival.strength} follows={Boolean(detail)} />
          )}
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

/** The word to be seen, beside the number at the portrait; for screen readers also what it means. */
function LevelWord({ strength, follows }: { readonly strength: Strength; readonly follows: boolean }) {
  const say = useSay();
  const word = say(`strength.${strength}`);
  return (
    <>
      {follows && ' ·\u00a0'}
      <span aria-hidden="true">{word}</span>
      <span className="sr">{say('rival.is', { level: strength, word })}</span>
    </>
  );
}

function isDown(delta: string): boolean {
  return /^[-−]/.test(delta);
}
