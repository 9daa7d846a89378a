/** How long a player has taken for what a table was played with: this time, and at best. */

import { resultsOf } from '../room/results.ts';
import type { Table } from '../room/table.ts';
import type { LiveTable } from './live.ts';
import type { Store } from './store.ts';

export type OwnTimes = {
  /** What hints cost included. */
  readonly timeMs: number;
  /** Whether a ranking shows it. */
  readonly counts: boolean;
  /** The best that counts, this one included; null where there is none. */
  readonly bestMs: number | null;
  /** The best before this one. */
  readonly beforeMs: number | null;
};

/** Null while the game goes on, and where its time is not what it is ranked by. */
export async function ownTimes(
  store: Pick<Store, 'records'>,
  { id, table, opened }: Pick<LiveTable, 'id' | 'table' | 'opened'>,
  player: string,
): Promise<OwnTimes | null> {
  if (table.phase !== 'over') return null;
  const record = resultsOf(opened, table).records.find(
    ({ seat, rank, timeMs }) => isOwn(table, seat, player) && rank.length === 0 && timeMs > 0,
  );
  if (!record) return null;
  const { ranking, variant, timeMs, counts } = record;
  const best = await store.records({ game: table.game, ranking, variant, player, limit: 2 });
  const before = best.find((each) => each.table !== id);
  return { timeMs, counts, bestMs: best[0]?.timeMs ?? null, beforeMs: before?.timeMs ?? null };
}

function isOwn({ seats }: Table, seat: number, player: string): boolean {
  return seats[seat]?.player === player;
}
