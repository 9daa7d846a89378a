/** The games that have a shelf in the library, found in their folders; loaded when somebody goes there. */
import { use } from 'react';
import type { Language, Messages } from '../../core/phrase.ts';
import { shelf } from '../../games/index.ts';
import { kept } from '../kept.ts';
import type { LibraryUi } from '../kit/library.ts';
import { useLanguage } from '../kit/words.tsx';

const found = import.meta.glob<{ readonly library: LibraryUi }>('../../games/*/web/library.tsx');

const loaded = new Map<string, Promise<LibraryUi>>();
const words = new Map<string, Promise<readonly Messages[]>>();

/** In the order of the games. */
export const shelvedGames: readonly string[] = Object.keys(shelf).filter(hasShelf);

export function hasShelf(game: string): boolean {
  return Object.hasOwn(found, pathOf(game));
}

function pathOf(game: string): string {
  return `../../games/${game}/web/library.tsx`;
}

function loadShelf(game: string): Promise<LibraryUi> {
  return kept(loaded, game, async () => (await found[pathOf(game)]!()).library);
}

function shelfWords(game: string, language: Language): Promise<readonly Messages[]> {
  return kept(words, `${game} ${language}`, async () => (await loadShelf(game)).words(language));
}

/** Suspends until it is there. */
export function useShelf(game: string): LibraryUi {
  return use(loadShelf(game));
}

export function useShelfWords(game: string): readonly Messages[] {
  return use(shelfWords(game, useLanguage()));
}
