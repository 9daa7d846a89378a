/** What goes to a thread, or comes back from it, without being copied. */
import type { MessagePort } from 'node:worker_threads';
import { move, transferableSymbol, valueSymbol } from 'piscina';

/** The value as Piscina is to be given it: what is in the list is then the other side's. */
export function moved<T extends object>(value: T, list: readonly (ArrayBuffer | MessagePort)[]): T {
  if (list.length === 0) return value;
  return move({ [transferableSymbol]: list, [valueSymbol]: value }) as unknown as T;
}
