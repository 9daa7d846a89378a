/** Levels as other programs write them: read whatever it is, write what is asked for, or say why not. */
import { ok, type Problem, type Result } from '../../../core/result.ts';
import type { Level } from '../level.ts';
import { type Dialect, formatProp, type Prop, parseProp } from '../prop.ts';
import { type Solved, solve } from '../solver/solver.ts';
import { formatJsonLevel, parseJsonLevel } from './json.ts';
import { formatKeen, parseKeen } from './keen.ts';

export const formats = ['prop', 'keen', 'json'] as const;
export type Format = (typeof formats)[number];

export type Reading = Dialect & {
  /** What stands in brackets: the author's givens, or entries to go on from. */
  readonly brackets?: 'givens' | 'entries';
};

export function readLevel(format: Format, text: string, reading: Reading = {}): Result<Prop> {
  const read = parsers[format](text, reading);
  return read.ok && reading.brackets === 'entries' ? ok(asEntries(read.value)) : read;
}

const parsers: Readonly<Record<Format, (text: string, dialect: Dialect) => Result<Prop>>> = {
  prop: parseProp,
  keen: (text) => {
    const level = parseKeen(text);
    return level.ok ? ok({ level: level.value, entries: null }) : level;
  },
  json: parseJsonLevel,
};

/** Entries of the file's own stay where nothing was given. */
function asEntries({ level, entries }: Prop): Prop {
  const taken = level.givens.map((given, cell) => given || (entries?.[cell] ?? 0));
  return { level: { ...level, givens: level.givens.map(() => 0) }, entries: taken };
}

/** By its first signs: JSON begins with a bracket, an id of Keen has a colon after its size, all else is PROP. */
export function formatOf(text: string): Format {
  const head = text
    .slice(0, 200)
    .replace(/^\uFEFF/, '')
    .trimStart();
  if (head.startsWith('{')) return 'json';
  return /^\d+(?:d[a-z])?m?:/.test(head) ? 'keen' : 'prop';
}

/** The text in this format; or what the format can not say. */
export function writeLevel(format: Format, { level, entries }: Prop, dialect: Dialect = {}): Result<string> {
  if (format === 'keen') {
    const id = formatKeen(level);
    return id.ok ? ok(`${id.value}\n`) : id;
  }
  if (format === 'json') return ok(formatJsonLevel(level, entries));
  return ok(formatProp(level, dialect) + (entries ? entriesText(level, entries) : ''));
}

/** As saved games have them after the last cage: a line for each row. */
function entriesText({ size }: Level, entries: readonly number[]): string {
  const rows = Array.from({ length: size }, (_, row) =>
    entries.slice(row * size, (row + 1) * size).join(' '),
  );
  return `${rows.join('\n')}\n`;
}

/** Steps for each of two searches: some tenths of a second. */
const offerSteps = 5_000_000;

/**
 * A text of PROP read with the codes 5 and 6 exchanged, as some programs number mod and power, where that has a solution
 * and as it is usually read there is none; null otherwise, also where that could not be decided.
 */
export function swapOffer(text: string): Prop | null {
  const swapped = parseProp(text, { swap: true });
  if (!swapped.ok || !swapped.value.level.cages.some(({ operation }) => /mod|pow/.test(operation)))
    return null;
  const usual = parseProp(text);
  const isWrong = usual.ok ? isWithoutSolution(usual.value.level) : usual.problems.every(isZero);
  return isWrong && firstOf(swapped.value.level).solutions.length > 0 ? swapped.value : null;
}

/** A power of 0, which may well be a remainder. */
function isZero({ code }: Problem): boolean {
  return code === 'result-zero';
}

function isWithoutSolution(level: Level): boolean {
  const { solutions, complete } = firstOf(level);
  return complete && solutions.length === 0;
}

function firstOf(level: Level): Solved {
  return solve(level, level.givens, { most: 1, steps: { left: offerSteps } });
}
