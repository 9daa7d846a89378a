/**
 * What a new table asks. A game lists fields; browser and terminal build their forms from the list, and
 * `parseForm` reads what comes back, every bad field with its own problem.
 *
 * Words: `form.KEY` is the label, `form.KEY.CHOICE` names a choice, `form.KEY.help` (if there) explains.
 * Fields of a seat have `seat.` instead of `form.`. A choice without a message of its own, such as the name of a
 * team, is shown as it is.
 */
import { nameProblem, sameName, tidyName } from './name.ts';
import { builtinName, isHash } from './resource.ts';
import { type Problem, problem, type Result, refuse, unless } from './result.ts';

export type FieldValue = string | number | boolean | readonly string[];

export type Field = {
  readonly key: string;
  /** Asked only when another field has one of these values; otherwise the default stands. */
  readonly when?: { readonly key: string; readonly is: readonly FieldValue[] };
  /** The player must choose: forms preselect nothing, and leaving it out is an error. */
  readonly ask?: true;
  /** What is chosen says nothing without its label: it is left out where a table is named in a line. */
  readonly minor?: true;
} & (
  | {
      readonly kind: 'choice';
      readonly choices: readonly string[];
      readonly pictures?: true;
      /** Choices that belong together stand in rows of so many, where the screen allows it. */
      readonly columns?: number;
    }
  | { readonly kind: 'number'; readonly min: number; readonly max: number }
  | { readonly kind: 'switch' }
  | { readonly kind: 'text'; readonly longest: number }
  /** Several different names, such as those of teams. */
  | { readonly kind: 'names'; readonly min: number; readonly max: number; readonly longest: number }
  /** Content of this kind: `builtin:NAME`, or the hash of a resource. The library knows which there are. */
  | { readonly kind: 'resource'; readonly resource: string }
);

/** Options of a game: one value a field. */
export type FormValues = Readonly<Record<string, FieldValue>>;

/** Whether a field is asked, given the values so far. */
export function isAsked(field: Field, values: Readonly<Record<string, unknown>>): boolean {
  return !field.when || field.when.is.includes(values[field.when.key] as FieldValue);
}

/** Reads a whole form. Missing fields take their default, except those that must be asked. */
export function parseForm<Options extends FormValues>(
  form: readonly Field[],
  defaults: Options,
  raw: unknown,
): Result<Options> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return refuse('form-malformed');
  const given: Record<string, unknown> = { ...raw };
  const problems: Problem[] = [];
  const values: Record<string, FieldValue> = {};
  for (const key of Object.keys(given)) {
    if (!form.some((field) => field.key === key))
      problems.push(problem('unknown-field', { field: key }, key));
  }
  for (const field of form) {
    const value = given[field.key];
    const asked = isAsked(field, values);
    if (!asked || (value === undefined && !field.ask)) values[field.key] = defaults[field.key] as FieldValue;
    else {
      const bad = fieldProblem(field, value);
      if (bad) problems.push(bad);
      else values[field.key] = tidyValue(value as FieldValue);
    }
  }
  return unless(problems, () => values as Options);
}

/** What is wrong with one value, for messages beside the field while it is being filled in. */
export function fieldProblem(field: Field, value: unknown): Problem | null {
  const bad = (code: string, params?: Problem['params']) => problem(code, params, field.key);
  if (value === undefined || value === null || value === '') return bad('missing');
  switch (field.kind) {
    case 'choice':
      return field.choices.includes(value as string) ? null : bad('not-a-choice');
    case 'number': {
      if (typeof value !== 'number' || !Number.isInteger(value)) return bad('not-a-number');
      const { min, max } = field;
      return value >= min && value <= max ? null : bad('out-of-range', { min, max });
    }
    case 'switch':
      return typeof value === 'boolean' ? null : bad('not-a-switch');
    case 'text':
      return textProblem(field.longest, value, bad);
    case 'resource':
      return textProblem(200, value, bad) ?? (isResourceRef(`${value}`) ? null : bad('not-a-resource'));
    case 'names':
      return namesProblem(field, value, bad);
  }
}

function isResourceRef(value: string): boolean {
  const tidy = value.trim();
  return isHash(tidy) || builtinName(tidy) !== null;
}

/** The kind of content that each such field asks for, with what it holds. */
export function resourceRefs(
  form: readonly Field[],
  values: Readonly<Record<string, unknown>>,
): readonly { readonly key: string; readonly kind: string; readonly ref: string }[] {
  return form.flatMap((field) =>
    field.kind === 'resource' ? [{ key: field.key, kind: field.resource, ref: `${values[field.key]}` }] : [],
  );
}

type Bad = (code: string, params?: Problem['params']) => Problem;

function textProblem(longest: number, value: unknown, bad: Bad): Problem | null {
  if (typeof value !== 'string') return bad('not-a-text');
  if (value.trim() === '') return bad('missing');
  return [...value].length <= longest ? null : bad('text-long', { max: longest });
}

function namesProblem(field: Field & { kind: 'names' }, value: unknown, bad: Bad): Problem | null {
  if (!Array.isArray(value)) return bad('not-a-list');
  const { min, max, longest } = field;
  if (value.length < min || value.length > max) return bad('names-count', { min, max });
  const wrong = value.map((name) => nameProblem(name, field.key, longest)).find((found) => found !== null);
  if (wrong) return wrong;
  const repeats = value.some((name, at) => value.slice(0, at).some((other) => sameName(name, other)));
  return repeats ? bad('names-repeat') : null;
}

function tidyValue(value: FieldValue): FieldValue {
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'object') return value.map(tidyName);
  return value;
}

/** Problems of a seat's picks, each under `picks.KEY`. */
export function pickProblems(
  fields: readonly Field[],
  picks: Readonly<Record<string, unknown>>,
): readonly Problem[] {
  const unknown = Object.keys(picks).filter((key) => !fields.some((field) => field.key === key));
  return [
    ...unknown.map((key) => problem('unknown-field', { field: key }, `picks.${key}`)),
    ...fields.flatMap((field) => {
      const found = fieldProblem(field, picks[field.key]);
      return found ? [{ ...found, path: `picks.${field.key}` }] : [];
    }),
  ];
}
