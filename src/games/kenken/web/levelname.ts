/** Levels as people call them, by the names of their files; for who has nothing else of the game at hand. */
import type { Say } from '../../../core/phrase.ts';

export type LevelName = { readonly size: number; readonly grade: string; readonly number: number };

/** `5x5-easy-1`; null for a name that somebody gave. */
export function readLevelName(name: string): LevelName | null {
  const [, size, grade, number] = /^(\d+)x\1-([a-z-]+)-(\d+)$/.exec(name) ?? [];
  return grade === undefined ? null : { size: Number(size), grade, number: Number(number) };
}

export function levelInWords(name: string, say: Say): string {
  const level = readLevelName(name);
  if (!level) return name;
  const { size, grade, number } = level;
  return say(`form.level.${grade}`, { size, number });
}

/** The one that follows among these: the next of its size and grade, else the first of that grade one size larger. */
export function nextLevel(name: string, names: readonly string[]): string | null {
  const now = readLevelName(name);
  if (!now) return null;
  const after = names
    .map((each) => ({ each, level: readLevelName(each) }))
    .flatMap(({ each, level }) => (level && level.grade === now.grade ? [{ each, ...level }] : []))
    .filter(({ size, number }) => size > now.size || (size === now.size && number > now.number))
    .sort((a, b) => a.size - b.size || a.number - b.number);
  return after[0]?.each ?? null;
}
