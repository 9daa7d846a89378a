/** Content on its way into the store with a table, and out of it with a file. */
import { manifestText } from '../core/resource.ts';
import { ok, type Result, refuse } from '../core/result.ts';
import type { CarriedResource, TableFile } from '../room/transfer.ts';
import type { Content, ContentTexts, TextSource } from './content.ts';
import type { Store } from './store.ts';
import type { StoredResource } from './storedresources.ts';
import type { ChangeOf } from './unit.ts';

type ContentStore = Pick<Store, 'commit' | 'resource' | 'text'>;

const longestCarried = 100_000;

/** How long the store keeps a text that no table needs: far longer than it takes to make one. */
export const unusedTextMs = 24 * 3_600_000;

/** Well below that: what is at hand here is in the store. */
const putAgainMs = 3_600_000;

/** Hashes that are remembered; what is forgotten is put once more, or found again with its table. */
const mostRemembered = 10_000;

export class ContentKeeper {
  readonly #store: ContentStore;
  readonly #now: () => number;
  readonly #turn: () => Promise<void>;
  /** When a resource was last put into the store, by its hash. */
  readonly #put = new Map<string, number>();
  /** Manifests that follow from logs of an earlier format, by their hashes: nobody has stored them. */
  readonly #followed = new Map<string, string>();

  /** `turn`: resolves when others have been served. */
  constructor(store: ContentStore, now: () => number, turn: () => Promise<void>) {
    this.#store = store;
    this.#now = now;
    this.#turn = turn;
  }

  /** Manifests and texts by their hashes. */
  readonly source: TextSource = async (hash) => {
    const manifest = this.#followed.get(hash) ?? (await this.#manifest(hash));
    return manifest === null ? this.#store.text(hash) : new TextEncoder().encode(manifest);
  };

  async #manifest(hash: string): Promise<string | null> {
    const resource = await this.#store.resource(hash);
    return resource && manifestText(resource);
  }

  know(manifests: ReadonlyMap<string, string>): void {
    for (const [hash, text] of manifests) remember(this.#followed, hash, text);
  }

  /** A dictionary has megabytes: it goes to the store once, and is asked after once an hour, not with every table. */
  async keep(content: Content): Promise<void> {
    const { hash } = content;
    const now = this.#now();
    if (now - (this.#put.get(hash) ?? -Infinity) < putAgainMs) return;
    const texts = (await this.#store.resource(hash)) ? [] : await this.#textsOf(content, now);
    await this.#store.commit({ changes: [...texts, { kind: 'resource', resource: stored(content), now }] });
    remember(this.#put, hash, now);
  }

  /** As bytes: a large text takes a while to be decoded and encoded again. Others may go between two of them. */
  async #textsOf({ manifest, bytes }: Content, now: number): Promise<readonly ChangeOf<'text'>[]> {
    const changes: ChangeOf<'text'>[] = [];
    for (const [part, hash] of Object.entries(manifest.texts)) {
      const found = await bytes(part);
      if (found === null) throw new Error(`a text of the content is missing: ${hash}`);
      changes.push({ kind: 'text', hash, bytes: found, now });
      await this.#turn();
    }
    return changes;
  }
}

function stored({ hash, game, kind, manifest, resource }: Content): StoredResource {
  const { language, texts } = manifest;
  return { hash, game, kind, language, texts, info: resource.info };
}

function remember<T>(all: Map<string, T>, key: string, value: T): void {
  if (all.size >= mostRemembered) all.delete(all.keys().next().value!);
  all.set(key, value);
}

/** Small texts travel with a file; dictionaries that every room has, or too large ones, by hash only. */
export async function carriedWith({ manifest, text }: ContentTexts): Promise<CarriedResource> {
  const texts = Object.keys(manifest.texts).map(async (part) => [part, await text(part, longestCarried)]);
  return { manifest, texts: Object.fromEntries(await Promise.all(texts)) };
}

/** The manifests and texts that came with a file, by hash; each must be what it says. */
export function carriedBy(
  { resources }: Pick<TableFile, 'resources'>,
  hashOf: (text: string) => string,
): Result<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const [kind, { manifest, texts }] of Object.entries(resources)) {
    found.set(hashOf(manifestText(manifest)), manifestText(manifest));
    for (const [part, text] of Object.entries(texts)) {
      if (text === null) continue;
      const path = `resources.${kind}.texts.${part}`;
      if (manifest.texts[part] !== hashOf(text)) return refuse('file-malformed', { path }, path);
      found.set(manifest.texts[part], text);
    }
  }
  return ok(found);
}
