/** Texts of the store are bytes there, and strings for whoever reads them. */
import type { Store } from './store.ts';

export async function readText(store: Pick<Store, 'text'>, hash: string): Promise<string | null> {
  const bytes = await store.text(hash);
  return bytes && new TextDecoder().decode(bytes);
}
