/** One cell of the board. It is drawn again only when something about itself changes. */
import { memo, useLayoutEffect, useRef } from 'react';
import type { Say } from '../../../core/phrase.ts';
import type { Seat } from '../../../core/seat.ts';
import { Ball } from '../../../web/kit/Ball.tsx';
import type { Cell } from '../boards.ts';
import type { Color } from '../colors.ts';
import { BallPicture } from './BallPicture.tsx';
import { columnOf } from './steps.ts';
import { motionOf, type Roll } from './wave.ts';

export type CellProps = {
  readonly cell: Cell;
  /** Whose ball lies here: a seat, nobody's (-1), or none. */
  readonly owner: Seat | null;
  readonly color: Color | null;
  /** How many balls one put here would turn; null where none may go. */
  readonly turns: number | null;
  /** The colour of whoever is about to play. */
  readonly mine: Color | null;
  /** A ball is shown here that is not yet played. */
  readonly ghost: 'chosen' | 'pointed' | 'hinted' | 'sent' | null;
  /** It would turn; in degrees, where the new ball lies. */
  readonly turnFrom: number | null;
  readonly roll: Roll | null;
  readonly rolledColor: Color | null;
  readonly last: boolean;
  readonly stop: boolean;
  readonly say: Say;
};

export const CellView = memo(function CellView(props: CellProps) {
  const { cell, owner, color, turns, mine, ghost, turnFrom, roll, rolledColor, last, stop } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a board of any shape is no table
    <div
      role="gridcell"
      className="r-cell"
      style={{ gridColumn: columnOf(cell) + 1 }}
      aria-colindex={columnOf(cell) + 1}
      aria-label={cellInWords(props)}
      aria-selected={ghost === 'chosen' || ghost === 'sent' || undefined}
      tabIndex={stop ? 0 : -1}
      data-cell={cell}
      data-may={turns !== null || undefined}
      data-ghost={ghost ?? undefined}
      data-turned={roll !== null || undefined}
    >
      {owner !== null && <LyingBall key={owner} color={color} roll={null} />}
      {owner === null && turns !== null && ghost === null && <i className="r-dot" />}
      {owner === null && ghost !== null && mine !== null && <Ball tone={mine} />}
      {roll && <LyingBall key={roll.from} color={rolledColor} roll={roll} />}
      {turnFrom !== null && mine !== null && <Turning angle={turnFrom} color={mine} />}
      {last && <LastRing />}
    </div>
  );
});

type BallProps = { readonly color: Color | null; readonly roll: Roll | null };

/**
 * A ball that is turned stays what it was and rolls off, away from the new one; the new colour comes out below as a
 * crescent. So only one ball has to be drawn for one that is turned.
 */
function LyingBall({ color, roll }: BallProps) {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (!roll) return;
    const { frames, timing } = motionOf(roll);
    const motion = place.current!.firstElementChild!.animate(frames, timing);
    return () => motion.cancel();
  }, [roll]);
  return (
    <span ref={place} className="r-ball" data-rolling={roll !== null || undefined}>
      <BallPicture color={color} />
    </span>
  );
}

function LastRing() {
  return (
    <svg className="r-last" viewBox="-30 -30 60 60" aria-hidden="true">
      <circle r="26.6" />
    </svg>
  );
}

/** A crescent of the new colour on the side of the new ball, and a ring around. */
function Turning({ angle, color }: { readonly angle: number; readonly color: Color }) {
  return (
    <svg className="r-turning" viewBox="-28 -28 56 56" aria-hidden="true">
      <path
        transform={`rotate(${angle - 90})`}
        d="M-20.9 8.4A22.5 22.5 0 0 0 20.9 8.4Q0 14 -20.9 8.4Z"
        fill={`var(--${color})`}
        stroke={`var(--${color}-on)`}
        strokeWidth="1.6"
      />
      <circle r="24.4" stroke={`var(--${color})`} strokeWidth="3.2" />
      <circle r="26.3" stroke="var(--piece-line)" strokeWidth="0.9" />
    </svg>
  );
}

function cellInWords({ cell, owner, color, turns, ghost, last, say }: CellProps): string {
  const name = cell.toUpperCase();
  const notes = [...(last ? ['cell.last'] : []), ...(ghost === 'hinted' ? ['cell.hinted'] : [])];
  return [name, whatLies(owner, color, turns, say), ...notes.map((code) => say(code))].join(', ');
}

function whatLies(owner: Seat | null, color: Color | null, turns: number | null, say: Say): string {
  if (owner === null && turns === null) return say('cell.empty');
  if (owner === null) return turns ? say('cell.may', { n: turns }) : say('cell.may.none');
  if (color === null) return say('cell.neutral');
  return say('cell.ball', { color: { say: `seat.color.${color}` }, who: { seat: owner } });
}
