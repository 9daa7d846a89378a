/** How one is greeted at this hour: the day has other parts in every language. */
import type { Language } from '../../core/phrase.ts';

export type Greeting = 'home.morning' | 'home.afternoon' | 'home.evening';

/** When the afternoon and when the evening begins. */
const parts: Readonly<Record<Language, readonly [number, number]>> = {
  ca: [13, 20],
  es: [14, 21],
  en: [12, 18],
};

export function greeting(hour: number, language: Language): Greeting {
  const [afternoon, evening] = parts[language];
  if (hour >= 5 && hour < afternoon) return 'home.morning';
  return hour >= afternoon && hour < evening ? 'home.afternoon' : 'home.evening';
}
