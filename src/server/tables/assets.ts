/** Dictionaries and levels on their way into the store, and out of it with a file. */
import { ok, type Result, refuse } from '../../core/result.ts';
import type { Table } from '../../room/table.ts';
import type { TableFile } from '../../room/transfer.ts';
import { hashOf } from '../library.ts';
import type { Store } from '../storage/store.ts';

const largestCarried = 100_000;

export class AssetKeeper {
  readonly #store: Store;
  /** Hashes of the assets that are in the store. */
  readonly #kept = new Set<string>();

  constructor(store: Store) {
    this.#store = store;
  }

  /** A dictionary has megabytes: it goes to the store once, not with every table. */
  async keep(hash: string, text: string): Promise<void> {
    if (this.#kept.has(hash)) return;
    await this.#store.putAsset(hash, text);
    this.#kept.add(hash);
  }

  /** Assets travel with small files; dictionaries that every room has, or too large ones, by hash only. */
  async carriedWith({ assets }: Table): Promise<TableFile['assets']> {
    const found: Record<string, { hash: string; text: string | null }> = {};
    for (const [kind, hash] of Object.entries(assets)) {
      const text = await this.#store.asset(hash);
      found[kind] = { hash, text: text !== null && text.length <= largestCarried ? text : null };
    }
    return found;
  }
}

/** The assets that came with a file, by hash; each must be what it says. */
export function carriedBy({ assets }: TableFile): Result<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  for (const [kind, { hash, text }] of Object.entries(assets)) {
    if (text === null) continue;
    if (hashOf(text) !== hash) return refuse('file-malformed', { path: `assets.${kind}` }, `assets.${kind}`);
    texts.set(hash, text);
  }
  return ok(texts);
}
