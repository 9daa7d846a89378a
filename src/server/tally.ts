/** How many there are at a time, by whom: what is not there any more takes no memory. */
export class Tally {
  readonly #counts = new Map<string, number>();

  of(key: string): number {
    return this.#counts.get(key) ?? 0;
  }

  /** One more, unless there are as many as there may be. */
  enter(key: string, most: number): boolean {
    const count = this.of(key);
    if (count >= most) return false;
    this.#counts.set(key, count + 1);
    return true;
  }

  leave(key: string): void {
    const left = this.of(key) - 1;
    if (left > 0) this.#counts.set(key, left);
    else this.#counts.delete(key);
  }
}
