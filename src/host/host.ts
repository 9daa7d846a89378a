/** Tables with their bots, put together: for a room with doors, and for a player alone at a machine. */
import type { Origin } from '../room/event.ts';
import { Alarms } from './alarms.ts';
import { Backfill } from './backfill.ts';
import { ContentKeeper } from './contentkeeper.ts';
import type { Library } from './library.ts';
import { LibraryEntries, type LibraryQuota, libraryQuota } from './libraryentries.ts';
import type { LiveTable } from './live.ts';
import { readLog } from './log.ts';
import { Orders } from './orders.ts';
import { PendingIntents } from './pending/intents.ts';
import { BotPlayers, type BotPlayersOptions } from './players.ts';
import type { Clock, Entropy, Workers } from './ports.ts';
import { Preparer } from './preparer.ts';
import { TableRegistry } from './registry.ts';
import { Reviews } from './reviews.ts';
import { TimeSlicer } from './slicer.ts';
import type { Store } from './store.ts';

export type HostDeps = {
  readonly store: Store;
  readonly library: Library;
  readonly workers: Workers;
  readonly clock: Clock;
  readonly entropy: Entropy;
  /** Unfinished games of a kind that one keeps, those with others not counted. */
  readonly keep: number;
  readonly origin?: Origin;
  /** What one player may bring into the library. */
  readonly quota?: LibraryQuota;
  /** The results of earlier games could not be filled in now. */
  readonly backfillFailed?: (error: unknown) => void;
} & BotPlayersOptions;

export type Host = {
  readonly registry: TableRegistry;
  readonly entries: LibraryEntries;
  readonly orders: Orders;
  readonly workers: Workers;
  /** Looks whether a bot is to act at this table. */
  readonly attend: (live: LiveTable) => void;
  readonly intents: PendingIntents;
  readonly reviews: Reviews;
  /** From now on tables are woken when it is time, and what is missing is filled in. */
  readonly start: () => void;
  /** No bot moves any more; first of all, before the doors are closed. */
  readonly quiet: () => void;
  /** Stores what is behind and closes everything, the storage too. */
  readonly close: () => Promise<void>;
};

export function createHost(deps: HostDeps): Host {
  const { store, library, workers, clock, entropy, keep, origin, quota = libraryQuota } = deps;
  const players = new BotPlayers(deps);
  const intents = new PendingIntents(workers);
  const changed = (live: LiveTable) => {
    players.attend(live);
    intents.attend(live);
    reviews.attend(live);
  };
  const slicer = new TimeSlicer(clock);
  const keeper = new ContentKeeper(store, clock.now, clock.turn);
  const preparer = new Preparer({ store, workers, clock });
  const registry = new TableRegistry({
    store,
    library,
    keeper,
    preparer,
    workers,
    slicer,
    now: clock.now,
    sleep: clock.sleep,
    dayOf: clock.dayOf,
    randomId: entropy.id,
    randomSeed: entropy.seed,
    keep,
    changed,
    ...(origin && { origin }),
  });
  const backfill = new Backfill({ store, library, keeper, preparer, slicer, clock });
  const alarms = new Alarms({ store, clock, wake: (id) => wake(registry, players, id) });
  const reviews = new Reviews({
    find: (id) => registry.find(id),
    log: (id) => readLog(store, slicer, id),
    workers,
  });
  const quiet = () => {
    alarms.stop();
    backfill.stop();
    players.close();
  };
  return {
    registry,
    entries: new LibraryEntries({ store, workers, now: clock.now, randomId: entropy.id, quota }),
    orders: new Orders({ workers, randomId: entropy.id, randomSeed: entropy.seed }),
    workers,
    attend: (live) => players.attend(live),
    intents,
    reviews,
    start: () => {
      void alarms.run();
      backfill.run().catch((error: unknown) => deps.backfillFailed?.(error));
    },
    quiet,
    close: async () => {
      quiet();
      await registry.settle();
      await workers.close();
      await store.close();
    },
  };
}

/** A table that can't be opened has been marked, and has no alarm any more. */
async function wake(registry: TableRegistry, players: BotPlayers, id: string): Promise<void> {
  const found = await registry.find(id);
  if (!found.ok) return;
  players.attend(found.value);
  await found.value.rested();
}
