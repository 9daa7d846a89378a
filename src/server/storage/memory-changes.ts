/** What each kind of change is in memory. */
import { type Daily, type DailyKey, type Guest, StoreError, type Summary } from '../../host/store.ts';
import type { Append, Change, ChangeOf, Unit } from '../../host/unit.ts';
import { checkEvents } from './check.ts';
import { assetsOf, playersOf } from './schema.ts';
import { Undo } from './undo.ts';

/** Everything is kept as text or copied, so that nobody shares data. */
export class MemoryState {
  readonly tables = new Map<string, MemoryTable>();
  readonly guests = new Map<string, Guest>();
  readonly dailies = new Map<string, Daily & { readonly player: string }>();
  readonly texts = new Map<string, { readonly bytes: Uint8Array; readonly wanted: number }>();
}

export type MemoryTable = {
  readonly id: string;
  readonly events: string[];
  readonly seqs: Map<string, number>;
  readonly assets: readonly string[];
  readonly summary: Summary;
  readonly wakeAt: number | null;
};

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
  return { id, events: [], seqs: new Map(), assets: assetsOf(events), summary: first.summary, wakeAt: null };
}

type Apply = {
  readonly [Kind in Change['kind']]: (state: MemoryState, change: ChangeOf<Kind>, undo: Undo) => number;
};

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
  'remove-table': ({ tables }, { table }, undo) => Number(undo.drop(tables, table)),
  guest: ({ guests }, { guest }, undo) => {
    undo.put(guests, guest.id, { ...guest });
    return 1;
  },
  'sweep-guests': sweepGuests,
  'claim-daily': ({ dailies }, { key, table }, undo) => {
    if (dailies.has(keyText(key))) return 0;
    undo.put(dailies, keyText(key), { player: key.player, table, dropped: false });
    return 1;
  },
  'drop-daily': ({ dailies }, { key }, undo) => {
    const claimed = dailies.get(keyText(key));
    if (claimed) undo.put(dailies, keyText(key), { ...claimed, dropped: true });
    return claimed ? 1 : 0;
  },
  text: ({ texts }, { hash, bytes, now }, undo) => {
    undo.put(texts, hash, { bytes: texts.get(hash)?.bytes ?? bytes.slice(), wanted: now });
    return 1;
  },
  'sweep-texts': ({ texts, tables }, { wantedBefore }, undo) => {
    const used = new Set([...tables.values()].flatMap(({ assets }) => assets));
    const gone = [...texts].filter(([hash, { wanted }]) => wanted < wantedBefore && !used.has(hash));
    for (const [hash] of gone) undo.drop(texts, hash);
    return gone.length;
  },
};

function tableOf(tables: MemoryState['tables'], id: string): MemoryTable {
  const table = tables.get(id);
  if (!table) throw new StoreError('conflict', `no table ${id}`);
  return table;
}

function sweepGuests(state: MemoryState, { seenBefore }: ChangeOf<'sweep-guests'>, undo: Undo): number {
  const atTables = new Set([...state.tables.values()].flatMap(({ summary }) => playersOf(summary)));
  const gone = [...state.guests.values()].filter(({ id, seen }) => seen < seenBefore && !atTables.has(id));
  for (const { id } of gone) {
    undo.drop(state.guests, id);
    for (const [key, { player }] of state.dailies) if (player === id) undo.drop(state.dailies, key);
  }
  return gone.length;
}

export function keyText({ player, game, day }: DailyKey): string {
  return JSON.stringify([player, game, day]);
}
