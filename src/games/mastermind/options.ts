/** What a new table asks, and who may sit down at it. */
import type { Strength } from '../../core/cast.ts';
import { type Field, parseForm } from '../../core/form.ts';
import { ok, type Result, refuse } from '../../core/result.ts';
import type { SeatChoice } from '../../core/seat.ts';
import { parseSeatChoice } from '../../core/seating.ts';
import type { Board } from './code.ts';

/** Weakest first. */
export const botIds = ['random', 'forgetful', 'consistent', 'five-guess', 'genetic', 'optimal'] as const;

const modes = ['breaker', 'maker', 'duel'] as const;
/**
 * breaker: the room draws one code, and all break it at once. maker: one seat makes the code and answers the
 * guesses of the others. duel: two seats, each makes a code for the other.
 */
export type Mode = (typeof modes)[number];

const difficulties = ['easy', 'normal', 'hard', 'custom'] as const;
export type Difficulty = (typeof difficulties)[number];

export type Options = {
  readonly role: Mode;
  /** How a codemaker keeps the code: told to the room, or only in the head. */
  readonly code: 'told' | 'head';
  readonly difficulty: Difficulty;
  readonly positions: number;
  readonly colors: number;
  readonly repeats: boolean;
  readonly holes: boolean;
  readonly turns: number;
};

const custom: Pick<Field, 'when'> = { when: { key: 'difficulty', is: ['custom'] } };

export const form: readonly Field[] = [
  { key: 'role', kind: 'choice', choices: modes, ask: true },
  { key: 'code', kind: 'choice', choices: ['told', 'head'], when: { key: 'role', is: ['maker'] } },
  { key: 'difficulty', kind: 'choice', choices: difficulties, ask: true },
  { key: 'positions', kind: 'number', min: 3, max: 8, ...custom },
  { key: 'colors', kind: 'number', min: 4, max: 12, ...custom },
  { key: 'repeats', kind: 'switch', ...custom },
  { key: 'holes', kind: 'switch', ...custom },
  { key: 'turns', kind: 'number', min: 6, max: 12 },
];

export const defaults: Options = {
  role: 'breaker',
  code: 'told',
  difficulty: 'normal',
  positions: 4,
  colors: 6,
  repeats: true,
  holes: false,
  turns: 10,
};

export function parseOptions(raw: unknown): Result<Options> {
  const parsed = parseForm(form, defaults, raw);
  if (!parsed.ok) return parsed;
  const { positions, colors, repeats, holes } = parsed.value;
  const isFillable = repeats || holes || colors >= positions;
  return isFillable ? parsed : refuse('colors-few', { positions }, 'colors');
}

const sizes = {
  easy: { positions: 4, colors: 4 },
  normal: { positions: 4, colors: 6 },
  hard: { positions: 5, colors: 8 },
} as const;

export function boardOf({ difficulty, positions, colors, repeats, holes, turns }: Options): Board {
  if (difficulty === 'custom') return { positions, colors, repeats, holes, turns };
  return { ...sizes[difficulty], repeats: true, holes: false, turns };
}

export function seats({ role }: Options): { readonly min: number; readonly max: number } {
  if (role === 'duel') return { min: 2, max: 2 };
  return { min: role === 'maker' ? 2 : 1, max: 8 };
}

/** In a maker's game the first to sit down is offered the code, until somebody has taken it. */
export function seatForm({ role }: Options, taken: readonly SeatChoice[]): readonly Field[] {
  if (role !== 'maker') return [];
  const choices = taken.some(isMaker) ? ['breaker'] : ['maker', 'breaker'];
  return [{ key: 'role', kind: 'choice', choices }];
}

export function parseSeat(options: Options, raw: unknown, taken: readonly SeatChoice[]): Result<SeatChoice> {
  const parsed = parseSeatChoice(raw, seatForm(options, []), botIds, taken);
  if (!parsed.ok || !isMaker(parsed.value)) return parsed;
  if (taken.some(isMaker)) return refuse('maker-taken', undefined, 'picks.role');
  const headless = options.code === 'head' && parsed.value.bot !== null;
  return headless ? refuse('maker-bot', undefined, 'picks.role') : parsed;
}

export function ready({ role }: Options, seated: readonly SeatChoice[]): Result<null> {
  if (role !== 'maker') return ok(null);
  const makers = seated.filter(isMaker).length;
  if (makers === 0) return refuse('maker-missing');
  if (makers > 1) return refuse('maker-taken');
  return makers === seated.length ? refuse('breaker-missing') : ok(null);
}

/** The rivals of quick play: somebody to guess our code. */
export function rivals({ role }: Options): readonly Strength[] {
  return role === 'breaker' ? [] : [2];
}

export function isMaker({ picks }: SeatChoice): boolean {
  return picks['role'] === 'maker';
}
