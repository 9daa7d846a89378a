/**
 * All queries but those of what is played, which has its own fast path in `journal.ts`. They are only built here: each
 * database runs them in its own way.
 */
import { type Kysely, sql } from 'kysely';
import type { Alarm, DailyKey, Guest, LogPage, Summary, SummaryFilter } from '../../host/store.ts';
import type { Schema } from './schema.ts';

type Database = Kysely<Schema>;
type Phase = Summary['phase'];

const allPhases: readonly Phase[] = ['gathering', 'playing', 'over'];

export function selectLog(db: Database, table: string, page?: LogPage) {
  const log = db
    .selectFrom('event')
    .select(['seq', 'at', 'actor', 'cmd', 'body'])
    .where('table_no', '=', numberOf(db, table))
    .orderBy('seq');
  return page ? log.where('seq', '>', page.after).limit(page.limit) : log;
}

export function selectCommand(db: Database, table: string, cmd: string) {
  return db
    .selectFrom('event')
    .select('seq')
    .where('table_no', '=', numberOf(db, table))
    .where('cmd', '=', cmd);
}

function numberOf(db: Database, table: string) {
  return db.selectFrom('game_table').select('no').where('id', '=', table);
}

export function selectSummary(db: Database, table: string) {
  return db
    .selectFrom('game_table')
    .select(['id', 'summary', 'wake_at', lastSeq('game_table.no')])
    .where('id', '=', table);
}

export function selectSummaries(db: Database, filter: SummaryFilter) {
  const found = filter.player === undefined ? newest(db, filter) : ofPlayer(db, filter, filter.player);
  const { limit = 200 } = filter;
  return db
    .selectFrom(found.as('found'))
    .select(['id', 'summary', 'wake_at', lastSeq('found.no')])
    .orderBy('updated', 'desc')
    .orderBy('id')
    .limit(limit);
}

/** Of the last event of a table: the end of an index, so that no append has to write it down. */
function lastSeq(no: string) {
  return sql<number>`(select max(seq) from event where table_no = ${sql.ref(no)})`.as('last_seq');
}

/** One walk along the index for each phase: to sort all that is over, just to show the newest, takes long. */
function newest(db: Database, { game, phases = allPhases, limit = 200 }: SummaryFilter) {
  const tables = ofGame(db, game).orderBy('updated', 'desc').orderBy('id');
  const walk = (phase: Phase) => tables.where('phase', '=', phase).limit(limit);
  const walks = phases.length > 0 ? [...new Set(phases)].map(walk) : [tables.limit(0)];
  return walks
    .map((one) => db.selectFrom(one.as('walk')).selectAll())
    .reduce((all, one) => all.unionAll(one));
}

/**
 * A player has few tables, so they are found by the player. By `coalesce` no database can think of the index of
 * phases, which has far more in each.
 */
function ofPlayer(db: Database, { game, phases = allPhases }: SummaryFilter, player: string) {
  const own = db.selectFrom('table_player').select('table_id').where('player', '=', player);
  const phase = sql<string>`coalesce(phase, '')`;
  return ofGame(db, game)
    .where('id', 'in', own)
    .where(({ or, eb }) => or(phases.map((one) => eb(phase, '=', one))));
}

function ofGame(db: Database, game: string | undefined) {
  const tables = db.selectFrom('game_table').select(['no', 'id', 'summary', 'updated', 'wake_at']);
  return game === undefined ? tables : tables.where('game', '=', game);
}

export function selectDue(db: Database, now: number, after: Alarm | null, limit: number) {
  const due = db
    .selectFrom('game_table')
    .select(['id', 'wake_at'])
    .where('wake_at', '<=', now)
    .orderBy('wake_at')
    .orderBy('id')
    .limit(limit);
  if (!after) return due;
  return due.where(({ eb, refTuple, tuple }) =>
    eb(refTuple('wake_at', 'id'), '>', tuple(after.at, after.table)),
  );
}

export function selectNextAlarm(db: Database, now: number) {
  return db
    .selectFrom('game_table')
    .select(({ fn }) => fn.min('wake_at').as('at'))
    .where('wake_at', '>', now);
}

/** Its log and its players go with it, by their foreign keys. */
export function deleteTable(db: Database, table: string) {
  return db.deleteFrom('game_table').where('id', '=', table);
}

export function selectGuest(db: Database, id: string) {
  return db.selectFrom('guest').select('body').where('id', '=', id);
}

export function upsertGuest(db: Database, guest: Guest) {
  const values = { seen: guest.seen, body: JSON.stringify(guest) };
  return db
    .insertInto('guest')
    .values({ id: guest.id, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values));
}

/** Who have no log-in, own no table and sit at none. */
export function guestsAway(db: Database, seenBefore: number) {
  return db
    .selectFrom('guest')
    .select('guest.id')
    .where('seen', '<', seenBefore)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('table_player').select('table_id').whereRef('player', '=', 'guest.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('account').select('account.id').whereRef('account.id', '=', 'guest.id'))),
    );
}

export function deleteGuests(db: Database, seenBefore: number) {
  return db.deleteFrom('guest').where('id', 'in', guestsAway(db, seenBefore));
}

export function deleteDailies(db: Database, seenBefore: number) {
  return db.deleteFrom('daily').where('player', 'in', guestsAway(db, seenBefore));
}

export function selectDaily(db: Database, { player, game, key, day }: DailyKey) {
  return db
    .selectFrom('daily')
    .select(['table_id', 'dropped'])
    .where('player', '=', player)
    .where('game', '=', game)
    .where('key', '=', key)
    .where('day', '=', day);
}

export function insertDaily(db: Database, { player, game, key, day }: DailyKey, table: string) {
  return db
    .insertInto('daily')
    .values({ player, game, key, day, table_id: table, dropped: 0 })
    .onConflict((conflict) => conflict.columns(['player', 'game', 'key', 'day']).doNothing());
}

export function updateDropped(db: Database, { player, game, key, day }: DailyKey) {
  return db
    .updateTable('daily')
    .set({ dropped: 1 })
    .where('player', '=', player)
    .where('game', '=', game)
    .where('key', '=', key)
    .where('day', '=', day);
}

export function selectSecret(db: Database, name: string) {
  return db.selectFrom('secret').select('value').where('name', '=', name);
}

/** The first one wins: who asks at the same time reads it afterwards. */
export function insertSecret(db: Database, name: string, value: string) {
  return db
    .insertInto('secret')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing());
}
