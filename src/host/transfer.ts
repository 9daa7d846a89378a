/** Tables that come and go: copies, files out and in, replays. All of them are made from the log. */
import type { ResourceNames } from '../core/resource.ts';
import { ok, type Result, refuse } from '../core/result.ts';
import type { Seat } from '../core/seat.ts';
import { parseTableFile, readEvent } from '../protocol/files.ts';
import { foldSteps } from '../room/apply.ts';
import { upgradeFile, upgradeLog } from '../room/contentupgrade.ts';
import type { Created, Event, Origin } from '../room/event.ts';
import { playedAt } from '../room/foreign.ts';
import { viewerOf } from '../room/screen.ts';
import { isCovered, isDaily, type OpenGame, type Table } from '../room/table.ts';
import {
  adopt,
  type CarriedResource,
  exportReplay,
  exportTable,
  type Imported,
  importSteps,
  mayExportWhole,
  type ReplayFile,
  reseed,
  type TableFile,
} from '../room/transfer.ts';
import type { ContentSource, TextSource } from './content.ts';
import { type ContentKeeper, carriedBy, carriedWith } from './contentkeeper.ts';
import type { NewTable } from './factory.ts';
import type { Library } from './library.ts';
import type { LiveTable } from './live.ts';
import { readLog } from './log.ts';
import type { Preparer } from './preparer.ts';
import { freeName, isHere, roomFor, tablesOf } from './quota.ts';
import { Replays } from './replays.ts';
import type { SerialQueue } from './serialqueue.ts';
import type { TimeSlicer } from './slicer.ts';
import type { Store } from './store.ts';

export type TransferDeps = {
  readonly store: Store;
  readonly library: Library;
  readonly keeper: ContentKeeper;
  readonly preparer: Preparer;
  readonly turns: SerialQueue;
  readonly slicer: TimeSlicer;
  readonly now: () => number;
  readonly randomSeed: () => string;
  readonly keep: number;
  readonly find: (id: string) => Promise<Result<LiveTable>>;
  /** A new table of this log; its id. */
  readonly begin: (opened: OpenGame, log: readonly Event[], table: Table) => Promise<string>;
  readonly create: (wanted: NewTable, player: string, origin: Origin) => Promise<Result<string>>;
};

/** A table and the game it is played by. */
type At = Pick<LiveTable, 'opened' | 'table'>;

/** A file of this room, written as it is asked for. */
export type ExportedFile = { readonly name: string; readonly chunks: AsyncIterable<string> };

/** A file for another program, and what it may be called. */
export type ForeignFile = { readonly name: string; readonly extension: string; readonly text: string };

/** Events that are written at once. */
const eventsAtOnce = 500;

export class TableTransfer {
  readonly #deps: TransferDeps;
  readonly #replays: Replays;

  constructor(deps: TransferDeps) {
    this.#deps = deps;
    this.#replays = new Replays(deps.store, deps.slicer);
  }

  async duplicate(id: string, player: string): Promise<Result<string>> {
    const { find, turns, slicer, now } = this.#deps;
    const found = await find(id);
    if (!found.ok) return found;
    const { opened, table } = found.value;
    if (isDaily(table) && table.phase !== 'over') return refuse('daily-no-copy');
    if (!mayExportWhole(table, player) || !isHere(table, player)) return refuse('others-play');
    return turns.take(player, async () => {
      const place = await this.#placeFor(table.game, player, table.name);
      if (!place.ok) return place;
      const log = await this.#logOf(id, { opened, table });
      if (!log.ok) return log;
      await this.#keepContent(table.resources, this.#sourceFor(player));
      const adoption = { owner: player, origin: 'duplicate', name: place.value, now: now() } as const;
      const copy = adopt(log.value, adoption);
      return ok(await this.#begin(opened, { log: copy, table: await slicer.run(foldSteps(opened, copy)) }));
    });
  }

  /** Nothing of a board that a pause covers goes out, not even to whoever plays alone (SPEC R18). */
  async export(id: string, player: string): Promise<Result<ExportedFile>> {
    const found = await this.#deps.find(id);
    if (!found.ok) return found;
    const { opened, table } = found.value;
    if (!isHere(table, player) && table.phase !== 'over') return refuse('not-seated');
    if (isCovered(table)) return refuse('paused');
    if (mayExportWhole(table, player)) return this.#exportWhole(id, { opened, table });
    const viewer = viewerOf(table, handOf(table, player));
    const pages = await this.#replays.pages({ id, opened, table, viewer });
    return pages.ok ? ok(exported(exportReplay(table, []), pages.value)) : pages;
  }

  async #exportWhole(id: string, { opened, table }: At): Promise<Result<ExportedFile>> {
    const log = await this.#logOf(id, { opened, table });
    if (!log.ok) return log;
    const carried: Record<string, CarriedResource> = {};
    for (const [kind, { hash }] of Object.entries(table.resources)) {
      const content = await this.#deps.library.texts(hash, this.#deps.keeper.source);
      if (!content) return refuse('resource-missing', { kind });
      carried[kind] = await carriedWith(content);
    }
    return ok(exported(exportTable(table, [], carried), logTexts(table, log.value, this.#deps.slicer)));
  }

  async import(raw: unknown, player: string): Promise<Result<string>> {
    const { library, turns, slicer, now } = this.#deps;
    const parsed = parseTableFile(raw);
    if (!parsed.ok)
      return parsed.problems[0].code === 'file-foreign' ? this.#importForeign(raw, player) : parsed;
    const game = await library.game(parsed.value.game);
    if (!game) return refuse('game-unknown', { game: parsed.value.game.slice(0, 40) });
    const file = upgradeFile(parsed.value, game);
    const carried = carriedBy(file, library.hashOf);
    if (!carried.ok) return carried;
    const source = this.#sourceFor(player, carried.value);
    const { resources } = (file.log[0] as { readonly body: Created }).body;
    const opened = await library.reopen(file.game, file.version, resources, source);
    if (!opened.ok) return opened;
    return turns.take(player, async () => {
      const place = await this.#placeFor(file.game, player, file.name);
      if (!place.ok) return place;
      const adoption = { owner: player, origin: 'import', name: place.value, now: now() } as const;
      const imported = await slicer.run(importSteps(opened.value, file, adoption, readEvent));
      if (!imported.ok) return imported;
      await this.#keepContent(resources, source);
      return ok(await this.#begin(opened.value, imported.value));
    });
  }

  /** A table that begins as a file of another program tells. It comes as JSON, or as its text. */
  async #importForeign(raw: unknown, player: string): Promise<Result<string>> {
    const foreign = await this.#deps.library.foreign(foreignText(raw));
    if (!foreign) return refuse('file-foreign');
    const { game, read } = foreign;
    if (!read.ok) return read;
    if (read.value.kind === 'view-only') return refuse('file-look-only');
    const { options, seats } = read.value;
    const asked = { game: game.id, options, seats, name: null, hints: null };
    return this.#deps.create({ ...asked, start: true, replaceOldest: false }, player, 'import');
  }

  /** The game as a file for other programs, as far as this player may know it. */
  async exportAs(id: string, kind: string, player: string): Promise<Result<ForeignFile>> {
    const found = await this.#deps.find(id);
    if (!found.ok) return found;
    const { opened, table } = found.value;
    const { files } = opened.game;
    if (!isHere(table, player) && table.phase !== 'over') return refuse('not-seated');
    if (!files?.kinds.includes(kind)) return refuse('file-kind', { kind: kind.slice(0, 40) });
    if (table.phase === 'gathering') return refuse('not-playing');
    if (isCovered(table)) return refuse('paused');
    const viewer = viewerOf(table, handOf(table, player));
    const frames = await this.#replays.whole({ id, opened, table, viewer });
    if (!frames.ok) return frames;
    const text = (await files.codec()).write(kind, playedAt(table, frames.value));
    return ok({ name: `${table.name} ${kind}`, extension: files.extension, text });
  }

  /** So many positions of the game from one on, as the JSON of an answer. */
  async frames(
    id: string,
    player: string,
    seat: Seat | null,
    from: number,
    count: number,
  ): Promise<Result<string>> {
    const found = await this.#deps.find(id);
    if (!found.ok) return found;
    const { opened, table } = found.value;
    if (seat !== null && table.seats[seat]?.player !== player) return refuse('not-your-seat');
    if (isCovered(table)) return refuse('paused');
    return this.#replays.page({ id, opened, table, viewer: viewerOf(table, seat) }, from, count);
  }

  /** The log of a table as it was when somebody's right to it was looked at. */
  async #logOf(id: string, { opened, table }: At): Promise<Result<readonly Event[]>> {
    const log = await readLog(this.#deps.store, this.#deps.slicer, id);
    if (log.length === 0) return refuse('no-such-table');
    return ok(upgradeLog(log.slice(0, table.seq), opened.game).log);
  }

  /** What came with a file, and what the store has. */
  #sourceFor(player: string, carried: ReadonlyMap<string, string> = new Map()): ContentSource {
    const { keeper, preparer } = this.#deps;
    const text: TextSource = async (hash) => {
      const found = carried.get(hash);
      return found === undefined ? keeper.source(hash) : new TextEncoder().encode(found);
    };
    return { text, prepare: preparer.inTime(player) };
  }

  /** A new table's content is in the store before its log is. */
  async #keepContent(resources: ResourceNames, source: ContentSource): Promise<void> {
    for (const { hash } of Object.values(resources)) {
      const content = await this.#deps.library.content(hash, source);
      if (content.ok) await this.#deps.keeper.keep(content.value);
    }
  }

  #begin(opened: OpenGame, imported: Imported): Promise<string> {
    const { log, table } = reseed(imported, this.#deps.randomSeed());
    return this.#deps.begin(opened, log, table);
  }

  /** A name for one more table like this, if the player may keep one more. */
  async #placeFor(game: string, player: string, like: string): Promise<Result<string>> {
    const { store, keep } = this.#deps;
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

/** A file whose long list, the last thing in it, comes in parts. */
function exported(head: TableFile | ReplayFile, parts: AsyncIterable<string>): ExportedFile {
  return { name: head.name, chunks: written(JSON.stringify(head).slice(0, -']}'.length), parts) };
}

async function* written(head: string, parts: AsyncIterable<string>): AsyncGenerator<string> {
  let before = head;
  for await (const part of parts) {
    yield before + part;
    before = ',';
  }
  yield before === head ? `${head}]}` : ']}';
}

/** A file that is written in parts, as a whole. */
export async function wholeFile({ chunks }: ExportedFile): Promise<TableFile | ReplayFile> {
  let text = '';
  for await (const chunk of chunks) text += chunk;
  return JSON.parse(text) as TableFile | ReplayFile;
}

/** The events of a file as JSON, a turn of the event loop for every few hundred. */
async function* logTexts(table: Table, log: readonly Event[], slicer: TimeSlicer): AsyncGenerator<string> {
  for (let at = 0; at < log.length; at += eventsAtOnce) {
    yield JSON.stringify(exportTable(table, log.slice(at, at + eventsAtOnce), {}).log).slice(1, -1);
    await slicer.turn();
  }
}
