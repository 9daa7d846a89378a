/** The tables of a room: those in memory, found, listed, and let go; what makes and moves them stands beside it. */
import { ok, type Problem, type Result, refuse } from '../core/result.ts';
import type { Seat } from '../core/seat.ts';
import type { Event, Origin } from '../room/event.ts';
import { finalScreen } from '../room/finalscreen.ts';
import { dealResults } from '../room/results.ts';
import type { Screen } from '../room/screen.ts';
import { type OpenGame, playersOf, type Table } from '../room/table.ts';
import { dealOffset, noSameDeal, settingsOf } from '../room/transfer.ts';
import { wants } from '../room/wants.ts';
import type { Content, ContentTexts } from './content.ts';
import type { ContentKeeper } from './contentkeeper.ts';
import { Dailies, type DailyRef, dayOfTable, type Seats, type TodaysGame } from './dailies.ts';
import { DailyContent } from './dailycontent.ts';
import { type FactoryDeps, type NewTable, TableFactory } from './factory.ts';
import type { Library } from './library.ts';
import { LiveTable } from './live.ts';
import { type LoadedTable, type LoadWaiter, loadTable, patient } from './loader.ts';
import { comeAgain, patienceMs } from './patience.ts';
import type { Workers } from './ports.ts';
import type { Preparer } from './preparer.ts';
import { isHere } from './quota.ts';
import { SerialQueue } from './serialqueue.ts';
import type { TimeSlicer } from './slicer.ts';
import { type Store, type StoredSummary, StoreError, type SummaryFilter } from './store.ts';
import { summaryOf } from './summary.ts';
import { firstChanges, type Kept } from './summarykeeper.ts';
import { type ExportedFile, type ForeignFile, TableTransfer } from './transfer.ts';
import type { Change } from './unit.ts';
import { CalledOff, SharedWork } from './work.ts';

export type RegistryDeps = {
  readonly store: Store;
  readonly library: Library;
  readonly keeper: ContentKeeper;
  readonly preparer: Preparer;
  readonly workers: Pick<Workers, 'make' | 'prepare'>;
  /** Long logs are folded in slices. */
  readonly slicer: TimeSlicer;
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<void>;
  readonly dayOf: (now: number) => string;
  readonly randomId: () => string;
  readonly randomSeed: () => string;
  /** Unfinished games of a kind that one keeps, those with others not counted. */
  readonly keep: number;
  /** What tables made here are; those of a player alone at a machine never rank. */
  readonly origin?: Origin;
  /** Called when a table comes into memory, and after every event there. */
  readonly changed: (table: LiveTable) => void;
};

/** A table in memory, or on its way there; and how often it was asked for. */
type Entry = {
  readonly loading: SharedWork<Result<LiveTable>>;
  /** Set in the same moment in which the table is made: there is never a second one. */
  loaded: Result<LiveTable> | null;
  asked: number;
};

const idleMs = 60_000;

export class TableRegistry {
  readonly #deps: RegistryDeps;
  readonly #live = new Map<string, Entry>();
  readonly #turns = new SerialQueue();
  readonly #factory: TableFactory;
  readonly #transfer: TableTransfer;
  readonly #dailies: Dailies;

  constructor(deps: RegistryDeps) {
    this.#deps = deps;
    const begin: FactoryDeps['begin'] = (opened, log, table, id) => this.#begin(opened, log, table, id);
    this.#factory = new TableFactory({
      ...deps,
      begin,
      remove: (id, player) => this.remove(id, player),
    });
    this.#transfer = new TableTransfer({
      ...deps,
      turns: this.#turns,
      find: (id) => this.find(id),
      begin,
      create: (wanted, player, origin) => this.create(wanted, player, origin),
    });
    this.#dailies = new Dailies({
      ...deps,
      content: new DailyContent(deps),
      find: (id) => this.find(id),
      summary: (id) => this.summary(id),
      create: (wanted, player, daily) => this.#factory.create(wanted, player, deps.origin ?? 'new', daily),
    });
  }

  /** Tables in memory. */
  get size(): number {
    return this.#live.size;
  }

  /** For a command of the room's own. */
  newId(): string {
    return this.#deps.randomId();
  }

  /**
   * A table by its id; in memory from then on. A waiter is told how much of its content is prepared, and may leave;
   * without one it is refused `preparing` where that takes long.
   */
  async find(id: string, waiter: LoadWaiter | null = null): Promise<Result<LiveTable>> {
    const known = this.#live.get(id);
    const isComing = known && (known.loaded || !known.loading.isCalledOff);
    const entry = isComing ? known : this.#begun(id);
    entry.asked += 1;
    if (entry.loaded) return entry.loaded;
    return waiter ? entry.loading.wait(waiter.gone, waiter.progress) : this.#inTime(entry);
  }

  #begun(id: string): Entry {
    const loading: Entry['loading'] = new SharedWork((gone, progress) =>
      this.#load(id, { gone, progress }, (found) => {
        entry.loaded = found;
      }),
    );
    const entry: Entry = { loading, loaded: null, asked: 0 };
    this.#live.set(id, entry);
    const forget = () => this.#live.get(id) === entry && this.#live.delete(id);
    loading.done.then((found) => found.ok || forget(), forget);
    return entry;
  }

  /** The job goes on for whoever is told to come again. */
  async #inTime({ loading }: Entry): Promise<Result<LiveTable>> {
    const found = loading.wait(patient.gone).catch(unlessCalledOff);
    const late = this.#deps.sleep(patienceMs).then(() => null);
    const first = await Promise.race([found, late]);
    if (first) return first;
    return loading.progress === null ? found : comeAgain();
  }

  /** As `find`, at once, if it is in memory: so it is for nearly every command. */
  here(id: string): Result<LiveTable> | null {
    const known = this.#live.get(id);
    if (!known?.loaded) return null;
    known.asked += 1;
    return known.loaded;
  }

  create(
    wanted: NewTable,
    player: string,
    origin: Origin = this.#deps.origin ?? 'new',
  ): Promise<Result<string>> {
    return this.#turns.take(player, () => this.#factory.create(wanted, player, origin));
  }

  /** The games of the day that there are, and what has become of this player's. */
  today(player: string): Promise<readonly TodaysGame[]> {
    return this.#dailies.today(player);
  }

  /** The player's own table of today: made when it is first asked for. */
  async daily(
    which: DailyRef,
    player: string,
    seats: Seats,
  ): Promise<Result<{ id: string; isNew: boolean }>> {
    const ready = await this.#dailies.ready(which);
    if (!ready.ok) return ready;
    return this.#turns.take(player, () => this.#dailies.open(ready.value, player, seats));
  }

  /** Summaries, up to date for tables in memory; others may be a second behind after a crash. No table is loaded. */
  async list(filter: SummaryFilter): Promise<readonly StoredSummary[]> {
    const stored = await this.#deps.store.summaries(filter);
    return stored.map((summary) => this.#summaryHere(summary.id) ?? summary);
  }

  async summary(id: string): Promise<StoredSummary | null> {
    return this.#summaryHere(id) ?? this.#deps.store.summary(id);
  }

  #summaryHere(id: string): StoredSummary | null {
    const known = this.#live.get(id)?.loaded;
    return known?.ok ? summaryNow(known.value) : null;
  }

  /** The end of a game that can't be opened any more, to be looked at; null where none was kept. */
  async finalScreen(id: string, player: string, seat: Seat | null): Promise<Screen | null> {
    const { store } = this.#deps;
    const [final, summary] = [await store.final(id), await store.summary(id)];
    return final && summary && finalScreen(final, summary, player, seat);
  }

  /** Only whoever made it may remove it. */
  async remove(id: string, player: string): Promise<Result<null>> {
    const summary = await this.#deps.store.summary(id);
    if (!summary) return refuse('no-such-table');
    if (summary.owner !== player) return refuse('owner-only');
    await this.#deps.store.commit({ changes: [...dayOfTable(summary), { kind: 'remove-table', table: id }] });
    const entry = this.#live.get(id);
    if (!entry?.loaded) entry?.loading.callOff();
    const live = await entry?.loading.done.catch(() => null);
    if (live?.ok) live.value.end();
    this.#live.delete(id);
    return ok(null);
  }

  /** A copy of one's own game, to try something else; it never ranks. */
  duplicate(id: string, player: string): Promise<Result<string>> {
    return this.#transfer.duplicate(id, player);
  }

  /** The whole table as a file, or what this player could see of it. */
  export(id: string, player: string): Promise<Result<ExportedFile>> {
    return this.#transfer.export(id, player);
  }

  import(raw: unknown, player: string): Promise<Result<string>> {
    return this.#transfer.import(raw, player);
  }

  /** The game as a file for other programs, of one of the kinds its game writes. */
  exportAs(id: string, kind: string, player: string): Promise<Result<ForeignFile>> {
    return this.#transfer.exportAs(id, kind, player);
  }

  /** Some positions of the game so far, as this player may see them: the JSON of a page (docs/protocol.md, T7). */
  frames(...asked: Parameters<TableTransfer['frames']>): Promise<Result<string>> {
    return this.#transfer.frames(...asked);
  }

  /** A new table with the settings of this one; the bots sit down again, and so does whoever asks. */
  async again(id: string, player: string, replaceOldest = false): Promise<Result<string>> {
    const found = await this.find(id);
    if (!found.ok) return found;
    const { table } = found.value;
    if (!isHere(table, player)) return refuse('not-seated');
    const { seats, ...settings } = settingsOf(table);
    const mine = seats.filter((_, at) => table.seats[at]!.bot !== null || table.seats[at]!.player === player);
    const start = mine.length === seats.length;
    return this.create({ ...settings, seats: mine, start, name: null, replaceOldest }, player);
  }

  /** The deal of a game that is over, for whoever played it alone or at one screen: casual, as every copy is. */
  async sameDeal(id: string, player: string, replaceOldest = false): Promise<Result<string>> {
    const found = await this.find(id);
    if (!found.ok) return found;
    const { opened, table } = found.value;
    const barred = noSameDeal(opened, table, player);
    if (barred) return barred;
    const { seats, ...settings } = settingsOf(table);
    const deal = { table: id, offset: dealOffset(table), results: dealResults(opened, table) };
    const same = { ...settings, seats, deal, seed: table.seed, start: true, name: null, replaceOldest };
    return this.create(same, player, 'duplicate');
  }

  /** Content by its hash: what comes with the games, or came with a table. */
  content(hash: string): Promise<Result<Content>> {
    const { library, keeper, preparer } = this.#deps;
    return library.content(hash, { text: keeper.source, prepare: preparer.inTime(hash) });
  }

  /** What content is made of, by its hash. */
  texts(hash: string): Promise<ContentTexts | null> {
    return this.#deps.library.texts(hash, this.#deps.keeper.source);
  }

  /** A guest is one with an account: tables in memory read their logs again, which say so. */
  async rename(guest: string): Promise<void> {
    for (const { loading } of [...this.#live.values()]) {
      const found = await loading.done.catch(() => null);
      if (found?.ok && isOf(found.value.table, guest)) await found.value.reread();
    }
  }

  /** Lets tables go that nobody has used for a while. */
  async sweep(): Promise<void> {
    const old = this.#deps.now() - idleMs;
    for (const [id, entry] of this.#live) {
      const { asked } = entry;
      const found = await entry.loading.done.catch(() => null);
      if (!found?.ok || !found.value.idle || found.value.lastUsed > old) continue;
      await found.value.summarise().catch(unlessStored);
      // Whoever asked for it meanwhile must not be left with a table of which there is a second one.
      if (!found.value.idle || entry.asked !== asked) continue;
      found.value.leave();
      this.#live.delete(id);
    }
  }

  /** Brings all stored summaries up to date, as far as the storage lets us: they can be made again from the logs. */
  async settle(): Promise<void> {
    for (const { loading } of this.#live.values()) {
      const found = await loading.done.catch(() => null);
      if (found?.ok) await found.value.summarise().catch(unlessStored);
    }
  }

  async #load(
    id: string,
    waiter: LoadWaiter,
    made: (found: Result<LiveTable>) => void,
  ): Promise<Result<LiveTable>> {
    const loaded = await loadTable(this.#deps, id, waiter);
    if (!loaded.ok) return this.#quarantine(id, loaded.problems[0]);
    const summary = await this.#deps.store.summary(id);
    // One that was quarantined and is well again gets a new summary.
    const seq = summary?.quarantined === null ? summary.seq : 0;
    // Another may be on its way by now.
    waiter.gone.throwIfAborted();
    const live = this.#revive(id, loaded.value, { seq, wakeAt: summary?.wakeAt ?? null });
    made(ok(live));
    this.#deps.changed(live);
    live.summariseSoon();
    return ok(live);
  }

  #revive(id: string, { opened, table, log }: LoadedTable, kept: Kept): LiveTable {
    const { store, slicer, now, sleep, changed } = this.#deps;
    return new LiveTable(id, opened, table, log, kept, { store, slicer, now, sleep, changed });
  }

  /** A table that can't be folded is marked, says why, and takes nothing else down. */
  async #quarantine(id: string, problem: Problem): Promise<Result<never>> {
    const { store } = this.#deps;
    const summary = await store.summary(id);
    if (summary && summary.quarantined !== problem.code) {
      const { id: _, lastSeq, wakeAt: __, ...rest } = summary;
      const marked = { ...rest, seq: lastSeq, quarantined: problem.code };
      const changes: readonly Change[] = [
        { kind: 'summary', table: id, summary: marked },
        { kind: 'alarm', table: id, at: null },
      ];
      await store.commit({ changes }).catch(unlessStored);
    }
    return { ok: false, problems: [problem] };
  }

  async #begin(
    opened: OpenGame,
    log: readonly Event[],
    table: Table,
    id = this.#deps.randomId(),
  ): Promise<string> {
    const changes = firstChanges(id, opened, table);
    await this.#deps.store.commit({ append: { table: id, events: log }, changes });
    const live = this.#revive(id, { opened, table, log }, { seq: table.seq, wakeAt: wants(table).wakeAt });
    const loaded = ok(live);
    this.#live.set(id, { loading: new SharedWork(async () => loaded), loaded, asked: 0 });
    this.#deps.changed(live);
    return id;
  }
}

function isOf(table: Table, player: string): boolean {
  return table.owner === player || playersOf(table).includes(player);
}

function summaryNow({ id, opened, table }: LiveTable): StoredSummary {
  return { ...summaryOf(opened, table), id, lastSeq: table.seq, wakeAt: wants(table).wakeAt };
}

/** The table was removed meanwhile. */
function unlessCalledOff(error: unknown): Result<never> {
  if (!(error instanceof CalledOff)) throw error;
  return refuse('no-such-table');
}

/** Summaries are worth trying, but nothing is lost without them. */
function unlessStored(error: unknown): void {
  if (!(error instanceof StoreError)) throw error;
}
