/** Levels to order, as a resource is made: a wish in, the text of a level out. */
import type { PrepareBudget, Texts } from '../../../core/resource.ts';
import { ok, type Result } from '../../../core/result.ts';
import { formatProp } from '../prop.ts';
import { makeLevel } from './make.ts';
import { parseWish } from './wish.ts';

export function make(
  wish: unknown,
  random: { uint32(): number },
  budget: PrepareBudget,
  report?: (done: number) => void,
): Result<Texts> {
  const parsed = parseWish(wish);
  if (!parsed.ok) return parsed;
  const chance = { uint32: () => random.uint32() };
  const level = makeLevel(parsed.value, chance, { left: budget.steps }, report);
  return level.ok ? ok({ level: formatProp(level.value) }) : level;
}
