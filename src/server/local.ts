/**
 * The room of a player alone at a machine: the same tables, bots and storage as behind the doors of a server, for one
 * player who needs no cookie. The terminal loads this file by its path, because storage and bots start threads from
 * files beside it.
 */
import type { OpenResource, Texts } from '../core/resource.ts';
import { ok, type Result, refuse } from '../core/result.ts';
import type { Review } from '../core/review.ts';
import type { Seat } from '../core/seat.ts';
import type { DailyRef, Seats, TodaysGame } from '../host/dailies.ts';
import { entryFor, reach, sorted } from '../host/entries.ts';
import { listResources } from '../host/entrylist.ts';
import type { NewTable } from '../host/factory.ts';
import { createHost, type Host } from '../host/host.ts';
import { encodeTexts, textsIn } from '../host/jobs/resources.ts';
import type { Library, ResourceQuery } from '../host/library.ts';
import type { NewOrder } from '../host/orders.ts';
import type { Workers } from '../host/ports.ts';
import { renameTable } from '../host/rename.ts';
import { Session } from '../host/session.ts';
import { type Store, StoreError, type Summary } from '../host/store.ts';
import { wholeFile } from '../host/transfer.ts';
import type { Entry, NewResource, ResourcePage, Sort } from '../protocol/http.ts';
import type { ReplayPage } from '../room/past.ts';
import { systemClock } from './clock.ts';
import { systemEntropy } from './entropy.ts';
import { openJobs } from './jobs/open.ts';
import { MemoryStore } from './storage/memory.ts';
import { openStore } from './storage/open.ts';

/** Whoever sits at this machine. Guests have longer ids, so nobody can be this one from outside. */
const player = 'local';

export type LocalRoomOptions = {
  /** Where games are kept; null = nowhere, they are gone in the end. */
  readonly folder: string | null;
  readonly library: Library;
  readonly keep: number;
  /** Milliseconds between the moves of bots. */
  readonly pace: number;
  readonly workers?: Workers;
  readonly now?: () => number;
};

type Show = 'mine' | 'saved' | 'finished' | 'open';

/** What each list holds: alone, nobody else's table is open. */
const lists: Readonly<Record<Show, readonly Summary['phase'][]>> = {
  mine: ['gathering', 'playing'],
  saved: ['playing'],
  finished: ['over'],
  open: [],
};

/** Refused with the code of the storage when the folder can't be used. */
export async function openLocalRoom(options: LocalRoomOptions): Promise<Result<LocalRoom>> {
  const { folder, library, keep, pace, now = systemClock.now } = options;
  const store = await openFolder(folder);
  if (!store.ok) return store;
  const host = createHost({
    store: store.value,
    library,
    workers: options.workers ?? openJobs(),
    clock: { ...systemClock, now },
    entropy: systemEntropy,
    keep,
    pace,
    paceBeside: pace,
    origin: 'local',
  });
  return ok(new LocalRoom(host, library, store.value));
}

async function openFolder(folder: string | null): Promise<Result<Store>> {
  if (folder === null) return ok(new MemoryStore());
  try {
    return ok(await openStore({ folder }));
  } catch (error) {
    if (error instanceof StoreError) return refuse(error.code, { folder, why: error.details });
    throw error;
  }
}

export class LocalRoom {
  readonly #host: Host;
  readonly #library: Library;
  readonly #store: Store;
  /** Whoever only asks for a list or a file needs no bot that moves elsewhere. */
  #isStarted = false;

  constructor(host: Host, library: Library, store: Store) {
    this.#host = host;
    this.#library = library;
    this.#store = store;
  }

  /** The same conversation as over a socket, without one. */
  visit(send: (text: string) => void): Session {
    const { registry, attend, intents } = this.#host;
    if (!this.#isStarted) this.#host.start();
    this.#isStarted = true;
    return new Session({ registry, player, send, attend, intents, dismiss: () => undefined });
  }

  list(show: Show, game?: string, sort: Sort = 'waiting'): Promise<Result<readonly Entry[]>> {
    return stored(async () => {
      const phases = lists[show];
      if (phases.length === 0) return ok([]);
      const found = await this.#host.registry.list({
        player,
        phases,
        ...reach(sort),
        ...(game !== undefined && { game }),
      });
      const fitting = found.filter(({ phase }) => phases.includes(phase));
      const entries = fitting.map((summary) => entryFor(summary, player));
      return ok(sorted(entries, sort));
    });
  }

  create(wanted: NewTable): Promise<Result<string>> {
    return stored(() => this.#host.registry.create(wanted, player));
  }

  today(): Promise<Result<readonly TodaysGame[]>> {
    return stored(async () => ok(await this.#host.registry.today(player)));
  }

  /** My table of the day. */
  daily(which: DailyRef, seats: Seats): Promise<Result<string>> {
    return stored(async () => {
      const opened = await this.#host.registry.daily(which, player, seats);
      return opened.ok ? ok(opened.value.id) : opened;
    });
  }

  rename(id: string, name: string): Promise<Result<null>> {
    return stored(() => renameTable(this.#host.registry, id, name, player));
  }

  duplicate(id: string): Promise<Result<string>> {
    return stored(() => this.#host.registry.duplicate(id, player));
  }

  again(id: string, sameDeal = false): Promise<Result<string>> {
    const { registry } = this.#host;
    return stored(() => (sameDeal ? registry.sameDeal(id, player) : registry.again(id, player)));
  }

  remove(id: string): Promise<Result<null>> {
    return stored(() => this.#host.registry.remove(id, player));
  }

  export(id: string): Promise<Result<{ readonly name: string }>> {
    return stored(async () => {
      const file = await this.#host.registry.export(id, player);
      return file.ok ? ok(await wholeFile(file.value)) : file;
    });
  }

  exportAs(id: string, kind: string): Promise<Result<string>> {
    return stored(async () => {
      const file = await this.#host.registry.exportAs(id, kind, player);
      return file.ok ? ok(file.value.text) : file;
    });
  }

  import(file: unknown): Promise<Result<string>> {
    return stored(() => this.#host.registry.import(file, player));
  }

  frames(id: string, seat: Seat | null, from: number, count: number): Promise<Result<ReplayPage>> {
    return stored(async () => {
      const page = await this.#host.registry.frames(id, player, seat, from, count);
      return page.ok ? ok(JSON.parse(page.value) as ReplayPage) : page;
    });
  }

  review(id: string, seat: Seat, gone: AbortSignal): Promise<Result<Review | null>> {
    return stored(() => this.#host.reviews.look(id, seat, { player, gone }));
  }

  /** Content as a screen opens it: without what only the host may know. */
  resource(hash: string): Promise<Result<OpenResource>> {
    return stored(async () => {
      const found = await this.#host.registry.content(hash);
      return found.ok ? ok({ ...found.value.resource, host: null, engine: null }) : found;
    });
  }

  resources(query: ResourceQuery): Promise<Result<ResourcePage>> {
    return stored(async () => {
      return ok(await listResources(this.#library, this.#store, { ...query, owner: 'all', player }));
    });
  }

  make(order: NewOrder, gone: AbortSignal, progress: (done: number) => void): Promise<Result<Texts | null>> {
    return stored(async () => {
      try {
        const seed = systemEntropy.seed();
        const made = await this.#host.workers.make({ ...order, seed }, { player, gone, progress });
        return made.ok ? ok(textsIn(made.value)) : made;
      } catch {
        return gone.aborted ? ok(null) : refuse('resource-failed');
      }
    });
  }

  bring({
    texts,
    ...wanted
  }: Pick<NewResource, 'game' | 'kind' | 'name' | 'texts'>): Promise<Result<string>> {
    return stored(async () => {
      const rest = { language: null, licence: null, replace: false, texts: encodeTexts(texts) };
      const asker = { player, gone: new AbortController().signal };
      const made = await this.#host.entries.make({ ...wanted, ...rest }, asker);
      return made.ok ? ok(made.value.hash) : made;
    });
  }

  close(): Promise<void> {
    return this.#host.close();
  }
}

/** A disk that is full, or gone, is something to tell the player. */
async function stored<T>(run: () => Promise<Result<T>>): Promise<Result<T>> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof StoreError) return refuse(error.code);
    throw error;
  }
}
