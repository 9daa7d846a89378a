/** A store that forgets: for tests, and for rooms that are thrown away. It keeps text, so that nobody shares data. */
import { randomBytes } from 'node:crypto';
import {
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
import type { Event } from '../../room/event.ts';
import { checkEvents } from './check.ts';
import { manifestsOf, playersOf, textsIn } from './schema.ts';

const wholeLog: LogPage = { after: 0, limit: Number.MAX_SAFE_INTEGER };

type Table = {
  readonly id: string;
  readonly events: string[];
  readonly seqs: Map<string, number>;
  readonly manifests: readonly string[];
  summary: Summary;
};

export class MemoryStore implements Store {
  readonly #tables = new Map<string, Table>();
  readonly #guests = new Map<string, Guest>();
  readonly #dailies = new Map<string, Daily>();
  readonly #assets = new Map<string, { readonly text: string; readonly wanted: number }>();
  readonly #secrets = new Map<string, string>();
  #isClosed = false;

  async append(table: string, events: readonly Event[], summary: Summary | null): Promise<void> {
    checkEvents(events);
    this.#assertOpen();
    const known = this.#tables.get(table);
    assertNext(known, events);
    const target = known ?? newTable(table, events, summary);
    for (const event of events) {
      target.events.push(JSON.stringify(event));
      target.seqs.set(event.cmd, event.seq);
    }
    if (summary) target.summary = structuredClone(summary);
    this.#tables.set(table, target);
  }

  async log(table: string, page: LogPage = wholeLog): Promise<readonly Event[]> {
    this.#assertOpen();
    const events = this.#tables.get(table)?.events ?? [];
    const { after, limit } = page;
    return events.slice(after, after + limit).map((text): Event => JSON.parse(text));
  }

  async commandSeq(table: string, cmd: string): Promise<number | null> {
    this.#assertOpen();
    return this.#tables.get(table)?.seqs.get(cmd) ?? null;
  }

  async summary(table: string): Promise<StoredSummary | null> {
    this.#assertOpen();
    const known = this.#tables.get(table);
    return known ? stored(known) : null;
  }

  async summaries(filter: SummaryFilter): Promise<readonly StoredSummary[]> {
    this.#assertOpen();
    const found = [...this.#tables.values()].filter(({ summary }) => fits(summary, filter)).map(stored);
    return found.sort(newestFirst).slice(0, filter.limit ?? 200);
  }

  async putSummary(table: string, summary: Summary): Promise<void> {
    this.#assertOpen();
    const known = this.#tables.get(table);
    if (!known) throw new StoreError('conflict', `no table ${table}`);
    known.summary = structuredClone(summary);
  }

  async remove(table: string): Promise<boolean> {
    this.#assertOpen();
    return this.#tables.delete(table);
  }

  async guest(id: string): Promise<Guest | null> {
    this.#assertOpen();
    return this.#guests.get(id) ?? null;
  }

  async putGuest(guest: Guest): Promise<void> {
    this.#assertOpen();
    this.#guests.set(guest.id, { ...guest });
  }

  async dropGuests(seenBefore: number): Promise<number> {
    this.#assertOpen();
    const atTables = new Set([...this.#tables.values()].flatMap(({ summary }) => playersOf(summary)));
    const gone = [...this.#guests.values()].filter(({ id, seen }) => seen < seenBefore && !atTables.has(id));
    for (const { id } of gone) {
      this.#guests.delete(id);
      for (const key of this.#dailies.keys()) if (JSON.parse(key)[0] === id) this.#dailies.delete(key);
    }
    return gone.length;
  }

  async daily(key: DailyKey): Promise<Daily | null> {
    this.#assertOpen();
    return this.#dailies.get(keyText(key)) ?? null;
  }

  async claimDaily(key: DailyKey, table: string): Promise<Daily> {
    this.#assertOpen();
    const claimed = this.#dailies.get(keyText(key)) ?? { table, dropped: false };
    this.#dailies.set(keyText(key), claimed);
    return claimed;
  }

  async dropDaily(key: DailyKey): Promise<void> {
    const claimed = await this.daily(key);
    if (claimed) this.#dailies.set(keyText(key), { ...claimed, dropped: true });
  }

  async asset(hash: string): Promise<string | null> {
    this.#assertOpen();
    return this.#assets.get(hash)?.text ?? null;
  }

  async wantAsset(hash: string, now: number): Promise<boolean> {
    this.#assertOpen();
    const known = this.#assets.get(hash);
    if (known) this.#assets.set(hash, { text: known.text, wanted: now });
    return known !== undefined;
  }

  async putAsset(hash: string, text: string, now: number): Promise<void> {
    this.#assertOpen();
    this.#assets.set(hash, { text: this.#assets.get(hash)?.text ?? text, wanted: now });
  }

  async dropAssets(putBefore: number): Promise<number> {
    this.#assertOpen();
    const manifests = [...this.#tables.values()].flatMap((table) => table.manifests);
    const used = new Set(manifests.flatMap((hash) => [hash, ...textsIn(this.#assets.get(hash)?.text)]));
    const gone = [...this.#assets].filter(([hash, { wanted }]) => wanted < putBefore && !used.has(hash));
    for (const [hash] of gone) this.#assets.delete(hash);
    return gone.length;
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

function keyText({ player, game, day }: DailyKey): string {
  return JSON.stringify([player, game, day]);
}

function newTable(id: string, events: readonly Event[], summary: Summary | null): Table {
  if (!summary) throw new StoreError('store-failed', `${id} is new and needs a summary`);
  return { id, events: [], seqs: new Map(), manifests: manifestsOf(events), summary };
}

function assertNext(table: Table | undefined, events: readonly Event[]): void {
  const lastSeq = table?.events.length ?? 0;
  const first = events[0]!.seq;
  if (first !== lastSeq + 1) throw new StoreError('conflict', `at ${lastSeq}, not before ${first}`);
  const double = events.find(({ cmd }) => table?.seqs.has(cmd));
  if (double) throw new StoreError('conflict', `${double.cmd} is there already`);
}

function stored({ id, events, summary }: Table): StoredSummary {
  return { ...structuredClone(summary), id, lastSeq: events.length };
}

function fits(summary: Summary, { player, game, phases }: SummaryFilter): boolean {
  if (game !== undefined && summary.game !== game) return false;
  if (phases !== undefined && !phases.includes(summary.phase)) return false;
  return player === undefined || playersOf(summary).includes(player);
}

function newestFirst(a: StoredSummary, b: StoredSummary): number {
  return b.updated - a.updated || (a.id < b.id ? -1 : 1);
}
