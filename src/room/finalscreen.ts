/** The screen of a finished game whose rules can't be opened any more: what was kept of its end, only to be looked at. */
import type { Seat } from '../core/seat.ts';
import type { FinalView } from './results.ts';
import type { Screen } from './screen.ts';

/** What is known of such a table besides its final view. */
export type FinalTable = Pick<Screen, 'seq' | 'name' | 'game' | 'version'> & {
  readonly owner: string | null;
  readonly daily?: string;
  readonly dailyKey?: string;
  readonly seats: readonly {
    readonly name: string;
    readonly bot: string | null;
    readonly rival?: string;
    readonly player: string | null;
    readonly score: number | null;
  }[];
};

export function finalScreen(
  final: FinalView,
  table: FinalTable,
  player: string | null,
  seat: Seat | null,
): Screen {
  const { options, resources, view, outcome, playedMs, moveCount, last, seedHash, seed } = final;
  const { seq, name, game, version, owner, daily = null, dailyKey = null, seats } = table;
  const isMine = (at: Seat) => player !== null && seats[at]?.player === player;
  return {
    ...{ seq, name, game, version, options, resources, view, outcome, playedMs, moveCount },
    ...{ phase: 'over', paused: false, speed: 1, toAct: [], ticking: false },
    ...{ hintsLeft: null, hinted: false, request: null, undone: false, daily, dailyKey },
    ...{ saves: [], returnedAt: 0, deal: null },
    seats: seats.map(({ name: called, bot, rival, score }, at) => ({
      ...{ name: called, bot, score, picks: final.picks[at] ?? {} },
      ...(rival !== undefined && { rival }),
      mine: isMine(at),
      // Not kept: what is not known is not told.
      hintsUsed: 0,
    })),
    seat: seat !== null && isMine(seat) ? seat : null,
    owner: player === owner,
    others: seats.some((other) => other.player !== null && other.player !== player),
    last: last && { seat: last.seat, gaveUp: last.text === null ? last.why : null },
    proof: { hash: seedHash, seed },
  };
}
