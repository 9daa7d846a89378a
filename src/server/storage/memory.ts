/** A store that forgets: for tests, and for rooms that are thrown away. It keeps text, so that nobody shares data. */
import { randomBytes } from 'node:crypto';
import {
  type Account,
  type Alarm,
  type Daily,
  type DailyKey,
  type EntryFilter,
  type EntryMatch,
  type Guest,
  type Joined,
  type LibraryEntry,
  type LogPage,
  type MadeDaily,
  type MadeDailyKey,
  type PreparedPart,
  type PreparedParts,
  type Profile,
  type RecordFilter,
  type ResultFilter,
  type Store,
  type StoredRecord,
  type StoredResource,
  type StoredResult,
  type StoredSession,
  type StoredSummary,
  StoreError,
  type SummaryFilter,
} from '../../host/store.ts';
import type { Unit } from '../../host/unit.ts';
import type { Event } from '../../room/event.ts';
import type { FinalView } from '../../room/results.ts';
import { namedByAccount } from './joined.ts';
import { commitUnit } from './memory-changes.ts';
import {
  bestFirst,
  byName,
  earliestFirst,
  entryOrders,
  fits,
  fitsEntry,
  fitsRecord,
  fitsResult,
  lastSeenFirst,
  latestFirst,
  newestFirst,
} from './memory-lists.ts';
import { dailyText, keyText, MemoryState, type MemoryTable } from './memory-state.ts';
import { preparedOf } from './prepared.ts';

const wholeLog: LogPage = { after: 0, limit: Number.MAX_SAFE_INTEGER };

export class MemoryStore implements Store {
  readonly #state = new MemoryState();
  readonly #secrets = new Map<string, string>();
  #isClosed = false;

  async commit(unit: Unit): Promise<readonly number[]> {
    this.#assertOpen();
    return commitUnit(this.#state, unit);
  }

  async log(table: string, page: LogPage = wholeLog): Promise<readonly Event[]> {
    this.#assertOpen();
    const events = this.#state.tables.get(table)?.events ?? [];
    const { after, limit } = page;
    const read = events.slice(after, after + limit).map((text): Event => JSON.parse(text));
    return namedByAccount(read, this.#state.joined);
  }

  async commandSeq(table: string, cmd: string): Promise<number | null> {
    this.#assertOpen();
    return this.#state.tables.get(table)?.seqs.get(cmd) ?? null;
  }

  async summary(table: string): Promise<StoredSummary | null> {
    this.#assertOpen();
    const known = this.#state.tables.get(table);
    return known ? stored(known) : null;
  }

  async summaries(filter: SummaryFilter): Promise<readonly StoredSummary[]> {
    this.#assertOpen();
    const found = [...this.#state.tables.values()].filter(({ summary }) => fits(summary, filter)).map(stored);
    return found.sort(newestFirst).slice(0, filter.limit ?? 200);
  }

  async due(now: number, after: Alarm | null, limit: number): Promise<readonly Alarm[]> {
    this.#assertOpen();
    const due = this.#alarms().filter(({ at }) => at <= now);
    return due.filter((alarm) => !after || earliestFirst(after, alarm) < 0).slice(0, limit);
  }

  async nextAlarm(now: number): Promise<number | null> {
    this.#assertOpen();
    return this.#alarms().find(({ at }) => at > now)?.at ?? null;
  }

  #alarms(): readonly Alarm[] {
    const tables = [...this.#state.tables.values()];
    const set = tables.flatMap(({ id, wakeAt }) => (wakeAt === null ? [] : [{ table: id, at: wakeAt }]));
    return set.sort(earliestFirst);
  }

  async results(filter: ResultFilter): Promise<readonly StoredResult[]> {
    this.#assertOpen();
    const found = [...this.#state.results.values()].flat().filter((result) => fitsResult(result, filter));
    return structuredClone(found.sort(latestFirst).slice(0, filter.limit ?? 200));
  }

  async records(filter: RecordFilter): Promise<readonly StoredRecord[]> {
    this.#assertOpen();
    const { skip = 0, limit = 200 } = filter;
    const found = [...this.#state.records.values()].flat().filter((record) => fitsRecord(record, filter));
    return structuredClone(found.sort(bestFirst).slice(skip, skip + limit));
  }

  async final(table: string): Promise<FinalView | null> {
    this.#assertOpen();
    return JSON.parse(this.#state.tables.get(table)?.final ?? 'null');
  }

  async missingResults(): Promise<readonly string[]> {
    this.#assertOpen();
    return [];
  }

  async guest(id: string): Promise<Guest | null> {
    this.#assertOpen();
    return this.#state.guests.get(id) ?? null;
  }

  async account(id: string): Promise<Account | null> {
    this.#assertOpen();
    return structuredClone(this.#state.accounts.get(id) ?? null);
  }

  async accountNamed(nameKey: string): Promise<Account | null> {
    this.#assertOpen();
    const found = [...this.#state.accounts.values()].find((account) => account.nameKey === nameKey);
    return structuredClone(found ?? null);
  }

  async session(key: string): Promise<StoredSession | null> {
    this.#assertOpen();
    return structuredClone(this.#state.sessions.get(key) ?? null);
  }

  async sessions(person: string): Promise<readonly StoredSession[]> {
    this.#assertOpen();
    const found = [...this.#state.sessions.values()].filter((session) => session.person === person);
    return structuredClone(found.sort(lastSeenFirst));
  }

  async profiles(owner: string): Promise<readonly Profile[]> {
    this.#assertOpen();
    const found = [...this.#state.profiles.values()].filter((profile) => profile.owner === owner);
    return structuredClone(found.sort(byName));
  }

  async profile(id: string): Promise<Profile | null> {
    this.#assertOpen();
    return structuredClone(this.#state.profiles.get(id) ?? null);
  }

  async joined(): Promise<readonly Joined[]> {
    this.#assertOpen();
    const all = [...this.#state.joined].map(([from, to]) => ({ from, to }));
    return all.sort((a, b) => (a.from < b.from ? -1 : 1));
  }

  async daily(key: DailyKey): Promise<Daily | null> {
    this.#assertOpen();
    const claimed = this.#state.dailies.get(dailyText(key));
    return claimed ? { table: claimed.table, dropped: claimed.dropped } : null;
  }

  async text(hash: string): Promise<Uint8Array | null> {
    this.#assertOpen();
    return this.#state.texts.get(hash)?.bytes.slice() ?? null;
  }

  async resource(hash: string): Promise<StoredResource | null> {
    this.#assertOpen();
    const known = this.#state.resources.get(hash);
    if (!known) return null;
    const { wanted: _, ...resource } = known;
    return structuredClone(resource);
  }

  async prepared<Part extends PreparedPart>(
    hash: string,
    format: number,
    parts: readonly Part[],
  ): Promise<PreparedParts<Part> | null> {
    this.#assertOpen();
    const known = this.#state.prepared.get(keyText(hash, format));
    return known ? structuredClone(preparedOf(known.rows, parts)) : null;
  }

  async entry(id: string): Promise<LibraryEntry | null> {
    this.#assertOpen();
    return structuredClone(this.#state.entries.get(id) ?? null);
  }

  async entries(filter: EntryFilter): Promise<readonly LibraryEntry[]> {
    this.#assertOpen();
    const found = [...this.#state.entries.values()].filter((entry) => fitsEntry(entry, filter));
    const { order = 'newest', skip = 0, limit = 200 } = filter;
    return structuredClone(found.sort(entryOrders[order]).slice(skip, skip + limit));
  }

  async countEntries(match: EntryMatch): Promise<number> {
    this.#assertOpen();
    return [...this.#state.entries.values()].filter((entry) => fitsEntry(entry, match)).length;
  }

  async madeDaily({ game, key, day }: MadeDailyKey): Promise<MadeDaily | null> {
    this.#assertOpen();
    return structuredClone(this.#state.madeDailies.get(keyText(game, key, day)) ?? null);
  }

  async secret(name: string): Promise<string> {
    this.#assertOpen();
    const value = this.#secrets.get(name) ?? randomBytes(32).toString('hex');
    this.#secrets.set(name, value);
    return value;
  }

  async check(): Promise<void> {
    this.#assertOpen();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
  }

  #assertOpen(): void {
    if (this.#isClosed) throw new StoreError('closed', 'in memory');
  }
}

function stored({ id, events, summary, wakeAt }: MemoryTable): StoredSummary {
  return { ...structuredClone(summary), id, lastSeq: events.length, wakeAt };
}
