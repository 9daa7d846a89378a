/** From the library to a table. */
import type { Watcher } from '../../client/connection.ts';
import type { Game } from '../../core/game.ts';
import { ok, type Result } from '../../core/result.ts';
import { quickTable } from '../../room/quick.ts';
import { api } from '../api.ts';
import { askMe } from '../data.ts';
import { loadGame, loadWords } from '../gameuis.tsx';
import { preferences } from '../preferences.ts';
import { sayIn } from '../speech.ts';
import { wire } from '../table/wire.ts';

/** A table with this content, begun at once; gives its id. */
export async function layTable(game: string, kind: string, ref: string): Promise<Result<string>> {
  const { language } = preferences();
  const [me, known, words] = await Promise.all([askMe(), loadGame(game), loadWords(game, language)]);
  if (!me.ok) return me;
  const wanted = quickTable(known, language, me.value.name, await sayIn(language, words));
  const options = { ...(wanted.options as object), [fieldOf(known, kind)]: ref };
  const table = await api.create({ ...wanted, options });
  return table.ok ? ok(table.value.id) : table;
}

function fieldOf({ form }: Game, kind: string): string {
  return form.find((field) => field.kind === 'resource' && field.resource === kind)!.key;
}

/** The room hears so many messages at once, and then twenty a second (docs/protocol.md, S1). */
const atOnce = 40;
const pauseMs = 60;

/** Plays these moves there, one after the other; the first that is refused ends it. */
export async function playThere(table: string, moves: readonly string[]): Promise<Result<null>> {
  const room = wire();
  const deaf: Watcher = { screen: () => {} };
  room.watch(table, 0, deaf);
  try {
    for (const [at, text] of moves.entries()) {
      if (at >= atOnce) await new Promise((resolve) => setTimeout(resolve, pauseMs));
      const played = await room.command(table, { kind: 'move', seat: 0, text });
      if (!played.ok) return played;
    }
    return ok(null);
  } finally {
    room.unwatch(table);
  }
}
