/** What the games call themselves, for lists where several stand side by side. */
import type { GameInfo } from '../../protocol/http.ts';
import { useGames } from '../data.ts';

export type GameText = Pick<GameInfo, 'name' | 'tagline' | 'files'>;

/** A game that is not on the shelf, or not known yet, is called by its id. */
export function useGameTexts(ids: readonly string[]): Readonly<Record<string, GameText>> {
  const games = useGames() ?? [];
  const textOf = (id: string) => {
    const { name = capital(id), tagline = '', files = [] } = games.find((game) => game.id === id) ?? {};
    return { name, tagline, files };
  };
  return Object.fromEntries([...new Set(ids)].map((id) => [id, textOf(id)]));
}

function capital(word: string): string {
  return word.slice(0, 1).toLocaleUpperCase() + word.slice(1);
}
