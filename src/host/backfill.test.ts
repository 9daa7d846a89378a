import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { patient } from '../../test/patience.ts';
import { FolderLibrary, rootFolder } from '../server/library.ts';
import { temporaryFolders } from '../server/storage/folders.testing.ts';
import { openStore } from '../server/storage/open.ts';
import { Bench, sticks } from './bench.testing.ts';
import type { StoredResult } from './store.ts';

const folders = temporaryFolders();
afterAll(folders.remove);

const two = sticks([{ name: 'Ada' }, { name: 'Leo' }]);
const resign = { kind: 'forfeit', seat: 0, why: 'resigned' } as const;

/** The folder of a room with finished games, as if it had kept no results yet. */
async function oldFolder() {
  const folder = folders.fresh();
  const bench = new Bench({ store: await openStore({ folder }) });
  const made = [await bench.made(two), await bench.made(two), await bench.made(two)];
  for (const live of made) await bench.command(live, resign);
  const kept = await bench.store.results({});
  await bench.tables.close();
  alter(folder, 'INSERT INTO missing_result SELECT no, NULL FROM game_table');
  for (const table of ['result', 'record', 'final_view']) alter(folder, `DELETE FROM ${table}`);
  return { folder, kept, ids: made.map(({ id }) => id) };
}

function alter(folder: string, sql: string): void {
  const db = new DatabaseSync(join(folder, 'room.db'));
  db.exec(sql);
  db.close();
}

const bySeat = (results: readonly StoredResult[]) =>
  results.toSorted((a, b) => (a.table < b.table ? -1 : Number(a.table > b.table)) || a.seat - b.seat);

describe('[R40] games that were over before results were kept', () => {
  it('get theirs when a room opens, marked, and as if they had been kept', async () => {
    const { folder, kept, ids } = await oldFolder();
    const bench = new Bench({ store: await openStore({ folder }) });
    bench.tables.start();
    await vi.waitUntil(async () => (await bench.store.missingResults(10)).length === 0, patient);
    const filled = await bench.store.results({});
    expect(kept).toHaveLength(6);
    expect(bySeat(filled)).toEqual(bySeat(kept.map((result) => ({ ...result, backfilled: true }))));
    expect(await bench.store.final(ids[0]!)).toMatchObject({ outcome: { winners: [1] } });
    expect(bench.registry.size).toBe(0);
    await bench.tables.close();
  });
  it('one that can’t be opened any more is noted down, and not tried again', async () => {
    const { folder } = await oldFolder();
    const library = new FolderLibrary(rootFolder(), {});
    const without = new Bench({ store: await openStore({ folder }), library });
    without.tables.start();
    await vi.waitUntil(async () => (await without.store.missingResults(10)).length === 0, patient);
    expect(await without.store.results({})).toEqual([]);
    await without.tables.close();
    const again = new Bench({ store: await openStore({ folder }) });
    const [log, missing] = [vi.spyOn(again.store, 'log'), vi.spyOn(again.store, 'missingResults')];
    again.tables.start();
    await vi.waitUntil(() => missing.mock.settledResults.length > 0, patient);
    expect(missing.mock.settledResults).toEqual([{ type: 'fulfilled', value: [] }]);
    expect(log).not.toHaveBeenCalled();
    await again.tables.close();
  });
  it('one whose log is damaged holds up nobody', async () => {
    const { folder, ids } = await oldFolder();
    alter(folder, `UPDATE event SET body = '{"kind": dam' WHERE table_no = 2 AND seq = 5`);
    const bench = new Bench({ store: await openStore({ folder }) });
    bench.tables.start();
    await vi.waitUntil(async () => (await bench.store.missingResults(10)).length === 0, patient);
    const tables = new Set((await bench.store.results({})).map(({ table }) => table));
    expect([...tables].sort()).toEqual([ids[0]!, ids[2]!].sort());
    await bench.tables.close();
  });
});

describe('[R40] results', () => {
  it('are stored with the last event of a game', async () => {
    const bench = new Bench();
    const live = await bench.made(two);
    const commit = vi.spyOn(bench.store, 'commit');
    await bench.command(live, { kind: 'move', seat: 0, text: '1' });
    await bench.command(live, resign);
    const [last] = commit.mock.calls.at(-1)!;
    expect(last.append?.events).toHaveLength(1);
    expect(last.changes.map(({ kind }) => kind)).toEqual(['summary', 'finish']);
    expect(await bench.store.results({ table: live.id })).toMatchObject([
      { seat: 0, name: 'Ada', player: 'ada', won: false, place: 2, seats: 2, backfilled: false },
      { seat: 1, name: 'Leo', player: 'ada', won: true, place: 1 },
    ]);
  });
  it('of copies and files say where they come from, and count nowhere', async () => {
    const bench = new Bench();
    const level = { game: 'kenken', options: { level: 'builtin:4x4-easy-1' }, seats: [{ name: 'Ada' }] };
    const live = await bench.made({ ...two, ...level });
    await bench.command(live, resign);
    const file = await bench.file(live.id);
    await bench.registry.duplicate(live.id, 'ada');
    await bench.registry.import(file.ok && file.value, 'leo');
    const results = await bench.store.results({ game: 'kenken' });
    expect(results.map(({ origin, player }) => [origin, player]).sort()).toEqual([
      ['duplicate', 'ada'],
      ['import', 'leo'],
      ['new', 'ada'],
    ]);
  });
});
