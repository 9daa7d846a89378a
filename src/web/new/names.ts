/** Which of several names is the one that is wrong. */
import type { Field } from '../../core/form.ts';
import { nameProblem, sameName } from '../../core/name.ts';

/** Its place: the first that can't be a name, else the first that repeats one before it; null where it is none of them. */
export function wrongName(
  { key, longest }: Pick<Field & { readonly kind: 'names' }, 'key' | 'longest'>,
  names: readonly string[],
): number | null {
  const bad = names.findIndex((name) => nameProblem(name, key, longest) !== null);
  const again = names.findIndex((name, at) => names.slice(0, at).some((other) => sameName(name, other)));
  const wrong = bad >= 0 ? bad : again;
  return wrong >= 0 ? wrong : null;
}
