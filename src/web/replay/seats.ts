/** Who sat at the table, as they stood in one position of the game. */
import type { Seat } from '../../core/seat.ts';
import type { Standing } from './frames.ts';
import type { Shown } from './Stage.tsx';

export function seatsAt(
  { seats, frames, opened, toAct }: Pick<Shown, 'seats' | 'frames' | 'opened' | 'toAct'>,
  { at, frame: { view } }: Standing,
) {
  const scores = opened.rules.scores(view);
  const next = nextAt(frames, at, toAct);
  return seats.map(({ name, bot, picks, rival }, seat) => ({
    name,
    bot,
    ...(rival !== undefined && { rival }),
    picks,
    score: scores[seat] ?? null,
    current: next.includes(seat),
  }));
}

/** Who moved next, where that is known; after the last position, whoever is to move now. */
function nextAt(frames: Shown['frames'], at: number, toAct: readonly Seat[]): readonly Seat[] {
  if (at === frames.total - 1) return toAct;
  const move = frames.at(at + 1)?.move;
  return move ? [move.seat] : [];
}
