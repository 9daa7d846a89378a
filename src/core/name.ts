/** Names that people give: to themselves, to teams, to tables. */
import { type Problem, problem } from './result.ts';

export const longestName = 24;

/** Characters that could hide, reorder or reprogram what is on a screen: controls, bidi marks, zero widths. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}]/u;

/** Characters that are neither spaces nor marks and leave their place empty: Hangul fillers, Braille without dots, a null note. */
const blank = /[\u115f\u1160\u2800\u3164\uffa0\u{1d159}]/u;

/** What has a shape of its own: marks and variation selectors only change that of others. */
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** No language that is written today puts more marks on a letter, once it is composed; heaps of them cover other lines. */
const tooManyMarks = /\p{M}{4}/u;

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

/** What a search looks for in the keys of names: every word of it. */
export function searchWords(search: string): readonly string[] {
  return nameKey(search).split(' ');
}

export function nameProblem(raw: unknown, path: string, longest = longestName): Problem | null {
  const name = typeof raw === 'string' ? tidyName(raw) : '';
  if (name === '') return problem('name-empty', undefined, path);
  if (isHidden(name)) return problem('name-unseen', undefined, path);
  if (tooManyMarks.test(name)) return problem('name-marks', undefined, path);
  return [...name].length > longest ? problem('name-long', { max: longest }, path) : null;
}

function isHidden(name: string): boolean {
  return unseen.test(name) || blank.test(name) || !visible.test(name);
}
