/** Queries of results, records and final views. */
import type { Kysely, Selectable } from 'kysely';
import type { RecordFilter, ResultFilter, StoredRecord, StoredResult } from '../../host/store.ts';
import type { FinalView, TableResult } from '../../room/results.ts';
import { rankKey } from './rankkey.ts';
import { parse, type Schema } from './schema.ts';

type Database = Kysely<Schema>;

/** Each seat's result as it is read. */
export function storedResults(table: string, result: TableResult, backfilled: boolean): StoredResult[] {
  const { seats, records: _, ...common } = result;
  return seats.map((seat) => ({ ...common, ...seat, table, seats: seats.length, backfilled }));
}

export function storedRecords(table: string, { game, at, seats, records }: TableResult): StoredRecord[] {
  return records.map((record) => {
    const { player, name } = seats[record.seat]!;
    return { ...record, table, game, player, name, at };
  });
}

export function insertResults(db: Database, results: readonly StoredResult[]) {
  return db.insertInto('result').values(
    results.map((result) => {
      const { table, seat, game, player, at } = result;
      return { table_id: table, seat, game, player, at, body: JSON.stringify(result) };
    }),
  );
}

export function insertRecords(db: Database, records: readonly StoredRecord[]) {
  return db.insertInto('record').values(
    records.map(({ table, timeMs, rank, counts, ...rest }) => ({
      ...rest,
      table_id: table,
      rank: JSON.stringify(rank),
      rank_key: rankKey(rank),
      time_ms: timeMs,
      counts: Number(counts),
    })),
  );
}

export function deleteResults(db: Database, table: string) {
  return db.deleteFrom('result').where('table_id', '=', table);
}

export function deleteRecords(db: Database, table: string) {
  return db.deleteFrom('record').where('table_id', '=', table);
}

/** Changes nothing where there is no such table. */
export function upsertFinal(db: Database, table: string, final: FinalView) {
  const body = JSON.stringify(final);
  return db
    .insertInto('final_view')
    .columns(['table_no', 'body'])
    .expression(({ selectFrom, val }) =>
      selectFrom('game_table')
        .select(['no', val(body).as('body')])
        .where('id', '=', table),
    )
    .onConflict((conflict) => conflict.column('table_no').doUpdateSet({ body }));
}

export function selectFinal(db: Database, table: string) {
  return db.selectFrom('final_view').select('body').where('table_no', 'in', numberOf(db, table));
}

/** The newest first. */
export function selectResults(db: Database, { table, player, game, after, limit = 200 }: ResultFilter) {
  let found = db.selectFrom('result').select('body');
  if (table !== undefined) found = found.where('table_id', '=', table);
  if (player !== undefined) found = found.where('player', '=', player);
  if (game !== undefined) found = found.where('game', '=', game);
  if (after)
    found = found.where(({ eb, and, or, refTuple, tuple }) =>
      or([
        eb('at', '<', after.at),
        and([eb('at', '=', after.at), eb(refTuple('table_id', 'seat'), '>', tuple(after.table, after.seat))]),
      ]),
    );
  return found.orderBy('at', 'desc').orderBy('table_id').orderBy('seat').limit(limit);
}

/** The best first. */
export function selectRecords(db: Database, filter: RecordFilter) {
  const { game, ranking, variant, player, since, until, skip = 0, limit = 200 } = filter;
  let found = db
    .selectFrom('record')
    .selectAll()
    .where('game', '=', game)
    .where('ranking', '=', ranking)
    .where('variant', '=', variant)
    .where('counts', '=', 1);
  if (player !== undefined) found = found.where('player', '=', player);
  if (since !== undefined) found = found.where('at', '>=', since);
  if (until !== undefined) found = found.where('at', '<', until);
  const order = ['rank_key', 'time_ms', 'at', 'table_id', 'seat'] as const;
  return order
    .reduce((query, column) => query.orderBy(column), found)
    .limit(limit)
    .offset(skip);
}

export function recordOf(row: Selectable<Schema['record']>): StoredRecord {
  const { table_id: table, rank, rank_key: _, time_ms: timeMs, counts, ...rest } = row;
  return { ...rest, table, rank: parse<readonly number[]>(rank), timeMs, counts: counts !== 0 };
}

export function selectMissing(db: Database, limit: number) {
  return db
    .selectFrom('missing_result')
    .innerJoin('game_table', 'no', 'table_no')
    .select('id')
    .where('problem', 'is', null)
    .orderBy('table_no')
    .limit(limit);
}

export function deleteMissing(db: Database, table: string) {
  return db.deleteFrom('missing_result').where('table_no', 'in', numberOf(db, table));
}

export function updateMissing(db: Database, table: string, problem: string) {
  return db.updateTable('missing_result').set({ problem }).where('table_no', 'in', numberOf(db, table));
}

function numberOf(db: Database, table: string) {
  return db.selectFrom('game_table').select('no').where('id', '=', table);
}
