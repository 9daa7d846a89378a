/** What goes to a thread, or comes back from it, without being copied. */
import type { MessagePort } from 'node:worker_threads';
import { move, transferableSymbol, valueSymbol } from 'piscina';

/** The value as Piscina is to be given it: what is in the list is then the other side's. */
export function moved<T extends object>(value: T, list: readonly (ArrayBuffer | MessagePort)[]): T {
  if (list.length === 0) return value;
  return move({ [transferableSymbol]: list, [valueSymbol]: value }) as unknown as T;
}

/**
 * The memory of all bytes that stand in a message or in a record of it, each once. What is only a part of larger memory
 * stays: others may use the rest.
 */
export function buffersIn(message: object): readonly ArrayBuffer[] {
  const values = Object.values(message).flatMap((value) =>
    isRecord(value) ? Object.values(value) : [value],
  );
  const views = values.filter((value) => value instanceof Uint8Array);
  return [
    ...new Set(views.flatMap(({ buffer, byteLength }) => (isWhole(buffer, byteLength) ? [buffer] : []))),
  ];
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !ArrayBuffer.isView(value) && !Array.isArray(value);
}

function isWhole(buffer: ArrayBufferLike, length: number): buffer is ArrayBuffer {
  return buffer instanceof ArrayBuffer && buffer.byteLength === length && length > 0;
}
