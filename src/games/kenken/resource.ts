/** A level as a resource: its text in canonical PROP, and its solutions, which stay with the host. */
import { asciiText, bytesJson, jsonBytes } from '../../core/ascii.ts';
import type { Phrase } from '../../core/phrase.ts';
import type {
  Manifest,
  OpenResources,
  PrepareBudget,
  Prepared,
  ResourceInfo,
  ResourceKind,
  Texts,
} from '../../core/resource.ts';
import { must, ok, type Result, refuse } from '../../core/result.ts';
import { type Grid, isSolved } from './grid.ts';
import type { Grade } from './human/steps.ts';
import type { Level } from './level.ts';
import { levelPhrase } from './levelname.ts';
import { formatProp, longestText, parseProp } from './prop.ts';
import { type Puzzle, quickSteps, type Solutions } from './puzzle.ts';
import { type Search, solve as solveAsFirst } from './solver/search.ts';
import { solve } from './solver/solver.ts';

export type LevelInfo = ResourceInfo & { readonly size: number };

export type LevelFacts = {
  readonly size: number;
  readonly cages: number;
  /** Whether it has one solution only; null: not decided. */
  readonly unique: boolean | null;
  /** How hard it is for a person; null where it has not one solution, or where grading took too long. */
  readonly grade?: Grade | null;
  /** What all steps of a person weigh together, to tell levels of one grade apart. */
  readonly weight?: number | null;
};

export const levelKind: ResourceKind<LevelInfo, LevelFacts> = {
  kind: 'level',
  parts: ['level'],
  largest: longestText,
  format: 2,
  read,
  prepare,
  // What grades and makes levels is in no page.
  moreFacts: async ({ level = '' }, { unique }) =>
    (await import('./human/facts.ts')).gradeFacts(level, unique),
  make: async (...order) => (await import('./generator/index.ts')).make(...order),
  wishIn: async (text) => (await import('./generator/typed.ts')).wishIn(text),
  label,
};

function read({ level: text = '' }: Texts): ReturnType<typeof levelKind.read> {
  const parsed = parseProp(text);
  if (!parsed.ok) return parsed;
  const { level } = parsed.value;
  return ok({ texts: { level: formatProp(level) }, info: { language: null, size: level.size } });
}

function prepare(
  { level: text = '' }: Texts,
  { size }: LevelInfo,
  budget: PrepareBudget,
): Result<Prepared<LevelFacts>> {
  const { level } = must(parseProp(text));
  const solutions = solutionsOf(level, budget);
  const unique = solutions.count === null ? null : solutions.count === 1;
  return ok({
    page: Uint8Array.from(text, (char) => char.charCodeAt(0)),
    host: jsonBytes(solutions),
    engine: new Uint8Array(),
    facts: { size, cages: level.cages.length, unique },
  });
}

function solutionsOf(level: Level, budget: PrepareBudget): Solutions {
  const first = firstSearch(level, quickSteps.solutions);
  const steps = quickSteps.solutions - first.left;
  const { solutions, complete } = decided(level, budget);
  const count = complete ? (Math.min(solutions.length, 2) as 0 | 1 | 2) : null;
  return { count, first: solutions[0] ?? null, steps };
}

/** What either search finds out: what was known once must stay known, or a replay would tell another story. */
function decided(level: Level, { steps }: PrepareBudget): Search {
  const search = solve(level, level.givens, { steps: { left: steps } });
  return search.complete ? search : firstSearch(level, steps);
}

function firstSearch(level: Level, allowed: number): Search & { readonly left: number } {
  const steps = { left: allowed };
  return { ...solveAsFirst(level, level.givens, { steps }), left: steps.left };
}

function label({ name, info: { size } }: { readonly name: string; readonly info: LevelInfo }): Phrase {
  const phrase = levelPhrase(name) ?? { code: 'form.level.named', params: { name } };
  return { ...phrase, params: { ...phrase.params, size } };
}

/** The level with what is known of it here; refused when the bytes are not those of a level. */
export function openPuzzle({ level: resource }: OpenResources): Result<Puzzle> {
  if (!resource) return refuse('resource-missing', { kind: levelKind.kind });
  const { hash, page, host } = resource;
  const parsed = parseProp(asciiText(page));
  if (!parsed.ok) return refuse('resource-damaged', { kind: levelKind.kind });
  const { level } = parsed.value;
  const solutions = host && bytesJson(host);
  if (host && !isSolutions(level, solutions)) return refuse('resource-damaged', { kind: levelKind.kind });
  return ok({ hash, level, solutions: solutions as Solutions | null });
}

function isSolutions(level: Level, raw: unknown): raw is Solutions {
  const { count, first, steps } = Object(raw) as Partial<Record<keyof Solutions, unknown>>;
  if (typeof steps !== 'number' || ![0, 1, 2, null].some((known) => known === count)) return false;
  return first === null ? count !== 1 && count !== 2 : isFilling(level, first) && isSolved(level, first);
}

function isFilling({ size }: Level, raw: unknown): raw is Grid {
  return Array.isArray(raw) && raw.length === size ** 2 && raw.every(Number.isInteger);
}

/** Tables of before named the level's text by its hash. */
export function legacyResources(texts: Readonly<Record<string, string>>): Readonly<Record<string, Manifest>> {
  return { level: { kind: 'level', language: null, texts: { level: texts['level'] ?? '' } } };
}
