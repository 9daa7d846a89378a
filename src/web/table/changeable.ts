import type { Field } from '../../core/form.ts';
import type { Language, Say } from '../../core/phrase.ts';

/** What people may change of their own seat before the start, by its name: "name or colour". */
export function changeable(fields: readonly Field[], language: Language, say: Say): string {
  const choices = fields.filter(({ kind }) => kind === 'choice').map(({ key }) => say(`seat.${key}`));
  const words = [say('table.name'), ...choices].map((word) => word.toLocaleLowerCase(language));
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(words);
}
