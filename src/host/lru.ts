/** Large things kept at hand up to a size: what was used longest ago goes first; the newest always stays. */
export class LruCache<T> {
  readonly #most: number;
  /** Oldest use first. */
  readonly #kept = new Map<string, { readonly value: T; readonly size: number }>();
  #size = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get size(): number {
    return this.#size;
  }

  get(key: string): T | undefined {
    const found = this.#kept.get(key);
    if (!found) return undefined;
    this.#kept.delete(key);
    this.#kept.set(key, found);
    return found.value;
  }

  put(key: string, value: T, size: number): void {
    this.delete(key);
    this.#kept.set(key, { value, size });
    this.#size += size;
    for (const oldest of this.#kept.keys()) {
      if (this.#size <= this.#most || oldest === key) return;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    this.#size -= this.#kept.get(key)?.size ?? 0;
    this.#kept.delete(key);
  }
}
