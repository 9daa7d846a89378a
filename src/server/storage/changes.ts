/** What each kind of change is to the database. */
import type { Compilable, Kysely } from 'kysely';
import type { StoreCode } from '../../host/store.ts';
import type { Change, ChangeOf } from '../../host/unit.ts';
import { inputs } from './dialect.ts';
import { type Query, type QueryStep, type Step, summaryStep } from './operation.ts';
import * as people from './people-queries.ts';
import { preparedRows } from './prepared.ts';
import * as queries from './queries.ts';
import * as resources from './resource-queries.ts';
import * as results from './result-queries.ts';
import type { Schema } from './schema.ts';

type Database = Kysely<Schema>;
/** `own`: the table whose log the unit adds to. */
type Make<C> = (db: Database, change: C, own: string | undefined) => Step;
type Steps = { readonly [Kind in Change['kind']]: Make<ChangeOf<Kind>> };

const steps: Steps = {
  summary: (_, { table, summary }, own) => summaryStep(table === own ? null : table, summary),
  alarm: (_, { table, at }, own) => ['alarm', table === own ? null : table, at],
  finish: (db, { table, result, final, backfilled }) => {
    const records = results.storedRecords(table, result);
    return [
      'queries',
      [
        written(results.upsertFinal(db, table, final), { missing: 'conflict' }),
        ...withoutResults(db, table),
        written(results.insertResults(db, results.storedResults(table, result, backfilled))),
        ...(records.length > 0 ? [written(results.insertRecords(db, records))] : []),
      ],
    ];
  },
  'no-result': (db, { table, problem }) => all(results.updateMissing(db, table, problem)),
  'remove-table': (db, { table }) => all(queries.deleteTable(db, table)),
  guest: (db, { guest }) => all(queries.upsertGuest(db, guest)),
  'sweep-guests': (db, { seenBefore }) =>
    all(
      queries.deleteDailies(db, seenBefore),
      resources.deleteEntriesOf(db, queries.guestsAway(db, seenBefore)),
      resources.updateOwnerless(db, queries.guestsAway(db, seenBefore)),
      queries.deleteGuests(db, seenBefore),
    ),
  account: (db, { account }) => [
    'queries',
    [written(people.upsertAccount(db, account), { taken: 'account-name-taken' })],
  ],
  'remove-account': (db, { id }) => all(people.deleteSessions(db, id, null), people.deleteAccount(db, id)),
  session: (db, { session }) => all(people.upsertSession(db, session)),
  'remove-session': (db, { key }) => all(people.deleteSession(db, key)),
  'remove-sessions': (db, { person, but }) => all(people.deleteSessions(db, person, but)),
  'sweep-sessions': (db, { seenBefore }) => all(people.deleteOldSessions(db, seenBefore)),
  profile: (db, { profile }) => [
    'queries',
    [written(people.upsertProfile(db, profile), { taken: 'profile-name-taken' })],
  ],
  'remove-profile': (db, { id }) => all(people.deleteProfile(db, id)),
  'join-people': (db, joined) => all(...people.join(db, joined)),
  'claim-daily': (db, { key, table }) => all(queries.insertDaily(db, key, table)),
  'drop-daily': (db, { key }) => all(queries.updateDropped(db, key)),
  text: (db, { hash, bytes, now }) => all(resources.upsertText(db, hash, own(bytes), now)),
  resource: (db, { resource, now }) => {
    const parts = Object.keys(resource.texts).length > 0 ? [resources.insertParts(db, resource)] : [];
    return all(resources.upsertResource(db, resource, now), ...parts);
  },
  prepared: (db, { hash, format, prepared, now }) =>
    all(
      ...preparedRows(prepared).map((row) =>
        resources.upsertPrepared(db, hash, format, { ...row, bytes: own(row.bytes) }, now),
      ),
    ),
  entry: (db, { entry }) => [
    'queries',
    [written(resources.upsertEntry(db, entry), { taken: 'resource-name-taken' })],
  ],
  'remove-entry': (db, { id }) => all(resources.deleteEntry(db, id)),
  'made-daily': (db, { key, made }) => all(resources.insertMadeDaily(db, key, made)),
  'sweep-resources': (db, { wantedBefore }) =>
    all(
      resources.deleteUnused(db, 'prepared', wantedBefore),
      resources.deleteUnused(db, 'resource', wantedBefore),
      resources.deleteTexts(db, wantedBefore),
    ),
};

function withoutResults(db: Database, table: string): readonly Query[] {
  const gone = [results.deleteMissing, results.deleteResults, results.deleteRecords];
  return gone.map((remove) => written(remove(db, table)));
}

export function stepOf(db: Database, change: Change, own: string | undefined): Step {
  const step = steps[change.kind] as Make<Change>;
  return step(db, change, own);
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

/** A message to the writer copies the whole buffer that a view looks at: so here are bytes without more around them. */
function own(bytes: Uint8Array): Uint8Array {
  const isWhole = bytes.buffer instanceof ArrayBuffer && bytes.byteLength === bytes.buffer.byteLength;
  return isWhole ? bytes : bytes.slice();
}
