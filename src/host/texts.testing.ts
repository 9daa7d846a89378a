/** For tests: a text of the store as a string. */
import type { Store } from './store.ts';

export async function readText(store: Pick<Store, 'text'>, hash: string): Promise<string | null> {
  const bytes = await store.text(hash);
  return bytes && new TextDecoder().decode(bytes);
}
