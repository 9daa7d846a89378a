/** Reading a document place by place: whatever is wrong is noted with its path, and reading goes on. */
import type { Params } from '../../../core/phrase.ts';
import { type Problem, problem } from '../../../core/result.ts';

export type Findings = { readonly problems: Problem[]; readonly warnings: Problem[] };

/** A value of the document and where it stands: `players[1].color`. Undefined where there is none. */
export type Spot = { readonly value: unknown; readonly path: string; readonly findings: Findings };

/** More than anybody wants to read. */
export const mostProblems = 50;

/** Notes what is wrong here; null is what a reader gives then. */
export function wrong({ path, findings }: Spot, code: string, params: Params = {}): null {
  if (findings.problems.length < mostProblems)
    findings.problems.push(problem(code, { path, ...params }, path));
  return null;
}

export function warn({ path, findings }: Spot, code: string, params: Params = {}): void {
  if (findings.warnings.length < mostProblems)
    findings.warnings.push(problem(code, { path, ...params }, path));
}

/** The fields of an object that has those required and no others; null where it is no object. */
export function fieldsAt<Key extends string>(
  spot: Spot,
  required: readonly Key[],
  optional: readonly Key[] = [],
): Readonly<Record<Key, Spot>> | null {
  const { value, findings } = spot;
  if (value === undefined) return null;
  if (!isRecord(value)) return wrong(spot, 'report-not-object');
  const known: readonly string[] = [...required, ...optional];
  const below = (key: string): Spot => ({ value: own(value, key), path: pathTo(spot.path, key), findings });
  for (const key of Object.keys(value))
    if (!known.includes(key)) wrong(below(key), 'report-key', { key: shown(key) });
  for (const key of required) if (!Object.hasOwn(value, key)) wrong(below(key), 'report-missing');
  return Object.fromEntries(known.map((key) => [key, below(key)])) as Record<Key, Spot>;
}

/** Each element of a list; null where it is none. */
export function itemsAt(spot: Spot): readonly Spot[] | null {
  const { value, path, findings } = spot;
  if (value === undefined) return null;
  if (!Array.isArray(value)) return wrong(spot, 'report-not-list');
  return value.map((each: unknown, at) => ({ value: each, path: `${path}[${at}]`, findings }));
}

/** One of these words. */
export function wordAt<Word extends string>(spot: Spot, words: readonly Word[], code: string): Word | null {
  if (spot.value === undefined) return null;
  const word = words.find((each) => each === spot.value);
  return word ?? wrong(spot, code, { text: shown(spot.value), words: words.join(', ') });
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function own(value: Readonly<Record<string, unknown>>, key: string): unknown {
  return Object.hasOwn(value, key) ? value[key] : undefined;
}

export function pathTo(path: string, key: string): string {
  const name = shown(key);
  return path === '' ? name : `${path}.${name}`;
}

/** A piece of the document for a message: short, and nothing in it that a screen could take amiss. */
export function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  const clean = text.slice(0, 60).replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '�');
  return [...clean].length > 30 ? `${[...clean].slice(0, 29).join('')}…` : clean;
}
