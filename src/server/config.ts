/** How the room was started: options of the command line, else variables of the environment, else the defaults. */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Problem, problem, type Result, unless } from '../core/result.ts';
import { isSubnet, loopbackSubnets } from './http/address.ts';
import { rootFolder } from './library.ts';
import { type LimitOption, type Limits, limitDefaults, limitsOf } from './limits.ts';

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
  /** Addresses and subnets of reverse proxies that say who calls (X-Forwarded-For and the like). */
  readonly trustProxy: readonly string[];
  /** Names by which the room may be asked, besides those that it knows itself. */
  readonly allowHosts: readonly string[];
  readonly limits: Limits;
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
  'allow-host': 'LUDOTECA_ALLOW_HOST',
  'limit-guests': 'LUDOTECA_LIMIT_GUESTS',
  'limit-requests': 'LUDOTECA_LIMIT_REQUESTS',
  'limit-tables': 'LUDOTECA_LIMIT_TABLES',
  'limit-imports': 'LUDOTECA_LIMIT_IMPORTS',
  'limit-reviews': 'LUDOTECA_LIMIT_REVIEWS',
  'limit-resources': 'LUDOTECA_LIMIT_RESOURCES',
  'limit-logins': 'LUDOTECA_LIMIT_LOGINS',
  'limit-library': 'LUDOTECA_LIMIT_LIBRARY',
  'limit-sockets': 'LUDOTECA_LIMIT_SOCKETS',
  'limit-messages': 'LUDOTECA_LIMIT_MESSAGES',
  'limit-commands': 'LUDOTECA_LIMIT_COMMANDS',
  'limit-connections': 'LUDOTECA_LIMIT_CONNECTIONS',
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
    problems.push(invalid(option, text));
    return otherwise;
  };
  const readLimit = (option: LimitOption): readonly number[] => {
    const otherwise = limitDefaults[option];
    return read<readonly number[]>(option, otherwise, (text) => parseCounts(text, otherwise.length));
  };
  const config: Config = {
    port: read('port', 8080, (text) => parseCount(text, 0, 65_535)),
    host: read('host', '127.0.0.1', parseHost),
    data: read('data', join(rootFolder(env), 'data'), parseFolder),
    publicUrl: read<string | null>('public-url', null, parseOrigin),
    sync: read<Config['sync']>('sync', 'full', (text) => oneOf(['full', 'normal'], text)),
    logLevel: read<Config['logLevel']>('log-level', 'info', (text) => oneOf(logLevels, text)),
    keep: read('keep', 20, (text) => parseCount(text, 1, 1000)),
    trustProxy: read('trust-proxy', [], parseProxies),
    allowHosts: read('allow-host', [], parseHosts),
    limits: limitsOf(readLimit),
  };
  return unless(problems, () => config);
}

function invalid(option: Option, text: string): Problem {
  const value = text.slice(0, 80);
  if (!isLimit(option)) return problem(`${option}-invalid`, { value }, `--${option}`);
  const example = limitDefaults[option].join(',');
  return problem('limit-invalid', { value, option: `--${option}`, example }, `--${option}`);
}

function isLimit(option: Option): option is LimitOption {
  return Object.hasOwn(limitDefaults, option);
}

/** Every option as text; `--trust-proxy` without a value is yes. */
function readOptions(argv: readonly string[]) {
  const given = new Map<Option, string>();
  const problems: Problem[] = [];
  for (const token of tokensOf(argv)) {
    if (token.kind === 'positional')
      problems.push(problem('argument-unknown', { text: token.value.slice(0, 80) }));
    if (token.kind !== 'option') continue;
    const { name, rawName: option } = token;
    const { value } = token;
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
    Object.keys(variables).map((name) => [name, { type: 'string' } as const]),
  );
  const args = argv.map((arg, at) => (isBareTrust(arg, argv[at + 1]) ? `${arg}=yes` : arg));
  return parseArgs({ args, options, strict: false, allowPositionals: true, tokens: true }).tokens;
}

function isBareTrust(arg: string, next: string | undefined): boolean {
  return arg === '--trust-proxy' && (next === undefined || next.startsWith('-'));
}

function parseCount(text: string, min: number, max: number): number | undefined {
  const count = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  return count >= min && count <= max ? count : undefined;
}

/** As many numbers as wanted, with commas between them. */
function parseCounts(text: string, wanted: number): readonly number[] | undefined {
  const counts = text.split(',').map((part) => parseCount(part.trim(), 1, 1_000_000));
  const known = counts.filter((count) => count !== undefined);
  return counts.length === wanted && known.length === wanted ? known : undefined;
}

function parseHosts(text: string): readonly string[] | undefined {
  const hosts = text.split(',').map((host) => host.trim().toLowerCase());
  return hosts.every((host) => /^[a-z0-9_-]+(\.[a-z0-9_-]+)*$/.test(host)) ? hosts : undefined;
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

/** Yes is one on this machine. */
function parseProxies(text: string): readonly string[] | undefined {
  if (/^(yes|true|on|1)$/i.test(text)) return loopbackSubnets;
  if (/^(no|false|off|0)$/i.test(text)) return [];
  const subnets = text.split(',').map((subnet) => subnet.trim());
  return subnets.every(isSubnet) ? subnets : undefined;
}

function oneOf<T extends string>(choices: readonly T[], text: string): T | undefined {
  return choices.find((choice) => choice === text);
}
