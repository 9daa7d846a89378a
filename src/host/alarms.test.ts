import { afterAll, describe, expect, it, vi } from 'vitest';
import { patient } from '../../test/patience.ts';
import { FolderLibrary, rootFolder } from '../server/library.ts';
import { temporaryFolders } from '../server/storage/folders.testing.ts';
import { MemoryStore } from '../server/storage/memory.ts';
import { openStore } from '../server/storage/open.ts';
import { append, change, events, summary } from '../server/storage/samples.testing.ts';
import { Alarms } from './alarms.ts';
import { Bench, sticks } from './bench.testing.ts';
import { StoreError } from './store.ts';

const folders = temporaryFolders();
afterAll(folders.remove);

const withBot = sticks([{ name: 'Ada' }, { name: 'Bot', bot: 'random' }]);
const botMatch = sticks([
  { name: 'One', bot: 'random' },
  { name: 'Two', bot: 'random' },
]);
const move = { kind: 'move', seat: 0, text: '1' } as const;
const never = () => new Promise<never>(() => undefined);

describe('[R13] a room that is opened again', () => {
  it('moves for a bot that was to move when it was closed, though nobody looks', async () => {
    const folder = folders.fresh();
    const before = new Bench({ store: await openStore({ folder }) });
    before.puppets.says = never;
    const live = await before.made(withBot);
    await before.command(live, move);
    await before.tables.close();
    const after = new Bench({ store: await openStore({ folder }) });
    after.now = before.now;
    expect((await after.store.summary(live.id))?.toAct).toEqual([1]);
    after.tables.start();
    await vi.waitUntil(async () => (await after.store.log(live.id)).length === 6, patient);
    expect(after.puppets.asked).toHaveLength(1);
    await after.tables.close();
    const last = await openStore({ folder });
    expect(await last.summary(live.id)).toMatchObject({ toAct: [0], wakeAt: null });
    await last.close();
  });
  it('and also when it was killed', async () => {
    const before = new Bench({ clock: { sleep: never } });
    before.puppets.says = never;
    const live = await before.made(withBot);
    await before.command(live, move);
    const after = new Bench({ store: before.store });
    after.tables.start();
    await vi.waitUntil(() => after.puppets.asked.length > 0, patient);
    expect((await after.live(live.id)).id).toBe(live.id);
    after.tables.quiet();
  });
  it('leaves games of bots alone, and those that wait for people', async () => {
    const before = new Bench({ clock: { sleep: never } });
    before.puppets.says = never;
    await before.made(botMatch);
    await before.made(withBot);
    const paused = await before.made(withBot);
    await before.command(paused, move);
    await before.command(paused, { kind: 'pause' });
    expect(await before.store.due(before.now, null, 10)).toEqual([]);
  });
  it('a table that can’t be opened any more is woken once', async () => {
    const bench = new Bench({ clock: { sleep: never } });
    bench.puppets.says = never;
    const live = await bench.made(withBot);
    await bench.command(live, move);
    expect(await bench.store.due(bench.now, null, 10)).toHaveLength(1);
    const after = new Bench({ store: bench.store, library: new FolderLibrary(rootFolder(), {}) });
    after.tables.start();
    await vi.waitUntil(async () => (await bench.store.due(bench.now, null, 10)).length === 0, patient);
    expect((await bench.store.summary(live.id))?.quarantined).toBe('game-unknown');
    after.tables.quiet();
  });
});

describe('alarms', () => {
  /** A store with so many tables that are due, and a clock that counts how long it is slept for. */
  async function set(count: number, at = 10) {
    const store = new MemoryStore();
    for (let n = 0; n < count; n++) {
      await append(store, `t${n}`, events(1, 1), summary());
      await change(store, { kind: 'alarm', table: `t${n}`, at });
    }
    const slept: number[] = [];
    const woken: string[] = [];
    return { store, slept, woken };
  }

  it('wakes few at a time, and all of them', async () => {
    const { store, woken } = await set(120);
    let [now, most] = [0, 0];
    const wake = async (table: string) => {
      woken.push(table);
      now += 1;
      most = Math.max(most, now);
      await new Promise((done) => setImmediate(done));
      now -= 1;
    };
    const alarms = new Alarms({ store, clock: { now: () => 10, sleep: never }, wake });
    void alarms.run();
    await vi.waitUntil(() => woken.length === 120, patient);
    expect([new Set(woken).size, most]).toEqual([120, 4]);
    alarms.stop();
  });
  it.each([
    ['the next one', 4000, 3990],
    ['one that is about to come', 11, 1000],
    ['one that is far away', 1_000_000, 10_000],
  ])('sleeps until %s', async (_, at, expected) => {
    const { store, slept, woken } = await set(1, at);
    const first = Promise.withResolvers<void>();
    const sleep = (ms: number) => {
      slept.push(ms);
      first.resolve();
      return never();
    };
    const wake = async (table: string) => void woken.push(table);
    void new Alarms({ store, clock: { now: () => 10, sleep }, wake }).run();
    await first.promise;
    expect([slept, woken]).toEqual([[expected], []]);
  });
  it('tries again what failed, and goes on when the storage fails', async () => {
    const { store, woken } = await set(1);
    vi.spyOn(store, 'due').mockRejectedValueOnce(new StoreError('store-failed', 'here'));
    const clock = { now: () => 10, sleep: () => new Promise<void>((done) => setImmediate(done)) };
    const wake = async (table: string) => {
      woken.push(table);
      throw new StoreError('store-failed', 'here');
    };
    const alarms = new Alarms({ store, clock, wake });
    void alarms.run();
    await vi.waitUntil(() => woken.length > 2, patient);
    alarms.stop();
  });
  it('wakes nobody once it is stopped', async () => {
    const { store, woken } = await set(1);
    const sleeping = Promise.withResolvers<void>();
    const clock = { now: () => 1, sleep: () => sleeping.promise };
    const alarms = new Alarms({ store, clock, wake: async (table) => void woken.push(table) });
    const ran = alarms.run();
    alarms.stop();
    sleeping.resolve();
    await ran;
    expect(woken).toEqual([]);
  });
});
