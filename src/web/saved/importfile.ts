/** A file that somebody brings in: one of the room's own, or one that some game knows. */
import type { Problem, Result } from '../../core/result.ts';
import { shelf } from '../../games/index.ts';
import type { Entry } from '../../protocol/http.ts';
import { type Foreign, readForeign } from '../../room/foreign.ts';
import { api } from '../api.ts';
import { roomAnswers } from '../kit/retryload.ts';
import { gameIn, isOwn, jsonIn, sizeProblem } from './file.ts';

/** What became of it; `game` is the one whose words tell it. */
export type ImportedFile = { readonly game: string | null } & (
  | { readonly kind: 'made'; readonly entry: Entry; readonly warnings: readonly Problem[] }
  | { readonly kind: 'view-only' }
  | { readonly kind: 'refused'; readonly problems: readonly Problem[]; readonly foreign: boolean }
);

/** Fails while the room is away. */
export async function takeIn(size: number, text: string): Promise<ImportedFile> {
  const bad = sizeProblem(size, text);
  if (bad) return refused([bad]);
  const json = jsonIn(text);
  await roomAnswers();
  const foreign = json.ok && isOwn(json.value) ? null : await readForeign(text, shelf);
  if (foreign) return takeForeign(foreign, json.ok ? text : JSON.stringify(text));
  if (!json.ok) return refused(json.problems);
  return made(await post(text), gameIn(text), []);
}

async function takeForeign({ game, read }: Foreign, body: string): Promise<ImportedFile> {
  if (!read.ok) return { ...refused(read.problems, game.id), foreign: true };
  if (read.value.kind === 'view-only') return { kind: 'view-only', game: game.id };
  return made(await post(body), game.id, read.value.warnings);
}

function post(body: string): Promise<Result<Entry>> {
  return api.import(body);
}

function made(answer: Result<Entry>, game: string | null, warnings: readonly Problem[]): ImportedFile {
  if (answer.ok) return { kind: 'made', game, entry: answer.value, warnings };
  return refused(answer.problems, game);
}

export function refused(problems: readonly Problem[], game: string | null = null) {
  return { kind: 'refused', game, problems, foreign: false } as const;
}
