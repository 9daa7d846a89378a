type Numbers = Int32Array | Uint32Array | Uint16Array | Uint8Array;

/** The same numbers, with room for as many again. */
export function doubled<T extends Numbers>(numbers: T): T {
  const larger = new (numbers.constructor as new (length: number) => T)(2 * numbers.length);
  larger.set(numbers);
  return larger;
}
