/**
 * The rank of a record as text that sorts the best first, so that every database can order rankings by an index. Each
 * number is the 64 bits of its double, turned so that they grow as the number falls, in hexadecimal digits.
 */
export function rankKey(rank: readonly number[]): string {
  return rank.map(digits).join('');
}

const view = new DataView(new ArrayBuffer(8));

/** Doubles above zero grow with their bits, those below fall; the sign is the first bit. */
function digits(number: number): string {
  view.setFloat64(0, number === 0 ? 0 : number);
  const [high, low] = [view.getUint32(0), view.getUint32(4)];
  return number < 0 ? hex(high) + hex(low) : hex(high ^ 0x7fffffff) + hex(~low);
}

function hex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0');
}
