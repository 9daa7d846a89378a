/** What a command of the command line is, and how its arguments are read. */
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import type { Language, Say } from '../../core/phrase.ts';
import { ok, type Problem, type Result, refuse } from '../../core/result.ts';
import { toldOf } from '../../room/foreign.ts';
import type { Words } from '../language.ts';
import type { Shelf } from '../shelf.ts';

/** The process as commands see it. */
export type Io = {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdin: NodeJS.ReadStream;
  readonly stdout: NodeJS.WriteStream;
  readonly stderr: NodeJS.WriteStream;
};

export type Call = {
  readonly io: Io;
  readonly shelf: Shelf;
  readonly say: Say;
  readonly lang: Language;
  /** Of the game whose command it is. */
  readonly words: Words | null;
  readonly args: Args;
};

export type Args = {
  /** One that may come several times has a line for each. */
  readonly options: Readonly<Record<string, string | boolean>>;
  readonly operands: readonly string[];
};

/**
 * One entry of the table of commands. `cli.NAME` explains it, `cli.option.NAME` each of its options, or where it is a
 * subcommand's own `cli.option.NAME.SUBCOMMAND`.
 */
export type CliCommand = {
  readonly name: string;
  /** How its operands are shown, and how many there may be. */
  readonly operands: string;
  readonly most: number;
  readonly options: ParseArgsOptionsConfig;
  /** Options that may stand without a value, and what they mean then. */
  readonly alone?: Readonly<Record<string, string>>;
  /** What it does, where the first operand says that; `cli.NAME.SUBCOMMAND` explains each. */
  readonly subcommands?: Readonly<Record<string, Pick<CliCommand, 'operands' | 'options'>>>;
  /** Of the game whose command it is: they come before those of the house. */
  readonly words?: Words;
  /** The answer is the exit code: 0 done, 1 a clean no, 2 bad usage or input. */
  readonly run: (call: Call) => Promise<number>;
};

export const commonOptions: ParseArgsOptionsConfig = {
  lang: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
};

export function readArgs(
  { name, options, most, alone = {} }: CliCommand,
  argv: readonly string[],
): Result<Args> {
  const known = { ...commonOptions, ...options };
  const { tokens, positionals } = parseArgs({
    args: argv.map((arg, at) => withValue(arg, argv[at + 1], alone)),
    options: known,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const values: Record<string, string | boolean> = {};
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const { name: option, rawName, value } = token;
    const type = Object.hasOwn(known, option) ? known[option]!.type : null;
    if (type === null) return refuse('cli.unknown-option', { option: rawName, command: name });
    if ((type === 'string') !== (value !== undefined))
      return refuse('cli.option-value', { option: rawName, command: name });
    const before = known[option]!.multiple ? values[option] : undefined;
    values[option] = before === undefined ? (value ?? true) : `${before}\n${value}`;
  }
  if (positionals.length > most) return refuse('cli.too-many', { text: positionals[most]!, command: name });
  return ok({ options: values, operands: positionals });
}

/** An option that stands alone, with what it means then. */
function withValue(arg: string, next: string | undefined, alone: Readonly<Record<string, string>>): string {
  const option = arg.slice(2);
  const isAlone = arg.startsWith('--') && Object.hasOwn(alone, option) && (next ?? '-').startsWith('-');
  return isAlone ? `${arg}=${alone[option]}` : arg;
}

/** One clear line on standard error, and the code for bad usage or input. */
export function complain({ stderr }: Io, say: Say, problem: Problem): 2 {
  stderr.write(`ludoteca: ${worded(problem, say)}\n`);
  return 2;
}

/** From 2 to 2 is only 2: `CODE.one` says so, where there is such a message. */
function worded({ code, params }: Problem, say: Say): string {
  const one = `${code}.one`;
  const isOne = params?.['min'] !== undefined && params['min'] === params['max'] && say(one) !== one;
  return say(isOne ? one : code, params);
}

/** The same with the place in a document, where there is one. */
export function complainAt({ stderr }: Io, say: Say, problem: Problem): 2 {
  const { path, text } = toldOf(problem, say);
  stderr.write(`ludoteca: ${path === '' ? text : `${path}: ${text}`}\n`);
  return 2;
}

/** The same for a clean no: nothing is wrong with what was asked, unless the problem names an option. */
export function decline(io: Io, say: Say, problem: Problem): number {
  const usage = complain(io, say, problem);
  return problem.path?.startsWith('--') ? usage : 1;
}
