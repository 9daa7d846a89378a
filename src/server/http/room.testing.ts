/** A whole room for tests, without a network: `inject` asks it what a client would. */
import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { pino } from 'pino';
import { ok } from '../../core/result.ts';
import { shelf } from '../../games/index.ts';
import { Puppets } from '../../host/bench.testing.ts';
import { ContentKeeper } from '../../host/contentkeeper.ts';
import { parseBody } from '../../host/jobs/bodies.ts';
import type { JobDoors } from '../../host/jobs/kinds.ts';
import { prepareBrought } from '../../host/jobs/resources.ts';
import { LibraryEntries, libraryQuota } from '../../host/libraryentries.ts';
import { readLog } from '../../host/log.ts';
import { Orders } from '../../host/orders.ts';
import type { Workers } from '../../host/ports.ts';
import { Preparer } from '../../host/preparer.ts';
import { TableRegistry } from '../../host/registry.ts';
import { Reviews, type ReviewsOptions } from '../../host/reviews.ts';
import { TimeSlicer } from '../../host/slicer.ts';
import type { Store } from '../../host/store.ts';
import type { Intent } from '../../room/decide.ts';
import { systemClock } from '../clock.ts';
import { Guests } from '../guests.ts';
import { FolderLibrary, rootFolder } from '../library.ts';
import { type Limits, noLimits } from '../limits.ts';
import { createMetrics } from '../metrics.ts';
import { Accounts, type AccountsDeps } from '../people/accounts.ts';
import { Visitors } from '../people/visitors.ts';
import { MemoryStore } from '../storage/memory.ts';
import { Translator } from '../translator.ts';
import { buildApp } from './app.ts';
import type { Parts } from './parts.ts';

export const origin = 'http://localhost:80';

/** The games of the shelf, and Sticks: small, quick and without secrets. */
const allGames = new FolderLibrary(rootFolder(), {
  ...shelf,
  template: () => import('../../games/template/index.ts'),
});

/** What a thread does, without one. */
const inPlace: Pick<JobDoors, 'parse' | 'prepare'> = {
  parse: async (raw) => parseBody(raw),
  prepare: (raw) =>
    prepareBrought(raw, {
      kindOf: async ({ game, kind }) =>
        (await allGames.game(game))?.resources.find((each) => each.kind === kind) ?? null,
      hash: (bytes) => createHash('sha256').update(bytes).digest('hex'),
      steps: { steps: 160_000 },
      report: () => undefined,
    }),
};

export type Answered = {
  readonly status: number;
  // What tests look into is whatever came back.
  readonly body: Readonly<Record<string, unknown>>;
  readonly text: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly codes: readonly string[];
};

type Ended = Parameters<AccountsDeps['ended']>[0];

export class Room {
  readonly app: FastifyInstance;
  readonly registry: TableRegistry;
  readonly store: Store;
  readonly words: Translator;
  /** Milliseconds; tests move it on. */
  readonly clock: { now: number };
  /** Whose sockets were to be closed. */
  readonly ended: readonly Ended[];

  private constructor(
    app: FastifyInstance,
    registry: TableRegistry,
    store: Store,
    words: Translator,
    clock: { now: number },
    ended: readonly Ended[],
  ) {
    this.app = app;
    this.registry = registry;
    this.store = store;
    this.words = words;
    this.clock = clock;
    this.ended = ended;
  }

  static async open(
    options: Partial<Pick<Parts, 'state' | 'log' | 'page' | 'requestMs'>> & {
      readonly config?: Partial<Parts['config']>;
      readonly limits?: Partial<Limits>;
      readonly keep?: number;
      readonly store?: Store;
      readonly library?: FolderLibrary;
      /** What reads and prepares what is brought: a pool, where threads matter. */
      readonly readers?: Pick<JobDoors, 'parse' | 'prepare'>;
      /** What a look back finds. */
      readonly review?: ReviewsOptions['workers']['review'];
      /** What prepares content; as a thread would unless told. */
      readonly workers?: Pick<Workers, 'make' | 'prepare'>;
      readonly sleep?: (ms: number) => Promise<void>;
    } = {},
  ): Promise<Room> {
    const clock = { now: 1_700_000_000_000 };
    const now = () => clock.now++;
    const store = options.store ?? new MemoryStore();
    const { library = allGames, workers = new Puppets(), sleep = systemClock.sleep } = options;
    const registry = new TableRegistry({
      store,
      library,
      keeper: new ContentKeeper(store, now, systemClock.turn),
      preparer: new Preparer({ store, workers, clock: { now, sleep } }),
      workers,
      slicer: new TimeSlicer(systemClock),
      dayOf: systemClock.dayOf,
      now,
      sleep,
      randomId: () => randomBytes(12).toString('hex'),
      randomSeed: () => randomBytes(32).toString('hex'),
      keep: options.keep ?? 20,
      changed: () => undefined,
    });
    const words = await Translator.load();
    const guests = await Guests.open(store, now);
    const ended: Ended[] = [];
    const app = await buildApp({
      config: { publicUrl: null, trustProxy: [], allowHosts: [], ...options.config },
      store,
      ...(options.requestMs !== undefined && { requestMs: options.requestMs }),
      page: options.page ?? '/nowhere',
      registry,
      reviews: new Reviews({
        find: (id) => registry.find(id),
        log: (id) => readLog(store, new TimeSlicer(systemClock), id),
        workers: { review: options.review ?? (async () => ok(null)) },
      }),
      library,
      entries: new LibraryEntries({
        store,
        workers: options.readers ?? inPlace,
        now,
        randomId: () => randomBytes(12).toString('hex'),
        quota: options.limits?.library ?? libraryQuota,
      }),
      orders: new Orders({
        workers,
        randomId: () => randomBytes(12).toString('hex'),
        randomSeed: () => randomBytes(32).toString('hex'),
      }),
      guests,
      visitors: new Visitors(store, guests, now),
      accounts: new Accounts({
        store,
        now,
        joined: (from) => registry.rename(from),
        ended: (whose) => void ended.push(whose),
      }),
      words,
      metrics: createMetrics(),
      log: options.log ?? pino({ level: 'silent' }),
      version: '0.0.0-test',
      state: options.state ?? (() => 'ready'),
      limits: { ...noLimits, ...options.limits },
    });
    return new Room(app, registry, store, words, clock, ended);
  }

  async ask(request: InjectOptions): Promise<Answered> {
    const answer = await this.app.inject(request);
    const isJson = String(answer.headers['content-type']).startsWith('application/json');
    const body = isJson ? answer.json() : {};
    const problems: readonly { code: string }[] = body.problems ?? [];
    return {
      status: answer.statusCode,
      body,
      text: answer.payload,
      headers: answer.headers,
      codes: problems.map(({ code }) => code),
    };
  }

  /** Somebody new, with their cookie. */
  async visitor(headers: Readonly<Record<string, string>> = {}): Promise<Client> {
    const { body, headers: got } = await this.ask({ url: '/api/me', headers });
    const cookie = String(got['set-cookie']).split(';')[0]!;
    return new Client(this, cookie, String(body['player']));
  }
}

/** One guest's browser. */
export class Client {
  readonly room: Room;
  readonly cookie: string;
  readonly player: string;

  constructor(room: Room, cookie: string, player: string) {
    this.room = room;
    this.cookie = cookie;
    this.player = player;
  }

  get(url: string): Promise<Answered> {
    return this.room.ask({ url, headers: { cookie: this.cookie } });
  }

  post(url: string, payload?: unknown): Promise<Answered> {
    return this.#write('POST', url, payload);
  }

  patch(url: string, payload: unknown): Promise<Answered> {
    return this.#write('PATCH', url, payload);
  }

  put(url: string, payload: unknown): Promise<Answered> {
    return this.#write('PUT', url, payload);
  }

  delete(url: string, payload?: unknown): Promise<Answered> {
    return this.#write('DELETE', url, payload);
  }

  /** A game of Sticks, for as many people at this screen as there are names. */
  async sticks(wanted: Readonly<Record<string, unknown>> = {}, names = ['Ada', 'Leo']): Promise<Answered> {
    const seats = names.map((name) => ({ name }));
    return this.post('/api/tables', {
      game: 'template',
      options: { sticks: 6 },
      seats,
      start: true,
      ...wanted,
    });
  }

  /** What a socket would do. */
  async sends(table: string, intent: Intent): Promise<string> {
    const found = await this.room.registry.find(table);
    if (!found.ok) return found.problems[0].code;
    const cmd = randomBytes(8).toString('hex');
    const answer = await found.value.submit({ cmd, actor: this.player, seen: null, after: null, intent });
    return answer.result === 'refused' ? answer.problems[0]!.code : answer.result;
  }

  #write(method: 'POST' | 'PATCH' | 'PUT' | 'DELETE', url: string, payload: unknown): Promise<Answered> {
    const json = payload === undefined ? {} : { 'content-type': 'application/json' };
    const body = payload === undefined ? {} : { payload: JSON.stringify(payload) };
    return this.room.ask({ method, url, headers: { cookie: this.cookie, origin, ...json }, ...body });
  }
}
