/** How many solutions something read has, in words. */
import type { Say } from '../../../../core/phrase.ts';
import type { Count } from '../../editor/count.ts';

export function solutionsInWords({ count }: Count, say: Say): string {
  if (count === null) return say('import.count.open');
  return say(['import.count.none', 'import.count.one', 'import.count.several'][count]!);
}

export function hasSolution({ solutions }: Count): boolean {
  return solutions.length > 0;
}
