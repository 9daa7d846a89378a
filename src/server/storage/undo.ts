/** Changes of maps that can be taken back: how a store in memory does all of a unit or nothing. */
export class Undo {
  readonly #back: (() => void)[] = [];

  put<Key, Value>(map: Map<Key, Value>, key: Key, value: Value): void {
    this.#remember(map, key);
    map.set(key, value);
  }

  /** True if it was there. */
  drop<Key, Value>(map: Map<Key, Value>, key: Key): boolean {
    this.#remember(map, key);
    return map.delete(key);
  }

  /** For what is no map. */
  push(back: () => void): void {
    this.#back.push(back);
  }

  takeBack(): void {
    for (const back of this.#back.reverse()) back();
  }

  #remember<Key, Value>(map: Map<Key, Value>, key: Key): void {
    const before = map.get(key);
    this.#back.push(() => (before === undefined ? map.delete(key) : map.set(key, before)));
  }
}
