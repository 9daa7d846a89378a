/** What a store in memory holds. */
import type {
  Account,
  Daily,
  DailyKey,
  Guest,
  LibraryEntry,
  MadeDaily,
  Profile,
  StoredRecord,
  StoredResource,
  StoredResult,
  StoredSession,
  Summary,
} from '../../host/store.ts';
import type { Change, ChangeOf } from '../../host/unit.ts';
import type { PreparedRow } from './prepared.ts';
import type { Undo } from './undo.ts';

/** Everything is kept as text or copied, so that nobody shares data. */
export class MemoryState {
  readonly tables = new Map<string, MemoryTable>();
  readonly guests = new Map<string, Guest>();
  readonly accounts = new Map<string, Account>();
  readonly sessions = new Map<string, StoredSession>();
  readonly profiles = new Map<string, Profile>();
  /** From a guest to an account. */
  readonly joined = new Map<string, string>();
  readonly dailies = new Map<string, Daily & DailyKey>();
  /** By table: results and records outlive it. */
  readonly results = new Map<string, readonly StoredResult[]>();
  readonly records = new Map<string, readonly StoredRecord[]>();
  readonly texts = new Map<string, Wanted<{ readonly bytes: Uint8Array }>>();
  readonly resources = new Map<string, Wanted<StoredResource>>();
  /** By hash and format. */
  readonly prepared = new Map<
    string,
    Wanted<{ readonly hash: string; readonly rows: readonly PreparedRow[] }>
  >();
  readonly entries = new Map<string, LibraryEntry>();
  readonly madeDailies = new Map<string, MadeDaily>();
}

export type Wanted<T> = T & { readonly wanted: number };

export type MemoryTable = {
  readonly id: string;
  readonly events: string[];
  readonly seqs: Map<string, number>;
  readonly resources: readonly string[];
  readonly summary: Summary;
  readonly wakeAt: number | null;
  /** Its final view as JSON. */
  readonly final: string | null;
};

/** What each kind of change does; it counts as in `Unit`. */
export type Apply = {
  readonly [Kind in Change['kind']]: (state: MemoryState, change: ChangeOf<Kind>, undo: Undo) => number;
};

export function keyText(...key: readonly (string | number)[]): string {
  return JSON.stringify(key);
}

export function dailyText({ player, game, key, day }: DailyKey): string {
  return keyText(player, game, key, day);
}

/** Of a day, whoever's. */
export function dayText({ game, key, day }: Omit<DailyKey, 'player'>): string {
  return keyText(game, key, day);
}
