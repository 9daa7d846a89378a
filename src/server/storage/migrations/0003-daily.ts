import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Who had which game of the day. It outlives the table: a day is played once, whatever became of it. */
export const daily: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('daily')
      .addColumn('player', 'text', (column) => column.notNull())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('dropped', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('daily_pk', ['player', 'game', 'day'])
      .execute();
  },
};
