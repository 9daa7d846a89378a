/** The words of the page, one language at a time. */
import { type Language, type Messages, type Say, speaker } from '../core/phrase.ts';

const own: Readonly<Record<Language, () => Promise<{ readonly messages: Messages }>>> = {
  ca: () => import('./messages/ca.ts'),
  es: () => import('./messages/es.ts'),
  en: () => import('./messages/en.ts'),
};

const loaded = new Map<Language, Promise<readonly Messages[]>>();

/** The house's words. */
export function houseWords(language: Language): Promise<readonly Messages[]> {
  const known = loaded.get(language);
  if (known) return known;
  const loading = own[language]().then(({ messages }) => [messages]);
  loaded.set(language, loading);
  loading.catch(() => loaded.delete(language));
  return loading;
}

/** A speaker outside the page's tree. */
export async function sayIn(language: Language, first: readonly Messages[] = []): Promise<Say> {
  return speaker(language, [...first, ...(await houseWords(language))], []);
}
