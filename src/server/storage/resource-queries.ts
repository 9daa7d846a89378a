/** Queries of texts, resources, what was prepared of them, and the library. */
import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import { nameKey, searchWords } from '../../core/name.ts';
import type {
  EntryFilter,
  EntryMatch,
  LibraryEntry,
  MadeDaily,
  MadeDailyKey,
  PreparedPart,
  StoredResource,
} from '../../host/store.ts';
import type { PreparedRow } from './prepared.ts';
import type { guestsAway } from './queries.ts';
import type { Schema } from './schema.ts';

/** Ids of guests, found by the database. */
type Owners = ReturnType<typeof guestsAway>;

type Database = Kysely<Schema>;

export function selectText(db: Database, hash: string) {
  return db.selectFrom('resource_text').select('bytes').where('hash', '=', hash);
}

/** The first text of a hash stays. */
export function upsertText(db: Database, hash: string, bytes: Uint8Array, wanted: number) {
  return db
    .insertInto('resource_text')
    .values({ hash, bytes, wanted })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ wanted }));
}

export function selectResource(db: Database, hash: string) {
  return db.selectFrom('resource').select('body').where('hash', '=', hash);
}

export function upsertResource(db: Database, resource: StoredResource, wanted: number) {
  return db
    .insertInto('resource')
    .values({ hash: resource.hash, body: JSON.stringify(resource), wanted })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ wanted }));
}

/** By its hash a resource always has the same texts. */
export function insertParts(db: Database, { hash, texts }: StoredResource) {
  const rows = [...new Set(Object.values(texts))].map((text) => ({ resource: hash, text }));
  return db
    .insertInto('resource_part')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['resource', 'text']).doNothing());
}

export function selectPrepared(
  db: Database,
  hash: string,
  format: number,
  parts: readonly (PreparedPart | 'facts')[],
) {
  return db
    .selectFrom('prepared')
    .select(['part', 'checksum', 'bytes'])
    .where('hash', '=', hash)
    .where('format', '=', format)
    .where('part', 'in', parts);
}

export function upsertPrepared(db: Database, hash: string, format: number, row: PreparedRow, wanted: number) {
  const { part, ...values } = row;
  return db
    .insertInto('prepared')
    .values({ hash, format, part, wanted, ...values })
    .onConflict((conflict) =>
      conflict.columns(['hash', 'format', 'part']).doUpdateSet({ wanted, ...values }),
    );
}

/** What no table, entry or day names, and was last wanted before that time. */
export function deleteUnused(db: Database, from: 'prepared' | 'resource', wantedBefore: number) {
  return db
    .deleteFrom(from)
    .where('wanted', '<', wantedBefore)
    .where(({ not, exists, selectFrom, or, ref }) => {
      const hash = ref(`${from}.hash`);
      return not(
        or([
          exists(selectFrom('table_resource').select('table_no').where('table_resource.hash', '=', hash)),
          exists(selectFrom('library_entry').select('id').where('library_entry.hash', '=', hash)),
          exists(selectFrom('made_daily').select('day').where('made_daily.hash', '=', hash)),
        ]),
      );
    });
}

/** Texts that no resource is made of; tables of before there were resources name them themselves. */
export function deleteTexts(db: Database, wantedBefore: number) {
  return db
    .deleteFrom('resource_text')
    .where('wanted', '<', wantedBefore)
    .where(({ not, exists, selectFrom, or, ref }) => {
      const hash = ref('resource_text.hash');
      return not(
        or([
          exists(selectFrom('table_resource').select('table_no').where('table_resource.hash', '=', hash)),
          exists(selectFrom('resource_part').select('resource').where('resource_part.text', '=', hash)),
        ]),
      );
    });
}

export function upsertEntry(db: Database, entry: LibraryEntry) {
  const { id, game, kind, owner, name, language, hash, updated } = entry;
  const body = JSON.stringify(entry);
  const values = { game, kind, owner, name_key: nameKey(name), language, hash, updated, body };
  return db
    .insertInto('library_entry')
    .values({ id, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values));
}

export function deleteEntry(db: Database, id: string) {
  return db.deleteFrom('library_entry').where('id', '=', id);
}

/** What these owned and no table plays with; and what has the name of one of nobody's, or of another that stays. */
export function deleteEntriesOf(db: Database, owners: Owners) {
  return db
    .deleteFrom('library_entry')
    .where('owner', 'in', owners)
    .where(({ not, exists, or, selectFrom }) =>
      or([
        not(
          exists(
            selectFrom('table_resource')
              .select('table_no')
              .whereRef('table_resource.hash', '=', 'library_entry.hash'),
          ),
        ),
        exists(
          selectFrom('library_entry as other')
            .select('other.id')
            .whereRef('other.game', '=', 'library_entry.game')
            .whereRef('other.kind', '=', 'library_entry.kind')
            .whereRef('other.name_key', '=', 'library_entry.name_key')
            .where(({ and, eb, or: either, exists: is, selectFrom: from, ref }) =>
              either([
                eb('other.owner', 'is', null),
                and([
                  eb('other.owner', 'in', owners),
                  eb('other.id', '<', ref('library_entry.id')),
                  is(
                    from('table_resource')
                      .select('table_no')
                      .whereRef('table_resource.hash', '=', 'other.hash'),
                  ),
                ]),
              ]),
            ),
        ),
      ]),
    );
}

/** Nobody's from now on. */
export function updateOwnerless(db: Database, owners: Owners) {
  return db
    .updateTable('library_entry')
    .set({ owner: null, body: sql<string>`json_set(body, '$.owner', null)` })
    .where('owner', 'in', owners);
}

export function selectEntry(db: Database, id: string) {
  return db.selectFrom('library_entry').select('body').where('id', '=', id);
}

export function countEntries(db: Database, match: EntryMatch) {
  return db
    .selectFrom('library_entry')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where((eb) => isMatch(eb, match));
}

export function selectEntries(db: Database, filter: EntryFilter) {
  const { after, order = 'newest', skip = 0, limit = 200 } = filter;
  let found = db
    .selectFrom('library_entry')
    .select('body')
    .where((eb) => isMatch(eb, filter));
  if (after) found = found.where((eb) => isAfter(eb, after, order));
  const ordered = order === 'name' ? found.orderBy('name_key') : found.orderBy('updated', 'desc');
  return ordered.orderBy('id').limit(limit).offset(skip);
}

function isMatch(eb: ExpressionBuilder<Schema, 'library_entry'>, match: EntryMatch) {
  const { owner, search = '' } = match;
  const fields = (['game', 'kind', 'language', 'hash'] as const).flatMap((field) => {
    const value = match[field];
    return value === undefined ? [] : [eb(field, '=', value)];
  });
  const owned =
    owner === undefined ? [] : [owner === null ? eb('owner', 'is', null) : eb('owner', '=', owner)];
  const words = searchWords(search).filter((word) => word !== '');
  const named = words.map((word) => sql<boolean>`name_key like ${pattern(word)} escape '\\'`);
  return eb.and([...fields, ...owned, ...named]);
}

function pattern(word: string): string {
  return `%${word.replace(/[\\%_]/g, '\\$&')}%`;
}

function isAfter(
  { eb, and, or }: ExpressionBuilder<Schema, 'library_entry'>,
  { id, name, updated }: NonNullable<EntryFilter['after']>,
  order: 'newest' | 'name',
) {
  if (order === 'newest')
    return or([eb('updated', '<', updated), and([eb('updated', '=', updated), eb('id', '>', id)])]);
  const key = nameKey(name);
  return or([eb('name_key', '>', key), and([eb('name_key', '=', key), eb('id', '>', id)])]);
}

export function selectMadeDaily(db: Database, { game, key, day }: MadeDailyKey) {
  return db
    .selectFrom('made_daily')
    .select('body')
    .where('game', '=', game)
    .where('key', '=', key)
    .where('day', '=', day);
}

/** The first one wins. */
export function insertMadeDaily(db: Database, key: MadeDailyKey, made: MadeDaily) {
  return db
    .insertInto('made_daily')
    .values({ ...key, hash: made.hash, body: JSON.stringify(made) })
    .onConflict((conflict) => conflict.columns(['game', 'key', 'day']).doNothing());
}
