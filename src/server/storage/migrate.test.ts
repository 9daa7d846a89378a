/** Programs of different age on the same folder. */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Kysely, sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import type { Summary } from '../../host/store.ts';
import { readText } from '../../host/texts.testing.ts';
import { codeOf } from './contract.testing.ts';
import { prepareDatabase } from './database.ts';
import { temporaryFolders } from './folders.testing.ts';
import { type Migrations, migrations } from './migrations/index.ts';
import { openStore } from './open.ts';
import {
  append,
  change,
  claimDaily,
  created,
  events,
  removeTable,
  seat,
  summary,
} from './samples.testing.ts';

const folders = temporaryFolders();
afterAll(folders.remove);

const last = Object.keys(migrations).sort().at(-1)!;

const newer: Migrations = {
  ...migrations,
  '9001-note': {
    up: async (db: Kysely<unknown>) => {
      await db.schema.alterTable('guest').addColumn('note', 'text').execute();
    },
  },
};

const failing: Migrations = {
  ...newer,
  '9002-broken': {
    up: async (db: Kysely<unknown>) => {
      await db.schema.createTable('half').addColumn('id', 'text').execute();
      throw new Error('no further');
    },
  },
};

/** The steps of an older program. */
function upTo(step: string): Migrations {
  return Object.fromEntries(Object.entries(migrations).filter(([name]) => name <= step));
}

/** A folder that a program with these steps has used. */
async function usedFolder(steps: Migrations): Promise<string> {
  const folder = folders.fresh();
  const store = await openStore({ folder, migrations: steps });
  await append(store, 't', events(1, 30), summary());
  await store.close();
  return folder;
}

async function expectUsable(folder: string, steps: Migrations): Promise<void> {
  const store = await openStore({ folder, migrations: steps });
  expect(await store.log('t')).toEqual(events(1, 30));
  await append(store, 't', events(31, 1), null);
  await removeTable(store, 't');
  await store.close();
}

const tablesIn = (folder: string): readonly string[] => {
  const db = new DatabaseSync(join(folder, 'room.db'), { readOnly: true });
  const rows = db.prepare("SELECT name, sql FROM sqlite_master WHERE type = 'table'").all();
  db.close();
  return rows.map(({ name, sql }) => `${name}: ${sql}`);
};

describe('migrations', () => {
  it('an empty folder gets the newest schema, without a backup', async () => {
    const folder = await usedFolder(newer);
    expect(readdirSync(folder).sort()).toEqual(['lock', 'room.db']);
    expect(tablesIn(folder).join()).toContain('"note"');
  });
  it('the current schema is left alone', async () => {
    const folder = await usedFolder(newer);
    const before = tablesIn(folder);
    await expectUsable(folder, newer);
    expect(tablesIn(folder)).toEqual(before);
    expect(readdirSync(folder)).not.toContain('backups');
  });
  it('an older one is brought up to date with all that is in it', async () => {
    const folder = await usedFolder(migrations);
    expect(tablesIn(folder).join()).not.toContain('"note"');
    await expectUsable(folder, newer);
    expect(tablesIn(folder).join()).toContain('"note"');
  });
  it('after a backup, which the older program can use', async () => {
    const folder = await usedFolder(migrations);
    await expectUsable(folder, newer);
    const backups = readdirSync(join(folder, 'backups'));
    expect(backups).toEqual([expect.stringMatching(new RegExp(`^\\d{4}-.*Z-${last}\\.db$`))]);
    const restored = folders.fresh();
    mkdirSync(restored);
    copyFileSync(join(folder, 'backups', backups[0]!), join(restored, 'room.db'));
    await expectUsable(restored, migrations);
  });
  it('of many backups the three newest stay, and what somebody else put there', async () => {
    const folder = await usedFolder(migrations);
    const backups = join(folder, 'backups');
    mkdirSync(backups);
    const old = ['2001', '2003', '2002', '2004'].map((year) => `${year}-01-01T00-00-00.000Z-0001-room.db`);
    for (const name of [...old, 'mine.db']) writeFileSync(join(backups, name), '');
    await expectUsable(folder, newer);
    expect(readdirSync(backups).sort()).toEqual([
      '2003-01-01T00-00-00.000Z-0001-room.db',
      '2004-01-01T00-00-00.000Z-0001-room.db',
      expect.stringMatching(new RegExp(`Z-${last}\\.db$`)),
      'mine.db',
    ]);
  });
  it('a newer one is refused, and left as it is', async () => {
    const folder = await usedFolder(newer);
    const before = readFileSync(join(folder, 'room.db'));
    expect(await codeOf(openStore({ folder }))).toBe('store-newer');
    expect(readFileSync(join(folder, 'room.db')).equals(before)).toBe(true);
    expect(readdirSync(folder)).not.toContain('backups');
    await expectUsable(folder, newer);
  });
  it('a step that fails takes the ones before it back', async () => {
    const folder = await usedFolder(migrations);
    const before = tablesIn(folder);
    expect(await codeOf(openStore({ folder, migrations: failing }))).toBe('store-failed');
    expect(tablesIn(folder)).toEqual(before);
    await expectUsable(folder, migrations);
  });
  it('summaries of before say by their old name why a table is quarantined', async () => {
    const folder = await usedFolder(migrations);
    const { quarantined: _, ...rest } = summary();
    const db = new DatabaseSync(join(folder, 'room.db'));
    const written = JSON.stringify({ ...rest, setAside: 'table-broken' });
    db.prepare('UPDATE game_table SET summary = ?').run(written);
    db.close();
    const store = await openStore({ folder });
    expect(await store.summary('t')).toMatchObject({ ...rest, quarantined: 'table-broken', lastSeq: 30 });
    await store.close();
  });
  it('a room of the first program goes on where its logs end', async () => {
    const folder = folders.fresh();
    const first = upTo('0001-room');
    mkdirSync(folder);
    await prepareDatabase(join(folder, 'room.db'), first);
    const db = new DatabaseSync(join(folder, 'room.db'));
    db.prepare('INSERT INTO game_table VALUES (?, ?, ?, ?, ?, ?, ?)').run(
      ...(['t', 'rolit', 'playing', 1, 30, '["p-anna"]', JSON.stringify(summary())] as const),
    );
    for (const { seq, at, actor, cmd, body } of events(1, 30))
      db.prepare('INSERT INTO event VALUES (?, ?, ?, ?, ?, ?)').run(
        ...(['t', seq, at, actor, cmd, JSON.stringify(body)] as const),
      );
    db.close();
    await expectUsable(folder, migrations);
  });
  it('it is known from then on what tables of before are played with', async () => {
    const folder = folders.fresh();
    const before = upTo('0003-daily');
    mkdirSync(folder);
    await prepareDatabase(join(folder, 'room.db'), before);
    const db = new DatabaseSync(join(folder, 'room.db'));
    const table = ['t', 'kenken', 'playing', 1, '["p-anna"]', JSON.stringify(summary())] as const;
    db.prepare('INSERT INTO game_table VALUES (1, ?, ?, ?, ?, ?, ?)').run(...table);
    db.prepare('INSERT INTO game_table VALUES (2, ?, ?, ?, ?, ?, ?)').run('broken', ...table.slice(1));
    const first = db.prepare('INSERT INTO event VALUES (?, 1, 1, NULL, ?, ?)');
    first.run(1, 'c', JSON.stringify({ ...created({}).body, assets: { level: 'used', bag: 'used' } }));
    first.run(2, 'c', '{"kind": dam');
    for (const hash of ['used', 'unused']) db.prepare('INSERT INTO asset VALUES (?, ?)').run(hash, hash);
    db.close();
    const store = await openStore({ folder });
    expect(await change(store, { kind: 'sweep-resources', wantedBefore: 1 })).toBe(1);
    expect([await readText(store, 'used'), await readText(store, 'unused')]).toEqual(['used', null]);
    await store.close();
  });
  it('texts of before are there, byte by byte', async () => {
    const folder = folders.fresh();
    mkdirSync(folder);
    await prepareDatabase(join(folder, 'room.db'), upTo('0004-used-assets'));
    const db = new DatabaseSync(join(folder, 'room.db'));
    const texts = Array.from({ length: 25 }, (_, at) => `${at}: paraula çà 😀\n`.repeat(at * 100));
    for (const [at, text] of texts.entries())
      db.prepare('INSERT INTO asset VALUES (?, ?, ?)').run(`hash ${at}`, text, at);
    db.close();
    const store = await openStore({ folder });
    expect(await Promise.all(texts.map((_, at) => readText(store, `hash ${at}`)))).toEqual(texts);
    expect(await change(store, { kind: 'sweep-resources', wantedBefore: 20 })).toBe(20);
    await store.close();
  });
  it('tables of before where a bot is to move, or may be, are woken; those that are over lack results', async () => {
    const folder = folders.fresh();
    mkdirSync(folder);
    await prepareDatabase(join(folder, 'room.db'), upTo('0005-texts'));
    const db = new DatabaseSync(join(folder, 'room.db'));
    const seats = [seat('Anna', 'p-anna'), seat('Bot', null)];
    const bots = [seat('Bit', null), seat('Bot', null)];
    const tables: Readonly<Record<string, Partial<Summary>>> = {
      bot: { seats, toAct: [1], seq: 2 },
      person: { seats, toAct: [0], seq: 2 },
      behind: { seats, toAct: [0], seq: 1 },
      people: { toAct: [0], seq: 1 },
      match: { seats: bots, toAct: [0], seq: 2 },
      over: { seats, toAct: [1], seq: 2, phase: 'over' },
    };
    for (const [at, [id, over]] of Object.entries(tables).entries()) {
      const { phase, ...rest } = summary(over);
      const row = [at + 1, id, 'rolit', phase, 7, '[]', JSON.stringify({ phase, ...rest })] as const;
      db.prepare('INSERT INTO game_table VALUES (?, ?, ?, ?, ?, ?, ?)').run(...row);
      for (const seq of [1, 2])
        db.prepare('INSERT INTO event VALUES (?, ?, 1, NULL, ?, ?)').run(at + 1, seq, `c${seq}`, '{}');
    }
    db.close();
    const store = await openStore({ folder });
    expect(await store.missingResults(10)).toEqual(['over']);
    expect(await store.due(7, null, 10)).toEqual([
      { table: 'behind', at: 7 },
      { table: 'bot', at: 7 },
    ]);
    await store.close();
  });
  it('days of before are those of the game that then had one, and dropped as they were', async () => {
    const folder = folders.fresh();
    mkdirSync(folder);
    await prepareDatabase(join(folder, 'room.db'), upTo('0008-resources'));
    const db = new DatabaseSync(join(folder, 'room.db'));
    const days = [
      ['p-anna', '2026-07-29', 'a', 0],
      ['p-anna', '2026-07-30', 'b', 1],
    ] as const;
    for (const [player, day, table, dropped] of days)
      db.prepare('INSERT INTO daily VALUES (?, ?, ?, ?, ?)').run(player, 'mastermind', day, table, dropped);
    db.close();
    const store = await openStore({ folder });
    const key = { player: 'p-anna', game: 'mastermind', key: 'code', day: '2026-07-29' };
    expect(await store.daily(key)).toEqual({ table: 'a', dropped: false });
    expect(await store.daily({ ...key, day: '2026-07-30' })).toEqual({ table: 'b', dropped: true });
    expect(await store.daily({ ...key, key: 'long' })).toBeNull();
    expect(await claimDaily(store, { ...key, key: 'long' }, 'c')).toEqual({ table: 'c', dropped: false });
    expect(await claimDaily(store, key, 'c')).toEqual({ table: 'a', dropped: false });
    await store.close();
  });
  it('a step that rebuilds a table does not empty those that refer to it', async () => {
    const folder = await usedFolder(migrations);
    await expectUsable(folder, { ...migrations, '9001-rebuild': { up: rebuild } });
  });
});

/** The way of https://sqlite.org/lang_altertable.html#otheralter. */
async function rebuild(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE rebuilt AS SELECT * FROM game_table`.execute(db);
  await db.schema.dropTable('game_table').execute();
  await db.schema.alterTable('rebuilt').renameTo('game_table').execute();
  for (const column of ['id', 'no'])
    await db.schema.createIndex(`game_table_${column}`).unique().on('game_table').column(column).execute();
}
