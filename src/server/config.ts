/** How the room was started: options of the command line, else variables of the environment, else the defaults. */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Problem, problem, type Result, unless } from '../core/result.ts';
import { rootFolder } from './library.ts';

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export type Config = {
  /** 0 = any that is free. */
  readonly port: number;
  readonly host: string;
  /** The folder with everything that the room keeps. */
  readonly data: string;
  /** The origin at which others reach the room, if that is another than the one it sees. */
  readonly publicUrl: string | null;
  readonly sync: 'full' | 'normal';
  readonly logLevel: (typeof logLevels)[number];
  /** Unfinished games of a kind that one player keeps. */
  readonly keep: number;
  /** Whether a reverse proxy says who calls (X-Forwarded-For and the like). */
  readonly trustProxy: boolean;
};

type Env = Readonly<Record<string, string | undefined>>;

const variables = {
  port: 'PORT',
  host: 'HOST',
  data: 'LUDOTECA_DATA',
  'public-url': 'LUDOTECA_URL',
  sync: 'LUDOTECA_SYNC',
  'log-level': 'LUDOTECA_LOG_LEVEL',
  keep: 'LUDOTECA_KEEP',
  'trust-proxy': 'LUDOTECA_TRUST_PROXY',
} as const;

type Option = keyof typeof variables;

export function readConfig(argv: readonly string[], env: Env): Result<Config> {
  const { given, problems } = readOptions(argv);
  const read = <T>(option: Option, otherwise: T, parse: (text: string) => T | undefined): T => {
    // An empty variable is one that is not set; an empty option is a mistake.
    const text = given.get(option) ?? (env[variables[option]] || undefined);
    if (text === undefined) return otherwise;
    const value = parse(text);
    if (value !== undefined) return value;
    problems.push(problem(`${option}-invalid`, { value: text.slice(0, 80) }, `--${option}`));
    return otherwise;
  };
  const config: Config = {
    port: read('port', 8080, (text) => parseCount(text, 0, 65_535)),
    host: read('host', '127.0.0.1', parseHost),
    data: read('data', join(rootFolder(env), 'data'), parseFolder),
    publicUrl: read<string | null>('public-url', null, parseOrigin),
    sync: read<Config['sync']>('sync', 'full', (text) => oneOf(['full', 'normal'], text)),
    logLevel: read<Config['logLevel']>('log-level', 'info', (text) => oneOf(logLevels, text)),
    keep: read('keep', 20, (text) => parseCount(text, 1, 1000)),
    trustProxy: read('trust-proxy', false, parseSwitch),
  };
  return unless(problems, () => config);
}

/** Every option as text; a switch without value is on. */
function readOptions(argv: readonly string[]) {
  const given = new Map<Option, string>();
  const problems: Problem[] = [];
  for (const token of tokensOf(argv)) {
    if (token.kind === 'positional')
      problems.push(problem('argument-unknown', { text: token.value.slice(0, 80) }));
    if (token.kind !== 'option') continue;
    const { name, rawName: option } = token;
    const value = token.value ?? (name === 'trust-proxy' ? 'yes' : undefined);
    if (!Object.hasOwn(variables, name))
      problems.push(problem('option-unknown', { option: option.slice(0, 80) }));
    else if (value === undefined || (!token.inlineValue && value.startsWith('-')))
      problems.push(problem('option-empty', { option }, option));
    else given.set(name as Option, value);
  }
  return { given, problems };
}

function tokensOf(argv: readonly string[]) {
  const options = Object.fromEntries(
    Object.keys(variables).map((name) => [
      name,
      { type: name === 'trust-proxy' ? 'boolean' : 'string' } as const,
    ]),
  );
  return parseArgs({ args: [...argv], options, strict: false, allowPositionals: true, tokens: true }).tokens;
}

function parseCount(text: string, min: number, max: number): number | undefined {
  const count = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  return count >= min && count <= max ? count : undefined;
}

function parseHost(text: string): string | undefined {
  return /^[\p{L}\p{N}_.:%-]+$/u.test(text) ? text : undefined;
}

function parseFolder(text: string): string | undefined {
  return text.trim() === '' || text.includes('\0') ? undefined : resolve(text);
}

function parseOrigin(text: string): string | undefined {
  const url = URL.parse(text);
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') return undefined;
  return url.href === `${url.origin}/` ? url.origin : undefined;
}

function parseSwitch(text: string): boolean | undefined {
  if (/^(yes|true|on|1)$/i.test(text)) return true;
  return /^(no|false|off|0)$/i.test(text) ? false : undefined;
}

function oneOf<T extends string>(choices: readonly T[], text: string): T | undefined {
  return choices.find((choice) => choice === text);
}
