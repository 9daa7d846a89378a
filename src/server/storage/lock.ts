/**
 * One process a folder. The lock is an open transaction on an empty SQLite file: the operating system lets go of it
 * when the process ends, however it ends.
 */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StoreError } from '../../host/store.ts';
import { storeError } from './errors.ts';

/** Returns the function that lets go; `store-locked` at once if somebody else holds it. */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'lock');
  const db = new DatabaseSync(file, { timeout: 0 });
  try {
    db.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return () => db.close();
  } catch (error) {
    db.close();
    const { code, details } = storeError(error, file);
    throw new StoreError(code, code === 'store-locked' ? `another process uses ${folder}` : details);
  }
}
