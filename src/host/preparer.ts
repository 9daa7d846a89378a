/**
 * Content made ready to be played with, by a job. What comes of it is kept in the store, by hash and format: a cache, so
 * that what is damaged there, or of another format, is made again. Those who want the same at the same time wait for one
 * job, which is called off when none of them waits any more.
 */
import type { OpenResource, ResourceInfo } from '../core/resource.ts';
import { ok, type Result, refuse } from '../core/result.ts';
import type { Prepare, Unprepared } from './content.ts';
import type { Asker } from './jobs/kinds.ts';
import type { PreparedResource } from './jobs/resources.ts';
import type { Clock, Workers } from './ports.ts';
import { type Store, StoreError } from './store.ts';
import { SharedWork } from './work.ts';

export type PreparerDeps = {
  readonly store: Pick<Store, 'commit' | 'prepared' | 'resource'>;
  readonly workers: Pick<Workers, 'prepare'>;
  readonly clock: Pick<Clock, 'now' | 'sleep'>;
};

type Work = SharedWork<Result<OpenResource>>;

/** So long a table that is being made, or comes as a file, waits for its content. */
const mostSeconds = 20;

/** All that a table is opened with: threads get it from there too. */
const parts = ['page', 'host', 'engine'] as const;

export class Preparer {
  readonly #deps: PreparerDeps;
  /** By hash and format. */
  readonly #underWay = new Map<string, Work>();

  constructor(deps: PreparerDeps) {
    this.#deps = deps;
  }

  /** For this asker, as long as it takes. */
  for(asker: Asker): Prepare {
    return (unprepared) => this.#prepare(unprepared, asker);
  }

  /** For a table that this player makes or brings: refused where it takes too long, or more than a thread can bear. */
  inTime(player: string): Prepare {
    return async (unprepared) => {
      const late = new AbortController();
      void this.#deps.clock.sleep(mostSeconds * 1000).then(() => late.abort());
      try {
        return await this.#prepare(unprepared, { player, gone: late.signal });
      } catch (error) {
        if (error instanceof StoreError) throw error;
        return refuse('resource-slow', { kind: unprepared.kind.kind, seconds: mostSeconds });
      }
    };
  }

  #prepare(unprepared: Unprepared, { player, gone, progress }: Asker): Promise<Result<OpenResource>> {
    const key = `${unprepared.hash} ${unprepared.kind.format}`;
    const known = this.#underWay.get(key);
    const work = known && !known.isCalledOff ? known : this.#begin(key, unprepared, player);
    return work.wait(gone, progress);
  }

  #begin(key: string, unprepared: Unprepared, player: string): Work {
    const work: Work = new SharedWork((gone, progress) => this.#find(unprepared, { player, gone, progress }));
    this.#underWay.set(key, work);
    const forget = () => this.#underWay.get(key) === work && this.#underWay.delete(key);
    work.done.then(forget, forget);
    return work;
  }

  async #find(unprepared: Unprepared, asker: Required<Asker>): Promise<Result<OpenResource>> {
    const kept = await this.#kept(unprepared);
    return kept ? ok(kept) : this.#make(unprepared, asker);
  }

  async #kept({ hash, kind }: Unprepared): Promise<OpenResource | null> {
    const { store } = this.#deps;
    const resource = await store.resource(hash);
    const found = resource && (await store.prepared(hash, kind.format, parts));
    return found && { hash, info: resource.info as ResourceInfo, facts: found.facts, ...found.parts };
  }

  async #make(unprepared: Unprepared, asker: Required<Asker>): Promise<Result<OpenResource>> {
    const { game, kind, hash, language } = unprepared;
    asker.progress(0);
    const texts = await unprepared.texts();
    if (!texts) return refuse('resource-missing', { kind: kind.kind });
    const made = await this.#deps.workers.prepare({ game, kind: kind.kind, language, texts }, asker);
    if (!made.ok) return made;
    await this.#keep(hash, made.value);
    const { info, facts, page, host, engine } = made.value;
    return ok({ hash, info, facts, page, host, engine });
  }

  /** By the hash that was asked for: that of a table of before may be of a text that was not canonical. */
  async #keep(hash: string, { format, facts, page, host, engine }: PreparedResource): Promise<void> {
    const { store, clock } = this.#deps;
    const prepared = { facts, parts: { page, host, engine } };
    const change = { kind: 'prepared', hash, format, prepared, now: clock.now() } as const;
    await store.commit({ changes: [change] }).catch(unlessStored);
  }
}

/** Without the cache it is made again the next time. */
function unlessStored(error: unknown): void {
  if (!(error instanceof StoreError)) throw error;
}
