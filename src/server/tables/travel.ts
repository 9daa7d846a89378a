/** Tables that come and go: copies, files out and in, replays. All of them are made from the log. */
import { ok, type Result, refuse } from '../../core/result.ts';
import type { Seat } from '../../core/seat.ts';
import { foldSteps } from '../../room/apply.ts';
import type { Event, Origin } from '../../room/event.ts';
import { playedAt } from '../../room/foreign.ts';
import { type Frame, pastMoves, replay } from '../../room/past.ts';
import { viewerOf } from '../../room/screen.ts';
import { isDaily, type Opened, type Table } from '../../room/table.ts';
import {
  adopt,
  exportReplay,
  exportTable,
  type Imported,
  importSteps,
  mayExportWhole,
  parseTableFile,
  type ReplayFile,
  reseed,
  type TableFile,
} from '../../room/transfer.ts';
import type { Library } from '../library.ts';
import type { TimeSlicer } from '../slicer.ts';
import type { Store } from '../storage/store.ts';
import { type AssetKeeper, carriedBy } from './assets.ts';
import type { NewTable } from './hall.ts';
import type { LiveTable } from './live.ts';
import { readLog } from './log.ts';
import { freeName, isHere, roomFor, tablesOf } from './places.ts';
import type { Turns } from './turns.ts';

export type TravelParts = {
  readonly store: Store;
  readonly library: Library;
  readonly assets: AssetKeeper;
  readonly turns: Turns;
  readonly slicer: TimeSlicer;
  readonly now: () => number;
  readonly randomSeed: () => string;
  readonly keep: number;
  readonly find: (id: string) => Promise<Result<LiveTable>>;
  /** A new table of this log; its id. */
  readonly begin: (opened: Opened, log: readonly Event[], table: Table) => Promise<string>;
  readonly create: (wanted: NewTable, player: string, origin: Origin) => Promise<Result<string>>;
};

/** A file for another program, and what it may be called. */
export type ForeignFile = { readonly name: string; readonly ending: string; readonly text: string };

export class Travel {
  readonly #parts: TravelParts;

  constructor(parts: TravelParts) {
    this.#parts = parts;
  }

  async duplicate(id: string, player: string): Promise<Result<string>> {
    const { find, turns, slicer, now } = this.#parts;
    const found = await find(id);
    if (!found.ok) return found;
    const { opened, table } = found.value;
    if (isDaily(table) && table.phase !== 'over') return refuse('daily-no-copy');
    if (!mayExportWhole(table, player) || !isHere(table, player)) return refuse('others-play');
    return turns.take(player, async () => {
      const place = await this.#placeFor(table.game, player, table.name);
      if (!place.ok) return place;
      const log = await this.#logOf(id, table);
      if (!log.ok) return log;
      const adoption = { owner: player, origin: 'duplicate', name: place.value, now: now() } as const;
      const copy = adopt(log.value, adoption);
      return ok(await this.#begin(opened, { log: copy, table: await slicer.run(foldSteps(opened, copy)) }));
    });
  }

  async export(id: string, player: string): Promise<Result<TableFile | ReplayFile>> {
    const found = await this.#parts.find(id);
    if (!found.ok) return found;
    const { opened, table } = found.value;
    if (!isHere(table, player) && table.phase !== 'over') return refuse('not-seated');
    const log = await this.#logOf(id, table);
    if (!log.ok) return log;
    return mayExportWhole(table, player)
      ? ok(exportTable(table, log.value, await this.#parts.assets.carriedWith(table)))
      : ok(exportReplay(opened, table, pastMoves(log.value), handOf(table, player)));
  }

  async import(raw: unknown, player: string): Promise<Result<string>> {
    const { library, store, turns, assets, slicer, now } = this.#parts;
    const parsed = parseTableFile(raw);
    if (!parsed.ok)
      return parsed.problems[0].code === 'file-foreign' ? this.#importForeign(raw, player) : parsed;
    const file = parsed.value;
    const carried = carriedBy(file);
    if (!carried.ok) return carried;
    const hashes = Object.fromEntries(Object.entries(file.assets).map(([kind, { hash }]) => [kind, hash]));
    const textOf = async (hash: string) => carried.value.get(hash) ?? store.asset(hash);
    const opened = await library.reopen(file.game, file.version, hashes, textOf);
    if (!opened.ok) return opened;
    return turns.take(player, async () => {
      const place = await this.#placeFor(file.game, player, file.name);
      if (!place.ok) return place;
      const adoption = { owner: player, origin: 'import', name: place.value, now: now() } as const;
      const imported = await slicer.run(importSteps(opened.value, file, adoption));
      if (!imported.ok) return imported;
      for (const [hash, text] of carried.value) await assets.keep(hash, text);
      return ok(await this.#begin(opened.value, imported.value));
    });
  }

  /** A table that begins as a file of another program tells. It comes as JSON, or as its text. */
  async #importForeign(raw: unknown, player: string): Promise<Result<string>> {
    const foreign = await this.#parts.library.foreign(foreignText(raw));
    if (!foreign) return refuse('file-foreign');
    const { game, read } = foreign;
    if (!read.ok) return read;
    if (read.value.kind === 'look') return refuse('file-look-only');
    const { options, seats } = read.value;
    const asked = { game: game.id, options, seats, name: null, hints: null };
    return this.#parts.create({ ...asked, start: true, replaceOldest: false }, player, 'import');
  }

  /** The game as a file for other programs, as far as this player may know it. */
  async exportAs(id: string, kind: string, player: string): Promise<Result<ForeignFile>> {
    const found = await this.#parts.find(id);
    if (!found.ok) return found;
    const { opened, table } = found.value;
    const { files } = opened.game;
    if (!isHere(table, player) && table.phase !== 'over') return refuse('not-seated');
    if (!files?.kinds.includes(kind)) return refuse('file-kind', { kind: kind.slice(0, 40) });
    if (table.phase === 'gathering') return refuse('not-playing');
    const log = await this.#logOf(id, table);
    if (!log.ok) return log;
    const frames = replay(opened, table, pastMoves(log.value), viewerOf(table, handOf(table, player)));
    const text = (await files.scribe()).write(kind, playedAt(table, frames));
    return ok({ name: `${table.name} ${kind}`, ending: files.ending, text });
  }

  async frames(id: string, player: string, hand: Seat | null): Promise<Result<readonly Frame[]>> {
    const found = await this.#parts.find(id);
    if (!found.ok) return found;
    const { opened, table } = found.value;
    if (hand !== null && table.seats[hand]?.player !== player) return refuse('not-your-seat');
    if (table.phase === 'gathering') return ok([]);
    const log = await this.#logOf(id, table);
    return log.ok ? ok(replay(opened, table, pastMoves(log.value), viewerOf(table, hand))) : log;
  }

  /** The log of a table as it was when somebody's right to it was looked at. */
  async #logOf(id: string, { seq }: Table): Promise<Result<readonly Event[]>> {
    const log = await readLog(this.#parts.store, id);
    return log.length === 0 ? refuse('no-such-table') : ok(log.slice(0, seq));
  }

  #begin(opened: Opened, imported: Imported): Promise<string> {
    const { log, table } = reseed(imported, this.#parts.randomSeed());
    return this.#parts.begin(opened, log, table);
  }

  /** A name for one more table like this, if the player may keep one more. */
  async #placeFor(game: string, player: string, like: string): Promise<Result<string>> {
    const { store, keep } = this.#parts;
    const own = await tablesOf(store, player);
    const room = roomFor(own, player, game, keep, false);
    return room.ok ? freeName(own, like) : room;
  }
}

/** What came as JSON is text again for whoever reads files. */
export function foreignText(raw: unknown): string {
  return typeof raw === 'string' ? raw : (JSON.stringify(raw) ?? '');
}

function handOf({ seats }: Table, player: string): Seat | null {
  const at = seats.findIndex((seat) => seat.player === player);
  return at < 0 ? null : at;
}
