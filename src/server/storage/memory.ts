/** A store that forgets: for tests, and for rooms that are thrown away. It keeps text, so that nobody shares data. */
import { randomBytes } from 'node:crypto';
import {
  type Alarm,
  type Daily,
  type DailyKey,
  type Guest,
  type LogPage,
  type Store,
  type StoredSummary,
  StoreError,
  type Summary,
  type SummaryFilter,
} from '../../host/store.ts';
import type { Unit } from '../../host/unit.ts';
import type { Event } from '../../room/event.ts';
import { commitUnit, keyText, MemoryState, type MemoryTable } from './memory-changes.ts';
import { playersOf } from './schema.ts';

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
    return events.slice(after, after + limit).map((text): Event => JSON.parse(text));
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

  async guest(id: string): Promise<Guest | null> {
    this.#assertOpen();
    return this.#state.guests.get(id) ?? null;
  }

  async daily(key: DailyKey): Promise<Daily | null> {
    this.#assertOpen();
    const claimed = this.#state.dailies.get(keyText(key));
    return claimed ? { table: claimed.table, dropped: claimed.dropped } : null;
  }

  async text(hash: string): Promise<Uint8Array | null> {
    this.#assertOpen();
    return this.#state.texts.get(hash)?.bytes.slice() ?? null;
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

function fits(summary: Summary, { player, game, phases }: SummaryFilter): boolean {
  if (game !== undefined && summary.game !== game) return false;
  if (phases !== undefined && !phases.includes(summary.phase)) return false;
  return player === undefined || playersOf(summary).includes(player);
}

function earliestFirst(a: Alarm, b: Alarm): number {
  return a.at - b.at || (a.table < b.table ? -1 : Number(a.table > b.table));
}

function newestFirst(a: StoredSummary, b: StoredSummary): number {
  return b.updated - a.updated || (a.id < b.id ? -1 : 1);
}
