/** The words of every game on the shelf. */
import type { Language, Messages } from '../core/phrase.ts';

type Words = { readonly messages: Readonly<Record<Language, Messages>> };

export const words: Readonly<Record<string, () => Promise<Words>>> = {
  scrabble: () => import('./scrabble/messages/index.ts'),
  mastermind: () => import('./mastermind/messages/index.ts'),
  rolit: () => import('./rolit/messages/index.ts'),
  kenken: () => import('./kenken/messages/index.ts'),
};
