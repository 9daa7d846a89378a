import { ok, type Problem, type Result, refuse } from '../../core/result.ts';
import { create, foldSteps } from '../../room/apply.ts';
import { decide } from '../../room/decide.ts';
import type { Created, Event, Origin } from '../../room/event.ts';
import type { Opened, Table } from '../../room/table.ts';
import { type Imported, settingsOf } from '../../room/transfer.ts';
import type { AssetText, Library } from '../library.ts';
import type { TimeSlicer } from '../slicer.ts';
import { type Store, type StoredSummary, StoreError, type SummaryFilter } from '../storage/store.ts';
import { AssetKeeper } from './assets.ts';
import { Dailies, onDay, type Seats, type TodaysGame } from './dailies.ts';
import { LiveTable } from './live.ts';
import { readLog } from './log.ts';
import { freeName, isHere, roomFor, tablesOf } from './places.ts';
import { summaryOf } from './summary.ts';
import { type ExportedFile, type ForeignFile, Travel } from './travel.ts';
import { Turns } from './turns.ts';

export type NewTable = {
  readonly game: string;
  readonly options: unknown;
  readonly name: string | null;
  readonly hints: number | null;
  readonly seats: readonly unknown[];
  /** Starts at once, with these seats. */
  readonly start: boolean;
  /** Where one has as many unfinished games as one may keep: the oldest goes. */
  readonly replaceOldest: boolean;
};

/** A day that is claimed for a table of this id. */
export type Claimed = { readonly day: string; readonly id: string };

export type HallOptions = {
  readonly store: Store;
  readonly library: Library;
  /** Long logs are folded in slices. */
  readonly slicer: TimeSlicer;
  readonly now: () => number;
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

export class Hall {
  readonly #options: HallOptions;
  readonly #live = new Map<string, Entry>();
  readonly #assets: AssetKeeper;
  readonly #turns = new Turns();
  readonly #travel: Travel;
  readonly #dailies: Dailies;

  constructor(options: HallOptions) {
    this.#options = options;
    this.#assets = new AssetKeeper(options.store, options.now);
    this.#travel = new Travel({
      ...options,
      assets: this.#assets,
      turns: this.#turns,
      find: (id) => this.find(id),
      begin: (opened, log, table) => this.#begin(opened, log, table),
      create: (wanted, player, origin) => this.create(wanted, player, origin),
    });
    this.#dailies = new Dailies({
      ...options,
      find: (id) => this.find(id),
      create: (wanted, player, daily) => this.#create(wanted, player, options.origin ?? 'new', daily),
    });
  }

  /** Tables in memory. */
  get size(): number {
    return this.#live.size;
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
    origin: Origin = this.#options.origin ?? 'new',
  ): Promise<Result<string>> {
    return this.#turns.take(player, () => this.#create(wanted, player, origin));
  }

  /** The games of the day that there are, and what has become of this player's. */
  today(player: string): Promise<readonly TodaysGame[]> {
    return this.#dailies.today(player);
  }

  /** The player's own table of today: made when it is first asked for. */
  daily(game: string, player: string, seats: Seats): Promise<Result<{ id: string; isNew: boolean }>> {
    return this.#turns.take(player, () => this.#dailies.open(game, player, seats));
  }

  async #create(
    wanted: NewTable,
    player: string,
    origin: Origin,
    daily: Claimed | null = null,
  ): Promise<Result<string>> {
    const { library, store, keep } = this.#options;
    const game = await library.game(wanted.game);
    if (!game) return refuse('game-unknown', { game: wanted.game.slice(0, 40) }, 'game');
    const options = game.parseOptions(wanted.options);
    if (!options.ok) return under('options', options);
    const title = await library.title(game.id);
    const own = await tablesOf(store, player);
    const name = freeName(own, daily ? `${title} ${daily.day}` : title, wanted.name);
    if (!name.ok) return name;
    const unpacked = library.unpack(game, options.value);
    if (!unpacked.ok) return under('options', unpacked);
    const { opened, assets } = unpacked.value;
    const drawn = this.#created(opened, wanted, player, name.value, options.value, assets, origin);
    const made = daily ? onDay(drawn, daily.day) : drawn;
    const filled = this.#fill(opened, made, wanted, player);
    if (!filled.ok) return filled;
    const place = daily ? ok(null) : roomFor(own, player, game.id, keep, wanted.replaceOldest);
    if (!place.ok) return place;
    for (const { hash, text } of Object.values(assets)) await this.#assets.keep(hash, text);
    const id = await this.#begin(opened, filled.value.log, filled.value.table, daily?.id);
    // Last of all: nothing goes for a table that could not be made.
    if (place.value) await this.remove(place.value.id, player);
    return ok(id);
  }

  /** Summaries, brought up to date by the tables in memory. */
  async list(filter: SummaryFilter): Promise<readonly StoredSummary[]> {
    const stored = await this.#options.store.summaries(filter);
    return Promise.all(stored.map((summary) => this.#fresh(summary)));
  }

  async summary(id: string): Promise<StoredSummary | null> {
    const known = this.#live.get(id)?.loaded;
    if (known?.ok) return summaryNow(known.value);
    const stored = await this.#options.store.summary(id);
    return stored && this.#fresh(stored);
  }

  /** Only whoever made it may remove it. */
  async remove(id: string, player: string): Promise<Result<null>> {
    const summary = await this.#options.store.summary(id);
    if (!summary) return refuse('no-such-table');
    if (summary.owner !== player) return refuse('owner-only');
    await this.#dailies.drop(summary);
    await this.#options.store.remove(id);
    const live = await this.#live.get(id)?.loading.catch(() => null);
    if (live?.ok) live.value.end();
    this.#live.delete(id);
    return ok(null);
  }

  /** A copy of one's own game, to try something else; it never ranks. */
  duplicate(id: string, player: string): Promise<Result<string>> {
    return this.#travel.duplicate(id, player);
  }

  /** The whole table as a file, or what this player could see of it. */
  export(id: string, player: string): Promise<Result<ExportedFile>> {
    return this.#travel.export(id, player);
  }

  import(raw: unknown, player: string): Promise<Result<string>> {
    return this.#travel.import(raw, player);
  }

  /** The game as a file for other programs, of one of the kinds its game writes. */
  exportAs(id: string, kind: string, player: string): Promise<Result<ForeignFile>> {
    return this.#travel.exportAs(id, kind, player);
  }

  /** Some positions of the game so far, as this player may see them: the JSON of a page (docs/protocol.md, T7). */
  frames(...asked: Parameters<Travel['frames']>): Promise<Result<string>> {
    return this.#travel.frames(...asked);
  }

  /** A new table with the settings of this one; the bots sit down again, and so does whoever asks. */
  async again(id: string, player: string, replaceOldest = false): Promise<Result<string>> {
    const found = await this.find(id);
    if (!found.ok) return found;
    const { table } = found.value;
    if (!isHere(table, player)) return refuse('not-seated');
    const { game, options, hints, seats } = settingsOf(table);
    const mine = seats.filter((_, at) => table.seats[at]!.bot !== null || table.seats[at]!.player === player);
    const start = mine.length === seats.length;
    return this.create({ game, options, hints, seats: mine, start, name: null, replaceOldest }, player);
  }

  /** The text of an asset by its hash: one of the house, or one that came with a table. */
  async asset(hash: string): Promise<string | null> {
    const { library, store } = this.#options;
    return library.textOf(hash) ?? store.asset(hash);
  }

  /** Lets tables go that nobody has used for a while. */
  async sweep(): Promise<void> {
    const old = this.#options.now() - idleMs;
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
    const { store, library } = this.#options;
    const log = await this.#readable(id);
    if (!log.ok) return log;
    const [first] = log.value;
    if (first?.body.kind !== 'created') return refuse('no-such-table');
    const { game, version, assets } = first.body;
    const opened = await library.reopen(game, version, assets, (hash) => store.asset(hash));
    if (!opened.ok) return this.#setAside(id, opened.problems[0]);
    const table = await this.#folded(opened.value, log.value);
    if (!table) return this.#setAside(id, { code: 'table-broken' });
    const summary = await store.summary(id);
    // One that was set aside and is well again gets a new summary.
    const summarised = summary && summary.setAside === null ? summary.seq : 0;
    const live = this.#revive(id, opened.value, table, log.value, summarised);
    this.#options.changed(live);
    return ok(live);
  }

  /** The log, unless it is damaged on disk: then only this table is lost. */
  async #readable(id: string): Promise<Result<readonly Event[]>> {
    try {
      return ok(await readLog(this.#options.store, id));
    } catch (error) {
      if (!(error instanceof StoreError) || error.code !== 'store-damaged') throw error;
      return this.#setAside(id, { code: error.code });
    }
  }

  /** Null for a log that makes no sense. */
  #folded(opened: Opened, log: readonly Event[]): Promise<Table | null> {
    return this.#options.slicer.run(foldSteps(opened, log)).catch(() => null);
  }

  #revive(id: string, opened: Opened, table: Table, log: readonly Event[], summarised: number): LiveTable {
    const { store, slicer, now, changed } = this.#options;
    return new LiveTable(id, opened, table, log, summarised, { store, slicer, now, changed });
  }

  /** A table that can't be folded is marked, says why, and takes nothing else down. */
  async #setAside(id: string, problem: Problem): Promise<Result<never>> {
    const { store } = this.#options;
    const summary = await store.summary(id);
    if (summary && summary.setAside !== problem.code) {
      const { id: _, lastSeq, ...rest } = summary;
      await store.putSummary(id, { ...rest, seq: lastSeq, setAside: problem.code }).catch(unlessStored);
    }
    return { ok: false, problems: [problem] };
  }

  #created(
    { game }: Opened,
    { hints }: NewTable,
    owner: string,
    name: string,
    options: unknown,
    assets: Readonly<Record<string, AssetText>>,
    origin: Origin,
  ): Event {
    const hashes = Object.fromEntries(Object.entries(assets).map(([kind, { hash }]) => [kind, hash]));
    const body: Created = {
      kind: 'created',
      name,
      game: game.id,
      version: game.version,
      options,
      assets: hashes,
      seed: this.#options.randomSeed(),
      hints,
      owner,
      origin,
    };
    return { seq: 1, at: this.#options.now(), actor: owner, cmd: this.#options.randomId(), body };
  }

  /** Sits down those who were named, and starts if that was asked. */
  #fill(opened: Opened, made: Event, wanted: NewTable, player: string): Result<Imported> {
    const log: Event[] = [made];
    let table = create(made);
    const step = (wish: Parameters<typeof decide>[2]['wish']): Result<null> => {
      const command = { cmd: this.#options.randomId(), actor: player, seen: null, wish };
      const decided = decide(opened, table, command, this.#options.now());
      if (!decided.ok) return decided;
      table = decided.value.table!;
      log.push(decided.value.event);
      return ok(null);
    };
    for (const [at, choice] of wanted.seats.entries()) {
      const seated = step({ kind: 'sit', choice });
      if (!seated.ok) return under(`seats.${at}`, seated);
    }
    const started = wanted.start ? step({ kind: 'start' }) : ok(null);
    return started.ok ? ok({ log, table }) : started;
  }

  async #begin(
    opened: Opened,
    log: readonly Event[],
    table: Table,
    id = this.#options.randomId(),
  ): Promise<string> {
    await this.#options.store.append(id, log, summaryOf(opened, table));
    const live = this.#revive(id, opened, table, log, table.seq);
    const loaded = ok(live);
    this.#live.set(id, { loading: Promise.resolve(loaded), loaded, asked: 0 });
    this.#options.changed(live);
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

/** The same problems, found below this path. */
function under(path: string, refused: Extract<Result<unknown>, { ok: false }>): typeof refused {
  const [first, ...rest] = refused.problems.map((each) => ({
    ...each,
    path: each.path === undefined ? path : `${path}.${each.path}`,
  }));
  return { ok: false, problems: [first!, ...rest] };
}
