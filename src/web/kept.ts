/**
 * What is fetched once and then kept. React shows a fallback for at least 300 ms once it has shown one: what is there
 * already must be had at once, so a promise that is kept tells its outcome as React's `use` understands it.
 */
type Told<T> = Promise<T> & { status?: 'fulfilled'; value?: T };

/** The same promise for the same key: what suspends must not be made anew. */
export function kept<T>(map: Map<string, Promise<T>>, key: string, load: () => Promise<T>): Promise<T> {
  const known = map.get(key);
  if (known) return known;
  const loading: Told<T> = load();
  map.set(key, loading);
  loading.then(
    (value) => {
      loading.value = value;
      loading.status = 'fulfilled';
    },
    // Tried again when it is asked for again. A browser that remembers what failed (kit/retryLoad.ts) still needs a
    // new page: whoever offers another try asks first whether the room is there.
    () => map.delete(key),
  );
  return loading;
}
