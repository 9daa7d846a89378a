/** Levels that come with the game as people call them: the one place that reads the names of their files. */
import type { Phrase } from '../../core/phrase.ts';

export type LevelName = { readonly size: number; readonly grade: string; readonly number: number };

const grades = ['easy', 'normal', 'hard', 'extreme', 'unreasonable', 'mod', 'power', 'mod-power', 'mixed'];

/** `5x5-easy-1`; null for a name that somebody gave. */
export function readLevelName(name: string): LevelName | null {
  const [, size, grade, number] = /^(\d+)x\1-([a-z-]+)-(\d+)$/.exec(name) ?? [];
  if (grade === undefined || !grades.includes(grade)) return null;
  return { size: Number(size), grade, number: Number(number) };
}

/** Its size, and what its file says of the difficulty; null for a name that somebody gave. */
export function levelPhrase(name: string): Phrase | null {
  const read = readLevelName(name);
  return read && { code: `form.level.${read.grade}`, params: { size: read.size, number: read.number } };
}
