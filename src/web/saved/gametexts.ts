/** What the games call themselves, for lists where several stand side by side. */
import { use } from 'react';
import { loadWords } from '../faces.tsx';
import { useLanguage } from '../kit/words.tsx';

export type GameText = { readonly name: string; readonly tagline: string };

/** Suspends until their words are there. A game that is not on the shelf is called by its id. */
export function useGameTexts(ids: readonly string[]): Readonly<Record<string, GameText>> {
  const language = useLanguage();
  return Object.fromEntries(
    [...new Set(ids)].map((id) => {
      const [words = {}] = use(loadWords(id, language));
      return [id, { name: words['name'] ?? capital(id), tagline: words['tagline'] ?? '' }];
    }),
  );
}

function capital(word: string): string {
  return word.slice(0, 1).toLocaleUpperCase() + word.slice(1);
}
