/** Disks and files as they are on a bad day: each has its code, and nothing is made worse. */
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { Store, StoreCode } from '../../host/store.ts';
import { readText } from '../../host/texts.testing.ts';
import type { Event } from '../../room/event.ts';
import { codeOf } from './contract.testing.ts';
import { asNobody, type Disk, isMountable, mountDisk, temporaryFolders } from './folders.testing.ts';
import { openStore } from './open.ts';
import { append, event, events, putGuest, putText, removeTable, summary } from './samples.testing.ts';

const folders = temporaryFolders();
afterAll(folders.remove);

const canMount = isMountable();

/** Only where a disk can be mounted; the tests by modes and limits hold the same codes everywhere. */
function onDisk(what: string, size: string, test: (disk: Disk) => Promise<void>): void {
  if (!canMount) return;
  it(`on a real disk of ${size}: ${what}`, async () => {
    const disk = mountDisk(folders.fresh(), size);
    try {
      await test(disk);
    } finally {
      disk.remove();
    }
  });
}

/** A folder with a few hundred events in it. */
async function usedFolder(): Promise<string> {
  const folder = folders.fresh();
  const store = await openStore({ folder, sync: 'normal' });
  const ids = Array.from({ length: 50 }, (_, at) => `t${at}`);
  await Promise.all(ids.map((id) => append(store, id, events(1, 20), summary())));
  await store.close();
  return folder;
}

describe('a damaged file', () => {
  const damaged = (what: string, damage: (file: string) => void) =>
    it(`${what}: refused, and left as it is`, async () => {
      const folder = await usedFolder();
      const file = join(folder, 'room.db');
      damage(file);
      const before = readFileSync(file);
      expect(await codeOf(openStore({ folder }))).toBe('store-damaged');
      expect(await codeOf(openStore({ folder }))).toBe('store-damaged');
      expect(readFileSync(file).equals(before)).toBe(true);
    });
  damaged('empty', (file) => truncateSync(file, 0));
  damaged('cut in the header', (file) => truncateSync(file, 60));
  damaged('cut in half', (file) => truncateSync(file, statSync(file).size / 2));
  damaged('a page short', (file) => truncateSync(file, statSync(file).size - 4096));
  damaged('noise in the header', (file) => overwrite(file, 0, 100));
  damaged('noise in the schema', (file) => overwrite(file, 100, 3000));
  damaged('noise in the middle', (file) => overwrite(file, 4096 * 10, 4096 * 30));
  damaged('a text', (file) => writeFileSync(file, 'Dear diary\n'.repeat(1000)));
  damaged('a database of somebody else', (file) => {
    rmSync(file);
    const other = new DatabaseSync(file);
    other.exec('CREATE TABLE recipe (name TEXT)');
    other.close();
  });

  it('its write-ahead log without the file is no new room', async () => {
    const folder = await usedFolder();
    rmSync(join(folder, 'room.db'));
    writeFileSync(join(folder, 'room.db-wal'), randomBytes(5000));
    expect(await codeOf(openStore({ folder }))).toBe('store-damaged');
    expect(readdirSync(folder).sort()).toEqual(['lock', 'room.db-wal']);
  });
  it('one table whose text is damaged does not take the others down', async () => {
    const folder = await usedFolder();
    const other = new DatabaseSync(join(folder, 'room.db'));
    other.exec(
      `UPDATE event SET body = '{"kind' WHERE seq = 3 AND table_no = (SELECT no FROM game_table WHERE id = 't7')`,
    );
    other.close();
    const store = await openStore({ folder });
    expect(await codeOf(store.log('t7'))).toBe('store-damaged');
    expect(await store.log('t8')).toEqual(events(1, 20));
    await store.close();
  });
});

function overwrite(file: string, from: number, length: number): void {
  const handle = openSync(file, 'r+');
  writeSync(handle, randomBytes(length), 0, length, from);
  closeSync(handle);
}

describe('a full disk', () => {
  it('by a limit of pages: the big one is refused, those waiting with it are stored', async () => {
    const folder = await usedFolder();
    const pages = statSync(join(folder, 'room.db')).size / 4096;
    const store = await openStore({ folder, maxPages: pages + 20 });
    const results = await Promise.allSettled([
      append(store, 't0', [event(21)], summary({ seq: 21 })),
      putText(store, 'big', 'x'.repeat(4096 * 100), 1),
      append(store, 't1', [event(21)], summary({ seq: 21 })),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await codeOf(putText(store, 'big', 'x'.repeat(4096 * 100), 1))).toBe('store-full');
    expect([await readText(store, 'big'), await store.log('t1')]).toEqual([null, events(1, 21)]);
    await store.close();
  });
  it('by a limit of pages: works again when there is space', async () => {
    const folder = await usedFolder();
    const pages = statSync(join(folder, 'room.db')).size / 4096;
    const store = await openStore({ folder, maxPages: pages + 5 });
    const big = event(21, { body: { kind: 'moved', seat: 0, text: 'x'.repeat(4096 * 10) } });
    expect(await codeOf(append(store, 't0', [big], summary({ seq: 21 })))).toBe('store-full');
    expect(await store.log('t0')).toEqual(events(1, 20));
    expect((await store.summary('t0'))?.lastSeq).toBe(20);
    await Promise.all(Array.from({ length: 40 }, (_, at) => removeTable(store, `t${at + 1}`)));
    await append(store, 't0', [big], summary({ seq: 21 }));
    expect(await store.log('t0')).toEqual([...events(1, 20), big]);
    await store.close();
  });
  onDisk('an append rejects and leaves nothing, and works again when there is space', '2m', async (disk) => {
    const store = await openStore({ folder: disk.folder });
    await append(store, 't', [event(1)], summary());
    const filler = join(disk.folder, 'filler');
    fillUp(filler);
    const stored = [event(1), ...(await appendUntilFull(store, 2))];
    const others = Array.from({ length: 50 }, (_, at) => append(store, `new${at}`, events(1, 9), summary()));
    expect(new Set(await Promise.all(others.map(codeOf)))).toEqual(new Set(['store-full']));
    expect(await store.log('t')).toEqual(stored);
    expect((await store.summaries({})).map(({ id, lastSeq }) => [id, lastSeq])).toEqual([
      ['t', stored.length],
    ]);
    rmSync(filler);
    await append(store, 't', [event(stored.length + 1)], summary());
    await store.close();
    const again = await openStore({ folder: disk.folder });
    expect(await again.log('t')).toEqual([...stored, event(stored.length + 1)]);
    await again.close();
  });
  onDisk('at the first opening: nothing half-made is left', '32k', async ({ folder }) => {
    expect(await codeOf(openStore({ folder }))).toBe('store-full');
    expect(readdirSync(folder)).toEqual(['lock']);
  });
  onDisk('closing it in that state keeps what was acknowledged', '2m', async ({ folder }) => {
    const store = await openStore({ folder });
    await append(store, 't', [event(1)], summary());
    fillUp(join(folder, 'filler'));
    const stored = [event(1), ...(await appendUntilFull(store, 2))];
    await store.close();
    rmSync(join(folder, 'filler'));
    const again = await openStore({ folder });
    expect(await again.log('t')).toEqual(stored);
    await again.close();
  });
});

/** Returns what was stored. */
async function appendUntilFull(store: Store, first: number): Promise<readonly Event[]> {
  const stored: Event[] = [];
  for (;;) {
    const text = 'x'.repeat(500);
    const next = event(first + stored.length, { body: { kind: 'moved', seat: 0, text } });
    const appended = append(store, 't', [next], summary({ seq: next.seq }));
    const code = await appended.then(() => null, codeOfReason);
    if (code === 'store-full') return stored;
    expect(code).toBeNull();
    stored.push(next);
  }
}

function codeOfReason(reason: unknown): Promise<StoreCode> {
  return codeOf(Promise.reject(reason));
}

/** To the last byte. */
function fillUp(file: string): void {
  const handle = openSync(file, 'w');
  try {
    for (;;) writeSync(handle, randomBytes(4096));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  } finally {
    closeSync(handle);
  }
}

describe('what may not be written', () => {
  const modes = (what: string, lock: (folder: string) => void, unlock: (folder: string) => void) =>
    it(`${what}: says so, and is left as it is`, async () => {
      const folder = await usedFolder();
      const before = readFileSync(join(folder, 'room.db'));
      lock(folder);
      expect(await asNobody(() => codeOf(openStore({ folder })))).toBe('store-read-only');
      unlock(folder);
      expect(readFileSync(join(folder, 'room.db')).equals(before)).toBe(true);
      expect(readdirSync(folder).sort()).toEqual(['lock', 'room.db']);
    });
  modes(
    'a folder',
    (folder) => chmodSync(folder, 0o555),
    (folder) => chmodSync(folder, 0o755),
  );
  modes(
    'a file',
    (folder) => {
      chmodSync(folder, 0o777);
      chmodSync(join(folder, 'lock'), 0o666);
      chmodSync(join(folder, 'room.db'), 0o444);
    },
    () => {},
  );
  it('a folder where none may be made', async () => {
    const outer = folders.fresh();
    mkdirSync(outer, { mode: 0o555 });
    expect(await asNobody(() => codeOf(openStore({ folder: join(outer, 'data') })))).toBe('store-read-only');
  });
  onDisk('a disk that is read-only, used or not', '4m', async (disk) => {
    const folder = join(disk.folder, 'used');
    await (await openStore({ folder })).close();
    disk.setReadOnly();
    expect(await codeOf(openStore({ folder }))).toBe('store-read-only');
    expect(await codeOf(openStore({ folder: join(disk.folder, 'new') }))).toBe('store-read-only');
  });
});

describe('a writer that ends by itself', () => {
  const writer = new URL('./bad-day.testing.ts', import.meta.url);
  const guest = { id: 'g', name: '', language: '', created: 0, seen: 0 };
  it.each(['ends before', 'ends after'])('%s: what was under way fails, the rest is stored', async (day) => {
    const folder = folders.fresh();
    const store = await openStore({ folder, writer });
    await append(store, 't', events(1, 3), summary());
    for (let n = 0; n < 3; n++) {
      const last = (await store.log('t')).length;
      const lost = codeOf(putGuest(store, { ...guest, id: `g${n}`, name: day }));
      await new Promise((resolve) => setImmediate(resolve));
      const waiting = append(store, 't', [event(last + 1)], null);
      expect(await lost).toBe('store-failed');
      await waiting;
      await append(store, 't', [event(last + 2)], null);
    }
    expect(await store.log('t')).toEqual(events(1, 9));
    await store.close();
    const again = await openStore({ folder });
    expect(await again.log('t')).toEqual(events(1, 9));
    await again.close();
  });
  it('can be closed, and the folder opened again', async () => {
    const folder = folders.fresh();
    const store = await openStore({ folder, writer });
    expect(await codeOf(putGuest(store, { ...guest, name: 'ends before' }))).toBe('store-failed');
    await store.close();
    await (await openStore({ folder })).close();
  });
});

describe('anything else', () => {
  it('a file where the folder should be', async () => {
    const folder = folders.fresh();
    writeFileSync(folder, '');
    expect(await codeOf(openStore({ folder }))).toBe('store-failed');
  });
  it('another program that writes to the file for long', async () => {
    const folder = await usedFolder();
    const other = new DatabaseSync(join(folder, 'room.db'));
    const store = await openStore({ folder });
    other.exec('BEGIN IMMEDIATE');
    const waiting = [append(store, 't0', [event(21)], null), append(store, 't1', [event(21)], null)];
    expect(await Promise.all(waiting.map(codeOf))).toEqual(['store-locked', 'store-locked']);
    expect(await store.log('t0')).toEqual(events(1, 20));
    other.exec('ROLLBACK');
    other.close();
    await append(store, 't0', [event(21)], null);
    await store.close();
  });
});

describe('a file that is not there any more', () => {
  const move = (store: Store, seq: number) => codeOf(append(store, 't', [event(seq)], null));
  const gone: readonly (readonly [string, (folder: string) => void])[] = [
    ['the folder is deleted', (folder) => rmSync(folder, { recursive: true })],
    ['the file is deleted', (folder) => rmSync(join(folder, 'room.db'))],
    [
      'a copy of the file is put in its place',
      (folder) => {
        const file = join(folder, 'room.db');
        copyFileSync(file, join(folder, 'copy.db'));
        renameSync(join(folder, 'copy.db'), file);
      },
    ],
  ];
  it.each(gone)('%s: nothing more is accepted, and the store says so', async (_, remove) => {
    const folder = folders.fresh();
    const store = await openStore({ folder, sync: 'normal' });
    await append(store, 't', events(1, 1), summary());
    await store.check();
    remove(folder);
    expect(await move(store, 2)).toBe('store-failed');
    expect(await codeOf(store.check())).toBe('store-failed');
    expect(await codeOf(putGuest(store, { id: 'g', name: '', language: '', created: 0, seen: 0 }))).toBe(
      'store-failed',
    );
    await store.close();
  });
  it('all is well again when it comes back', async () => {
    const folder = folders.fresh();
    const store = await openStore({ folder, sync: 'normal' });
    await append(store, 't', events(1, 1), summary());
    renameSync(folder, `${folder}-away`);
    expect(await move(store, 2)).toBe('store-failed');
    renameSync(`${folder}-away`, folder);
    await store.check();
    await append(store, 't', [event(2)], null);
    await store.close();
  });
});

describe('the write-ahead log', () => {
  const walOf = (folder: string) => join(folder, 'room.db-wal');
  /** A folder as a process that was killed leaves it: everything is in the log. */
  async function killedFolder(): Promise<string> {
    const [folder, copy] = [folders.fresh(), folders.fresh()];
    const store = await openStore({ folder, sync: 'normal' });
    await append(store, 't', events(1, 1), summary());
    for (const one of events(2, 60)) await append(store, 't', [one], null);
    cpSync(folder, copy, { recursive: true });
    await store.close();
    return copy;
  }
  async function lostIn(folder: string): Promise<number> {
    let lost = 0;
    const store = await openStore({ folder, lost: (commits) => (lost += commits) });
    await store.close();
    return lost;
  }
  const overwrite = (file: string, at: number, bytes: number) => {
    const handle = openSync(file, 'r+');
    writeSync(handle, Buffer.alloc(bytes, 0xa5), 0, bytes, at);
    closeSync(handle);
  };
  it('goes into the file when the room rests', async () => {
    const folder = folders.fresh();
    const store = await openStore({ folder, restMs: 1 });
    await append(store, 't', events(1, 3), summary());
    await vi.waitUntil(() => statSync(walOf(folder)).size === 0, { timeout: 20_000 });
    const alone = folders.fresh();
    mkdirSync(alone);
    copyFileSync(join(folder, 'room.db'), join(alone, 'room.db'));
    const copy = await openStore({ folder: alone });
    expect(await copy.log('t')).toEqual(events(1, 3));
    await copy.close();
    await append(store, 't', [event(4)], null);
    expect(await store.log('t')).toEqual(events(1, 4));
    await store.close();
  });
  it('a whole one is nothing to speak of', async () => expect(await lostIn(await killedFolder())).toBe(0));
  it('nor is one that ends in the middle of a frame', async () => {
    const folder = await killedFolder();
    truncateSync(walOf(folder), statSync(walOf(folder)).size - 100);
    expect(await lostIn(folder)).toBe(0);
  });
  it('damage before commits is told', async () => {
    const folder = await killedFolder();
    overwrite(walOf(folder), 2048, 4096);
    expect(await lostIn(folder)).toBeGreaterThan(50);
  });
  it('damage of its head is told', async () => {
    const folder = await killedFolder();
    overwrite(walOf(folder), 0, 16);
    expect(await lostIn(folder)).toBe(1);
  });
});
