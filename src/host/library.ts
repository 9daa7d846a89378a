/**
 * The games of the shelf and the content they are played with. A table names its content by hash, so that it keeps the
 * words it began with even when newer ones have the same name. Opened games are kept, up to a size.
 */
import { resourceRefs } from '../core/form.ts';
import { type Game, type GameModule, gameOfVersion } from '../core/game.ts';
import {
  builtinName,
  builtinRef,
  type OpenResources,
  type ResourceKind,
  type ResourceNames,
} from '../core/resource.ts';
import { ok, type Problem, type Result, refuse, unless } from '../core/result.ts';
import { words } from '../games/messages.ts';
import type { ResourcePage } from '../protocol/http.ts';
import { type Foreign, readForeign } from '../room/foreign.ts';
import type { OpenGame } from '../room/table.ts';
import {
  type Builtins,
  type Content,
  type ContentSource,
  type ContentTexts,
  contentFrom,
  manifestFrom,
  noSource,
  type ResourceEntry,
  type TextSource,
  textsFrom,
} from './content.ts';
import { LruCache } from './lru.ts';

export type LibraryParts = {
  readonly games: Readonly<Record<string, () => Promise<GameModule>>>;
  readonly builtins: Builtins;
  /** SHA-256 of a text in UTF-8, as hex. */
  readonly hashOf: (text: string) => string;
};

/** A game for a new table: its options with hashes, and the content they name, by kind. */
export type Unpacked = {
  readonly opened: OpenGame;
  readonly options: unknown;
  readonly contents: Readonly<Record<string, Content>>;
};

/** Which of the content of a kind: by words of its name, page by page. */
export type ResourceQuery = {
  readonly game: string;
  readonly kind: string;
  readonly search: string;
  /** From 0. */
  readonly page: number;
  /** How people call one, in words that may be searched for as well. */
  readonly label?: (entry: ResourceEntry) => string;
};

export const resourcesPerPage = 100;

/** Bytes of prepared content kept at hand. */
const mostBytes = 32_000_000;

export class Library {
  readonly #parts: LibraryParts;
  readonly #contents = new LruCache<Content>(mostBytes);
  /** Live tables have their own, also of what is no longer in here. */
  readonly #opened = new LruCache<OpenGame>(mostBytes);

  constructor(parts: LibraryParts) {
    this.#parts = parts;
  }

  get hashOf(): (text: string) => string {
    return this.#parts.hashOf;
  }

  get gameIds(): readonly string[] {
    return Object.keys(this.#parts.games);
  }

  /** A game's folder, with its earlier versions; null for a game that is not here. */
  async module(id: string): Promise<GameModule | null> {
    const { games } = this.#parts;
    return Object.hasOwn(games, id) ? games[id]!() : null;
  }

  /** A game from the shelf, as it is now; null for none. */
  async game(id: string): Promise<Game | null> {
    return (await this.module(id))?.game ?? null;
  }

  /** What a game of the shelf makes of a file that is not the room's own. */
  foreign(text: string): Promise<Foreign | null> {
    return readForeign(text, this.#parts.games);
  }

  /** What a game calls itself: a proper name, the same in every language. */
  async title(id: string): Promise<string> {
    const known = Object.hasOwn(words, id) ? (await words[id]!()).messages.en['name'] : undefined;
    return known ?? id.slice(0, 1).toUpperCase() + id.slice(1);
  }

  /** A page of the content that there is to choose from, and how much there is of it. */
  list({ game, kind, search, page, label }: ResourceQuery): ResourcePage {
    const wanted = folded(search).split(/\s+/);
    const fits = (entry: ResourceEntry) => {
      const text = folded(`${entry.name} ${label?.(entry) ?? ''}`);
      return wanted.every((word) => text.includes(word));
    };
    const all = this.#parts.builtins.entries;
    const found = all.filter((entry) => entry.game === game && entry.kind === kind && fits(entry));
    const start = page * resourcesPerPage;
    const shown = found.slice(start, start + resourcesPerPage).map(listed);
    return { resources: shown, total: found.length };
  }

  /** What comes with the games, by its hash. */
  builtin(hash: string): Promise<Content | null> {
    return this.#parts.builtins.byHash(hash);
  }

  /** Content by its hash, of whatever game: what comes with the games, and what the source has. */
  async content(hash: string, source: ContentSource): Promise<Result<Content>> {
    const known = (await this.#parts.builtins.byHash(hash)) ?? this.#contents.get(hash);
    if (known) return ok(known);
    const manifest = await manifestFrom(hash, source.text);
    if (!manifest?.ok) return refuse('no-such-resource');
    const owner = await this.#ownerOf(manifest.value.kind);
    return owner ? this.#find(owner.game, owner.kind, hash, source) : refuse('no-such-resource');
  }

  /** What content is made of, by its hash, without preparing it. */
  async texts(hash: string, source: TextSource): Promise<ContentTexts | null> {
    const builtin = await this.#parts.builtins.byHash(hash);
    if (builtin) return builtin;
    const manifest = await manifestFrom(hash, source);
    return manifest?.ok ? textsFrom(hash, manifest.value, this.#texts(source)) : null;
  }

  /** For a new table: the content that these options name, as it is now. */
  async unpack(game: Game, options: unknown, source: ContentSource = noSource): Promise<Result<Unpacked>> {
    const problems: Problem[] = [];
    const contents: Record<string, Content> = {};
    const values: Record<string, unknown> = { ...Object(options) };
    for (const { key, kind, ref } of resourceRefs(game.form, values)) {
      const found = await this.#named(game, kind, ref, source);
      if (found.ok) {
        contents[kind] = found.value;
        values[key] = found.value.resource.hash;
      } else problems.push(...found.problems.map((problem) => ({ ...problem, path: key })));
    }
    if (problems.length > 0) return unless(problems, unreachable);
    const opened = this.#open(game, contents);
    return opened.ok ? ok({ opened: opened.value, options: values, contents }) : opened;
  }

  /** For a table that is there already: its content by hash. */
  async reopen(
    id: string,
    version: number,
    names: ResourceNames,
    source: ContentSource = noSource,
  ): Promise<Result<OpenGame>> {
    const module = await this.module(id);
    if (!module) return refuse('game-unknown', { game: id.slice(0, 40) });
    const game = gameOfVersion(module, version);
    if (!game) return refuse('game-version', { game: id, version });
    const strange = Object.keys(names).find((kind) => !game.resources.some((known) => known.kind === kind));
    if (strange !== undefined) return refuse('resource-foreign', { kind: strange.slice(0, 40) });
    const contents: Record<string, Content> = {};
    for (const { kind } of game.resources) {
      const found = await this.#find(game, kind, names[kind]?.hash ?? '', source);
      if (!found.ok) return found;
      contents[kind] = found.value;
    }
    return this.#open(game, contents);
  }

  #open(game: Game, contents: Readonly<Record<string, Content>>): Result<OpenGame> {
    const hashes = Object.values(contents).map(({ resource }) => resource.hash);
    const key = [game.id, game.version, ...hashes].join(' ');
    const known = this.#opened.get(key);
    if (known) return ok(known);
    const resources: OpenResources = Object.fromEntries(
      Object.entries(contents).map(([kind, { resource }]) => [kind, resource]),
    );
    const rules = game.open(resources);
    if (!rules.ok) return rules;
    const opened = { game, rules: rules.value, resources };
    this.#opened.put(key, opened, 1 + sizeOf(Object.values(contents)));
    return ok(opened);
  }

  async #named(game: Game, kind: string, ref: string, source: ContentSource): Promise<Result<Content>> {
    const name = builtinName(ref);
    if (name === null) return this.#find(game, kind, ref, source);
    const found = await this.#parts.builtins.named(game.id, kind, name);
    return found ? ok(found) : refuse('resource-missing', { kind, name });
  }

  async #find(game: Game, kind: string, hash: string, source: ContentSource): Promise<Result<Content>> {
    const known = (await this.#parts.builtins.byHash(hash)) ?? this.#contents.get(hash);
    if (known) return known.kind === kind ? ok(known) : refuse('resource-foreign', { kind });
    const manifest = await manifestFrom(hash, source.text);
    if (!manifest) return refuse('resource-missing', { kind });
    if (!manifest.ok) return manifest;
    const of = { game: game.id, kind: game.resources.find((each) => each.kind === kind)!, hash };
    const content = await contentFrom(manifest.value, of, { ...source, text: this.#texts(source.text) });
    if (content.ok) this.#contents.put(hash, content.value, sizeOf([content.value]));
    return content;
  }

  /** What the source has, and what comes with the games. */
  #texts(source: TextSource): TextSource {
    return async (hash) => (await source(hash)) ?? this.#parts.builtins.text(hash);
  }

  /** The game whose content this kind is. */
  async #ownerOf(kind: string): Promise<{ readonly game: Game; readonly kind: string } | null> {
    for (const id of this.gameIds) {
      const game = await this.game(id);
      if (game?.resources.some((known: ResourceKind) => known.kind === kind)) return { game, kind };
    }
    return null;
  }
}

function listed({ name, hash, info, facts }: ResourceEntry): ResourcePage['resources'][number] {
  return { ref: builtinRef(name), name, hash, language: info.language, info, facts };
}

/** Without accents and capitals. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function sizeOf(contents: readonly Content[]): number {
  return contents.reduce((sum, { resource: { page, host } }) => sum + page.length + (host?.length ?? 0), 0);
}

function unreachable(): never {
  throw new Error('no problem after all');
}
