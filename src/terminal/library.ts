/**
 * Files of the house: assets of games by convention (`src/games/<game>/assets/<kind>/<name>.txt`, or built ones
 * in `build/assets/<game>/<kind>/`), manuals, and the rules opened with them.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AssetRef, Assets, Game } from '../core/game.ts';
import type { Language } from '../core/phrase.ts';
import { ok, type Problem, type Result, refuse, unless } from '../core/result.ts';
import type { Opened } from '../room/table.ts';

/** The folder that holds src and build: given by LUDOTECA_ROOT, else the nearest one above this file. */
export function rootFolder(env: Readonly<Record<string, string | undefined>>): string {
  if (env['LUDOTECA_ROOT']) return env['LUDOTECA_ROOT'];
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json')) && dirname(folder) !== folder) folder = dirname(folder);
  return folder;
}

export class Library {
  readonly #root: string;
  readonly #opened = new Map<string, Result<Opened>>();

  constructor(root: string) {
    this.#root = root;
  }

  /** Names of the assets of a kind, 2 before 10. */
  assetNames(game: string, kind: string): readonly string[] {
    const names = this.#assetFolders(game, kind).flatMap((folder) =>
      existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.txt')) : [],
    );
    const order = new Intl.Collator('en', { numeric: true });
    return [...new Set(names.map((file) => file.slice(0, -'.txt'.length)))].sort(order.compare);
  }

  /** The rules with all they need; a second time they are at hand. */
  open(game: Game, options: unknown): Result<Opened> {
    const refs = game.assets(options);
    const key = JSON.stringify([game.id, refs]);
    const known = this.#opened.get(key);
    if (known) return known;
    const found = this.#find(game, refs);
    const rules = found.ok ? game.open(found.value) : found;
    const opened = rules.ok ? ok({ game, rules: rules.value }) : rules;
    if (opened.ok) this.#opened.set(key, opened);
    return opened;
  }

  /** The manual of a game, or the room's own; null when there is none in this language. */
  manual(game: string | null, lang: Language): string | null {
    const folder = game === null ? 'terminal' : join('games', game);
    const file = join(this.#root, 'src', folder, 'manual', `${lang}.md`);
    return existsSync(file) ? readFileSync(file, 'utf8') : null;
  }

  #find(game: Game, refs: readonly AssetRef[]): Result<Assets> {
    const texts: Record<string, string> = {};
    const problems: Problem[] = [];
    for (const { kind, name } of refs) {
      const text = this.#text(game.id, kind, name);
      if (text === null) problems.push(...missing(game, kind, name));
      else texts[kind] = text;
    }
    return unless(problems, () => texts);
  }

  #text(game: string, kind: string, name: string): string | null {
    if (!this.assetNames(game, kind).includes(name)) return null;
    const files = this.#assetFolders(game, kind).map((folder) => join(folder, `${name}.txt`));
    return readFileSync(files.find((file) => existsSync(file))!, 'utf8');
  }

  #assetFolders(game: string, kind: string): readonly string[] {
    return [
      join(this.#root, 'src', 'games', game, 'assets', kind),
      join(this.#root, 'build', 'assets', game, kind),
    ];
  }
}

/** Said at the field that asks for this kind of thing, if there is one. */
function missing(game: Game, kind: string, name: string): readonly Problem[] {
  const field = game.form.find((each) => each.kind === 'asset' && each.asset === kind);
  const refusal = refuse('asset.missing', { kind, name }, field?.key);
  return refusal.problems;
}
