/** How SQLite goes about the lists that grow: along an index, without sorting. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Compilable, Kysely } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inputs, NodeSqliteDialect } from './dialect.ts';
import { temporaryFolders } from './folders.testing.ts';
import { openStore } from './open.ts';
import { selectDue, selectNextAlarm } from './queries.ts';
import { countEntries, selectEntries } from './resource-queries.ts';
import { selectRecords, selectResults } from './result-queries.ts';
import type { Schema } from './schema.ts';

const folders = temporaryFolders();
let database: DatabaseSync;
let db: Kysely<Schema>;
beforeAll(async () => {
  const folder = folders.fresh();
  await (await openStore({ folder })).close();
  database = new DatabaseSync(join(folder, 'room.db'), { readOnly: true });
  db = new Kysely({ dialect: new NodeSqliteDialect(database) });
});
afterAll(() => {
  database.close();
  folders.remove();
});

function planOf(query: Compilable): readonly string[] {
  const { sql, parameters } = query.compile();
  const rows = database.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(...inputs(parameters));
  return rows.map(({ detail }) => String(detail));
}

const ranking = { game: 'kenken', ranking: 'time', variant: 'x', since: 1, until: 9, skip: 20 };
const after = { id: 'e', name: 'n', updated: 1, at: 1, table: 't', seat: 0 };

it.each<[string, string, () => Compilable]>([
  ['tables that are due', 'game_table_wake', () => selectDue(db, 1, { table: 't', at: 1 }, 10)],
  ['the next alarm', 'game_table_wake', () => selectNextAlarm(db, 1)],
  ['[R40] a ranking', 'record_ranking', () => selectRecords(db, ranking)],
  ['[K7] one player’s in it', 'record_ranking', () => selectRecords(db, { ...ranking, player: 'ada' })],
  ['[R41] results of a player', 'result_player', () => selectResults(db, { player: 'p', after })],
  ['[R41] results of a game', 'result_game', () => selectResults(db, { game: 'kenken', after })],
  ['a library, the newest first', 'library_entry_newest', () => entries('newest')],
  ['a library by name', 'library_entry_by_name', () => entries('name')],
  ['how many entries somebody has', 'library_entry_name', () => countEntries(db, { owner: 'p' })],
  ['what a resource is called', 'library_entry_hash', () => countEntries(db, { hash: 'h' })],
])('%s', (_, index, query) => {
  const plan = planOf(query());
  expect(plan.join('\n')).toContain(index);
  expect(plan.filter((step) => /SCAN|TEMP B-TREE/.test(step))).toEqual([]);
});

function entries(order: 'newest' | 'name'): Compilable {
  return selectEntries(db, { game: 'kenken', kind: 'level', order, after });
}
