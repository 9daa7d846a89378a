/** One cell of the board. It is drawn again only when something about itself changes. */
import { memo } from 'react';
import type { Say } from '../../../core/phrase.ts';
import type { Seat } from '../../../core/seat.ts';
import type { Cell } from '../boards.ts';
import type { Color } from '../colors.ts';
import { columnOf } from './steps.ts';
import type { BallTone } from './tone.ts';

export type CellProps = {
  readonly cell: Cell;
  /** Whose ball lies here: a seat, nobody's (-1), or none. */
  readonly owner: Seat | null;
  /** How the ball looks that is seen here, whether it lies or is only thought of. */
  readonly tone: BallTone | null;
  /** How many balls one put here would turn; null where none may go. */
  readonly turns: number | null;
  /** A ball is shown here that is not yet played. */
  readonly ghost: 'chosen' | 'pointed' | 'hinted' | 'sent' | null;
  /** It would turn; in degrees, where the new ball lies, and to what colour. */
  readonly turnFrom: number | null;
  readonly turnTo: Color | null;
  readonly last: boolean;
  /** Which move of this round lies here, where there were several. */
  readonly round: number | null;
  readonly stop: boolean;
  readonly say: Say;
};

export const CellView = memo(function CellView(props: CellProps) {
  const { cell, tone, turns, ghost, turnFrom, turnTo, last, round, stop } = props;
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
      data-last={last || round !== null || undefined}
      data-round={round ?? undefined}
    >
      <i className="r-ball" data-tone={tone ?? undefined} />
      <i className="r-old">
        <i className="r-ball" />
      </i>
      {turnFrom !== null && turnTo !== null && <Turning angle={turnFrom} color={turnTo} />}
    </div>
  );
});

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

function cellInWords({ cell, owner, tone, turns, ghost, last, round, say }: CellProps): string {
  const notes = [
    ...(round !== null ? [say('cell.round', { n: round })] : last ? [say('cell.last')] : []),
    ...(ghost === 'hinted' ? [say('cell.hinted')] : []),
  ];
  return [cell.toUpperCase(), whatLies(owner, tone, turns, say), ...notes].join(', ');
}

function whatLies(owner: Seat | null, tone: BallTone | null, turns: number | null, say: Say): string {
  if (owner === null && turns === null) return say('cell.empty');
  if (owner === null) return turns ? say('cell.may', { n: turns }) : say('cell.may.none');
  if (tone === 'plain') return say('cell.neutral');
  return say('cell.ball', { color: { say: `seat.color.${tone}` }, who: { seat: owner } });
}
