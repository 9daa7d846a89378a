/** From the library to a table. */
import type { Game } from '../../core/game.ts';
import { ok, type Result } from '../../core/result.ts';
import { quickTable } from '../../room/quick.ts';
import { api } from '../api.ts';
import { askMe } from '../data.ts';
import { loadGame, loadWords } from '../gameuis.tsx';
import { preferences } from '../preferences.ts';
import { sayIn } from '../speech.ts';

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
