/** JSON from anywhere, and what a schema finds wrong with it, in the codes that forms use. */
import type { z } from 'zod';
import { ok, type Problem, problem, type Result, refuse, unless } from '../core/result.ts';

/** Deeper than anything a game writes, and far from what makes JSON.stringify run out of stack. */
const deepest = 64;

/** More are not told: a body may be wrong in a million places. */
const mostProblems = 50;

const byType: Readonly<Record<string, string>> = {
  string: 'not-a-text',
  number: 'not-a-number',
  int: 'not-a-number',
  boolean: 'not-a-switch',
  array: 'not-a-list',
};

/** The part of zod's issues that matters here. */
export type Issue = {
  readonly code: string;
  readonly path: readonly PropertyKey[];
  readonly expected?: string;
  readonly keys?: readonly string[];
};

/** An empty text is nothing, which is a value too. */
export function parseJson(text: string): Result<unknown> {
  if (text.trim() === '') return ok(undefined);
  try {
    const value: unknown = JSON.parse(text);
    if (isDeep(value, deepest)) return refuse('body-too-deep');
    return mayReach(text) && reachesOut(value) ? refuse('body-not-json') : ok(value);
  } catch {
    return refuse('body-not-json');
  }
}

export function parseForm<Schema extends z.ZodType>(schema: Schema, raw: unknown): Result<z.output<Schema>> {
  const parsed = schema.safeParse(raw);
  if (parsed.success) return ok(parsed.data);
  return unless(issueProblems(parsed.error.issues), () => raw as z.output<Schema>);
}

export function issueProblems(issues: readonly Issue[]): readonly Problem[] {
  const problems: Problem[] = [];
  for (const issue of issues) {
    if (problems.length >= mostProblems) break;
    problems.push(...problemsOf(issue));
  }
  return problems;
}

function problemsOf({ code, path, expected = '', keys = [] }: Issue): readonly Problem[] {
  const at = path.map((step) => String(step).slice(0, 80)).join('.');
  const under = at === '' ? '' : `${at}.`;
  if (code === 'unrecognized_keys')
    return keys
      .slice(0, mostProblems)
      .map((key) => problem('unknown-field', { field: key.slice(0, 80) }, `${under}${key.slice(0, 80)}`));
  return [problem(codeOf(code, expected), undefined, at === '' ? undefined : at)];
}

function codeOf(code: string, expected: string): string {
  if (code === 'invalid_value') return 'not-a-choice';
  return code === 'invalid_type' ? (byType[expected] ?? 'body-invalid') : 'body-invalid';
}

export function isDeep(value: unknown, left: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return left === 0 || Object.values(value).some((inner) => isDeep(inner, left - 1));
}

/** Whether the words are in it, or are written so that one can't tell: in hardly any body they are. */
function mayReach(text: string): boolean {
  return /__proto__|"constructor"|\\u00/.test(text);
}

/** Keys that reach for the prototype of what they are copied to. */
function reachesOut(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (Object.hasOwn(value, '__proto__')) return true;
  const own = Object.hasOwn(value, 'constructor') ? value.constructor : null;
  if (typeof own === 'object' && own !== null && Object.hasOwn(own, 'prototype')) return true;
  return Object.values(value).some(reachesOut);
}
