/** A game may have several games of the day, by their keys. Until now one game had one: the code of Mastermind. */
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const dailyKeys: Migration = {
  up: async (db: Kysely<unknown>) => {
    const { schema } = db;
    await schema.alterTable('daily').renameTo('daily_before').execute();
    await schema
      .createTable('daily')
      .addColumn('player', 'text', (column) => column.notNull())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('dropped', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('daily_by_key_pk', ['player', 'game', 'key', 'day'])
      .execute();
    const columns = sql.join(['player', 'game', 'day', 'table_id', 'dropped'].map((name) => sql.ref(name)));
    await sql`INSERT INTO daily (${columns}, "key") SELECT ${columns}, 'code' FROM daily_before`.execute(db);
    await schema.dropTable('daily_before').execute();
  },
};
