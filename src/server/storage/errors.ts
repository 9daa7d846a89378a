/** What SQLite and the file system say, as codes that have a message for the host. */
import { type StoreCode, StoreError } from '../../host/store.ts';

/** Primary result codes, the low byte of https://sqlite.org/rescode.html. */
const ofSqlite: Readonly<Record<number, StoreCode>> = {
  5: 'store-locked', // BUSY: another program writes to the file
  6: 'store-locked',
  8: 'store-read-only',
  11: 'store-damaged', // CORRUPT
  13: 'store-full',
  19: 'conflict', // CONSTRAINT: the same number or the same command once more
  26: 'store-damaged', // NOTADB
};

/** IOERR_SHMSIZE: no room even for the index of the write-ahead log, which is 32 kB. */
const noRoomForIndex = 4874;

/** BUSY, LOCKED, READONLY, IOERR. */
const ofTheWholeFile = [5, 6, 8, 10];

const ofSystem: Readonly<Record<string, StoreCode>> = {
  EACCES: 'store-read-only',
  EPERM: 'store-read-only',
  EROFS: 'store-read-only',
  ENOSPC: 'store-full',
  EDQUOT: 'store-full',
};

export function storeError(error: unknown, where: string): StoreError {
  if (error instanceof StoreError) return error;
  const text = error instanceof Error ? error.message : String(error);
  return new StoreError(codeOf(error), `${where}: ${text}`);
}

/** Whether the next operation would fail as well, so that there is no point in trying each alone. */
export function concernsAll(error: unknown): boolean {
  const code = sqliteCode(error);
  return code !== null && code !== noRoomForIndex && ofTheWholeFile.includes(code & 0xff);
}

/** Unique or primary key: a row like this one is there already. */
export function isTaken(error: unknown): boolean {
  const code = sqliteCode(error);
  return code === 2067 || code === 1555;
}

function codeOf(error: unknown): StoreCode {
  const code = sqliteCode(error);
  if (code === noRoomForIndex) return 'store-full';
  if (code !== null) return ofSqlite[code & 0xff] ?? 'store-failed';
  return ofSystem[systemCode(error)] ?? 'store-failed';
}

function sqliteCode(error: unknown): number | null {
  if (!(error instanceof Error) || !('errcode' in error)) return null;
  return typeof error.errcode === 'number' ? error.errcode : null;
}

function systemCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
