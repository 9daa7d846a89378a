/**
 * Resources: manifests with the texts they are made of, what was prepared of them, the library that names them, and games
 * of the day that were made. Tables say by hash what they are played with: a resource or, made before there were any, a
 * text.
 */
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const resources: Migration = {
  up: async (db: Kysely<unknown>) => {
    await renameUses(db);
    await createResources(db);
    await createPrepared(db);
    await createEntries(db);
    await createDailies(db);
  },
};

async function renameUses({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('table_asset').renameTo('table_resource').execute();
  await schema.dropIndex('table_asset_hash').execute();
  await schema.createIndex('table_resource_hash').on('table_resource').column('hash').execute();
}

async function createResources({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('resource')
    .addColumn('hash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('wanted', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('resource_part')
    .addColumn('resource', 'text', (column) =>
      column.notNull().references('resource.hash').onDelete('cascade'),
    )
    .addColumn('text', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('resource_part_pk', ['resource', 'text'])
    .execute();
  await schema.createIndex('resource_part_text').on('resource_part').column('text').execute();
}

async function createPrepared({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('prepared')
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('format', 'integer', (column) => column.notNull())
    .addColumn('part', 'text', (column) => column.notNull())
    .addColumn('checksum', 'bigint', (column) => column.notNull())
    .addColumn('wanted', 'bigint', (column) => column.notNull())
    .addColumn('bytes', 'bytea', (column) => column.notNull())
    .addPrimaryKeyConstraint('prepared_pk', ['hash', 'format', 'part'])
    .execute();
}

async function createEntries({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('library_entry')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('owner', 'text')
    .addColumn('name_key', 'text', (column) => column.notNull())
    .addColumn('language', 'text')
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('updated', 'bigint', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .execute();
  const names = ['game', 'kind', 'name_key'];
  const index = (name: string) => schema.createIndex(`library_entry_${name}`).on('library_entry');
  await index('name')
    .unique()
    .columns(['owner', ...names])
    .execute();
  // To a database every NULL is another one.
  await index('nobodys').unique().columns(names).where('owner', 'is', null).execute();
  await index('newest').columns(['game', 'kind', 'updated desc', 'id']).execute();
  await index('by_name')
    .columns([...names, 'id'])
    .execute();
  await index('hash').column('hash').execute();
}

async function createDailies({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('made_daily')
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('hash', 'text')
    .addColumn('body', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('made_daily_pk', ['game', 'key', 'day'])
    .execute();
  await schema.createIndex('made_daily_hash').on('made_daily').column('hash').execute();
}
