import type { ReactNode } from 'react';
import { GameWords } from '../gameuis.tsx';
import { WordsProvider } from '../kit/words.tsx';
import { useShelfWords } from './shelves.ts';

/** Below this the words of a game come first, those of its shelf too. */
export function Shelved({ game, children }: { readonly game: string; readonly children: ReactNode }) {
  return (
    <GameWords game={game}>
      <WordsProvider catalogues={useShelfWords(game)}>{children}</WordsProvider>
    </GameWords>
  );
}
