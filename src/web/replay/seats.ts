/** Who sat at the table, as they stood in one position of the game. */
import type { Seat } from '../../core/seat.ts';
import type { Shown } from './Stage.tsx';

export function seatsAt(
  { seats, frames, opened, toAct }: Pick<Shown, 'seats' | 'frames' | 'opened' | 'toAct'>,
  at: number,
) {
  const scores = opened.rules.scores(frames[at]!.view);
  const next = nextAt(frames, at, toAct);
  return seats.map(({ name, bot, picks }, seat) => ({
    name,
    bot,
    picks,
    score: scores[seat] ?? null,
    current: next.includes(seat),
  }));
}

/** Who moved next; after the last position, whoever is to move now. */
function nextAt(frames: Shown['frames'], at: number, toAct: readonly Seat[]): readonly Seat[] {
  const next = frames[at + 1];
  if (!next) return toAct;
  return next.move === null ? [] : [next.move.seat];
}
