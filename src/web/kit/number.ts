/** Whole numbers as people type them. */

/** The number a text says, null if none: only digits and a sign, which may be the typographic minus. */
export function parseWhole(text: string): number | null {
  const tidy = text.trim().replace('−', '-');
  return /^[+-]?\d{1,9}$/.test(tidy) ? Number(tidy) : null;
}

type Range = { readonly min: number; readonly max: number };

type NumberProblem = 'whole' | 'range';

export function numberProblem(text: string, { min, max }: Range): NumberProblem | null {
  const value = parseWhole(text);
  if (value === null) return 'whole';
  return value < min || value > max ? 'range' : null;
}

/** While one types, "1" may be the beginning of "12": only what no further digit can mend is wrong already. */
export function isHopeless(text: string, { min, max }: Range): boolean {
  if (text.trim() === '' || (text.trim() === '-' && min < 0)) return false;
  const value = parseWhole(text);
  return value === null || value > max || (value < 0 && value < min);
}

/** One step up or down, staying in range; from nothing, the end it comes from. */
export function stepped(value: number | null, by: number, { min, max }: Range): number {
  if (value === null) return by > 0 ? min : max;
  return Math.min(max, Math.max(min, value + by));
}
