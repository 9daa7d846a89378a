/**
 * Tables get numbers, and the log is kept by them. Ids are random: by id, the events of two hundred tables at play lie on
 * two hundred pages of every index, among those of all games ever played, and a commit writes each of these pages.
 * Numbers grow, so that what is played at the same time lies together. The number of a table's last event, which was one
 * more page to write, is read from the log.
 */
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const numbers: Migration = {
  up: async (db: Kysely<unknown>) => {
    await numberTables(db);
    await numberEvents(db);
  },
};

async function numberTables(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('numbered_table')
    .addColumn('no', 'integer', (column) => column.primaryKey().notNull())
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('phase', 'text', (column) => column.notNull())
    .addColumn('updated', 'bigint', (column) => column.notNull())
    .addColumn('players', 'text', (column) => column.notNull())
    .addColumn('summary', 'text', (column) => column.notNull())
    .execute();
  await sql`
    INSERT INTO numbered_table (no, id, game, phase, updated, players, summary)
    SELECT row_number() OVER (ORDER BY updated, id), id, game, phase, updated, players, summary FROM game_table
  `.execute(db);
  await schema.dropTable('game_table').execute();
  await schema.alterTable('numbered_table').renameTo('game_table').execute();
  await schema.createIndex('game_table_phase').on('game_table').columns(['phase', 'updated']).execute();
}

async function numberEvents(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('numbered_event')
    .addColumn('table_no', 'integer', (column) =>
      column.notNull().references('game_table.no').onDelete('cascade'),
    )
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('actor', 'text')
    .addColumn('cmd', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('event_pk', ['table_no', 'seq'])
    .addUniqueConstraint('event_cmd', ['table_no', 'cmd'])
    .execute();
  await sql`
    INSERT INTO numbered_event (table_no, seq, at, actor, cmd, body)
    SELECT no, seq, at, actor, cmd, body FROM event JOIN game_table ON id = table_id ORDER BY no, seq
  `.execute(db);
  await schema.dropTable('event').execute();
  await schema.alterTable('numbered_event').renameTo('event').execute();
}
