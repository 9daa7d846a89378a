/** New tables: the options read, their content found, those named seated, and the game begun if that was asked. */
import type { ResourceNames } from '../core/resource.ts';
import { ok, type Result, refuse } from '../core/result.ts';
import { create } from '../room/apply.ts';
import { decide, type Intent } from '../room/decide.ts';
import type { Created, Event, Origin, SameDeal } from '../room/event.ts';
import type { OpenGame, Table } from '../room/table.ts';
import type { Imported } from '../room/transfer.ts';
import type { ContentKeeper } from './contentkeeper.ts';
import { onDay } from './dailies.ts';
import { entryName } from './entrylist.ts';
import type { Library, Unpacked } from './library.ts';
import type { Preparer } from './preparer.ts';
import { freeName, roomFor, tablesOf } from './quota.ts';
import type { Store } from './store.ts';

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
  /** How the content that the options name by hash was called at an earlier table. */
  readonly resources?: ResourceNames;
  /** What all its chance comes from; true chance where it is left out. No client at a wire can ask for one. */
  readonly seed?: string;
  /** It is the deal of another table. */
  readonly deal?: SameDeal;
};

/** A game of the day that is claimed for a table of this id. */
export type Claimed = {
  readonly id: string;
  readonly day: string;
  readonly key: string;
  /** Everybody's. */
  readonly seed: string;
};

export type FactoryDeps = {
  readonly store: Store;
  readonly library: Library;
  readonly keeper: ContentKeeper;
  readonly preparer: Preparer;
  readonly now: () => number;
  readonly randomId: () => string;
  readonly randomSeed: () => string;
  /** Unfinished games of a kind that one keeps, those with others not counted. */
  readonly keep: number;
  /** Stores a new table of this log; its id. */
  readonly begin: (opened: OpenGame, log: readonly Event[], table: Table, id?: string) => Promise<string>;
  readonly remove: (id: string, player: string) => Promise<Result<null>>;
};

export class TableFactory {
  readonly #deps: FactoryDeps;

  constructor(deps: FactoryDeps) {
    this.#deps = deps;
  }

  async create(
    wanted: NewTable,
    player: string,
    origin: Origin,
    daily: Claimed | null = null,
  ): Promise<Result<string>> {
    const { library, store, keep, begin, remove, keeper, preparer } = this.#deps;
    const game = await library.game(wanted.game);
    if (!game) return refuse('game-unknown', { game: wanted.game.slice(0, 40) }, 'game');
    const options = game.parseOptions(wanted.options);
    if (!options.ok) return under('options', options);
    const title = await library.title(game.id);
    const own = await tablesOf(store, player);
    const name = freeName(own, daily ? `${title} ${daily.day}` : title, wanted.name);
    if (!name.ok) return name;
    const unpacked = await library.unpack(game, options.value, {
      text: keeper.source,
      prepare: preparer.inTime(player),
    });
    if (!unpacked.ok) return under('options', unpacked);
    const { opened, contents } = unpacked.value;
    const resources = await this.#names(contents, wanted.resources, player);
    const drawn = this.#created(unpacked.value, { ...wanted, resources }, player, name.value, origin);
    const filled = this.#fill(opened, daily ? onDay(drawn, daily) : drawn, wanted, player);
    if (!filled.ok) return filled;
    const place = daily ? ok(null) : roomFor(own, player, game.id, keep, wanted.replaceOldest);
    if (!place.ok) return place;
    for (const content of Object.values(contents)) await keeper.keep(content);
    const id = await begin(opened, filled.value.log, filled.value.table, daily?.id);
    // Last of all: nothing goes for a table that could not be made.
    if (place.value) await remove(place.value.id, player);
    return ok(id);
  }

  /** Each by the name it has here, or had before; what nobody has named is called by its hash. */
  async #names(
    contents: Unpacked['contents'],
    before: ResourceNames | undefined,
    player: string,
  ): Promise<ResourceNames> {
    const known = new Map(Object.values(before ?? {}).map(({ hash, name }) => [hash, name]));
    const named = Object.entries(contents).map(async ([kind, { hash, name }]) => {
      const found = name ?? known.get(hash) ?? (await entryName(this.#deps.store, hash, player));
      return [kind, { hash, name: found ?? hash.slice(0, 8) }] as const;
    });
    return Object.fromEntries(await Promise.all(named));
  }

  #created(
    { opened: { game }, options }: Unpacked,
    { hints, resources, seed, deal }: NewTable & { readonly resources: ResourceNames },
    owner: string,
    name: string,
    origin: Origin,
  ): Event {
    const body: Created = {
      kind: 'created',
      name,
      game: game.id,
      version: game.version,
      options,
      resources,
      seed: seed ?? this.#deps.randomSeed(),
      hints,
      owner,
      origin,
      ...(deal && { deal }),
    };
    return { seq: 1, at: this.#deps.now(), actor: owner, cmd: this.#deps.randomId(), body };
  }

  /** Sits down those who were named, and starts if that was asked. */
  #fill(opened: OpenGame, made: Event, wanted: NewTable, player: string): Result<Imported> {
    const log: Event[] = [made];
    let table = create(made);
    const step = (intent: Intent): Result<null> => {
      const command = { cmd: this.#deps.randomId(), actor: player, seen: null, intent };
      const decided = decide(opened, table, command, this.#deps.now());
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
}

/** The same problems, found below this path. */
function under(path: string, refused: Extract<Result<unknown>, { ok: false }>): typeof refused {
  const [first, ...rest] = refused.problems.map((each) => ({
    ...each,
    path: each.path === undefined ? path : `${path}.${each.path}`,
  }));
  return { ok: false, problems: [first!, ...rest] };
}
