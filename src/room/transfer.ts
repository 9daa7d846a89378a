/**
 * Tables that travel: the settings for another game of the same kind, a copy, a file for another room. A file is
 * the log itself, so that the other room can fold it and need not trust it; what comes in that way never ranks.
 */
import { nameProblem, tidyName } from '../core/name.ts';
import { speeds } from '../core/pace.ts';
import { ok, type Problem, problem, type Refusal, type Result, refuse } from '../core/result.ts';
import type { SeatChoice } from '../core/seat.ts';
import type { Steps } from '../core/steps.ts';
import { create, ReturnPoints } from './apply.ts';
import type { Created, Event, Origin } from './event.ts';
import { enact, longestLog } from './law.ts';
import type { Frame } from './past.ts';
import { seedHash } from './random.ts';
import { isDaily, type Opened, othersAt, type Table } from './table.ts';

/** What it takes to play the same again. */
export type Settings = {
  readonly game: string;
  readonly options: unknown;
  readonly hints: number | null;
  readonly seats: readonly SeatChoice[];
};

export function settingsOf({ game, options, hints, seats }: Table): Settings {
  return { game, options, hints, seats: seats.map(({ name, bot, picks }) => ({ name, bot, picks })) };
}

/** A table as a file: whole, or only what one player could see. */
export type TableFile = {
  readonly ludoteca: 'table';
  readonly format: 1;
  readonly game: string;
  readonly version: number;
  readonly name: string;
  readonly assets: Readonly<Record<string, { readonly hash: string; readonly text: string | null }>>;
  readonly log: readonly Event[];
};

export type ReplayFile = {
  readonly ludoteca: 'replay';
  readonly format: 1;
  readonly game: string;
  readonly version: number;
  readonly name: string;
  readonly seats: readonly SeatChoice[];
  readonly options: unknown;
  readonly frames: readonly Frame[];
};

/** Whether the whole log, secrets included, may go out to this player. The secret of a daily game is everybody's. */
export function mayExportWhole(table: Table, player: string | null): boolean {
  return table.phase === 'over' || (!isDaily(table) && othersAt(table, player).length === 0);
}

/**
 * The log without the ids of the players of this room: they mean nothing elsewhere. Before the start others may still
 * sit down, so the seed stays here; its hash is as good a seed for a table where nothing has been drawn.
 */
export function exportTable(table: Table, log: readonly Event[], assets: TableFile['assets']): TableFile {
  const { game, version, name, phase, seedHash } = table;
  return {
    ludoteca: 'table',
    format: 1,
    game,
    version,
    name,
    assets,
    log: log.map((event) => anonymous(phase === 'gathering' ? withSeed(event, seedHash) : event)),
  };
}

/** What one player could see of a game. */
export function exportReplay(table: Table, frames: readonly Frame[]): ReplayFile {
  const { game, version, name, options } = table;
  const { seats } = settingsOf(table);
  return { ludoteca: 'replay', format: 1, game, version, name, seats, options, frames };
}

function withSeed(event: Event, seed: string): Event {
  return event.body.kind === 'created' ? { ...event, body: { ...event.body, seed } } : event;
}

function anonymous(event: Event, player: string | null = 'player'): Event {
  const { body } = event;
  const actor = event.actor === null ? null : player;
  if (body.kind === 'created') return { ...event, actor, body: { ...body, owner: player } };
  if (body.kind === 'seated')
    return { ...event, actor, body: { ...body, player: body.choice.bot ? null : player } };
  return { ...event, actor };
}

/** Whose a copy is, and what it is called. */
export type Adoption = {
  readonly owner: string | null;
  readonly origin: Origin;
  readonly name: string;
  readonly now: number;
};

/** The log of a copy. */
export function adopt(log: readonly Event[], adoption: Adoption): readonly Event[] {
  return log.map((event) => adopted(event, adoption));
}

/**
 * All people's seats are the new owner's. Events keep their numbers, which name their streams of chance; their commands
 * were given elsewhere, and no command given here may be taken for one of them. Times that lie in the future are of
 * another clock, and become now.
 */
function adopted(event: Event, { owner, origin, name, now }: Adoption): Event {
  const { body, ...rest } = anonymous(event, owner);
  const copy = { ...rest, cmd: `${origin}:${event.seq}`, at: Math.min(event.at, now) };
  if (body.kind === 'created') return { ...copy, body: { ...withoutDay(body), owner, origin, name } };
  return { ...copy, body: body.kind === 'renamed' ? { ...body, name } : body };
}

/** A copy of a daily game is a game like any other. */
function withoutDay({ daily: _, ...body }: Created): Created {
  return body;
}

/** Reads the head of a file: what it is, and how its log begins. The rest of the log is read as it is played. */
export function parseTableFile(raw: unknown): Result<TableFile> {
  const file = raw as Partial<TableFile> | null;
  if (typeof file !== 'object' || file === null || Array.isArray(file)) return refuse('file-foreign');
  const kind = (file as { ludoteca?: unknown }).ludoteca;
  if (kind === 'replay') return refuse('file-replay-only');
  if (kind !== 'table') return refuse('file-foreign');
  if (file.format !== 1) return refuse('file-newer', { format: String(file.format).slice(0, 10) }, 'format');
  const bad = malformed(file);
  return bad ? { ok: false, problems: [bad] } : ok(file as TableFile);
}

function malformed({ game, version, name, assets, log }: Partial<TableFile>): Problem | null {
  const wrong = (path: string): Problem => ({ code: 'file-malformed', params: { path }, path });
  if (typeof game !== 'string') return wrong('game');
  if (!Number.isInteger(version)) return wrong('version');
  if (!isName(name)) return wrong('name');
  if (!isRecord(assets)) return wrong('assets');
  for (const [kind, asset] of Object.entries(assets)) {
    if (!isRecord(asset) || typeof asset.hash !== 'string') return wrong(`assets.${kind}`);
    if (asset.text !== null && typeof asset.text !== 'string') return wrong(`assets.${kind}.text`);
  }
  if (!Array.isArray(log) || log.length === 0 || log.length > longestLog) return wrong('log');
  return isEvent(log[0], 1) && isBeginning(log[0], game, version, assets) ? null : wrong('log.0');
}

/** The beginning of the log says the same as the head of the file. */
function isBeginning({ body }: Event, game: unknown, version: unknown, assets: TableFile['assets']): boolean {
  if (body.kind !== 'created' || body.game !== game || body.version !== version) return false;
  const kinds = Object.keys(body.assets);
  return (
    kinds.length === Object.keys(assets).length &&
    kinds.every((kind) => body.assets[kind] === assets[kind]?.hash)
  );
}

function isEvent(raw: unknown, seq: number): raw is Event {
  if (!isRecord(raw) || !isRecord(raw.body)) return false;
  const { at, actor, cmd, body } = raw;
  return (
    raw.seq === seq &&
    isCount(at) &&
    (actor === null || typeof actor === 'string') &&
    typeof cmd === 'string' &&
    cmd.length <= 60 &&
    isHappening(body)
  );
}

/** Shape only: whether it can happen is for the law to say. */
const shapes: Readonly<Record<string, Readonly<Record<string, (value: unknown) => boolean>>>> = {
  created: {
    name: isName,
    game: isText,
    version: isCount,
    options: isRecord,
    assets: isRecord,
    seed: isSeed,
    hints: (hints) => hints === null || isCount(hints),
  },
  renamed: { name: isName },
  seated: { seat: isCount, choice: isChoice },
  stood: { seat: isCount },
  started: {},
  moved: { seat: isCount, text: isText },
  undone: { to: isCount },
  paced: { speed: (speed) => speeds.some((known) => known === speed) },
  'undo-asked': { to: isCount },
  'undo-agreed': {},
  'undo-declined': {},
  saved: { name: isName },
  paused: {},
  resumed: {},
  hinted: { seat: isCount },
  forfeited: { seat: isCount, why: (why) => why === 'resigned' || why === 'time' || why === 'gone' },
};

function isHappening(body: Readonly<Record<string, unknown>>): boolean {
  const shape = typeof body.kind === 'string' && Object.hasOwn(shapes, body.kind) ? shapes[body.kind]! : null;
  return shape !== null && Object.entries(shape).every(([key, test]) => test(body[key]));
}

/** A log that has been read, and the table that it makes. */
export type Imported = { readonly log: readonly Event[]; readonly table: Table };

/** Plays the log of a file by the law of this room, an event a step: nothing is taken on trust. */
export function* importSteps(opened: Opened, file: TableFile, adoption: Adoption): Steps<Result<Imported>> {
  const shaped = yield* shapeSteps(file.log);
  if (shaped) return shaped;
  const first = firstEvent(opened, adopted(file.log[0]!, adoption));
  if (!first.ok) return first;
  const log = [first.value];
  const points = new ReturnPoints(file.log);
  let table = create(first.value);
  for (const raw of file.log.slice(1)) {
    const event = adopted(raw, adoption);
    const at = Math.max(event.at, table.at);
    const enacted = tryEnact(opened, table, { ...event, at }, points);
    if (!enacted.ok) return notByTheRules(raw.seq, enacted);
    table = enacted.value.table;
    log.push(enacted.value.event);
    points.keep(table, raw);
    yield;
  }
  return ok({ log, table });
}

/** Whether every event has the form of one; the first that has not is named. */
function* shapeSteps(log: readonly unknown[]): Steps<Refusal | null> {
  for (const [at, raw] of log.entries()) {
    if (!isEvent(raw, at + 1) || (at > 0 && raw.body.kind === 'created'))
      return refuse('file-malformed', { path: `log.${at}` }, `log.${at}`);
    yield;
  }
  return null;
}

function firstEvent({ game }: Opened, event: Event): Result<Event> {
  if (event.body.kind !== 'created') return refuse('file-malformed', { path: 'log.0' }, 'log.0');
  const options = game.parseOptions(event.body.options);
  if (!options.ok) return refuse('file-malformed', { path: 'log.0.body.options' }, 'log.0.body.options');
  return ok({ ...event, body: { ...event.body, name: tidyName(event.body.name), options: options.value } });
}

function tryEnact(
  opened: Opened,
  table: Table,
  event: Event,
  points: ReturnPoints,
): Result<{ readonly event: Event; readonly table: Table }> {
  const back = points.before(event);
  if (event.body.kind === 'undone' && !back) return refuse('nothing-to-undo');
  const enacted = enact(opened, table, event, back);
  return enacted.ok ? ok({ event: enacted.value.event, table: enacted.value.table! }) : enacted;
}

/** The event that can't have happened, then why not, in the words of the room or of the game. */
function notByTheRules(event: number, { problems }: Refusal): Refusal {
  const path = `log.${event - 1}`;
  return { ok: false, problems: [problem('file-does-not-replay', { event }, path), ...problems] };
}

/** Nothing has been drawn yet, and others may still sit down: whoever brings the log must not know what will be. */
export function reseed({ log, table }: Imported, seed: string): Imported {
  if (table.phase !== 'gathering') return { log, table };
  return {
    log: log.map((event) => withSeed(event, seed)),
    table: { ...table, seed, seedHash: seedHash(seed) },
  };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isName(value: unknown): boolean {
  return nameProblem(value, 'name', 40) === null;
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.length <= 400;
}

function isCount(value: unknown): boolean {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function isSeed(value: unknown): boolean {
  return typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
}

function isChoice(value: unknown): boolean {
  if (!isRecord(value) || !isText(value.name) || !isRecord(value.picks)) return false;
  return (value.bot === null || isText(value.bot)) && Object.values(value.picks).every(isText);
}
