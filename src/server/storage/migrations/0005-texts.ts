/**
 * Texts become bytes: nobody has to turn them into a string on their way to the disk and back, and their hash is that of
 * the bytes.
 */
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

type Before = { asset: { hash: string; text: string; wanted: number } };
type After = { resource_text: { hash: string; bytes: Uint8Array; wanted: number } };

export const texts: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('resource_text')
      .addColumn('hash', 'text', (column) => column.primaryKey().notNull())
      .addColumn('bytes', 'bytea', (column) => column.notNull())
      .addColumn('wanted', 'bigint', (column) => column.notNull())
      .execute();
    await move(db as unknown as Kysely<Before & After>);
    await db.schema.dropTable('asset').execute();
  },
};

/** A few at a time: a dictionary has megabytes. */
const page = 10;

async function move(db: Kysely<Before & After>): Promise<void> {
  const encoder = new TextEncoder();
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('asset')
      .selectAll()
      .where('hash', '>', after)
      .orderBy('hash')
      .limit(page)
      .execute();
    for (const { hash, text, wanted } of rows)
      await db
        .insertInto('resource_text')
        .values({ hash, bytes: encoder.encode(text), wanted })
        .execute();
    if (rows.length < page) return;
    after = rows.at(-1)!.hash;
  }
}
