/** Names that people give: to themselves, to teams, to tables. */
import { type Problem, problem } from './result.ts';

export const longestName = 24;

/** Characters that could hide, reorder or reprogram what is on a screen: controls, bidi marks, zero widths. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}]/u;

/** A name as it is shown: composed, single spaces, nothing before or after. */
export function tidyName(text: string): string {
  return text.normalize('NFC').replace(/\s+/gu, ' ').trim();
}

/** Two names are the same whatever their case and accents. */
export function sameName(a: string, b: string): boolean {
  return nameKey(a) === nameKey(b);
}

/** The same for names that are the same. */
export function nameKey(name: string): string {
  return tidyName(name).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

export function nameProblem(raw: unknown, path: string, longest = longestName): Problem | null {
  if (typeof raw !== 'string' || tidyName(raw) === '') return problem('name-empty', undefined, path);
  if (unseen.test(tidyName(raw))) return problem('name-unseen', undefined, path);
  return [...tidyName(raw)].length > longest ? problem('name-long', { max: longest }, path) : null;
}
