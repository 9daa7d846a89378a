/** Prepared bytes that were damaged on disk. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, it } from 'vitest';
import { temporaryFolders } from './folders.testing.ts';
import { openStore } from './open.ts';
import { change } from './samples.testing.ts';

const folders = temporaryFolders();
afterAll(folders.remove);

it.each([
  ['cut short', "UPDATE prepared SET bytes = substr(bytes, 1, 50) WHERE part = 'page'", [null, 'host']],
  ['empty', "UPDATE prepared SET bytes = x'' WHERE part = 'page'", [null, 'host']],
  ['not there', "DELETE FROM prepared WHERE part = 'page'", [null, 'host']],
  ['other bytes', "UPDATE prepared SET bytes = randomblob(100) WHERE part = 'host'", ['page', null]],
  ['another checksum', "UPDATE prepared SET checksum = checksum + 1 WHERE part = 'host'", ['page', null]],
  ['facts that make no sense', "UPDATE prepared SET bytes = x'7b' WHERE part = 'facts'", [null, null]],
])('%s: read as absent, and made again', async (_, damage, left) => {
  const folder = folders.fresh();
  const part = (value: number) => new Uint8Array(100).fill(value);
  const prepared = { facts: { grade: 1 }, parts: { page: part(1), host: part(2), engine: part(3) } };
  const put = { kind: 'prepared', hash: 'r', format: 1, prepared, now: 1 } as const;
  const store = await openStore({ folder });
  await change(store, put);
  await store.close();
  const db = new DatabaseSync(join(folder, 'room.db'));
  db.exec(damage);
  db.close();
  const again = await openStore({ folder });
  const found = await Promise.all(
    (['page', 'host'] as const).map(async (one) => (await again.prepared('r', 1, [one])) && one),
  );
  expect(found).toEqual(left);
  await change(again, put);
  expect(await again.prepared('r', 1, ['page', 'host', 'engine'])).toEqual(prepared);
  await again.close();
});
