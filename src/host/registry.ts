/** The tables of a room: those in memory, found, listed, and let go; what makes and moves them stands beside it. */
import { ok, type Problem, type Refusal, type Result, refuse } from '../core/result.ts';
import { foldSteps } from '../room/apply.ts';
import type { Created, Event, Origin } from '../room/event.ts';
import { namesItsContent } from '../room/resources.ts';
import type { OpenGame, Table } from '../room/table.ts';
import { settingsOf } from '../room/transfer.ts';
import { upgradeLog } from '../room/upgrade.ts';
import type { Content } from './content.ts';
import { ContentKeeper } from './contentkeeper.ts';
import { Dailies, type Seats, type TodaysGame } from './dailies.ts';
import { type FactoryDeps, type NewTable, TableFactory } from './factory.ts';
import type { Library } from './library.ts';
import { LiveTable } from './live.ts';
import { readLog } from './log.ts';
import { isHere } from './quota.ts';
import { SerialQueue } from './serialqueue.ts';
import type { TimeSlicer } from './slicer.ts';
import { type Store, type StoredSummary, StoreError, type SummaryFilter } from './store.ts';
import { summaryOf } from './summary.ts';
import { type ExportedFile, type ForeignFile, TableTransfer } from './transfer.ts';

export type RegistryDeps = {
  readonly store: Store;
  readonly library: Library;
  /** Long logs are folded in slices. */
  readonly slicer: TimeSlicer;
  readonly now: () => number;
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
  readonly loading: Promise<Result<LiveTable>>;
  loaded: Result<LiveTable> | null;
  asked: number;
};

const idleMs = 60_000;

export class TableRegistry {
  readonly #deps: RegistryDeps;
  readonly #live = new Map<string, Entry>();
  readonly #keeper: ContentKeeper;
  readonly #turns = new SerialQueue();
  readonly #factory: TableFactory;
  readonly #transfer: TableTransfer;
  readonly #dailies: Dailies;

  constructor(deps: RegistryDeps) {
    this.#deps = deps;
    this.#keeper = new ContentKeeper(deps.store, deps.now, () => deps.slicer.turn());
    const begin: FactoryDeps['begin'] = (opened, log, table, id) => this.#begin(opened, log, table, id);
    this.#factory = new TableFactory({
      ...deps,
      keeper: this.#keeper,
      begin,
      remove: (id, player) => this.remove(id, player),
    });
    this.#transfer = new TableTransfer({
      ...deps,
      keeper: this.#keeper,
      turns: this.#turns,
      find: (id) => this.find(id),
      begin,
      create: (wanted, player, origin) => this.create(wanted, player, origin),
    });
    this.#dailies = new Dailies({
      ...deps,
      find: (id) => this.find(id),
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

  /** A table by its id; in memory from then on. */
  find(id: string): Promise<Result<LiveTable>> {
    const known = this.#live.get(id);
    if (known) {
      known.asked += 1;
      return known.loading;
    }
    const loading = this.#load(id);
    const entry: Entry = { loading, loaded: null, asked: 1 };
    this.#live.set(id, entry);
    const forget = () => this.#live.delete(id);
    loading.then((found) => {
      entry.loaded = found;
      if (!found.ok) forget();
    }, forget);
    return loading;
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
  daily(game: string, player: string, seats: Seats): Promise<Result<{ id: string; isNew: boolean }>> {
    return this.#turns.take(player, () => this.#dailies.open(game, player, seats));
  }

  /** Summaries, brought up to date by the tables in memory. */
  async list(filter: SummaryFilter): Promise<readonly StoredSummary[]> {
    const stored = await this.#deps.store.summaries(filter);
    return Promise.all(stored.map((summary) => this.#fresh(summary)));
  }

  async summary(id: string): Promise<StoredSummary | null> {
    const known = this.#live.get(id)?.loaded;
    if (known?.ok) return summaryNow(known.value);
    const stored = await this.#deps.store.summary(id);
    return stored && this.#fresh(stored);
  }

  /** Only whoever made it may remove it. */
  async remove(id: string, player: string): Promise<Result<null>> {
    const summary = await this.#deps.store.summary(id);
    if (!summary) return refuse('no-such-table');
    if (summary.owner !== player) return refuse('owner-only');
    await this.#dailies.drop(summary);
    await this.#deps.store.remove(id);
    const live = await this.#live.get(id)?.loading.catch(() => null);
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

  /** Content by its hash: what comes with the games, or came with a table. */
  content(hash: string): Promise<Result<Content>> {
    return this.#deps.library.content(hash, this.#keeper.source);
  }

  /** Lets tables go that nobody has used for a while. */
  async sweep(): Promise<void> {
    const old = this.#deps.now() - idleMs;
    for (const [id, entry] of this.#live) {
      const { asked } = entry;
      const found = await entry.loading.catch(() => null);
      if (!found?.ok || !found.value.idle || found.value.lastUsed > old) continue;
      await found.value.summarise().catch(unlessStored);
      // Whoever asked for it meanwhile must not be left with a table of which there is a second one.
      if (found.value.idle && entry.asked === asked) this.#live.delete(id);
    }
  }

  /** Brings all stored summaries up to date, as far as the storage lets us: they can be made again from the logs. */
  async settle(): Promise<void> {
    for (const { loading } of this.#live.values()) {
      const found = await loading.catch(() => null);
      if (found?.ok) await found.value.summarise().catch(unlessStored);
    }
  }

  async #load(id: string): Promise<Result<LiveTable>> {
    const { store } = this.#deps;
    const stored = await this.#readable(id);
    if (!stored.ok) return stored;
    if (stored.value[0]?.body.kind !== 'created') return refuse('no-such-table');
    const log = await this.#upgraded(stored.value);
    const opened = log.ok ? await this.#opened(log.value[0]!) : log;
    if (!log.ok || !opened.ok) return this.#setAside(id, (opened as Refusal).problems[0]);
    const table = await this.#folded(opened.value, log.value);
    if (!table) return this.#setAside(id, { code: 'table-broken' });
    const summary = await store.summary(id);
    // One that was set aside and is well again gets a new summary.
    const summarised = summary && summary.setAside === null ? summary.seq : 0;
    const live = this.#revive(id, opened.value, table, log.value, summarised);
    this.#deps.changed(live);
    return ok(live);
  }

  /** The log, unless it is damaged on disk: then only this table is lost. */
  async #readable(id: string): Promise<Result<readonly Event[]>> {
    try {
      return ok(await readLog(this.#deps.store, this.#deps.slicer, id));
    } catch (error) {
      if (!(error instanceof StoreError) || error.code !== 'store-damaged') throw error;
      return this.#setAside(id, { code: error.code });
    }
  }

  /** The log as it is told today; manifests that follow from it are known from then on. */
  async #upgraded(log: readonly Event[]): Promise<Result<readonly Event[]>> {
    const { game: id } = log[0]!.body as Created;
    const game = await this.#deps.library.game(id);
    if (!game) return refuse('game-unknown', { game: id.slice(0, 40) });
    const upgraded = upgradeLog(log, game);
    this.#keeper.know(upgraded.manifests);
    return ok(upgraded.log);
  }

  async #opened({ body }: Event): Promise<Result<OpenGame>> {
    const { game, version, options, resources } = body as Created;
    const opened = await this.#deps.library.reopen(game, version, resources, this.#keeper.source);
    if (!opened.ok) return opened;
    const isWhole = namesItsContent(opened.value.game.form, options, resources);
    return isWhole ? opened : refuse('table-broken');
  }

  /** Null for a log that makes no sense. */
  #folded(opened: OpenGame, log: readonly Event[]): Promise<Table | null> {
    return this.#deps.slicer.run(foldSteps(opened, log)).catch(() => null);
  }

  #revive(id: string, opened: OpenGame, table: Table, log: readonly Event[], summarised: number): LiveTable {
    const { store, slicer, now, changed } = this.#deps;
    return new LiveTable(id, opened, table, log, summarised, { store, slicer, now, changed });
  }

  /** A table that can't be folded is marked, says why, and takes nothing else down. */
  async #setAside(id: string, problem: Problem): Promise<Result<never>> {
    const { store } = this.#deps;
    const summary = await store.summary(id);
    if (summary && summary.setAside !== problem.code) {
      const { id: _, lastSeq, ...rest } = summary;
      await store.putSummary(id, { ...rest, seq: lastSeq, setAside: problem.code }).catch(unlessStored);
    }
    return { ok: false, problems: [problem] };
  }

  async #begin(
    opened: OpenGame,
    log: readonly Event[],
    table: Table,
    id = this.#deps.randomId(),
  ): Promise<string> {
    await this.#deps.store.append(id, log, summaryOf(opened, table));
    const live = this.#revive(id, opened, table, log, table.seq);
    const loaded = ok(live);
    this.#live.set(id, { loading: Promise.resolve(loaded), loaded, asked: 0 });
    this.#deps.changed(live);
    return id;
  }

  /** A table that was set aside stays so in lists: it is tried again when somebody opens it. */
  async #fresh(stored: StoredSummary): Promise<StoredSummary> {
    if (stored.seq === stored.lastSeq && stored.setAside === null) return stored;
    if (stored.setAside !== null && !this.#live.get(stored.id)?.loaded?.ok) return stored;
    const found = await this.find(stored.id);
    if (!found.ok) return { ...stored, setAside: found.problems[0].code };
    return summaryNow(found.value);
  }
}

function summaryNow({ id, opened, table }: LiveTable): StoredSummary {
  return { ...summaryOf(opened, table), id, lastSeq: table.seq };
}

/** Summaries are worth trying, but nothing is lost without them. */
function unlessStored(error: unknown): void {
  if (!(error instanceof StoreError)) throw error;
}
