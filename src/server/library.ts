/**
 * Games and what they need, found on this machine. Assets lie by convention in `src/games/<game>/assets/<kind>/` or,
 * built ones, in `build/assets/<game>/<kind>/`; a table names them by their hash, so that it keeps the dictionary it
 * began with even when a newer one has the same name. Opened rules are kept, up to a size: a dictionary takes a second to
 * read.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AssetRef, Game } from '../core/game.ts';
import { ok, type Problem, type Result, refuse, unless } from '../core/result.ts';
import { shelf } from '../games/index.ts';
import { words } from '../games/messages.ts';
import type { AssetSource, AssetText, Library, Unpacked } from '../host/library.ts';
import { LruCache } from '../host/lru.ts';
import { type Foreign, readForeign } from '../room/foreign.ts';
import type { OpenGame } from '../room/table.ts';

/** The folder that holds src and build. */
export function rootFolder(env: Readonly<Record<string, string | undefined>> = process.env): string {
  if (env['LUDOTECA_ROOT']) return env['LUDOTECA_ROOT'];
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json')) && dirname(folder) !== folder) folder = dirname(folder);
  return folder;
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Letters kept at hand, as text and once more as opened rules: all the dictionaries of the house, and some. */
const mostText = 32_000_000;

export class FolderLibrary implements Library {
  readonly #root: string;
  readonly #games: typeof shelf;
  readonly #files = new LruCache<AssetText>(mostText);
  /** By path: a text that is not wanted need not be read again to be known. */
  readonly #hashes = new Map<string, string>();
  /** Live tables have their own, also of what is no longer in here. */
  readonly #opened = new LruCache<Result<OpenGame>>(mostText);

  constructor(root: string, games: typeof shelf = shelf) {
    this.#root = root;
    this.#games = games;
  }

  readonly hashOf = hashOf;

  get gameIds(): readonly string[] {
    return Object.keys(this.#games);
  }

  /** A game from the shelf, or null. */
  async game(id: string): Promise<Game | null> {
    return Object.hasOwn(this.#games, id) ? (await this.#games[id]!()).game : null;
  }

  /** What a game of the shelf makes of a file that is not the room's own. */
  foreign(text: string): Promise<Foreign | null> {
    return readForeign(text, this.#games);
  }

  /** What a game calls itself: a proper name, the same in every language. */
  async title(id: string): Promise<string> {
    const known = Object.hasOwn(words, id) ? (await words[id]!()).messages.en['name'] : undefined;
    return known ?? id.slice(0, 1).toUpperCase() + id.slice(1);
  }

  /** Names of the assets of a kind, 2 before 10. */
  assetNames(game: string, kind: string): readonly string[] {
    const names = this.#folders(game, kind).flatMap((folder) =>
      existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.txt')) : [],
    );
    const order = new Intl.Collator('en', { numeric: true });
    return [...new Set(names.map((file) => file.slice(0, -'.txt'.length)))].sort(order.compare);
  }

  /** The text of an asset of the house, of whatever game and kind. */
  textOf(hash: string): string | null {
    for (const game of this.gameIds) {
      for (const kind of this.#kinds(game)) {
        const text = this.#byHash(game, kind, hash);
        if (text !== null) return text;
      }
    }
    return null;
  }

  /** For a new table: the assets that these options name, as they are now. */
  unpack(game: Game, options: unknown): Result<Unpacked> {
    const problems: Problem[] = [];
    const assets: Record<string, AssetText> = {};
    for (const ref of game.assets(options)) {
      const found = this.#file(game.id, ref);
      if (found) assets[ref.kind] = found;
      else problems.push(missing(game, ref));
    }
    const all = unless(problems, () => assets);
    if (!all.ok) return all;
    const opened = this.#open(game, assets);
    return opened.ok ? ok({ opened: opened.value, assets }) : opened;
  }

  /** For a table that is there already: the assets by their hashes. */
  async reopen(
    id: string,
    version: number,
    hashes: Readonly<Record<string, string>>,
    source: AssetSource,
  ): Promise<Result<OpenGame>> {
    const game = await this.game(id);
    if (!game) return refuse('game-unknown', { game: id.slice(0, 40) });
    if (game.version !== version) return refuse('game-version', { game: id, version });
    const known = this.#opened.get(keyOf(game, hashes));
    if (known) return known;
    const assets: Record<string, AssetText> = {};
    for (const [kind, hash] of Object.entries(hashes)) {
      const text = this.#byHash(id, kind, hash) ?? (await source(hash));
      if (text === null) return refuse('asset-missing', { kind });
      assets[kind] = { hash, text };
    }
    return this.#open(game, assets);
  }

  #open(game: Game, assets: Readonly<Record<string, AssetText>>): Result<OpenGame> {
    const key = keyOf(
      game,
      Object.fromEntries(Object.entries(assets).map(([kind, { hash }]) => [kind, hash])),
    );
    const known = this.#opened.get(key);
    if (known) return known;
    const rules = game.open(
      Object.fromEntries(Object.entries(assets).map(([kind, { text }]) => [kind, text])),
    );
    const opened = rules.ok ? ok({ game, rules: rules.value }) : rules;
    const size = Object.values(assets).reduce((sum, { text }) => sum + text.length, 1);
    this.#opened.put(key, opened, size);
    return opened;
  }

  #file(game: string, { kind, name }: AssetRef): AssetText | null {
    return this.assetNames(game, kind).includes(name) ? this.#read(this.#path(game, kind, name)) : null;
  }

  #path(game: string, kind: string, name: string): string {
    const files = this.#folders(game, kind).map((folder) => join(folder, `${name}.txt`));
    return files.find((file) => existsSync(file))!;
  }

  #read(path: string): AssetText {
    const known = this.#files.get(path);
    if (known) return known;
    const text = readFileSync(path, 'utf8');
    const asset = { hash: hashOf(text), text };
    this.#files.put(path, asset, text.length);
    this.#hashes.set(path, asset.hash);
    return asset;
  }

  #byHash(game: string, kind: string, hash: string): string | null {
    for (const name of this.assetNames(game, kind)) {
      const path = this.#path(game, kind, name);
      const known = this.#hashes.get(path);
      if (known !== undefined && known !== hash) continue;
      const asset = this.#read(path);
      if (asset.hash === hash) return asset.text;
    }
    return null;
  }

  #kinds(game: string): readonly string[] {
    const folders = this.#folders(game, '.').filter((folder) => existsSync(folder));
    const entries = folders.flatMap((folder) => readdirSync(folder, { withFileTypes: true }));
    return [...new Set(entries.filter((entry) => entry.isDirectory()).map(({ name }) => name))];
  }

  #folders(game: string, kind: string): readonly string[] {
    return [
      join(this.#root, 'src', 'games', game, 'assets', kind),
      join(this.#root, 'build', 'assets', game, kind),
    ];
  }
}

function keyOf(game: Game, hashes: Readonly<Record<string, string>>): string {
  const sorted = Object.entries(hashes).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([game.id, game.version, sorted]);
}

/** Said at the field that asks for this kind of thing, if there is one. */
function missing(game: Game, { kind, name }: AssetRef): Problem {
  const field = game.form.find((each) => each.kind === 'asset' && each.asset === kind);
  return { code: 'asset-missing', params: { kind, name }, ...(field && { path: field.key }) };
}
