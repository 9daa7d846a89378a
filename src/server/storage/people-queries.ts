/** Queries of log-ins, sessions, profiles, and of guests who are one with an account. */
import { type Expression, type Kysely, sql } from 'kysely';
import { nameKey } from '../../core/name.ts';
import type { Account, Joined, Profile, StoredSession } from '../../host/store.ts';
import type { Schema } from './schema.ts';

type Database = Kysely<Schema>;

export function selectAccount(db: Database, id: string) {
  return db.selectFrom('account').select('body').where('id', '=', id);
}

export function selectAccountNamed(db: Database, key: string) {
  return db.selectFrom('account').select('body').where('name_key', '=', key);
}

export function upsertAccount(db: Database, account: Account) {
  const values = { name_key: account.nameKey, body: JSON.stringify(account) };
  return db
    .insertInto('account')
    .values({ id: account.id, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values));
}

export function deleteAccount(db: Database, id: string) {
  return db.deleteFrom('account').where('id', '=', id);
}

export function selectSession(db: Database, key: string) {
  return db.selectFrom('session').select('body').where('key', '=', key);
}

export function selectSessions(db: Database, person: string) {
  return db
    .selectFrom('session')
    .select('body')
    .where('person', '=', person)
    .orderBy('seen', 'desc')
    .orderBy('key');
}

export function upsertSession(db: Database, session: StoredSession) {
  const { key, person, seen } = session;
  const values = { person, seen, body: JSON.stringify(session) };
  return db
    .insertInto('session')
    .values({ key, ...values })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(values));
}

export function deleteSession(db: Database, key: string) {
  return db.deleteFrom('session').where('key', '=', key);
}

export function deleteSessions(db: Database, person: string, but: string | null) {
  const theirs = db.deleteFrom('session').where('person', '=', person);
  return but === null ? theirs : theirs.where('key', '!=', but);
}

export function deleteOldSessions(db: Database, seenBefore: number) {
  return db.deleteFrom('session').where('seen', '<', seenBefore);
}

export function selectProfile(db: Database, id: string) {
  return db.selectFrom('profile').select('body').where('id', '=', id);
}

export function selectProfiles(db: Database, owner: string) {
  return db.selectFrom('profile').select('body').where('owner', '=', owner).orderBy('name_key');
}

export function upsertProfile(db: Database, profile: Profile) {
  const values = {
    owner: profile.owner,
    name_key: nameKey(profile.name),
    body: JSON.stringify(profile),
  };
  return db
    .insertInto('profile')
    .values({ id: profile.id, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values));
}

export function deleteProfile(db: Database, id: string) {
  return db.deleteFrom('profile').where('id', '=', id);
}

export function selectJoined(db: Database) {
  return db.selectFrom('joined').select(['from_id as from', 'to_id as to']).orderBy('from_id');
}

/** In this order. Whoever was one with the guest is one with the account; ids are random, so text of a row can name nobody else. */
export function join(db: Database, { from, to }: Joined) {
  const renamed = (column: string): Expression<string> =>
    sql<string>`replace(${sql.ref(column)}, ${JSON.stringify(from)}, ${JSON.stringify(to)})`;
  const ofGuest = db.selectFrom('table_player').select('table_id').where('player', '=', from);
  const ofAccount = db.selectFrom('table_player').select('table_id').where('player', '=', to);
  return [
    db
      .updateTable('game_table')
      .set({ summary: renamed('summary'), players: renamed('players') })
      .where('id', 'in', ofGuest),
    db.deleteFrom('table_player').where('player', '=', from).where('table_id', 'in', ofAccount),
    db.updateTable('table_player').set({ player: to }).where('player', '=', from),
    db
      .updateTable('result')
      .set({ player: to, body: renamed('body') })
      .where('player', '=', from),
    db.updateTable('record').set({ player: to }).where('player', '=', from),
    db
      .deleteFrom('daily')
      .where('player', '=', from)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('daily as had')
            .select('had.day')
            .where('had.player', '=', to)
            .whereRef('had.game', '=', 'daily.game')
            .whereRef('had.key', '=', 'daily.key')
            .whereRef('had.day', '=', 'daily.day'),
        ),
      ),
    db.updateTable('daily').set({ player: to }).where('player', '=', from),
    db
      .updateTable('library_entry')
      .set({ owner: to, body: renamed('body') })
      .where('owner', '=', from),
    db.deleteFrom('guest').where('id', '=', from),
    db.updateTable('joined').set({ to_id: to }).where('to_id', '=', from),
    db.insertInto('joined').values({ from_id: from, to_id: to }),
  ] as const;
}
