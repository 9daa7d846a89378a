/** What each kind of change is to the database. */
import type { Compilable, Kysely } from 'kysely';
import type { StoreCode } from '../../host/store.ts';
import type { Change, ChangeOf } from '../../host/unit.ts';
import { inputs } from './dialect.ts';
import { type Query, type QueryStep, type Step, summaryStep } from './operation.ts';
import * as queries from './queries.ts';
import type { Schema } from './schema.ts';

type Database = Kysely<Schema>;
type Steps = { readonly [Kind in Change['kind']]: (db: Database, change: ChangeOf<Kind>) => Step };

const steps: Steps = {
  summary: (_, { table, summary }) => summaryStep(table, summary),
  alarm: (_, { table, at }) => ['alarm', table, at],
  'remove-table': (db, { table }) => all(queries.deleteTable(db, table)),
  guest: (db, { guest }) => all(queries.upsertGuest(db, guest)),
  'sweep-guests': (db, { seenBefore }) =>
    all(queries.deleteDailies(db, seenBefore), queries.deleteGuests(db, seenBefore)),
  'claim-daily': (db, { key, table }) => all(queries.insertDaily(db, key, table)),
  'drop-daily': (db, { key }) => all(queries.updateDropped(db, key)),
  text: (db, { hash, bytes, now }) => all(queries.insertText(db, hash, bytes, now)),
  'sweep-texts': (db, { wantedBefore }) => all(queries.deleteTexts(db, wantedBefore)),
};

export function stepOf(db: Database, change: Change): Step {
  const step = steps[change.kind] as (db: Database, change: Change) => Step;
  return step(db, change);
}

/** The store's own: nobody else asks for it. */
export function secretStep(db: Database, name: string, value: string): Step {
  return all(queries.insertSecret(db, name, value));
}

/** One after the other. */
function all(...built: readonly Compilable[]): QueryStep {
  return ['queries', built.map((query) => written(query))];
}

function written(query: Compilable, refused: Refused = {}): Query {
  const { sql, parameters } = query.compile();
  return [sql, inputs(parameters), refused.taken ?? null, refused.missing ?? null];
}

/** Why the whole unit is refused: a row like this is there already, or there is none to change. */
type Refused = { readonly taken?: StoreCode; readonly missing?: StoreCode };
