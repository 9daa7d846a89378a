/**
 * Whether a path still leads to the file that was opened. A file that was deleted, or replaced by a sync tool or a mount,
 * stays writable for whoever has it open, and all that goes there is lost.
 */
import { type BigIntStats, statSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { StoreError } from '../../host/store.ts';

/** Which file on which disk. */
export type Identity = string;

export function identityOf(file: string): Identity {
  return identity(statSync(file, { bigint: true }));
}

/** Throws `store-failed` when another file is there now, or none. */
export function assertSame(file: string, before: Identity): void {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false });
  if (!found || identity(found) !== before) throw replaced(file);
}

/** The same without holding up this thread: a disk may take its time. */
export async function checkSame(file: string, before: Identity): Promise<void> {
  const found = await stat(file, { bigint: true }).catch(() => null);
  if (!found || identity(found) !== before) throw replaced(file);
}

function identity({ dev, ino }: BigIntStats): Identity {
  return `${dev}:${ino}`;
}

function replaced(file: string): StoreError {
  return new StoreError('store-failed', `${file} was deleted or replaced while the room was open`);
}
