/** Texts of the store are bytes there, and strings for whoever reads them. */
import type { Store } from './store.ts';
import type { ChangeOf } from './unit.ts';

export async function readText(store: Pick<Store, 'text'>, hash: string): Promise<string | null> {
  const bytes = await store.text(hash);
  return bytes && new TextDecoder().decode(bytes);
}

export function textChange(hash: string, text: string, now: number): ChangeOf<'text'> {
  return { kind: 'text', hash, bytes: new TextEncoder().encode(text), now };
}
