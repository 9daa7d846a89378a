/** What one connection gets to see of a table: the view of the seat in hand and what stands around the board. */
import type { Outcome } from '../core/game.ts';
import type { Seat, Viewer } from '../core/seat.ts';
import { type Opened, type Table, timePlayed } from './table.ts';

export type Screen = {
  readonly seq: number;
  readonly name: string;
  readonly game: string;
  readonly phase: Table['phase'];
  readonly paused: boolean;
  readonly seats: readonly ScreenSeat[];
  readonly hand: Seat | null;
  /** Null before the start, and while the game is paused: a paused board is covered. */
  readonly view: unknown;
  readonly toAct: readonly Seat[];
  readonly outcome: Outcome | null;
  readonly playedMs: number;
  readonly hintsLeft: number | null;
};

export type ScreenSeat = {
  readonly name: string;
  readonly bot: string | null;
  readonly picks: Readonly<Record<string, string>>;
  readonly score: number | null;
};

export function screenFor(opened: Opened, table: Table, hand: Seat | null, now: number): Screen {
  const { rules } = opened;
  const playing = table.phase !== 'gathering';
  const shown = playing && !table.paused;
  const view = shown ? rules.view(table.state, viewerOf(table, hand)) : null;
  const scores = shown ? rules.scores(view) : [];
  return {
    seq: table.seq,
    name: table.name,
    game: table.game,
    phase: table.phase,
    paused: table.paused,
    seats: table.seats.map(({ name, bot, picks }, seat) => ({
      name,
      bot,
      picks,
      score: scores[seat] ?? null,
    })),
    hand,
    view,
    toAct: playing ? rules.toAct(table.state) : [],
    outcome: table.outcome,
    playedMs: timePlayed(table, now),
    hintsLeft: hintsLeft(table, hand),
  };
}

/** Once the game is over everybody sees everything. */
export function viewerOf({ phase }: Table, hand: Seat | null): Viewer {
  return phase === 'over' ? 'open' : (hand ?? 'spectator');
}

function hintsLeft({ hints, seats }: Table, hand: Seat | null): number | null {
  return hints === null || hand === null ? hints : Math.max(0, hints - (seats[hand]?.hintsUsed ?? 0));
}
