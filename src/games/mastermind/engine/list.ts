/**
 * Lists the codes that are still possible, quickly: the search of `possible.ts` (the plain reference) on flat
 * arrays. Pegs are laid from the left; for every clue we keep how many pegs must still come in the right place, and
 * how many in common; what can no longer come true is cut. Codes come in numerical order.
 *
 * Layout: clue k has its guess in `guess[8k …]`, and in `lonely[16k + peg]` how many such pegs of the guess have no
 * partner yet (negative: more were laid than it has).
 */
import { type Board, hole, pegsOf } from '../code.ts';
import type { Clue, Stop } from '../possible.ts';
import { type Packed, stride, writePacked } from './packed.ts';

const never: Stop = () => false;

/** All possible codes, packed; null when there are more than `most`, or when the search was stopped. */
export function listPossible(
  board: Board,
  clues: readonly Clue[],
  most = Number.POSITIVE_INFINITY,
  stop: Stop = never,
): Packed | null {
  const places = new Listing(board, clues, most, stop).run();
  if (places === null) return null;
  const list = new Int32Array(places.length * stride);
  for (let at = 0; at < places.length; at++) writePacked(list, at * stride, places[at]!, board.positions);
  return list;
}

const nodesBetweenStops = 0x3fff;

class Listing {
  readonly #positions: number;
  readonly #pegs: Int32Array;
  readonly #repeats: boolean;
  readonly #clues: number;
  readonly #guess: Int32Array;
  readonly #lonely: Int32Array;
  readonly #right: Int32Array;
  readonly #common: Int32Array;
  readonly #most: number;
  readonly #stop: Stop;
  #found: Int32Array = new Int32Array(256);
  #size = 0;
  #nodes = 0;
  #isOver = false;

  constructor(board: Board, clues: readonly Clue[], most: number, stop: Stop) {
    this.#positions = board.positions;
    this.#pegs = Int32Array.from(pegsOf(board));
    this.#repeats = board.repeats;
    this.#clues = clues.length;
    this.#guess = new Int32Array(8 * clues.length);
    this.#lonely = new Int32Array(16 * clues.length);
    this.#right = Int32Array.from(clues, ({ marks }) => marks.right);
    this.#common = Int32Array.from(clues, ({ marks }) => marks.right + marks.near);
    for (const [k, { guess }] of clues.entries()) {
      this.#guess.set(guess, 8 * k);
      for (const peg of guess) this.#lonely[16 * k + peg]! += 1;
    }
    this.#most = most;
    this.#stop = stop;
  }

  run(): Int32Array | null {
    this.#extend(0, 0, 0);
    return this.#isOver ? null : this.#found.subarray(0, this.#size);
  }

  /** `used` has a bit for every colour laid. */
  #extend(at: number, places: number, used: number): void {
    const left = this.#positions - at - 1;
    for (const peg of this.#pegs) {
      if (!this.#repeats && peg !== hole && (used >>> peg) & 1) continue;
      if (!this.#mayLay(at, peg, left)) continue;
      const longer = (places << 4) | peg;
      if (left === 0) this.#keep(longer);
      else {
        this.#lay(at, peg);
        this.#extend(at + 1, longer, used | (1 << peg));
        this.#lift(at, peg);
      }
      if (this.#isOver) return;
    }
    this.#nodes += 1;
    if ((this.#nodes & nodesBetweenStops) === 0 && this.#stop()) this.#isOver = true;
  }

  #mayLay(at: number, peg: number, left: number): boolean {
    for (let k = 0; k < this.#clues; k++) {
      const right = this.#guess[8 * k + at] === peg ? this.#right[k]! - 1 : this.#right[k]!;
      const common = this.#lonely[16 * k + peg]! > 0 ? this.#common[k]! - 1 : this.#common[k]!;
      if (right < 0 || right > left || common < 0 || common > left) return false;
    }
    return true;
  }

  #lay(at: number, peg: number): void {
    for (let k = 0; k < this.#clues; k++) {
      if (this.#guess[8 * k + at] === peg) this.#right[k]! -= 1;
      if (this.#lonely[16 * k + peg]! > 0) this.#common[k]! -= 1;
      this.#lonely[16 * k + peg]! -= 1;
    }
  }

  #lift(at: number, peg: number): void {
    for (let k = 0; k < this.#clues; k++) {
      this.#lonely[16 * k + peg]! += 1;
      if (this.#lonely[16 * k + peg]! > 0) this.#common[k]! += 1;
      if (this.#guess[8 * k + at] === peg) this.#right[k]! += 1;
    }
  }

  #keep(places: number): void {
    if (this.#size === this.#most) {
      this.#isOver = true;
      return;
    }
    if (this.#size === this.#found.length) {
      const longer = new Int32Array(2 * this.#size);
      longer.set(this.#found);
      this.#found = longer;
    }
    this.#found[this.#size++] = places;
  }
}
