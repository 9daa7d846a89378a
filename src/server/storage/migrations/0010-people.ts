/** Log-ins, sessions, profiles, and guests who became one with an account. A person is still a row of `guest`. */
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const people: Migration = {
  up: async (db: Kysely<unknown>) => {
    await createAccounts(db);
    await createSessions(db);
    await createProfiles(db);
    await createJoined(db);
  },
};

async function createAccounts({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('account')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('name_key', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('account_name').on('account').column('name_key').unique().execute();
}

async function createSessions({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('session')
    .addColumn('key', 'text', (column) => column.primaryKey().notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('seen', 'bigint', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('session_person').on('session').columns(['person', 'seen desc']).execute();
  await schema.createIndex('session_seen').on('session').column('seen').execute();
}

async function createProfiles({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('profile')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('name_key', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('profile_name').on('profile').columns(['owner', 'name_key']).unique().execute();
}

async function createJoined({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('joined')
    .addColumn('from_id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('to_id', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('joined_to').on('joined').column('to_id').execute();
}
