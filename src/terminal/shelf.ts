/** The games of the house, as the terminal takes them from the shelf. */
import type { Game } from '../core/game.ts';
import type { GameCli } from '../core/subcommand.ts';
import { shelf } from '../games/index.ts';
import { words } from '../games/messages.ts';
import type { Words } from './language.ts';

export type Shelf = {
  readonly games: Readonly<Record<string, () => Promise<{ readonly game: Game }>>>;
  readonly words: Readonly<Record<string, () => Promise<{ readonly messages: Words }>>>;
};

export const houseShelf: Shelf = { games: shelf, words };

/** A game's back cover: enough for a menu, without loading its rules. */
export type GameInfo = { readonly id: string; readonly words: Words };

export async function titles({ games, words }: Shelf): Promise<readonly GameInfo[]> {
  return Promise.all(Object.keys(games).map(async (id) => ({ id, words: (await words[id]!()).messages })));
}

/** The command line of a game, with the game's words. */
export type LoadedCli = { readonly cli: GameCli; readonly words: Words };

/** Null for a game that is not here, or has none. */
export async function loadCli(shelf: Shelf, id: string): Promise<LoadedCli | null> {
  const taken = await loadGame(shelf, id);
  const cli = await taken?.game.cli?.();
  return taken && cli ? { cli, words: taken.words } : null;
}

/** A game taken from the shelf, with its words. */
export type LoadedGame = { readonly game: Game; readonly words: Words };

export async function loadGame({ games, words }: Shelf, id: string): Promise<LoadedGame | null> {
  if (!Object.hasOwn(games, id)) return null;
  const [{ game }, { messages }] = await Promise.all([games[id]!(), words[id]!()]);
  return { game, words: messages };
}
