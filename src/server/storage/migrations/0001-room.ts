import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const room: Migration = {
  up: async (db: Kysely<unknown>) => {
    await createTables(db);
    await createLog(db);
    await createRest(db);
  },
};

async function createTables(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('game_table')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('phase', 'text', (column) => column.notNull())
    .addColumn('updated', 'bigint', (column) => column.notNull())
    .addColumn('last_seq', 'integer', (column) => column.notNull())
    .addColumn('players', 'text', (column) => column.notNull())
    .addColumn('summary', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('game_table_phase').on('game_table').columns(['phase', 'updated']).execute();
  await schema
    .createTable('table_player')
    .addColumn('table_id', 'text', (column) =>
      column.notNull().references('game_table.id').onDelete('cascade'),
    )
    .addColumn('player', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('table_player_pk', ['table_id', 'player'])
    .execute();
  await schema.createIndex('table_player_player').on('table_player').column('player').execute();
}

async function createLog(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('event')
    .addColumn('table_id', 'text', (column) =>
      column.notNull().references('game_table.id').onDelete('cascade'),
    )
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('actor', 'text')
    .addColumn('cmd', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('event_pk', ['table_id', 'seq'])
    .addUniqueConstraint('event_cmd', ['table_id', 'cmd'])
    .execute();
}

async function createRest(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('guest')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('seen', 'bigint', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('asset')
    .addColumn('hash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('secret')
    .addColumn('name', 'text', (column) => column.primaryKey().notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
}
