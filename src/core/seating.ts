/** Names and choices of those who sit down: the part that is the same in every game. */
import { type Field, pickProblems } from './form.ts';
import { type Problem, problem, type Result, unless } from './result.ts';
import type { SeatChoice } from './seat.ts';

export const longestName = 24;

/** Characters that could hide, reorder or reprogram what is on a screen: controls, bidi marks, zero widths. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u;

/** A name as it is shown: composed, single spaces, nothing before or after. */
export function tidyName(text: string): string {
  return text.normalize('NFC').replace(/\s+/gu, ' ').trim();
}

/** Two names are the same whatever their case and accents. */
export function sameName(a: string, b: string): boolean {
  return nameKey(a) === nameKey(b);
}

function nameKey(name: string): string {
  return tidyName(name).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

export function nameProblems(raw: unknown, taken: readonly SeatChoice[]): readonly Problem[] {
  if (typeof raw !== 'string' || tidyName(raw) === '') return [problem('name-empty', undefined, 'name')];
  if (unseen.test(tidyName(raw))) return [problem('name-unseen', undefined, 'name')];
  if ([...tidyName(raw)].length > longestName) return [problem('name-long', { max: longestName }, 'name')];
  if (taken.some((seat) => sameName(seat.name, raw)))
    return [problem('name-taken', { name: tidyName(raw) }, 'name')];
  return [];
}

/**
 * The part of `parseSeat` that all games share: a name of its own, a bot the game has, and for every field of
 * the seat form one of its choices. A choice that somebody else has is the game's to refuse, before this.
 */
export function parseSeatChoice(
  raw: unknown,
  fields: readonly Field[],
  bots: readonly string[],
  taken: readonly SeatChoice[],
): Result<SeatChoice> {
  const { name, bot, picks, ...rest } = asRecord(raw);
  const picked = asRecord(picks);
  const problems = [
    ...Object.keys(rest).map((key) => problem('unknown-field', { field: key }, key)),
    ...nameProblems(name, taken),
    ...(bot == null || bots.includes(bot as string) ? [] : [problem('bot-unknown', undefined, 'bot')]),
    ...pickProblems(fields, picked),
  ];
  return unless(problems, () => ({
    name: tidyName(name as string),
    bot: (bot ?? null) as string | null,
    picks: Object.fromEntries(fields.map(({ key }) => [key, picked[key] as string])),
  }));
}

/** What a seat gets when nobody chooses for it: the first choice still there in every field. */
export function suggestPicks(fields: readonly Field[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    fields.flatMap((field) => (field.kind === 'choice' ? [[field.key, field.choices[0] ?? '']] : [])),
  );
}

function asRecord(raw: unknown): Record<string, unknown> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? { ...raw } : {};
}
