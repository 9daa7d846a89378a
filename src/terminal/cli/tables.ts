/** `ludoteca tables list|export|import`: my tables as a list and as files, for people and scripts. */
import { text } from 'node:stream/consumers';
import type { Say } from '../../core/phrase.ts';
import { ok, type Problem, type Result } from '../../core/result.ts';
import type { FolderLibrary } from '../../server/library.ts';
import { entryDate, entryDetail, entryTitle } from '../entries.ts';
import { exportAs, exportTo, fileText, importFrom, importText } from '../files.ts';
import { localeFor, voice, type Words } from '../language.ts';
import { sorts } from '../preferences.ts';
import type { Entry, RoomService, Sort } from '../roomaccess.ts';
import { type Call, type CliCommand, complain, complainAt, decline, type Io } from './command.ts';
import { openHouse, serverOf, whereOptions } from './where.ts';

export const tables: CliCommand = {
  name: 'tables',
  operands: 'list|export|import [ID] [FILE]',
  most: 3,
  options: {
    ...whereOptions,
    game: { type: 'string' },
    as: { type: 'string' },
    sort: { type: 'string' },
    json: { type: 'boolean' },
  },
  run: async (call) => {
    const { io, say, args } = call;
    const subcommand = subcommandOf(args.operands);
    const server = serverOf(call);
    if (!subcommand) return complain(io, say, { code: 'cli.tables-what' });
    if (!server.ok) return complain(io, say, server.problems[0]);
    if (server.value !== null && args.options['data'] !== undefined)
      return complain(io, say, { code: 'cli.server-or-data' });
    const opened = await openHouse(call, server.value, false);
    if (!opened.ok) return decline(io, say, opened.problems[0]);
    const { house, library } = opened.value;
    try {
      return await subcommand(call, house.registry, library);
    } finally {
      await house.close();
    }
  },
};

type Subcommand = (call: Call, registry: RoomService, library: FolderLibrary) => Promise<number>;

function subcommandOf([what, first, second]: readonly string[]): Subcommand | null {
  if (what === 'list' && first === undefined) return list;
  if (what === 'export' && first !== undefined)
    return (call, registry) => give(call, registry, first, second);
  if (what === 'import' && first !== undefined && second === undefined)
    return (call, registry, library) => take(call, registry, library, first);
  return null;
}

async function list(call: Call, registry: RoomService): Promise<number> {
  const { io, say, args } = call;
  const game = typeof args.options['game'] === 'string' ? args.options['game'] : undefined;
  const { sort = 'waiting' } = args.options;
  if (!isSort(sort))
    return complain(io, say, {
      code: 'cli.option-choice',
      params: { option: '--sort', choices: sorts.join(', ') },
    });
  const found = await all(registry, game, sort);
  if (!found.ok) return decline(io, say, found.problems[0]);
  if (args.options['json']) io.stdout.write(fileText(found.value));
  else if (found.value.length === 0) io.stdout.write(`${say('cli.no-tables')}\n`);
  else
    for (const entry of found.value)
      io.stdout.write(line(entry, await sayOf(call, entry.game), localeFor(call.lang, io.env)));
  return 0;
}

function isSort(text: unknown): text is Sort {
  return sorts.some((sort) => sort === text);
}

/** Those that go on, then those that are over, each sorted. */
async function all(
  registry: RoomService,
  game: string | undefined,
  sort: Sort,
): Promise<Result<readonly Entry[]>> {
  const mine = await registry.list('mine', game, sort);
  if (!mine.ok) return mine;
  const finished = await registry.list('finished', game, sort);
  return finished.ok ? ok([...mine.value, ...finished.value]) : finished;
}

/** Columns with tabs between them: id, when, what, how it stands. */
function line(entry: Entry, say: Say, locale: string): string {
  return `${[entry.id, entryDate(entry, locale), entryTitle(entry, say), entryDetail(entry, say)].join('\t')}\n`;
}

async function sayOf({ shelf, lang }: Call, game: string): Promise<Say> {
  const words: Words | null = Object.hasOwn(shelf.words, game) ? (await shelf.words[game]!()).messages : null;
  return voice(lang, words, []);
}

/** Into the file, or (without one) written out. */
async function give(
  { io, say, args }: Call,
  registry: RoomService,
  id: string,
  path?: string,
): Promise<number> {
  const { as: kind } = args.options;
  if (path === undefined) {
    const written = await textOf(registry, id, kind);
    if (!written.ok) return ungiven(io, say, written.problems[0]);
    io.stdout.write(written.value);
    return 0;
  }
  const done = await (typeof kind === 'string'
    ? exportAs(registry, id, kind, path)
    : exportTo(registry, id, path));
  if (!done.ok) return ungiven(io, say, done.problems[0]);
  if (args.options['json']) io.stdout.write(fileText({ id, file: done.value }));
  return 0;
}

/** A kind of file that the game does not write is bad usage; a table that is not there, a clean no. */
function ungiven(io: Io, say: Say, problem: Problem): number {
  return problem.code === 'file-kind' ? complain(io, say, problem) : decline(io, say, problem);
}

async function textOf(
  registry: RoomService,
  id: string,
  kind: string | boolean | undefined,
): Promise<Result<string>> {
  if (typeof kind === 'string') return registry.exportAs(id, kind);
  const file = await registry.export(id);
  return file.ok ? ok(fileText(file.value)) : file;
}

/** A dash reads what comes in; what is wrong with a file is bad input, each problem on a line of its own. */
async function take(
  call: Call,
  registry: RoomService,
  library: FolderLibrary,
  path: string,
): Promise<number> {
  const { io, args } = call;
  const knows = (file: string) => library.foreign(file);
  const { made, told, game } =
    path === '-'
      ? await importText(registry, await text(io.stdin), knows)
      : await importFrom(registry, path, knows);
  const say = game === null ? call.say : await sayOf(call, game);
  for (const each of told) complain(io, say, each);
  if (made.ok) {
    io.stdout.write(args.options['json'] ? fileText({ id: made.value }) : `${made.value}\n`);
    return 0;
  }
  if (made.problems[0].code === 'file-look-only')
    return decline(io, say, { code: 'cli.look-only', params: { game: game!, file: path } });
  for (const problem of made.problems) complainAt(io, say, problem);
  return 2;
}
