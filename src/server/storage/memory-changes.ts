/** What each kind of change is in memory. */
import { nameKey } from '../../core/name.ts';
import { type Guest, type LibraryEntry, StoreError } from '../../host/store.ts';
import type { Append, Change, ChangeOf, Unit } from '../../host/unit.ts';
import { checkEvents } from './check.ts';
import { peopleChanges } from './memory-people.ts';
import {
  type Apply,
  dailyText,
  keyText,
  type MemoryState,
  type MemoryTable,
  type Wanted,
} from './memory-state.ts';
import { preparedRows } from './prepared.ts';
import { storedRecords, storedResults } from './result-queries.ts';
import { playersOf, resourcesOf } from './schema.ts';
import { Undo } from './undo.ts';

/** All of the unit or, if it throws, nothing; what each change counts. */
export function commitUnit(state: MemoryState, { append, changes }: Unit): readonly number[] {
  const undo = new Undo();
  try {
    if (append) appendEvents(state, append, changes, undo);
    return changes.map((change) => applyChange(state, change, undo));
  } catch (error) {
    undo.takeBack();
    throw error;
  }
}

function appendEvents(state: MemoryState, append: Append, changes: readonly Change[], undo: Undo): void {
  const { table: id, events } = append;
  checkEvents(events);
  const known = state.tables.get(id);
  assertNext(known, append);
  const table = known ?? newTable(append, changes);
  undo.put(state.tables, id, table);
  const before = table.events.length;
  undo.push(() => table.events.splice(before));
  for (const event of events) {
    table.events.push(JSON.stringify(event));
    undo.put(table.seqs, event.cmd, event.seq);
  }
}

function assertNext(table: MemoryTable | undefined, { events }: Append): void {
  const lastSeq = table?.events.length ?? 0;
  const first = events[0]!.seq;
  if (first !== lastSeq + 1) throw new StoreError('conflict', `at ${lastSeq}, not before ${first}`);
  const double = events.find(({ cmd }) => table?.seqs.has(cmd));
  if (double) throw new StoreError('conflict', `${double.cmd} is there already`);
}

function newTable({ table: id, events }: Append, changes: readonly Change[]): MemoryTable {
  const first = changes.find(
    (change): change is ChangeOf<'summary'> => change.kind === 'summary' && change.table === id,
  );
  if (!first) throw new StoreError('store-failed', `${id} is new and needs a summary`);
  return {
    id,
    events: [],
    seqs: new Map(),
    resources: resourcesOf(events),
    summary: first.summary,
    wakeAt: null,
    final: null,
  };
}

function applyChange(state: MemoryState, change: Change, undo: Undo): number {
  const apply = applies[change.kind] as (state: MemoryState, change: Change, undo: Undo) => number;
  return apply(state, change, undo);
}

const applies: Apply = {
  summary: ({ tables }, { table, summary }, undo) => {
    undo.put(tables, table, { ...tableOf(tables, table), summary: structuredClone(summary) });
    return 1;
  },
  alarm: ({ tables }, { table, at }, undo) => {
    undo.put(tables, table, { ...tableOf(tables, table), wakeAt: at });
    return 1;
  },
  finish: ({ tables, results, records }, change, undo) => {
    const { table, result, final, backfilled } = structuredClone(change);
    undo.put(tables, table, { ...tableOf(tables, table), final: JSON.stringify(final) });
    undo.put(results, table, storedResults(table, result, backfilled));
    undo.put(records, table, storedRecords(table, result));
    return 1;
  },
  // Nothing was over before results were kept: this memory began with them.
  'no-result': () => 0,
  'remove-table': ({ tables }, { table }, undo) => Number(undo.drop(tables, table)),
  guest: ({ guests }, { guest }, undo) => {
    undo.put(guests, guest.id, { ...guest });
    return 1;
  },
  'sweep-guests': sweepGuests,
  ...peopleChanges,
  'claim-daily': ({ dailies }, { key, table }, undo) => {
    if (dailies.has(dailyText(key))) return 0;
    undo.put(dailies, dailyText(key), { ...key, table, dropped: false });
    return 1;
  },
  'drop-daily': ({ dailies }, { key }, undo) => {
    const claimed = dailies.get(dailyText(key));
    if (claimed) undo.put(dailies, dailyText(key), { ...claimed, dropped: true });
    return claimed ? 1 : 0;
  },
  text: ({ texts }, { hash, bytes, now }, undo) => {
    undo.put(texts, hash, { bytes: texts.get(hash)?.bytes ?? bytes.slice(), wanted: now });
    return 1;
  },
  resource: ({ resources }, { resource, now }, undo) => {
    const known = resources.get(resource.hash);
    undo.put(resources, resource.hash, { ...(known ?? structuredClone(resource)), wanted: now });
    return 1;
  },
  prepared: (state, { hash, format, prepared, now }, undo) => {
    const rows = preparedRows(prepared).map((row) => ({ ...row, bytes: row.bytes.slice() }));
    undo.put(state.prepared, keyText(hash, format), { hash, rows, wanted: now });
    return 1;
  },
  entry: ({ entries }, { entry }, undo) => {
    if ([...entries.values()].some((other) => isNamedAlike(other, entry)))
      throw new StoreError('resource-name-taken', entry.name);
    undo.put(entries, entry.id, structuredClone(entry));
    return 1;
  },
  'remove-entry': ({ entries }, { id }, undo) => Number(undo.drop(entries, id)),
  'made-daily': ({ madeDailies }, { key, made }, undo) => {
    const text = keyText(key.game, key.key, key.day);
    if (madeDailies.has(text)) return 0;
    undo.put(madeDailies, text, structuredClone(made));
    return 1;
  },
  'sweep-resources': sweepResources,
};

function isNamedAlike(a: LibraryEntry, b: LibraryEntry): boolean {
  const isOfSame = a.game === b.game && a.kind === b.kind && a.owner === b.owner;
  return a.id !== b.id && isOfSame && nameKey(a.name) === nameKey(b.name);
}

function sweepResources(
  state: MemoryState,
  { wantedBefore }: ChangeOf<'sweep-resources'>,
  undo: Undo,
): number {
  const { tables, entries, madeDailies, prepared, resources, texts } = state;
  const atTables = [...tables.values()].flatMap(({ resources }) => resources);
  const named = [...entries.values()].map(({ hash }) => hash);
  const ofDays = [...madeDailies.values()].map(({ hash }) => hash);
  const used = new Set([...atTables, ...named, ...ofDays]);
  const isOld = ({ wanted }: Wanted<unknown>) => wanted < wantedBefore;
  for (const [key, one] of prepared) if (isOld(one) && !used.has(one.hash)) undo.drop(prepared, key);
  for (const [hash, one] of resources) if (isOld(one) && !used.has(hash)) undo.drop(resources, hash);
  const parts = new Set([...atTables, ...[...resources.values()].flatMap((one) => Object.values(one.texts))]);
  const gone = [...texts].filter(([hash, one]) => isOld(one) && !parts.has(hash));
  for (const [hash] of gone) undo.drop(texts, hash);
  return gone.length;
}

function tableOf(tables: MemoryState['tables'], id: string): MemoryTable {
  const table = tables.get(id);
  if (!table) throw new StoreError('conflict', `no table ${id}`);
  return table;
}

function sweepGuests(state: MemoryState, { seenBefore }: ChangeOf<'sweep-guests'>, undo: Undo): number {
  const atTables = new Set([...state.tables.values()].flatMap(({ summary }) => playersOf(summary)));
  const isAway = ({ id, seen }: Guest) => seen < seenBefore && !atTables.has(id) && !state.accounts.has(id);
  const gone = [...state.guests.values()].filter(isAway);
  for (const { id } of gone) {
    undo.drop(state.guests, id);
    for (const [key, { player }] of state.dailies) if (player === id) undo.drop(state.dailies, key);
  }
  disown(state, new Set(gone.map(({ id }) => id)), undo);
  return gone.length;
}

/** What these have brought goes; what a table plays with becomes nobody's, unless the name is had already. */
function disown({ entries, tables }: MemoryState, owners: ReadonlySet<string>, undo: Undo): void {
  const used = new Set([...tables.values()].flatMap(({ resources }) => resources));
  const theirs = [...entries.values()].filter(({ owner }) => owner !== null && owners.has(owner));
  for (const entry of theirs.sort((a, b) => (a.id < b.id ? -1 : 1))) {
    const nobodys = { ...entry, owner: null };
    const isTaken = [...entries.values()].some((other) => isNamedAlike(other, nobodys));
    if (used.has(entry.hash) && !isTaken) undo.put(entries, entry.id, nobodys);
    else undo.drop(entries, entry.id);
  }
}
