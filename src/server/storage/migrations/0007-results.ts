/**
 * Results of games that are over, their records for rankings, and what they looked like in the end. Results outlive their
 * tables: who deletes a game keeps what they reached. Games that were over before are noted down, so that somebody with
 * the rules at hand can fill in theirs.
 */
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const results: Migration = {
  up: async (db: Kysely<unknown>) => {
    await createResults(db);
    await createRecords(db);
    await createFinals(db);
    await createMissing(db);
  },
};

async function createResults(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('result')
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('player', 'text')
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('result_pk', ['table_id', 'seat'])
    .execute();
  const newest = ['at desc', 'table_id', 'seat'] as const;
  await schema
    .createIndex('result_player')
    .on('result')
    .columns(['player', ...newest])
    .execute();
  await schema
    .createIndex('result_game')
    .on('result')
    .columns(['game', ...newest])
    .execute();
}

/** A ranking is a walk along its index: `rank_key` sorts the best first, then comes the time, then who was first. */
async function createRecords(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('record')
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('ranking', 'text', (column) => column.notNull())
    .addColumn('variant', 'text', (column) => column.notNull())
    .addColumn('rank', 'text', (column) => column.notNull())
    .addColumn('rank_key', 'text', (column) => column.notNull())
    .addColumn('time_ms', 'bigint', (column) => column.notNull())
    .addColumn('counts', 'integer', (column) => column.notNull())
    .addColumn('player', 'text')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('record_pk', ['table_id', 'seat', 'ranking', 'variant'])
    .execute();
  await schema
    .createIndex('record_ranking')
    .on('record')
    .columns(['game', 'ranking', 'variant', 'counts', 'rank_key', 'time_ms', 'at', 'table_id', 'seat'])
    .execute();
}

async function createFinals(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('final_view')
    .addColumn('table_no', 'integer', (column) =>
      column.primaryKey().notNull().references('game_table.no').onDelete('cascade'),
    )
    .addColumn('body', 'text', (column) => column.notNull())
    .execute();
}

type Tables = {
  game_table: { no: number; phase: string };
  missing_result: { table_no: number; problem: string | null };
};

async function createMissing(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('missing_result')
    .addColumn('table_no', 'integer', (column) =>
      column.primaryKey().notNull().references('game_table.no').onDelete('cascade'),
    )
    .addColumn('problem', 'text')
    .execute();
  await (db as unknown as Kysely<Tables>)
    .insertInto('missing_result')
    .columns(['table_no'])
    .expression(({ selectFrom }) => selectFrom('game_table').select('no').where('phase', '=', 'over'))
    .execute();
}
