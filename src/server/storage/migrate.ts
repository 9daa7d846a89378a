/** Brings a database up to this program's schema; the same for every database. */
import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { StoreError } from '../../host/store.ts';
import type { Migrations } from './migrations/index.ts';

export type Journey = {
  /** The last step that was made; null in a database without a schema. */
  readonly from: string | null;
  /** Steps still to make, oldest first. */
  readonly ahead: readonly string[];
};

/** Where a database stands; `store-newer` if it knows steps that this program does not. */
export function journey(made: readonly string[], migrations: Migrations): Journey {
  const known = Object.keys(migrations).sort();
  const unknown = made.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new StoreError('store-newer', `made by a newer program (${unknown.join(', ')})`);
  return { from: [...made].sort().at(-1) ?? null, ahead: known.filter((name) => !made.includes(name)) };
}

/** All steps or, if one fails, none. */
export async function migrate(db: Kysely<unknown>, migrations: Migrations): Promise<void> {
  const provider = { getMigrations: async (): Promise<Record<string, Migration>> => ({ ...migrations }) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
}
