/** Levels in words and in their order, for who has nothing else of the game at hand. */
import type { Say } from '../../../core/phrase.ts';
import { levelPhrase, readLevelName } from '../levelname.ts';

export function levelInWords(name: string, say: Say): string {
  const phrase = levelPhrase(name);
  return phrase ? say(phrase.code, phrase.params) : name;
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
