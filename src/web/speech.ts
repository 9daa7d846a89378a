/** The words of the page, one language at a time. */
import { type Language, type Messages, type Say, speaker } from '../core/phrase.ts';
import { kept } from './kept.ts';

const own: Readonly<Record<Language, () => Promise<{ readonly messages: Messages }>>> = {
  ca: () => import('./messages/ca.ts'),
  es: () => import('./messages/es.ts'),
  en: () => import('./messages/en.ts'),
};

const loaded = new Map<string, Promise<readonly Messages[]>>();

/** The house's words. */
export function houseWords(language: Language): Promise<readonly Messages[]> {
  return kept(loaded, language, async () => [(await own[language]()).messages]);
}

/** Areas with many words that neither home nor a table says: they come with the area. */
export type Area = 'library' | 'manual' | 'new' | 'print' | 'rivals' | 'saved';

const ofAreas = import.meta.glob<Readonly<Record<string, Messages>>>(
  './{library,manual,new,print,rivals,saved}/messages/*.ts',
);

/** The words of one of them. */
export function areaWords(area: Area, language: Language): Promise<readonly Messages[]> {
  const load = ofAreas[`./${area}/messages/${language}.ts`]!;
  return kept(loaded, `${area} ${language}`, async () => [(await load())[language]!]);
}

/** A speaker outside the page's tree. */
export async function sayIn(language: Language, first: readonly Messages[] = []): Promise<Say> {
  return speaker(language, [...first, ...(await houseWords(language))], []);
}
