/** Names and choices of those who sit down: the part that is the same in every game. */
import { type Field, pickProblems } from './form.ts';
import { nameProblem, sameName, tidyName } from './name.ts';
import { type Problem, problem, type Result, unless } from './result.ts';
import type { SeatChoice } from './seat.ts';

export function nameProblems(raw: unknown, taken: readonly SeatChoice[]): readonly Problem[] {
  const bad = nameProblem(raw, 'name');
  if (bad) return [bad];
  const name = tidyName(raw as string);
  return taken.some((seat) => sameName(seat.name, name)) ? [problem('name-taken', { name }, 'name')] : [];
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
