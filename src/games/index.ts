/** The shelf. A game is loaded when it is first taken down. */
import type { GameModule } from '../core/game.ts';

export const shelf: Readonly<Record<string, () => Promise<GameModule>>> = {
  scrabble: () => import('./scrabble/index.ts'),
  mastermind: () => import('./mastermind/index.ts'),
  rolit: () => import('./rolit/index.ts'),
  kenken: () => import('./kenken/index.ts'),
};
