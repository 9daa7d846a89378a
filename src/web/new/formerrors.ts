/** Where on the page a problem belongs: the room names the field by its path in what was sent (protocol T1). */
import type { Problem } from '../../core/result.ts';

export const steps = ['rules', 'players', 'table'] as const;
export type Step = (typeof steps)[number];

/** The step that has the field, and the field's path there: `turns`, `1.name`, `1.picks.color`, `name`. */
export type Place = { readonly step: Step; readonly path: string };

export type FormErrors = {
  /** The first problem of each field. */
  readonly fields: Readonly<Record<Step, Readonly<Record<string, Problem>>>>;
  /** What belongs to no field. */
  readonly general: readonly Problem[];
  /** The first step with a problem beside a field. */
  readonly step: Step | null;
};

export const blameless: FormErrors = {
  fields: { rules: {}, players: {}, table: {} },
  general: [],
  step: null,
};

/** Keys are those of the game's form: what its rules refuse at the start is named by the key alone. */
export function placeOf(path: string | undefined, keys: readonly string[]): Place | null {
  if (path === undefined) return null;
  const [top = '', ...rest] = path.split('.');
  if (top === 'options' && rest.length > 0) return { step: 'rules', path: rest[0]! };
  if (top === 'seats' && rest.length > 1) return { step: 'players', path: rest.join('.') };
  if (keys.includes(top)) return { step: 'rules', path: top };
  return top === 'name' || top === 'hints' ? { step: 'table', path: top } : null;
}

export function assignErrors(problems: readonly Problem[], keys: readonly string[]): FormErrors {
  const fields: Record<Step, Record<string, Problem>> = { rules: {}, players: {}, table: {} };
  const general: Problem[] = [];
  for (const found of problems) {
    const place = placeOf(found.path, keys);
    if (place) fields[place.step][place.path] ??= found;
    else general.push(found);
  }
  const step = steps.find((each) => Object.keys(fields[each]).length > 0) ?? null;
  return { fields, general, step };
}
