import type { OpenGame, Table } from '../room/table.ts';
import { withDailyKey } from '../room/upgrade.ts';
import type { Summary } from './store.ts';

/** A summary as it was stored, by this program or by an earlier one. */
export type WrittenSummary = Summary | (Omit<Summary, 'quarantined'> & { readonly setAside: string | null });

export function upgradeSummary(written: WrittenSummary): Summary {
  if (!('setAside' in written)) return withDailyKey(written);
  const { setAside, ...rest } = written;
  return withDailyKey({ ...rest, quarantined: setAside });
}

/** What lists show of a table; scores as a spectator may know them. */
export function summaryOf({ rules }: OpenGame, table: Table): Summary {
  const started = table.phase !== 'gathering';
  const scores = started
    ? rules.scores(rules.view(table.state, table.phase === 'over' ? 'open' : 'spectator'))
    : [];
  return {
    game: table.game,
    version: table.version,
    name: table.name,
    owner: table.owner,
    origin: table.origin,
    phase: table.phase,
    seats: table.seats.map(({ name, bot, player }, seat) => ({
      name,
      bot,
      player,
      score: scores[seat] ?? null,
    })),
    toAct: table.toAct,
    winners: table.outcome?.winners ?? [],
    moves: table.moveCount,
    created: table.created,
    updated: table.at,
    ...(table.daily !== undefined && { daily: table.daily }),
    ...(table.dailyKey !== undefined && { dailyKey: table.dailyKey }),
    seq: table.seq,
    quarantined: null,
  };
}
