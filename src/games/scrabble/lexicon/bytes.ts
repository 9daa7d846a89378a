/** Bytes as little-endian words of 32 bits, on any machine. */

export const isLittleEndian = new Uint8Array(Uint32Array.of(1).buffer)[0] === 1;

/** A view where the machine allows one: bytes may begin anywhere, and some machines have them the other way round. */
export function wordsOf(bytes: Uint8Array): Uint32Array {
  const { buffer, byteOffset, byteLength } = bytes.byteOffset % 4 === 0 ? bytes : new Uint8Array(bytes);
  if (isLittleEndian) return new Uint32Array(buffer, byteOffset, byteLength / 4);
  const view = new DataView(buffer, byteOffset, byteLength);
  return Uint32Array.from({ length: byteLength / 4 }, (_, at) => view.getUint32(4 * at, true));
}

/** A number that changes with any of these words: against what was cut, swapped or damaged, not against malice. */
export function checksumOf(words: Uint32Array, from: number): number {
  let sum = 0x811c9dc5;
  for (let at = from; at < words.length; at++) {
    sum = Math.imul(sum ^ words[at]!, 0x01000193);
    sum = (sum << 13) | (sum >>> 19);
  }
  return sum >>> 0;
}
