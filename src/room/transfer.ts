/**
 * Tables that travel: the settings for another game of the same kind, a copy, a file for another room. A file is
 * the log itself, so that the other room can fold it and need not trust it; what comes in that way never ranks.
 */
import { rivalById } from '../core/cast.ts';
import { tidyName } from '../core/name.ts';
import type { Manifest, ResourceNames } from '../core/resource.ts';
import { ok, problem, type Refusal, type Result, refuse } from '../core/result.ts';
import type { SeatWish } from '../core/seat.ts';
import type { Steps } from '../core/steps.ts';
import { create, ReturnPoints } from './apply.ts';
import { type Body, type Created, type Event, needsHistory, type Origin } from './event.ts';
import { enact } from './law.ts';
import type { Frame } from './past.ts';
import { seedHash } from './random.ts';
import { namesItsContent } from './resources.ts';
import { isDaily, type Occupant, type OpenGame, othersAt, type Table } from './table.ts';
import type { fileFormats } from './upgrade.ts';

/** What it takes to play the same again. */
export type Settings = {
  readonly game: string;
  readonly options: unknown;
  readonly hints: number | null;
  readonly seats: readonly SeatWish[];
  readonly resources: ResourceNames;
};

export function settingsOf({ game, options, hints, seats, resources }: Table): Settings {
  return {
    game,
    options,
    hints,
    resources,
    seats: seats.map(wishOf),
  };
}

function wishOf({ name, bot, picks, rival }: Occupant): SeatWish {
  return { name, bot, picks, ...(rival !== undefined && { rival }) };
}

/** Why nobody can have its deal again; null where this player can. */
export function noSameDeal({ game }: OpenGame, table: Table, player: string): Refusal | null {
  if (!game.isDealt?.(table.options)) return refuse('not-dealt');
  if (table.phase !== 'over') return refuse('deal-early');
  if (isDaily(table)) return refuse('daily-no-copy');
  if (othersAt(table, player).length > 0) return refuse('others-play');
  return table.owner === player ? null : refuse('owner-only');
}

/** A new table starts after its creation and its seats; this one may have started later, or be such a deal itself. */
export function dealOffset({ startedAt, seats, deal }: Table): number {
  return startedAt + (deal?.offset ?? 0) - (seats.length + 2);
}

/** A table as a file: whole, or only what one player could see. */
export type TableFile = {
  readonly ludoteca: 'table';
  readonly format: 2;
  readonly game: string;
  readonly version: number;
  readonly name: string;
  /** By kind. */
  readonly resources: Readonly<Record<string, CarriedResource>>;
  readonly log: readonly Event[];
};

/** Content as a file carries it: texts too large to travel are null, and must be there where it is read. */
export type CarriedResource = {
  readonly manifest: Manifest;
  readonly texts: Readonly<Record<string, string | null>>;
};

/** A file of any format whose head has been read: its events may still be anything. */
export type UnreadFile = Omit<TableFile, 'format' | 'log'> & {
  readonly format: (typeof fileFormats)[number];
  readonly log: readonly unknown[];
};

/** Reads an event of a file, of any format; null for what has not the form of one. The schemas are the protocol's. */
export type ReadEvent = (raw: unknown) => Event | null;

export type ReplayFile = {
  readonly ludoteca: 'replay';
  readonly format: 1;
  readonly game: string;
  readonly version: number;
  readonly name: string;
  readonly seats: readonly SeatWish[];
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
export function exportTable(
  table: Table,
  log: readonly Event[],
  resources: TableFile['resources'],
): TableFile {
  const { game, version, name, phase, seedHash } = table;
  return {
    ludoteca: 'table',
    format: 2,
    game,
    version,
    name,
    resources,
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
    return { ...event, actor, body: { ...uncredited(body), player: body.choice.bot ? null : player } };
  return { ...event, actor };
}

/** Whose result it is means nothing elsewhere either. */
function uncredited({ credit: _, ...body }: Body<'seated'>): Body<'seated'> {
  return body;
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
  const { body, ...rest } = faceless(anonymous(event, owner));
  const copy = { ...rest, cmd: `${origin}:${event.seq}`, at: Math.min(event.at, now) };
  if (body.kind === 'created') return { ...copy, body: { ...ordinary(body), owner, origin, name } };
  return { ...copy, body: body.kind === 'renamed' ? { ...body, name } : body };
}

/** A character that this room does not know plays on as the bot it is, by its name. */
function faceless(event: Event): Event {
  const { body } = event;
  if (body.kind !== 'seated' && body.kind !== 'reseated') return event;
  const { rival, ...rest } = body;
  return rival === undefined || rivalById(rival) ? event : { ...event, body: rest };
}

/** A copy is of no day and counts in no ranking. */
function ordinary({ daily: _, dailyKey: __, rated: ___, ...body }: Created): Created {
  return body;
}

/** A log that has been read, and the table that it makes. */
export type Imported = { readonly log: readonly Event[]; readonly table: Table };

/** Plays the log of a file by the law of this room, an event a step: nothing is taken on trust. */
export function* importSteps(
  opened: OpenGame,
  file: UnreadFile,
  adoption: Adoption,
  readEvent: ReadEvent,
): Steps<Result<Imported>> {
  const read = yield* readSteps(file.log, readEvent);
  if (!read.ok) return read;
  const [beginning, ...others] = read.value;
  const first = firstEvent(opened, adopted(beginning!, adoption));
  if (!first.ok) return first;
  const log = [first.value];
  const points = new ReturnPoints(read.value);
  let table = create(first.value);
  for (const raw of others) {
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

/** Reads every event, one a step; the first that has not the form of one is named. */
function* readSteps(log: readonly unknown[], readEvent: ReadEvent): Steps<Result<readonly Event[]>> {
  const events: Event[] = [];
  for (const [at, raw] of log.entries()) {
    const event = readEvent(raw);
    if (event?.seq !== at + 1 || (at > 0 && event.body.kind === 'created'))
      return refuse('file-malformed', { path: `log.${at}` }, `log.${at}`);
    events.push(event);
    yield;
  }
  return ok(events);
}

function firstEvent({ game }: OpenGame, event: Event): Result<Event> {
  if (event.body.kind !== 'created') return refuse('file-malformed', { path: 'log.0' }, 'log.0');
  const options = game.parseOptions(event.body.options);
  const isWhole = options.ok && namesItsContent(game.form, options.value, event.body.resources);
  if (!isWhole) return refuse('file-malformed', { path: 'log.0.body.options' }, 'log.0.body.options');
  return ok({ ...event, body: { ...event.body, name: tidyName(event.body.name), options: options.value } });
}

function tryEnact(
  opened: OpenGame,
  table: Table,
  event: Event,
  points: ReturnPoints,
): Result<{ readonly event: Event; readonly table: Table }> {
  const back = points.before(event);
  if (needsHistory(event.body) && !back) return refuse('nothing-to-undo');
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
