/** Why something can't be done at a table now; null where nothing stands against it. */
import { type Refusal, refuse } from '../core/result.ts';
import type { Seat } from '../core/seat.ts';
import { isDaily, type OpenGame, type Table } from './table.ts';

export function notPlaying({ phase }: Table): Refusal | null {
  if (phase === 'over') return refuse('game-over');
  return phase === 'playing' ? null : refuse('not-playing');
}

export function notGathering({ phase }: Table): Refusal | null {
  return phase === 'gathering' ? null : refuse('already-started');
}

export function whilePaused({ paused }: Table): Refusal | null {
  return paused ? refuse('paused') : null;
}

export function noSuchSeat({ seats }: Table, seat: Seat): Refusal | null {
  return seats[seat] ? null : refuse('no-such-seat');
}

/** What helps a seat along, beyond what it sees by itself. */
export function noMoreHints(table: Table, seat: Seat): Refusal | null {
  if (isDaily(table)) return refuse('daily-no-hint');
  const { hints } = table;
  return hints !== null && table.seats[seat]!.hintsUsed >= hints ? refuse('hints-used-up', { hints }) : null;
}

/**
 * Whether moves can be taken back by the room. A game that is over is final, but that is for `decide` to say: in logs of
 * format 1 finished games were reopened, and those still travel as files.
 */
export function noUndo({ game }: OpenGame, table: Table): Refusal | null {
  if (game.takeBack !== 'room') return refuse('undo-by-move');
  if (isDaily(table)) return refuse('daily-no-undo');
  return table.phase === 'gathering' ? refuse('not-playing') : whilePaused(table);
}

/** An undo goes back to the start at most, and takes at least one move away. */
export function dropsNothing({ startedAt, last }: Table, to: number): Refusal | null {
  return startedAt > 0 && to >= startedAt && last && last.seq > to ? null : refuse('nothing-to-undo');
}
