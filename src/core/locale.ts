/** In which region dates and times are written. */
import type { Language } from './phrase.ts';

/**
 * The first of the reader's own locales that is of this language and names a region; English without one is British,
 * as its words are here.
 */
export function localeOf(language: Language, wanted: readonly string[] = []): string {
  const own = wanted.find((tag) => new RegExp(`^${language}-[a-z]{2}$`, 'i').test(tag));
  return own ?? (language === 'en' ? 'en-GB' : language);
}
