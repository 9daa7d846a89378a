/** `ludoteca GAME SUBCOMMAND`: what the games of the shelf add to the command line (src/core/subcommand.ts). */
import { buffer, text } from 'node:stream/consumers';
import { languages } from '../../core/phrase.ts';
import type { OpenResource } from '../../core/resource.ts';
import { ok, type Problem } from '../../core/result.ts';
import type { GameCli, Subcommand, SubcommandCall } from '../../core/subcommand.ts';
import { stream } from '../../room/random.ts';
import { FolderBuiltins } from '../../server/builtins.ts';
import { rootFolder } from '../../server/library.ts';
import { readBytes, readText, writeWhole } from '../files.ts';
import { voice, type Words } from '../language.ts';
import { type LoadedCli, loadCli, type Shelf } from '../shelf.ts';
import { clean } from '../text.ts';
import { type Call, type CliCommand, commonOptions, complain, complainAt, type Io } from './command.ts';
import { timed } from './reading.ts';

/** The commands of all games that have any, in the order of the shelf. */
export async function gameCommands(shelf: Shelf): Promise<readonly CliCommand[]> {
  const found = await Promise.all(Object.keys(shelf.games).map((game) => gameCommand(shelf, game)));
  return found.filter((command) => command !== null);
}

/** Null for what is no game, or one that the command line has nothing to ask. */
export async function gameCommand(shelf: Shelf, game: string): Promise<CliCommand | null> {
  const loaded = await loadCli(shelf, game);
  return loaded && commandOf(game, loaded);
}

function commandOf(game: string, { cli, words }: LoadedCli): CliCommand {
  const subcommands = Object.values(cli.subcommands);
  const names = Object.keys(cli.subcommands).join('|');
  const most = Math.max(...subcommands.map(filesOf));
  return {
    name: game,
    operands: most > 0 ? `${names} ${most > 1 ? '[FILE…]' : '[FILE]'}` : names,
    most: most + 1,
    options: Object.assign({}, ...subcommands.map(({ options }) => options)),
    subcommands: cli.subcommands,
    words: together(words, cli.messages),
    run: (call) => run(game, cli, call),
  };
}

/** More than any shell hands over. */
const mostFiles = 100_000;

/** How many files may be named. */
function filesOf({ takesFile, takesFiles }: Subcommand): number {
  return takesFiles ? mostFiles : takesFile ? 1 : 0;
}

function together(game: Words, own: Words): Words {
  const both = languages.map((lang) => [lang, { ...game[lang], ...own[lang] }]);
  return Object.fromEntries(both) as Words;
}

async function run(game: string, { subcommands }: GameCli, call: Call): Promise<number> {
  const { io, say, args } = call;
  const [name = '', ...rest] = args.operands;
  const subcommand = Object.hasOwn(subcommands, name) ? subcommands[name]! : null;
  const known = Object.keys(subcommands).join(', ');
  if (!subcommand) return complain(io, say, { code: `cli.${game}-what`, params: { subcommands: known } });
  const foreign = foreignOption(call, game, Object.keys(subcommand.options));
  if (foreign) return complain(io, say, foreign);
  const extra = rest[filesOf(subcommand)];
  if (extra !== undefined)
    return complain(io, say, { code: 'cli.too-many', params: { text: clean(extra), command: game } });
  return subcommand.run(subcommandCall(game, call, rest));
}

/** An option that belongs to another subcommand. */
function foreignOption({ args }: Call, command: string, own: readonly string[]): Problem | null {
  const known = [...own, ...Object.keys(commonOptions)];
  const option = Object.keys(args.options).find((each) => !known.includes(each));
  return option === undefined
    ? null
    : { code: 'cli.unknown-option', params: { option: `--${option}`, command } };
}

const noSeed = '0'.repeat(64);

function subcommandCall(
  game: string,
  { io, say, lang, words, args }: Call,
  files: readonly string[],
): SubcommandCall {
  return {
    options: args.options,
    file: files[0] ?? null,
    files,
    lang,
    say,
    sayWith: (names) => voice(lang, words, names),
    read: async (path) => (path === '-' ? ok(await text(io.stdin)) : readText(path)),
    readBytes: async (path) => (path === '-' ? ok(await buffer(io.stdin)) : readBytes(path)),
    save: writeWhole,
    content: (kind, name) => builtin(io, game, kind, name),
    write: (...lines) => void io.stdout.write(lines.map((line) => `${line}\n`).join('')),
    complain: (problem) => complain(io, say, problem),
    complainAt: (problem) => complainAt(io, say, problem),
    decline: (problem) => {
      complain(io, say, problem);
      return 1;
    },
    random: (seed) => stream(noSeed, seed),
    timed,
    deadline,
  };
}

async function builtin({ env }: Io, game: string, kind: string, name: string): Promise<OpenResource | null> {
  const found = await new FolderBuiltins(rootFolder(env)).named(game, kind, name);
  return found?.resource ?? null;
}

function deadline(ms: number): () => boolean {
  const end = performance.now() + ms;
  return () => performance.now() >= end;
}
