/** The whole room put together: storage, tables, bots, HTTP and sockets; opened, and closed without losing anything. */
import type { Logger } from 'pino';
import { ok, type Result, refuse } from '../core/result.ts';
import { createHost } from '../host/host.ts';
import type { TableRegistry } from '../host/registry.ts';
import { type Store, StoreError } from '../host/store.ts';
import { systemClock } from './clock.ts';
import type { Config } from './config.ts';
import { systemEntropy } from './entropy.ts';
import { Guests } from './guests.ts';
import { addressesIn } from './http/address.ts';
import { buildApp } from './http/app.ts';
import { hostsOf } from './http/hosts.ts';
import { listen } from './http/listen.ts';
import { openJobs } from './jobs/open.ts';
import { FolderLibrary, rootFolder } from './library.ts';
import { createMetrics, type Metrics, watchJobs } from './metrics.ts';
import { Accounts } from './people/accounts.ts';
import { Visitors } from './people/visitors.ts';
import { Sockets } from './socket/sockets.ts';
import { openStore } from './storage/open.ts';
import { Translator } from './translator.ts';
import { Upkeep } from './upkeep.ts';

export type Room = {
  /** Where it listens. */
  readonly url: string;
  readonly registry: TableRegistry;
  /** Answers what was accepted, closes sockets with "back soon", then the storage. */
  readonly close: () => Promise<void>;
};

export type RoomOptions = {
  readonly config: Config;
  readonly log: Logger;
  readonly version: string;
  /** In place of the folder of the configuration. */
  readonly store?: Store;
  /** Milliseconds between moves of a show of bots. */
  readonly pace?: number;
};

const sweepMs = 15_000;

export async function openRoom(options: RoomOptions): Promise<Result<Room>> {
  const { config } = options;
  const metrics = createMetrics({ process: true });
  const committed = (seconds: number) => metrics.commits.observe(seconds);
  const lost = (commits: number) =>
    options.log.warn({ commits }, 'the write-ahead log was damaged, moves are lost');
  const store = await stored(
    config,
    () => options.store ?? openStore({ folder: config.data, sync: config.sync, committed, lost }),
  );
  if (!store.ok) return store;
  const furnished = await stored(config, () => furnish(options, store.value, metrics));
  if (!furnished.ok) {
    await store.value.close();
    return furnished;
  }
  const parts = furnished.value;
  const url = await listen(parts.app, config);
  if (!url.ok) {
    await parts.close();
    return url;
  }
  parts.ready();
  return ok({ url: url.value, registry: parts.registry, close: parts.close });
}

/** What the storage refuses, at once or when the room first writes to it, is told to whoever starts the room. */
async function stored<T>({ data }: Config, make: () => T | Promise<T>): Promise<Result<T>> {
  try {
    return ok(await make());
  } catch (error) {
    if (error instanceof StoreError) return refuse(error.code, { folder: data, why: error.message });
    throw error;
  }
}

async function furnish(options: RoomOptions, store: Store, metrics: Metrics) {
  const { config, log, version } = options;
  const { now } = systemClock;
  const library = new FolderLibrary(rootFolder());
  const guests = await Guests.open(store, now);
  const workers = openJobs({
    failed: (error, kind, question) => {
      const game = 'game' in question ? question.game : 'none';
      metrics.jobFailures.inc({ kind, game });
      log.warn({ err: error, kind, game }, 'a job failed');
    },
    ended: (kind, result) => metrics.jobs.inc({ kind, result }),
  });
  const tables = createHost({
    store,
    library,
    workers,
    clock: systemClock,
    entropy: systemEntropy,
    keep: config.keep,
    quota: config.limits.library,
    pace: options.pace ?? 700,
    paceBeside: Math.min(options.pace ?? 700, 350),
    failed: (error, table, seat) => log.error({ err: error, table, seat }, 'a bot gave up its seat'),
    backfillFailed: (error) => log.error({ err: error }, 'filling in the results of earlier games failed'),
  });
  const { registry } = tables;
  watchJobs(metrics, () => workers.jobs);
  let state: 'starting' | 'ready' | 'draining' = 'starting';
  const visitors = new Visitors(store, guests, now);
  const accounts = new Accounts({
    store,
    now,
    joined: (from) => registry.rename(from),
    ended: (whose) => sockets.end(whose),
  });
  const words = await Translator.load();
  const app = await buildApp({
    config,
    store,
    registry,
    reviews: tables.reviews,
    library,
    entries: tables.entries,
    orders: tables.orders,
    guests,
    visitors,
    accounts,
    words,
    metrics,
    log,
    version,
    state: () => state,
    limits: config.limits,
  });
  const sockets = new Sockets(app.server, {
    registry,
    visitors,
    publicUrl: config.publicUrl,
    hosts: hostsOf(config),
    isProxy: addressesIn(config.trustProxy),
    limits: config.limits,
    words,
    now,
    attend: tables.attend,
    intents: tables.intents,
    answered: ({ result }) => metrics.answers[result].inc(),
    failed: (error, about) => log.error({ err: error, about }, 'a message failed'),
    counted: (open) => metrics.sockets.set(open),
  });
  const sweeping = setInterval(() => {
    metrics.tables.set(registry.size);
    registry.sweep().catch((error: unknown) => log.error({ err: error }, 'sweeping failed'));
  }, sweepMs);
  sweeping.unref();
  const upkeep = new Upkeep({ store, now, log });
  return {
    app,
    registry,
    ready: () => {
      state = 'ready';
      tables.start();
    },
    close: async () => {
      state = 'draining';
      clearInterval(sweeping);
      upkeep.stop();
      tables.quiet();
      await sockets.close();
      await app.close();
      await tables.close();
    },
  };
}
