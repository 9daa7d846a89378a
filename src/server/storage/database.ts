/**
 * Makes the file ready before the store opens it. A new one is made beside its place and moved there when it is
 * whole, so that a file in its place that is empty or lacks the schema is always damage and never a beginning. An old
 * one is looked at without writing to it; it is only touched when all is well and a backup is made.
 */
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { DEFAULT_MIGRATION_TABLE } from 'kysely/migration';
import { StoreError } from '../../host/store.ts';
import { NodeSqliteDialect } from './dialect.ts';
import { type Journey, journey, migrate } from './migrate.ts';
import type { Migrations } from './migrations/index.ts';

export async function prepareDatabase(file: string, migrations: Migrations): Promise<void> {
  if (!existsSync(file)) return create(file, migrations);
  const { from, ahead } = inspect(file, migrations);
  if (ahead.length === 0) return;
  await backUp(file, from);
  await migrateFile(file, migrations);
}

async function create(file: string, migrations: Migrations): Promise<void> {
  const log = `${file}-wal`;
  // A new file under an old log would become a mixture of both.
  if (existsSync(log) && statSync(log).size > 0)
    throw new StoreError('store-damaged', `${log} is without its file`);
  await makeWhole(file, (unfinished) => migrateFile(unfinished, migrations));
}

function inspect(file: string, migrations: Migrations): Journey {
  return withReader(file, (db) => {
    const found = db.prepare('PRAGMA quick_check(1)').get()?.['quick_check'];
    if (found !== 'ok') throw new StoreError('store-damaged', `${file}: ${found}`);
    return journey(stepsMade(file, db), migrations);
  });
}

function stepsMade(file: string, db: DatabaseSync): readonly string[] {
  const isRoom = db.prepare('SELECT 1 FROM sqlite_master WHERE name = ?').get(DEFAULT_MIGRATION_TABLE);
  if (!isRoom) throw new StoreError('store-damaged', `${file} is not the database of a room`);
  const rows = db.prepare(`SELECT name FROM ${DEFAULT_MIGRATION_TABLE}`).all();
  return rows.map(({ name }) => String(name));
}

/** How many backups are kept: each is as large as the room. */
const backupsKept = 3;

async function backUp(file: string, from: string | null): Promise<void> {
  const folder = join(dirname(file), 'backups');
  mkdirSync(folder, { recursive: true });
  const time = new Date().toISOString().replaceAll(':', '-');
  await makeWhole(join(folder, `${time}-${from ?? 'empty'}.db`), (unfinished) =>
    withReader(file, (db) => db.prepare('VACUUM INTO ?').run(unfinished)),
  );
  dropOldBackups(folder);
}

/** Their names begin with their time; what the host has put there besides stays. */
function dropOldBackups(folder: string): void {
  const backups = readdirSync(folder).filter((name) => /^\d{4}-\d\d-\d\dT[\d.-]+Z-.*\.db$/.test(name));
  for (const name of backups.sort().slice(0, -backupsKept)) rmSync(join(folder, name));
}

/** Makes a file under another name and moves it to its place when it is complete and on disk. */
async function makeWhole(file: string, make: (unfinished: string) => unknown): Promise<void> {
  const unfinished = `${file}.new`;
  discard(unfinished);
  try {
    await make(unfinished);
    flush(unfinished);
    renameSync(unfinished, file);
    // Windows has no handle on a folder to flush.
    if (process.platform !== 'win32') flush(dirname(file));
  } catch (error) {
    discard(unfinished);
    throw error;
  }
}

function discard(file: string): void {
  rmSync(file, { force: true });
  rmSync(`${file}-journal`, { force: true });
}

function flush(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

function withReader<T>(file: string, use: (db: DatabaseSync) => T): T {
  const db = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  try {
    return use(db);
  } finally {
    db.close();
  }
}

/** Foreign keys are off: with them, a step that rebuilds a table would empty those that refer to it. */
async function migrateFile(file: string, migrations: Migrations): Promise<void> {
  const db = new DatabaseSync(file, { enableForeignKeyConstraints: false, timeout: 5000 });
  try {
    await migrate(new Kysely({ dialect: new NodeSqliteDialect(db) }), migrations);
  } finally {
    db.close();
  }
}
