/** Opens the store of a folder: lock, look, back up and migrate if need be, then start the writer. */
import { accessSync, closeSync, constants, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { prepareDatabase } from './database.ts';
import { storeError } from './errors.ts';
import { identityOf } from './identity.ts';
import { lockFolder } from './lock.ts';
import { type Migrations, migrations } from './migrations/index.ts';
import type { QueueDeps } from './queue.ts';
import { SqliteStore } from './sqlite.ts';
import { lostCommits } from './wal.ts';

export type StoreOptions = QueueDeps & {
  readonly folder: string;
  /** `normal` survives the death of the process, but may lose the last moves when the power fails. */
  readonly sync?: 'full' | 'normal';
  /** Told when commits of a damaged write-ahead log can't be read any more. */
  readonly lost?: (commits: number) => void;
  /** For tests: how soon a writer without work tidies up. */
  readonly restMs?: number;
  /** For tests: other steps of the schema. */
  readonly migrations?: Migrations;
  /** For tests: the file is full at this number of pages. */
  readonly maxPages?: number;
};

export async function openStore(options: StoreOptions): Promise<SqliteStore> {
  try {
    return await open(options);
  } catch (error) {
    throw storeError(error, options.folder);
  }
}

async function open(options: StoreOptions): Promise<SqliteStore> {
  const { folder, sync = 'full', maxPages = null, restMs = defaultRestMs } = options;
  const file = join(folder, 'room.db');
  makeFolder(resolve(folder));
  accessSync(folder, constants.R_OK | constants.W_OK);
  const release = lockFolder(folder);
  try {
    if (existsSync(file)) assertWritable(file);
    const lost = lostCommits(`${file}-wal`);
    if (lost > 0) options.lost?.(lost);
    await prepareDatabase(file, options.migrations ?? migrations);
    return await SqliteStore.open(
      { file, identity: identityOf(file), sync, maxPages, restMs },
      release,
      options,
    );
  } catch (error) {
    release();
    throw error;
  }
}

const defaultRestMs = 5000;

/** Not `recursive`: on a read-only disk that says ENOENT, and in some places it never returns. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

/** SQLite would open it all the same and fail at the first move. Nobody else has the file open: we hold the lock. */
function assertWritable(file: string): void {
  closeSync(openSync(file, 'r+'));
}
