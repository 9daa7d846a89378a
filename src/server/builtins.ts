/** The content that comes with the games: files that the build has prepared (scripts/build/resources.ts). */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest, OpenResource, ResourceInfo } from '../core/resource.ts';
import type { Builtins, Content } from '../host/content.ts';
import { LruCache } from '../host/lru.ts';

type Bytes = 'page' | 'host' | 'engine';

/** A line of the index. */
export type BuiltinEntry = {
  readonly game: string;
  readonly kind: string;
  readonly name: string;
  readonly hash: string;
  readonly format: number;
  readonly manifest: Manifest;
  readonly info: ResourceInfo;
  readonly facts: unknown;
  /** SHA-256 of the prepared bytes: what was damaged on disk is not used. */
  readonly checksums: Readonly<Record<Bytes, string>>;
  /** What it was made from, texts and code. */
  readonly stamp: string;
};

export function indexFile(root: string): string {
  return join(root, 'build', 'resources', 'index.json');
}

export function resourceFolder(
  root: string,
  { game, kind, name }: Pick<BuiltinEntry, 'game' | 'kind' | 'name'>,
): string {
  return join(root, 'build', 'resources', game, kind, name);
}

/** Bytes kept at hand: all the dictionaries of the house, and some. */
const mostBytes = 16_000_000;

export class FolderBuiltins implements Builtins {
  readonly #root: string;
  readonly #bytes = new LruCache<Promise<Content>>(mostBytes);
  #index: readonly BuiltinEntry[] | null = null;

  constructor(root: string) {
    this.#root = root;
  }

  /** All of them, by game and kind, 2 before 10. */
  get entries(): readonly BuiltinEntry[] {
    this.#index ??= readIndex(indexFile(this.#root));
    return this.#index;
  }

  async named(game: string, kind: string, name: string): Promise<Content | null> {
    const found = this.entries.find(
      (entry) => entry.game === game && entry.kind === kind && entry.name === name,
    );
    return found ? this.#open(found) : null;
  }

  async byHash(hash: string): Promise<Content | null> {
    const found = this.entries.find((entry) => entry.hash === hash);
    return found ? this.#open(found) : null;
  }

  async text(hash: string): Promise<Uint8Array | null> {
    for (const entry of this.entries) {
      const found = Object.entries(entry.manifest.texts).find(([, text]) => text === hash);
      if (found) return readFile(join(resourceFolder(this.#root, entry), `${found[0]}.txt`));
    }
    return null;
  }

  /** Those who ask at the same time wait for the same one. */
  #open(entry: BuiltinEntry): Promise<Content> {
    const known = this.#bytes.get(entry.hash);
    if (known) return known;
    const content = this.#read(entry);
    this.#bytes.put(entry.hash, content, 0);
    content
      .then(({ resource: { page, host, engine } }) =>
        this.#bytes.put(entry.hash, content, page.length + (host?.length ?? 0) + (engine?.length ?? 0)),
      )
      .catch(() => this.#bytes.delete(entry.hash));
    return content;
  }

  async #read(entry: BuiltinEntry): Promise<Content> {
    const { game, kind, name, hash, format, manifest, info, facts } = entry;
    const folder = resourceFolder(this.#root, entry);
    const [page, host, engine] = await Promise.all(
      (['page', 'host', 'engine'] as const).map((use) => wholeFile(folder, use, entry)),
    );
    const resource: OpenResource = { hash, info, facts, page: page!, host: host!, engine: engine! };
    return {
      game,
      kind,
      name,
      format,
      manifest,
      resource,
      hash,
      text: (part, longest) => textIn(join(folder, `${part}.txt`), longest),
      bytes: (part) => readFile(join(folder, `${part}.txt`)),
      packedPage: () => readFile(join(folder, 'page.br')),
    };
  }
}

/** A text has no more characters than its file has bytes. */
async function textIn(file: string, longest: number): Promise<string | null> {
  return (await stat(file)).size <= longest ? readFile(file, 'utf8') : null;
}

/** Throws when the build is not whole: only another build mends that. */
async function wholeFile(folder: string, use: Bytes, { checksums }: BuiltinEntry): Promise<Uint8Array> {
  const bytes = await readFile(join(folder, use));
  if (createHash('sha256').update(bytes).digest('hex') === checksums[use]) return bytes;
  throw new Error(`${join(folder, use)} is damaged: build again`);
}

function readIndex(file: string): readonly BuiltinEntry[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return [];
  }
}
