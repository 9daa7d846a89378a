import type { Phrase } from './phrase.ts';

/** What is wrong, and where: `path` names the field of a form or the place in a document. */
export type Problem = Phrase & { readonly path?: string };

/**
 * The answer of everything that a user can get wrong. A refusal has at least one problem, each with a stable
 * code that is put into words at the edge. What only a bug can cause throws instead.
 */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly [Problem, ...Problem[]] };

export type Refusal = Extract<Result<never>, { ok: false }>;

export function ok<T>(value: T): Result<T> {
  return { ok: true, value };
}

export function refuse(code: string, params?: Problem['params'], path?: string): Refusal {
  return { ok: false, problems: [problem(code, params, path)] };
}

export function problem(code: string, params?: Problem['params'], path?: string): Problem {
  return { code, ...(params && { params }), ...(path !== undefined && { path }) };
}

/** The value when there are no problems, else a refusal with all of them. */
export function unless<T>(problems: readonly Problem[], value: () => T): Result<T> {
  const [first, ...rest] = problems;
  return first ? { ok: false, problems: [first, ...rest] } : ok(value());
}

/** For tests and for values that the program made itself: a refusal here is a bug. */
export function must<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Error(`refused: ${JSON.stringify(result.problems)}`);
}
