/** What Tab offers: commands after a slash, else moves that begin with what is typed. */
import type { Rules } from '../core/game.ts';
import type { Say } from '../core/phrase.ts';
import type { Random } from '../core/random.ts';
import { commandIds, commandNames } from './commands.ts';
import { fold } from './text.ts';

export type Completion = {
  /** What the line becomes: as far as all candidates agree. */
  readonly text: string;
  readonly candidates: readonly string[];
};

const mostMoves = 2000;

/** Moves of a view as text: as many as can be had before the time is over. */
export function sampleMoves(
  rules: Rules,
  view: unknown,
  random: Random,
  spent: () => boolean,
): readonly string[] {
  const texts: string[] = [];
  for (const move of rules.moves(view, random)) {
    texts.push(rules.formatMove(move));
    if (texts.length >= mostMoves || spent()) break;
  }
  return texts;
}

export function commandCandidates(typed: string, say: Say): readonly string[] {
  const names = commandIds.flatMap((id) => commandNames(id, say)).map((name) => `/${name}`);
  return beginning(names, typed);
}

export function beginning(texts: readonly string[], typed: string): readonly string[] {
  const start = fold(typed);
  return [...new Set(texts.filter((text) => fold(text).startsWith(start)))];
}

export function complete(typed: string, candidates: readonly string[]): Completion {
  const [first, ...rest] = candidates;
  if (first === undefined) return { text: typed, candidates };
  let shared = first;
  for (const other of rest) while (!fold(other).startsWith(fold(shared))) shared = shared.slice(0, -1);
  return { text: shared.length > typed.length ? shared : typed, candidates };
}
