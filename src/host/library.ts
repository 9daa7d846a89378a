/** Games and what they need, wherever they are found. */
import type { Game } from '../core/game.ts';
import type { Result } from '../core/result.ts';
import type { Foreign } from '../room/foreign.ts';
import type { OpenGame } from '../room/table.ts';

export type AssetText = { readonly hash: string; readonly text: string };

/** A game with its assets found, and their hashes by kind. */
export type Unpacked = { readonly opened: OpenGame; readonly assets: Readonly<Record<string, AssetText>> };

/** Texts of assets by hash that are no longer, or never were, at hand: those of older tables, of imports. */
export type AssetSource = (hash: string) => Promise<string | null>;

export interface Library {
  readonly gameIds: readonly string[];
  /** A game from the shelf, or null. */
  game(id: string): Promise<Game | null>;
  /** What a game of the shelf makes of a file that is not the room's own. */
  foreign(text: string): Promise<Foreign | null>;
  /** What a game calls itself: a proper name, the same in every language. */
  title(id: string): Promise<string>;
  /** The text of an asset that comes with the games, of whatever game and kind. */
  textOf(hash: string): string | null;
  hashOf(text: string): string;
  /** For a new table: the assets that these options name, as they are now. */
  unpack(game: Game, options: unknown): Result<Unpacked>;
  /** For a table that is there already: the assets by their hashes. */
  reopen(
    id: string,
    version: number,
    hashes: Readonly<Record<string, string>>,
    source: AssetSource,
  ): Promise<Result<OpenGame>>;
}
