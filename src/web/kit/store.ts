/** Something that parts of the page share which lie apart; it changes too often to go through the whole page. */
import { useSyncExternalStore } from 'react';

export type Store<T> = {
  readonly get: () => T;
  readonly set: (change: Partial<T>) => void;
  readonly use: () => T;
};

export function storeOf<T extends object>(first: T): Store<T> {
  const listeners = new Set<() => void>();
  let now = first;
  const get = () => now;
  const listen = (call: () => void) => {
    listeners.add(call);
    return () => void listeners.delete(call);
  };
  return {
    get,
    set: (change) => {
      now = { ...now, ...change };
      for (const call of [...listeners]) call();
    },
    use: () => useSyncExternalStore(listen, get, get),
  };
}
