/** The words of every game on the shelf. */
import type { Language, Messages } from '../core/phrase.ts';

type Words = { readonly messages: Readonly<Record<Language, Messages>> };

export const words: Readonly<Record<string, () => Promise<Words>>> = {
  mastermind: () => import('./mastermind/messages/index.ts'),
  rolit: () => import('./rolit/messages/index.ts'),
};
