/** What the store on disk promises beyond the contract: it outlives its process, and says what is wrong. */
import { randomInt } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readText } from '../../host/texts.testing.ts';
import type { Event } from '../../room/event.ts';
import { codeOf } from './contract.testing.ts';
import { startChild, temporaryFolders } from './folders.testing.ts';
import { openStore, type StoreOptions } from './open.ts';
import { append, event, events, putGuest, putText, summary } from './samples.testing.ts';
import type { SqliteStore } from './sqlite.ts';

const folders = temporaryFolders();
afterAll(folders.remove);

/** Opens, uses and closes. */
async function withStore<T>(options: StoreOptions, use: (store: SqliteStore) => Promise<T>): Promise<T> {
  const store = await openStore(options);
  try {
    return await use(store);
  } finally {
    await store.close();
  }
}

describe('SQLite: reopening', () => {
  it('everything is there, and only the file, the lock', async () => {
    const folder = folders.fresh();
    const guest = { id: 'g', name: 'Otter', language: 'en', created: 1, seen: 2 };
    const secret = await withStore({ folder }, async (store) => {
      await append(store, 't', events(1, 40), summary({ seq: 40 }));
      await putGuest(store, guest);
      await putText(store, 'hash', 'text', 1);
      return store.secret('cookie');
    });
    expect(readdirSync(folder).sort()).toEqual(['lock', 'room.db']);
    await withStore({ folder, sync: 'normal' }, async (store) => {
      expect(await store.log('t')).toEqual(events(1, 40));
      expect(await store.summary('t')).toEqual({
        ...summary({ seq: 40 }),
        id: 't',
        lastSeq: 40,
        wakeAt: null,
      });
      expect(await store.guest('g')).toEqual(guest);
      expect(await readText(store, 'hash')).toBe('text');
      expect(await store.secret('cookie')).toBe(secret);
    });
  });
  it('a first opening that was killed half-way is begun anew', async () => {
    const folder = folders.fresh();
    mkdirSync(folder);
    writeFileSync(join(folder, 'room.db.new'), 'half');
    await withStore({ folder }, async (store) => expect(await store.summaries({})).toEqual([]));
    expect(existsSync(join(folder, 'room.db.new'))).toBe(false);
  });
});

describe('SQLite: group commit', () => {
  const crowd = Array.from({ length: 200 }, (_, at) => `t${at}`);
  it('200 appends of one moment are one commit', async () => {
    await withStore({ folder: folders.fresh() }, async (store) => {
      await Promise.all(crowd.map((id) => append(store, id, [event(1)], summary())));
      expect(store.commits).toBe(1);
    });
  });
  it('every group is told with the time it took', async () => {
    const times: number[] = [];
    await withStore(
      { folder: folders.fresh(), committed: (seconds) => times.push(seconds) },
      async (store) => {
        await Promise.all(crowd.map((id) => append(store, id, [event(1)], summary())));
        expect(times).toEqual([expect.any(Number)]);
      },
    );
  });
  it('what waits while a commit is under way goes into the next', async () => {
    await withStore({ folder: folders.fresh() }, async (store) => {
      const first = append(store, 'first', [event(1)], summary());
      await new Promise((resolve) => setImmediate(resolve));
      const rest = crowd.map((id) => append(store, id, [event(1)], summary()));
      await Promise.all([first, ...rest]);
      expect(store.commits).toBe(2);
    });
  });
});

describe('SQLite: an operation that only a bug can make', () => {
  it('fails alone, and nothing of it is stored', async () => {
    await withStore({ folder: folders.fresh() }, async (store) => {
      const noText = event(2, { cmd: null as never });
      const results = await Promise.allSettled([
        append(store, 'a', [event(1)], summary()),
        append(store, 'bug', [event(1), noText], summary()),
        append(store, 'b', [event(1)], summary()),
      ]);
      expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
      expect((await store.summaries({})).map(({ id }) => id)).toEqual(['a', 'b']);
      expect(await store.log('bug')).toEqual([]);
    });
  });
});

describe('SQLite: one process a folder', () => {
  it('a second opening is refused, within a process', async () => {
    const folder = folders.fresh();
    await withStore({ folder }, async () => expect(await codeOf(openStore({ folder }))).toBe('store-locked'));
    await withStore({ folder }, async (store) => expect(await store.summaries({})).toEqual([]));
  });
  it('and between processes, until the other is killed', async () => {
    const folder = folders.fresh();
    const child = await startChild(folder, 0);
    expect(await codeOf(openStore({ folder }))).toBe('store-locked');
    await child.kill();
    await withStore({ folder }, async (store) => expect(await store.summaries({})).toEqual([]));
  });
});

describe('SQLite: kill -9', () => {
  it('12 times: all that was acknowledged is there, none twice, no gaps, no half calls', async () => {
    const folder = folders.fresh();
    const acknowledged: string[] = [];
    for (let round = 0; round < 12; round++) {
      const child = await startChild(folder, 20);
      await child.lines(randomInt(2, 400));
      acknowledged.push(...(await child.kill()).filter((line) => line !== 'open'));
      const stored = await withStore({ folder }, storedLines);
      expect(acknowledged.filter((line) => !stored.has(line))).toEqual([]);
    }
    expect(acknowledged.length).toBeGreaterThan(12);
  });

  async function storedLines(store: SqliteStore): Promise<ReadonlySet<string>> {
    const lines = new Set<string>();
    for (const { id, lastSeq } of await store.summaries({})) {
      const log = await store.log(id);
      expect(log.map(({ seq }) => seq)).toEqual(Array.from({ length: lastSeq }, (_, at) => at + 1));
      expect(new Set(log.map(({ cmd }) => cmd)).size).toBe(log.length);
      expect(log.filter((one) => !isWhole(one, log))).toEqual([]);
      for (const { seq, cmd } of log) lines.add(`${id} ${seq} ${cmd}`);
    }
    return lines;
  }

  function isWhole({ cmd }: Event, log: readonly Event[]): boolean {
    const [call, count] = cmd.split('/');
    return log.filter((other) => other.cmd.startsWith(`${call}/`)).length === Number(count);
  }
});
