/**
 * Which assets a table is played with, and when an asset was last wanted: so that what no table needs any more can go,
 * without reading a log. The first event of a table names its assets; here this is read once for the tables there are.
 */
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const usedAssets: Migration = {
  up: async (db: Kysely<unknown>) => {
    await createTable(db);
    await fill(db);
    await db.schema
      .alterTable('asset')
      .addColumn('wanted', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};

async function createTable(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('table_asset')
    .addColumn('table_no', 'integer', (column) =>
      column.notNull().references('game_table.no').onDelete('cascade'),
    )
    .addColumn('hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('table_asset_pk', ['table_no', 'hash'])
    .execute();
  await schema.createIndex('table_asset_hash').on('table_asset').column('hash').execute();
}

type First = { readonly no: number; readonly body: string };

/** Tables that are read at a time. */
const page = 1000;

async function fill(db: Kysely<unknown>): Promise<void> {
  for (let after = 0; ; ) {
    const { rows } = await sql<First>`
      SELECT table_no AS no, body FROM event WHERE seq = 1 AND table_no > ${after} ORDER BY table_no LIMIT ${page}
    `.execute(db);
    for (const { no, body } of rows)
      for (const hash of hashesIn(body))
        await sql`INSERT INTO table_asset (table_no, hash) VALUES (${no}, ${hash})`.execute(db);
    if (rows.length < page) return;
    after = rows.at(-1)!.no;
  }
}

/** Of what can't be read nothing is known: such a table is damaged and stays so. */
function hashesIn(body: string): ReadonlySet<string> {
  try {
    const { assets } = JSON.parse(body) as { readonly assets?: Readonly<Record<string, string>> };
    return new Set(Object.values(assets ?? {}));
  } catch {
    return new Set();
  }
}
