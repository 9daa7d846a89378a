/** What the lists of a store in memory hold, and in which order. */
import { nameKey, searchWords } from '../../core/name.ts';
import type {
  Alarm,
  EntryFilter,
  LibraryEntry,
  Profile,
  RecordFilter,
  ResultFilter,
  StoredRecord,
  StoredResult,
  StoredSession,
  StoredSummary,
  Summary,
  SummaryFilter,
} from '../../host/store.ts';
import { rankKey } from './rankkey.ts';
import { playersOf } from './schema.ts';

export function fits(summary: Summary, { player, game, phases }: SummaryFilter): boolean {
  if (game !== undefined && summary.game !== game) return false;
  if (phases !== undefined && !phases.includes(summary.phase)) return false;
  return player === undefined || playersOf(summary).includes(player);
}

export function earliestFirst(a: Alarm, b: Alarm): number {
  return a.at - b.at || byText(a.table, b.table);
}

export function newestFirst(a: StoredSummary, b: StoredSummary): number {
  return b.updated - a.updated || byText(a.id, b.id);
}

export function fitsResult(result: StoredResult, { table, player, game, after }: ResultFilter): boolean {
  if (table !== undefined && result.table !== table) return false;
  if (player !== undefined && result.player !== player) return false;
  if (game !== undefined && result.game !== game) return false;
  return !after || latestFirst(after, result) < 0;
}

type Place = Pick<StoredResult, 'at' | 'table' | 'seat'>;

export function latestFirst(a: Place, b: Place): number {
  return b.at - a.at || byText(a.table, b.table) || a.seat - b.seat;
}

export function fitsRecord(record: StoredRecord, filter: RecordFilter): boolean {
  const { game, ranking, variant, player, since = -Infinity, until = Infinity } = filter;
  if (record.game !== game || record.ranking !== ranking || record.variant !== variant) return false;
  if (player !== undefined && record.player !== player) return false;
  return record.counts && record.at >= since && record.at < until;
}

export function bestFirst(a: StoredRecord, b: StoredRecord): number {
  const byRank = byText(rankKey(a.rank), rankKey(b.rank));
  return byRank || a.timeMs - b.timeMs || a.at - b.at || byText(a.table, b.table) || a.seat - b.seat;
}

export function lastSeenFirst(a: StoredSession, b: StoredSession): number {
  return b.seen - a.seen || byText(a.key, b.key);
}

export function byName(a: Profile, b: Profile): number {
  return byText(nameKey(a.name), nameKey(b.name));
}

function byText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

type EntryPlace = Pick<LibraryEntry, 'id' | 'name' | 'updated'>;

export const entryOrders = {
  newest: (a: EntryPlace, b: EntryPlace) => b.updated - a.updated || byText(a.id, b.id),
  name: (a: EntryPlace, b: EntryPlace) => byText(nameKey(a.name), nameKey(b.name)) || byText(a.id, b.id),
} as const;

export function fitsEntry(entry: LibraryEntry, filter: EntryFilter): boolean {
  const { search = '', after, order = 'newest' } = filter;
  const same = (['game', 'kind', 'owner', 'language', 'hash'] as const).every(
    (field) => filter[field] === undefined || filter[field] === entry[field],
  );
  if (!same || !searchWords(search).every((word) => nameKey(entry.name).includes(word))) return false;
  return !after || entryOrders[order](after, entry) < 0;
}
