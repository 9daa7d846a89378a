/** The looks of the games on the shelf, found in their folders; small, and needed by every list. */
import { shelf } from '../games/index.ts';
import type { GameLooks } from './kit/looks.ts';

const found = import.meta.glob<{ readonly looks: GameLooks }>('../games/*/web/looks.tsx', { eager: true });

export const allLooks: Readonly<Record<string, GameLooks>> = Object.fromEntries(
  Object.keys(shelf).map((game) => [game, found[`../games/${game}/web/looks.tsx`]?.looks ?? {}]),
);
