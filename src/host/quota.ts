/** What a player may call a table, and whether there is a place for one more. */
import { nameKey, nameProblem, tidyName } from '../core/name.ts';
import { ok, type Result, refuse } from '../core/result.ts';
import type { Table } from '../room/table.ts';
import type { Store, StoredSummary, Summary } from './store.ts';

/** The tables that a player has made or sits at, the newest first; older ones are out of mind. */
export function tablesOf(store: Store, player: string): Promise<readonly StoredSummary[]> {
  return store.summaries({ player, limit: 1000 });
}

/** A name like this one, or the wanted one; not taken among the player's own tables. */
export function freeName(
  own: readonly StoredSummary[],
  like: string,
  wanted: string | null = null,
): Result<string> {
  const taken = new Set(own.map(({ name }) => nameKey(name)));
  const isTaken = (name: string) => taken.has(nameKey(name));
  if (wanted === null) return ok(firstFree(stemOf(like) || like, isTaken));
  const bad = nameProblem(wanted, 'name', 40);
  if (bad) return { ok: false, problems: [bad] };
  const name = tidyName(wanted);
  return isTaken(name) ? refuse('table-name-taken', { name }, 'name') : ok(name);
}

function firstFree(stem: string, isTaken: (name: string) => boolean): string {
  for (let n = 1; ; n++) {
    const name = n === 1 ? stem : `${stem} ${n}`;
    if (!isTaken(name)) return name;
  }
}

function stemOf(name: string): string {
  return tidyName(name).replace(/ \d+$/, '').slice(0, 34);
}

/** The table that has to go for one more, if any; those with other people, and those of a day, do not count (R15). */
export function roomFor(
  own: readonly StoredSummary[],
  player: string,
  game: string,
  keep: number,
  replaceOldest: boolean,
): Result<StoredSummary | null> {
  const alone = own.filter(
    (table) =>
      table.game === game &&
      table.phase !== 'over' &&
      table.owner === player &&
      table.daily === undefined &&
      table.seats.every((seat) => isOwn(seat, player)),
  );
  if (alone.length < keep) return ok(null);
  const oldest = alone.reduce((a, b) => (a.updated < b.updated ? a : b));
  return replaceOldest ? ok(oldest) : refuse('too-many-tables', { keep, name: oldest.name });
}

/** Whether a seat is a bot's or this player's own. */
function isOwn(seat: Summary['seats'][number], player: string): boolean {
  return seat.player === null || seat.player === player;
}

/** Whether the player made the table or sits at it. */
export function isHere({ seats, owner }: Table, player: string): boolean {
  return owner === player || seats.some((seat) => seat.player === player);
}
