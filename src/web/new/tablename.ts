/** What a new table is called: a name of one's own among one's tables. */
import { nameProblem, sameName, tidyName } from '../../core/name.ts';
import { type Problem, problem } from '../../core/result.ts';

const longestTableName = 40;

/** The game's name, numbered from the second table on. */
export function proposedName(stem: string, taken: readonly string[]): string {
  for (let n = 1; ; n += 1) {
    const name = n === 1 ? stem : `${stem} ${n}`;
    if (!taken.some((other) => sameName(other, name))) return name;
  }
}

export function tableNameProblem(name: string, taken: readonly string[]): Problem | null {
  const bad = nameProblem(name, 'name', longestTableName);
  if (bad) return bad;
  const tidy = tidyName(name);
  return taken.some((other) => sameName(other, tidy))
    ? problem('table-name-taken', { name: tidy }, 'name')
    : null;
}
