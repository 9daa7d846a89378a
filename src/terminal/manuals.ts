/** Manuals lie beside what they explain: `src/games/<game>/manual/`, and the terminal's own. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../core/phrase.ts';

/** The manual of a game, or the terminal's own; null when there is none in this language. */
export function manualOf(root: string, game: string | null, lang: Language): string | null {
  const folder = game === null ? 'terminal' : join('games', game);
  const file = join(root, 'src', folder, 'manual', `${lang}.md`);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}
