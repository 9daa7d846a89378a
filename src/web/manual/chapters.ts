/** Where the chapters lie: those of the house here, those of the games in their folders. Loaded when they are read. */
import { type Language, languages } from '../../core/phrase.ts';
import { shelf } from '../../games/index.ts';
import { kept } from '../kept.ts';
import { type Chapter, readChapter } from './chapter.ts';

const own = import.meta.glob<string>('./chapters/*/*.md', { query: '?raw', import: 'default' });
const ofGames = import.meta.glob<string>(['../../games/*/manual/*.md', '!../../games/template/**'], {
  query: '?raw',
  import: 'default',
});

/** In the order of the book. */
export const chapterIds: readonly string[] = ['room', ...Object.keys(shelf)];

const chapters = new Map<string, Promise<Chapter | null>>();
const books = new Map<string, Promise<readonly Chapter[]>>();

/** Null when there is no such chapter, in this language or in English. */
export function loadChapter(id: string, language: Language): Promise<Chapter | null> {
  return kept(chapters, `${id} ${language}`, async () => {
    const load = sourceOf(id, language) ?? sourceOf(id, 'en');
    return load ? readChapter(id, await load()) : null;
  });
}

/** All chapters of a language. */
export function loadBook(language: Language): Promise<readonly Chapter[]> {
  return kept(books, language, async () => {
    const loaded = await Promise.all(chapterIds.map((id) => loadChapter(id, language)));
    return loaded.filter((chapter) => chapter !== null);
  });
}

/** The same chapter in the other languages: for names of headings that come from there. */
export async function loadTranslations(id: string, language: Language): Promise<readonly Chapter[]> {
  const others = languages.filter((other) => other !== language).toReversed();
  const loaded = await Promise.all(others.map((other) => loadChapter(id, other)));
  return loaded.filter((chapter) => chapter !== null);
}

function sourceOf(id: string, language: Language): (() => Promise<string>) | undefined {
  return own[`./chapters/${id}/${language}.md`] ?? ofGames[`../../games/${id}/manual/${language}.md`];
}
