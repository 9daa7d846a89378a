/** The screen of a finished game whose rules can't be opened any more: what was kept of its end, only to be looked at. */
import type { Seat } from '../core/seat.ts';
import type { FinalView } from './results.ts';
import type { Screen } from './screen.ts';

/** What is known of such a table besides its final view. */
export type FinalTable = Pick<Screen, 'seq' | 'name' | 'game' | 'version'> & {
  readonly owner: string | null;
  readonly daily?: string;
  readonly seats: readonly {
    readonly name: string;
    readonly bot: string | null;
    readonly player: string | null;
    readonly score: number | null;
  }[];
};

export function finalScreen(
  final: FinalView,
  table: FinalTable,
  player: string | null,
  hand: Seat | null,
): Screen {
  const { options, assets, view, outcome, playedMs, moveCount, last, seedHash, seed } = final;
  const { seq, name, game, version, owner, daily = null, seats } = table;
  const isMine = (seat: Seat) => player !== null && seats[seat]?.player === player;
  return {
    ...{ seq, name, game, version, options, assets, view, outcome, playedMs, moveCount, daily },
    ...{ phase: 'over', paused: false, speed: 1, toAct: [], ticking: false },
    ...{ hintsLeft: null, undoAsked: null, lastSave: null },
    seats: seats.map(({ name: called, bot, score }, seat) => ({
      ...{ name: called, bot, score, picks: final.picks[seat] ?? {} },
      mine: isMine(seat),
    })),
    hand: hand !== null && isMine(hand) ? hand : null,
    owner: player === owner,
    others: seats.some((seat) => seat.player !== null && seat.player !== player),
    last: last && { seat: last.seat, gaveUp: last.text === null ? last.why : null },
    proof: { hash: seedHash, seed },
  };
}
