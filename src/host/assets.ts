/** Dictionaries and levels on their way into the store, and out of it with a file. */
import { ok, type Result, refuse } from '../core/result.ts';
import type { Table } from '../room/table.ts';
import type { TableFile } from '../room/transfer.ts';
import type { Store } from './store.ts';
import { readText, textChange } from './texts.ts';

const largestCarried = 100_000;

/** How long the store keeps an asset that no table names: far longer than it takes to make one. */
export const unusedAssetMs = 24 * 3_600_000;

/** Well below that: what is at hand here is in the store. */
const putAgainMs = 3_600_000;

/** Hashes of files that people bring; what is forgotten is put once more. */
const mostRemembered = 1000;

export class AssetKeeper {
  readonly #store: Store;
  readonly #now: () => number;
  /** When an asset was last put into the store, by its hash. */
  readonly #put = new Map<string, number>();

  constructor(store: Store, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /** A dictionary has megabytes: it goes to the store once an hour at most, not with every table. */
  async keep(hash: string, text: string): Promise<void> {
    const now = this.#now();
    if (now - (this.#put.get(hash) ?? -Infinity) < putAgainMs) return;
    await this.#store.commit({ changes: [textChange(hash, text, now)] });
    if (this.#put.size >= mostRemembered) this.#put.clear();
    this.#put.set(hash, now);
  }

  /** Assets travel with small files; dictionaries that every room has, or too large ones, by hash only. */
  async carriedWith({ assets }: Table): Promise<TableFile['assets']> {
    const found: Record<string, { hash: string; text: string | null }> = {};
    for (const [kind, hash] of Object.entries(assets)) {
      const text = await readText(this.#store, hash);
      found[kind] = { hash, text: text !== null && text.length <= largestCarried ? text : null };
    }
    return found;
  }
}

/** The assets that came with a file, by hash; each must be what it says. */
export function carriedBy(
  { assets }: Pick<TableFile, 'assets'>,
  hashOf: (text: string) => string,
): Result<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  for (const [kind, { hash, text }] of Object.entries(assets)) {
    if (text === null) continue;
    if (hashOf(text) !== hash) return refuse('file-malformed', { path: `assets.${kind}` }, `assets.${kind}`);
    texts.set(hash, text);
  }
  return ok(texts);
}
