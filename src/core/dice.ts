/** Quick dice for searches that throw millions: xorshift, started by the stream of the host. Not for secrets. */
import type { Random } from './random.ts';

export class Dice {
  #word: number;

  constructor(random: Random) {
    this.#word = random.uint32() | 1;
  }

  /** A whole number from 0 to n − 1; the unevenness of 2³² does not matter to a search. */
  below(n: number): number {
    let word = this.#word;
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    this.#word = word;
    return Math.floor(((word >>> 0) / 0x1_0000_0000) * n);
  }
}
