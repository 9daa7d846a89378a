/** One after the other for each player: names and places are looked up, then taken. */
export class SerialQueue {
  /** What each player is doing, so that their next request waits for it. */
  readonly #last = new Map<string, Promise<void>>();

  take<T>(player: string, run: () => Promise<T>): Promise<T> {
    const before = this.#last.get(player) ?? Promise.resolve();
    const mine = before.then(run);
    const settled = mine.then(
      () => undefined,
      () => undefined,
    );
    this.#last.set(player, settled);
    void settled.then(() => this.#last.get(player) === settled && this.#last.delete(player));
    return mine;
  }
}
