/** The command line of Ludoteca: finds the command, reads its arguments, answers with an exit code. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language, Say } from '../../core/phrase.ts';
import { ok, type Problem, type Result, refuse } from '../../core/result.ts';
import { rootFolder } from '../../server/library.ts';
import { asLanguage, localeLanguage, sayOr, voice } from '../language.ts';
import type { Shelf } from '../shelf.ts';
import { clean, padTo } from '../text.ts';
import { arena } from './arena.ts';
import { type Args, type CliCommand, commonOptions, complain, type Io, readArgs } from './command.ts';
import { gameCommand, gameCommands } from './game.ts';
import { play } from './play.ts';
import { serve } from './serve.ts';
import { tables } from './tables.ts';

const help: CliCommand = {
  name: 'help',
  operands: '[COMMAND]',
  most: 1,
  options: {},
  run: async ({ io, say, lang, shelf, args }) => {
    const [name] = args.operands;
    const command = name === undefined ? null : await commandNamed(name, shelf);
    if (name !== undefined && !command) return complain(io, say, unknown(name));
    io.stdout.write(command ? commandHelp(command, wordsFor(command, lang)) : await overview(shelf, lang));
    return 0;
  },
};

/** The house's own commands, around those of the games; a new one is one more entry. */
const before: readonly CliCommand[] = [play, serve, tables];
const after: readonly CliCommand[] = [arena, help];

async function commandNamed(name: string, shelf: Shelf): Promise<CliCommand | null> {
  return [...before, ...after].find((each) => each.name === name) ?? gameCommand(shelf, name);
}

function wordsFor({ words }: CliCommand, lang: Language): Say {
  return voice(lang, words ?? null, []);
}

export async function runCommandLine(argv: readonly string[], io: Io, shelf: Shelf): Promise<number> {
  const [first, ...rest] = argv;
  if (first === '--version' || first === '-V') return version(io);
  const bare = first === undefined || first.startsWith('-');
  const command = bare ? play : await commandNamed(first, shelf);
  const locale = voice(localeLanguage(io.env), null, []);
  if (!command) return complain(io, locale, unknown(first ?? ''));
  const args = readArgs(command, bare ? argv : rest);
  if (!args.ok) return complain(io, locale, args.problems[0]);
  const lang = languageFor(args.value, io);
  if (!lang.ok) return complain(io, locale, lang.problems[0]);
  const say = wordsFor(command, lang.value);
  if (!args.value.options['help'])
    return command.run({ io, shelf, say, lang: lang.value, words: command.words ?? null, args: args.value });
  io.stdout.write(bare ? await overview(shelf, lang.value) : helpFor(command, args.value, say));
  return 0;
}

function unknown(command: string): Problem {
  return { code: 'cli.unknown-command', params: { command: clean(command) } };
}

function languageFor({ options }: Args, { env }: Io): Result<Language> {
  const asked = options['lang'];
  if (typeof asked !== 'string') return ok(localeLanguage(env));
  const lang = asLanguage(asked);
  return lang ? ok(lang) : refuse('cli.no-language', { lang: clean(asked) });
}

function version({ env, stdout }: Io): number {
  const about: unknown = JSON.parse(readFileSync(join(rootFolder(env), 'package.json'), 'utf8'));
  stdout.write(`ludoteca ${(about as { version: string }).version}\n`);
  return 0;
}

async function overview(shelf: Shelf, lang: Language): Promise<string> {
  const say = voice(lang, null, []);
  const list = [...before, ...(await gameCommands(shelf)), ...after].map((command) => ({
    head: usage(command),
    text: wordsFor(command, lang)(`cli.${command.name}`),
  }));
  const parts = [say('cli.about'), '', say('cli.commands'), ...columns(list), ''];
  const options = [...optionList(play, say), { head: '-V, --version', text: say('cli.option.version') }];
  return `${[...parts, say('cli.options'), ...columns(options)].join('\n')}\n`;
}

/** Of the command, or of the one thing it was asked to do. */
function helpFor(command: CliCommand, { operands }: Args, say: Say): string {
  const { name, subcommands = {} } = command;
  const [subcommand = ''] = operands;
  if (!Object.hasOwn(subcommands, subcommand)) return commandHelp(command, say);
  const part = { ...subcommands[subcommand]!, name: `${name} ${subcommand}` };
  const lines = linesOf(part, (option) =>
    sayOr(say, `cli.option.${option}.${subcommand}`, say(`cli.option.${option}`)),
  );
  return helpText(part, say(`cli.${name}.${subcommand}`), lines, say);
}

function commandHelp(command: CliCommand, say: Say): string {
  return helpText(command, say(`cli.${command.name}`), optionList(command, say), say);
}

function helpText(part: Explained, about: string, list: readonly Line[], say: Say): string {
  const head = [`${say('cli.usage')} ludoteca ${usage(part)}`, '', about, ''];
  return `${[...head, say('cli.options'), ...columns(list)].join('\n')}\n`;
}

type Explained = Pick<CliCommand, 'name' | 'operands' | 'options'>;

function usage({ name, operands }: Explained): string {
  return `${name} ${operands}`.trim();
}

type Line = { readonly head: string; readonly text: string };

function optionList(command: CliCommand, say: Say): readonly Line[] {
  return linesOf(command, (option) => {
    const own = Object.entries(command.subcommands ?? {}).flatMap(([subcommand, { options }]) => {
      const text = Object.hasOwn(options, option) ? sayOr(say, `cli.option.${option}.${subcommand}`, '') : '';
      return text === '' ? [] : [`${subcommand}: ${text}`];
    });
    return own.length > 0 ? own.join(' ') : say(`cli.option.${option}`);
  });
}

function linesOf({ options }: Explained, textOf: (option: string) => string): readonly Line[] {
  return Object.entries({ ...options, ...commonOptions }).map(([name, { short, type }]) => ({
    head: `${short ? `-${short}, ` : ''}--${name}${type === 'string' ? ` ${name.toUpperCase()}` : ''}`,
    text: textOf(name),
  }));
}

function columns(lines: readonly Line[]): readonly string[] {
  const width = Math.max(...lines.map(({ head }) => head.length)) + 2;
  return lines.map(({ head, text }) => `  ${padTo(head, width)}${text}`);
}
