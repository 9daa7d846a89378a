/** What a new table asks, and who may sit down at it. */
import type { Strength } from '../../core/cast.ts';
import { type Field, parseForm } from '../../core/form.ts';
import type { Language } from '../../core/phrase.ts';
import { ok, problem, type Result, refuse, unless } from '../../core/result.ts';
import type { SeatChoice } from '../../core/seat.ts';
import { parseSeatChoice } from '../../core/seating.ts';
import { type Shape, shapes } from './boards.ts';
import { type Color, colors } from './colors.ts';
import { parseStart } from './start.ts';

export const variants = ['free', 'official', 'othello'] as const;
export type Variant = (typeof variants)[number];

export type Options = {
  readonly variant: Variant;
  readonly shape: Shape;
  readonly mode: 'classic' | 'teams';
  /** Names of the teams; they matter in mode `teams` only. */
  readonly teams: readonly string[];
  /** A position to begin from (`start.ts`), which no form asks for; games from the beginning have none. */
  readonly start?: string;
};

const mostPlayers = 10;
export const longestTeam = 20;

/** Weakest first; the number of a level is how many moves it looks ahead. */
export const botIds = [
  'random',
  'greedy',
  'minimax-2',
  'minimax-3',
  'minimax-placed-2',
  'minimax',
  'expert-brief',
  'expert',
] as const;

export const form: readonly Field[] = [
  { key: 'variant', kind: 'choice', choices: variants },
  { key: 'shape', kind: 'choice', choices: shapes, pictures: true, columns: 3 },
  {
    key: 'mode',
    kind: 'choice',
    choices: ['classic', 'teams'],
    when: { key: 'variant', is: ['free', 'official'] },
  },
  {
    key: 'teams',
    kind: 'names',
    min: 2,
    max: mostPlayers,
    longest: longestTeam,
    when: { key: 'mode', is: ['teams'] },
  },
];

/** Sun and Moon have Latin names that every language of the room understands. */
const teamNames: Readonly<Record<Language, readonly string[]>> = {
  ca: ['Sol', 'Lluna'],
  es: ['Sol', 'Luna'],
  en: ['Sun', 'Moon'],
};

export function defaultsIn(language: Language): Options {
  return { variant: 'free', shape: 'SM', mode: 'classic', teams: teamNames[language] };
}

export const defaults: Options = defaultsIn('es');

export function parseOptions(raw: unknown): Result<Options> {
  const { start, ...asked } = Object(raw) as { readonly start?: unknown };
  const parsed = parseAsked(start === undefined ? raw : asked);
  if (!parsed.ok || start === undefined || start === null) return parsed;
  const position = parseStart(start, parsed.value.shape);
  return position && fits(position.players, parsed.value)
    ? ok({ ...parsed.value, start: start as string })
    : refuse('start-wrong', undefined, 'start');
}

/** What the form asks. */
function parseAsked(raw: unknown): Result<Options> {
  return parseForm<Omit<Options, 'start'>>(form, defaults, raw);
}

function fits(players: number, options: Options): boolean {
  const { min, max } = seats(options);
  return players >= min && players <= max;
}

/** A position is for as many as play in it. */
export function seats(options: Options): { readonly min: number; readonly max: number } {
  const { variant, shape, mode, teams, start } = options;
  const position = start === undefined ? null : parseStart(start, shape);
  if (position) return { min: position.players, max: position.players };
  if (variant === 'othello') return { min: 2, max: 2 };
  return { min: mode === 'teams' ? teams.length : 2, max: mostPlayers };
}

/** Four at the table, or two a team while there is room: one of them a little stronger than the others. */
export function rivals(options: Options): readonly Strength[] {
  const { variant, mode, teams, start } = options;
  const others = (players: number) => Array.from({ length: players - 1 }, (_, at) => (at === 1 ? 2 : 1));
  if (start !== undefined) return others(seats(options).max);
  if (variant === 'othello') return others(2);
  return others(mode === 'teams' ? Math.min(2 * teams.length, mostPlayers) : 4);
}

export function seatForm(options: Options, taken: readonly SeatChoice[]): readonly Field[] {
  const free = colors.filter((color) => !isTaken(color, taken));
  const color: Field = { key: 'color', kind: 'choice', choices: free, pictures: true };
  if (options.mode === 'classic') return [color];
  return [color, { key: 'team', kind: 'choice', choices: smallestFirst(options.teams, taken) }];
}

export function parseSeat(options: Options, raw: unknown, taken: readonly SeatChoice[]): Result<SeatChoice> {
  const parsed = parseSeatChoice(raw, seatForm(options, taken), botIds, taken);
  const color = colors.find((each) => each === pickedColor(raw) && isTaken(each, taken));
  if (parsed.ok || !color) return parsed;
  const others = parsed.problems.filter(({ path }) => path !== 'picks.color');
  return {
    ok: false,
    problems: [problem('color-taken', { color: { say: `seat.color.${color}` } }, 'picks.color'), ...others],
  };
}

function pickedColor(raw: unknown): unknown {
  return (raw as { readonly picks?: { readonly color?: unknown } | null } | null)?.picks?.color;
}

function isTaken(color: Color, taken: readonly SeatChoice[]): boolean {
  return taken.some(({ picks }) => picks['color'] === color);
}

/** The first team proposed keeps the teams even. */
function smallestFirst(teams: readonly string[], taken: readonly SeatChoice[]): readonly string[] {
  return teams.toSorted((a, b) => membersOf(a, taken) - membersOf(b, taken));
}

function membersOf(team: string, taken: readonly SeatChoice[]): number {
  return taken.filter(({ picks }) => picks['team'] === team).length;
}

export function ready(options: Options, taken: readonly SeatChoice[]): Result<null> {
  const { min, max } = seats(options);
  const teams = options.mode === 'teams' ? options.teams : [];
  const empty = teams.filter((team) => membersOf(team, taken) === 0);
  return unless(
    [
      ...(taken.length < min ? [problem('players-few', { min })] : []),
      ...(taken.length > max ? [problem('players-many', { max })] : []),
      ...empty.map((team) => problem('team-empty', { team })),
    ],
    () => null,
  );
}
