/**
 * What games are played with, in memory that all threads share: copied there once, by hash, then only pointed to,
 * however many threads and jobs there are. What was used longest ago goes first; a thread that uses it has it still.
 */
import type { OpenResource } from '../../core/resource.ts';
import { LruCache } from '../../host/lru.ts';

export class SharedBytes {
  readonly #kept: LruCache<OpenResource>;

  constructor(most: number) {
    this.#kept = new LruCache(most);
  }

  share(resource: OpenResource): OpenResource {
    const kept = this.#kept.get(resource.hash);
    if (kept) return kept;
    const { page, host, engine } = resource;
    const shared = {
      ...resource,
      page: copyOf(page),
      host: host && copyOf(host),
      engine: engine && copyOf(engine),
    };
    this.#kept.put(resource.hash, shared, page.length + (host?.length ?? 0) + (engine?.length ?? 0));
    return shared;
  }
}

function copyOf(bytes: Uint8Array): Uint8Array {
  const shared = new Uint8Array(new SharedArrayBuffer(bytes.byteLength));
  shared.set(bytes);
  return shared;
}
