/** Some codes of a list. */
import type { Dice } from '../../../core/dice.ts';
import { type Packed, stride } from './packed.ts';

/** At most so many codes of a list, any of them, in the order of the list. */
export function thinned(codes: Packed, most: number, dice: Dice): Packed {
  const size = codes.length / stride;
  if (size <= most) return codes;
  const some = new Int32Array(most * stride);
  // One from each of so many equal stretches.
  for (let n = 0; n < most; n++) {
    const from = Math.floor((n * size) / most);
    const to = Math.floor(((n + 1) * size) / most);
    const at = (from + dice.below(to - from)) * stride;
    some.set(codes.subarray(at, at + stride), n * stride);
  }
  return some;
}
