/** Content of people's own: prepared by a job, once, and kept. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, it } from 'vitest';
import { hashOf, manifestOf } from '../../test/resources.ts';
import { manifestText } from '../core/resource.ts';
import { must, ok, refuse } from '../core/result.ts';
import { levelKind } from '../games/kenken/resource.ts';
import { manifestHash } from '../room/resources.ts';
import { systemClock } from '../server/clock.ts';
import { FolderLibrary, rootFolder } from '../server/library.ts';
import { temporaryFolders } from '../server/storage/folders.testing.ts';
import { MemoryStore } from '../server/storage/memory.ts';
import { openStore } from '../server/storage/open.ts';
import { putText } from '../server/storage/samples.testing.ts';
import { Bench, sticks } from './bench.testing.ts';
import type { Unprepared } from './content.ts';
import type { Asker, Question } from './jobs/kinds.ts';
import { Preparer } from './preparer.ts';
import { type Store, StoreError } from './store.ts';

const level = '3 3\n1 6 3 1 1 1 2 1 3\n1 6 3 2 1 2 2 2 3\n1 6 3 3 1 3 2 3 3\n';
const manifest = manifestOf('level', { level });
const hash = manifestHash(manifest);
const kenken = sticks([{ name: 'Ada' }], { game: 'kenken', options: { level: hash } });

const folders = temporaryFolders();
afterAll(folders.remove);

/** A room that keeps nothing in memory of what another has prepared; counts what its threads are asked. */
function benchOn(store: Store, sleep = systemClock.sleep) {
  const bench = new Bench({ store, library: new FolderLibrary(rootFolder()), clock: { sleep } });
  const asked: Question<'prepare'>[] = [];
  const { prepares } = bench.puppets;
  bench.puppets.prepares = (question, asker) => {
    asked.push(question);
    return prepares(question, asker);
  };
  return { bench, asked };
}

async function storeWithLevel(store: Store): Promise<Store> {
  await putText(store, hash, manifestText(manifest), 1);
  await putText(store, hashOf(level), level, 1);
  return store;
}

/** A store in which a table is played with the level. */
async function storeWithTable(store: Store): Promise<string> {
  await storeWithLevel(store);
  return (await benchOn(store).bench.made(kenken)).id;
}

describe('[R22] content that has to be prepared', () => {
  it('is a job for whoever makes the table', async () => {
    const { bench, asked } = benchOn(await storeWithLevel(new MemoryStore()));
    await bench.made(kenken);
    expect(asked).toMatchObject([{ game: 'kenken', kind: 'level', language: null }]);
    expect(bench.puppets.askers.map(({ player }) => player)).toEqual(['ada']);
  });
  it('is kept, by hash and format: the next room only reads it', async () => {
    const store = new MemoryStore();
    const id = await storeWithTable(store);
    expect(await store.prepared(hash, levelKind.format, ['page', 'host', 'engine'])).not.toBeNull();
    const { bench, asked } = benchOn(store);
    const { opened } = await bench.live(id);
    const { level: known } = opened.resources;
    expect([known!.info, known!.page.length > 0, known!.host!.length > 0]).toEqual([
      { language: null, size: 3 },
      true,
      true,
    ]);
    expect(asked).toEqual([]);
  });
  it.each([
    ['cut short', "UPDATE prepared SET bytes = substr(bytes, 1, 5) WHERE part = 'page'"],
    ['damaged', "UPDATE prepared SET bytes = randomblob(length(bytes)) WHERE part = 'host'"],
    ['of another format', 'UPDATE prepared SET format = format + 1'],
    ['swept', 'DELETE FROM prepared'],
  ])('is made again where what was kept is %s', async (_, damage) => {
    const folder = folders.fresh();
    const store = await openStore({ folder });
    const id = await storeWithTable(store);
    await store.close();
    const db = new DatabaseSync(join(folder, 'room.db'));
    db.exec(damage);
    db.close();
    const again = await openStore({ folder });
    const { bench, asked } = benchOn(again);
    expect((await bench.live(id)).table.resources['level']!.hash).toBe(hash);
    expect(asked).toHaveLength(1);
    const after = benchOn(again);
    await after.bench.live(id);
    expect(after.asked).toEqual([]);
    await again.close();
  });
});

describe('[R22] a file with content of its own', () => {
  const fileOf = async () => {
    const store = new MemoryStore();
    const id = await storeWithTable(store);
    const { bench } = benchOn(store);
    return JSON.parse(JSON.stringify(must(await bench.file(id))));
  };
  const never = new Promise<never>(() => undefined);
  it.each([
    ['takes too long', () => never, (ms: number) => (ms === 20_000 ? Promise.resolve() : never)],
    ['is more than a thread can bear', () => Promise.reject(new Error('out of memory')), () => never],
  ])('that %s is refused, and nothing is stored', async (_, prepares, sleep) => {
    const store = new MemoryStore();
    const { bench } = benchOn(store, sleep);
    bench.puppets.prepares = prepares;
    const refused = await bench.registry.import(await fileOf(), 'leo');
    expect(refused).toEqual(refuse('resource-slow', { kind: 'level', seconds: 20 }));
    expect([await store.resource(hash), await store.text(hashOf(level)), bench.registry.size]).toEqual([
      null,
      null,
      0,
    ]);
  });
  it('that is refused by its kind says so in its words', async () => {
    const { bench } = benchOn(new MemoryStore());
    bench.puppets.prepares = async () => refuse('prop-token');
    expect(await bench.registry.import(await fileOf(), 'leo')).toEqual(refuse('prop-token'));
  });
});

describe('many who wait for the same', () => {
  const unprepared: Unprepared = {
    game: 'kenken',
    kind: levelKind,
    hash,
    language: null,
    texts: async () => ({ level: new TextEncoder().encode(level) }),
  };
  /** A thread that prepares when it is told to. */
  function scene(store: Store = new MemoryStore()) {
    const jobs: Asker[] = [];
    const bench = new Bench();
    const go = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    bench.puppets.prepares = async (question, asker) => {
      jobs.push(asker);
      begun.resolve();
      await go.promise;
      return new Bench().puppets.prepares(question, asker);
    };
    const preparer = new Preparer({ store, workers: bench.puppets, clock: systemClock });
    const ask = (gone = new AbortController(), progress?: (done: number) => void) =>
      preparer.for({ player: 'ada', gone: gone.signal, ...(progress && { progress }) })(unprepared);
    return { ask, jobs, go: go.resolve, begun: begun.promise };
  }

  it('share one job; all are told how much is done, the late ones at once', async () => {
    const { ask, jobs, go, begun } = scene();
    const told: string[] = [];
    const first = ask(undefined, (done) => told.push(`first ${done}`));
    await begun;
    jobs[0]!.progress!(0.4);
    const late = ask(undefined, (done) => told.push(`late ${done}`));
    jobs[0]!.progress!(0.8);
    go();
    expect([(await first).ok, (await late).ok, jobs.length]).toEqual([true, true, 1]);
    expect(told).toEqual(['first 0', 'first 0.4', 'late 0.4', 'first 0.8', 'late 0.8']);
  });
  it('one who leaves calls off their own wait only, the last one the job', async () => {
    const { ask, jobs, go, begun } = scene();
    const [ada, leo] = [new AbortController(), new AbortController()];
    const waits = [ask(ada), ask(leo)];
    const ends = Promise.allSettled(waits);
    await begun;
    ada.abort(new Error('left'));
    await expect(waits[0]).rejects.toThrow('left');
    expect(jobs[0]!.gone.aborted).toBe(false);
    leo.abort(new Error('left too'));
    await ends;
    expect(jobs[0]!.gone.aborted).toBe(true);
    const again = ask();
    go();
    expect([(await again).ok, jobs.length]).toEqual([true, 2]);
  });
  it('a store that can’t keep it holds nobody up', async () => {
    const store = new MemoryStore();
    store.commit = async () => {
      throw new StoreError('store-full', 'test');
    };
    const { ask, go } = scene(store);
    go();
    expect(await ask()).toEqual(ok(expect.objectContaining({ hash })));
  });
});
