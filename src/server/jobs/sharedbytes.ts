/**
 * What threads need of dictionaries and levels, by hash, in memory that they share: made once, then only pointed to,
 * however many threads and jobs there are. What was used longest ago goes first; a thread that uses it has it still.
 */
import { LruCache } from '../../host/lru.ts';

export class SharedBytes {
  readonly #read: (hash: string) => Promise<Uint8Array | null>;
  readonly #kept: LruCache<SharedArrayBuffer>;
  /** Whoever asks for the same meanwhile gets the same. */
  readonly #reading = new Map<string, Promise<SharedArrayBuffer | null>>();

  constructor(read: (hash: string) => Promise<Uint8Array | null>, most: number) {
    this.#read = read;
    this.#kept = new LruCache(most);
  }

  /** Null for what is nowhere to be found. */
  async get(hash: string): Promise<SharedArrayBuffer | null> {
    const kept = this.#kept.get(hash);
    if (kept) return kept;
    const reading = this.#reading.get(hash) ?? this.#share(hash).finally(() => this.#reading.delete(hash));
    this.#reading.set(hash, reading);
    return reading;
  }

  async #share(hash: string): Promise<SharedArrayBuffer | null> {
    const bytes = await this.#read(hash);
    if (!bytes) return null;
    const shared = new SharedArrayBuffer(bytes.byteLength);
    new Uint8Array(shared).set(bytes);
    this.#kept.put(hash, shared, bytes.byteLength);
    return shared;
  }
}
