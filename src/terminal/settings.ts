/** What was chosen when a table was made, as far as it is a choice of words: `Free · Medium square (64 cells)`. */
import { isAsked } from '../core/form.ts';
import type { TableInput } from './input.ts';
import { sayOr } from './language.ts';

export function settingsText({ table, say }: Pick<TableInput, 'table' | 'say'>): string {
  const options: Readonly<Record<string, unknown>> = Object(table.screen.options);
  return table.game.form
    .filter((field) => field.kind === 'choice' && !field.minor && isAsked(field, options))
    .map(({ key }) => sayOr(say, `form.${key}.${options[key]}`, `${options[key]}`))
    .join(' · ');
}
