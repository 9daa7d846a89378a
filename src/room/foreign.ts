/** Files of other programs: some game may know what to make of one, and what to write for them. */
import type { Found, Game, GameModule, Played } from '../core/game.ts';
import type { Say } from '../core/phrase.ts';
import type { Problem, Result } from '../core/result.ts';
import type { Frame } from './past.ts';
import type { Table } from './table.ts';
import { settingsOf } from './transfer.ts';

type Shelf = Readonly<Record<string, () => Promise<GameModule>>>;

/** The game that knows such files, and what it makes of this one. */
export type Foreign = { readonly game: Game; readonly read: Result<Found> };

/** Null when no game on the shelf knows it. */
export async function readForeign(text: string, shelf: Shelf): Promise<Foreign | null> {
  for (const take of Object.values(shelf)) {
    const { game } = await take();
    const codec = await game.files?.codec();
    const read = codec?.read(text) ?? null;
    if (read) return { game, read };
  }
  return null;
}

/** What is wrong in a file, and where; many a message begins with the place itself. */
export function toldOf(
  { code, params, path }: Problem,
  say: Say,
): { readonly path: string; readonly text: string } {
  const text = say(code, params);
  const prefix = `${path}: `;
  return { path: path ?? '', text: text.startsWith(prefix) ? text.slice(prefix.length) : text };
}

/** The game at a table as these frames show it. */
export function playedAt(table: Table, frames: readonly Frame[]): Played {
  const positions = frames.map(({ move, view }) => ({
    move: move && move.text !== null ? { seat: move.seat, text: move.text } : null,
    view,
  }));
  return { options: table.options, seats: settingsOf(table).seats, positions };
}
