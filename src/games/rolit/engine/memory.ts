/**
 * What a search has found out about positions, for when it comes to them again: by another order of moves, or one ply
 * deeper. Then it tries the best move known first, or need not look again. A newer position takes the place of an older
 * one.
 */
import { type Position, pass } from './position.ts';

const places = 1 << 17;

/** What a score says: that it is, or that it is at least or at most that. */
const exactly = 0;
const atLeast = 1;
const atMost = 2;

/** Deeper than any game. */
export const toTheEnd = 127;

export class Memory {
  readonly #keys = new Float64Array(places);
  readonly #scores = new Int32Array(places);
  readonly #depths = new Int8Array(places);
  readonly #bounds = new Uint8Array(places);
  readonly #moves = new Uint8Array(places);

  /** The score of a position, if it is known so deep and well enough for this window. */
  score(key: number, depth: number, alpha: number, beta: number): number | null {
    const place = placeOf(key);
    if (this.#keys[place] !== key || this.#depths[place]! < depth) return null;
    const score = this.#scores[place]!;
    const bound = this.#bounds[place]!;
    return bound === exactly || (bound === atLeast ? score >= beta : score <= alpha) ? score : null;
  }

  /** Of a position that is known: whether all of the game after it has been seen. */
  isWhole(key: number): boolean {
    return this.#depths[placeOf(key)] === toTheEnd;
  }

  /** The best move known, or none. */
  move(key: number): number {
    const place = placeOf(key);
    return this.#keys[place] === key ? this.#moves[place]! : pass;
  }

  keep(key: number, depth: number, score: number, alpha: number, beta: number, move: number): void {
    const place = placeOf(key);
    this.#keys[place] = key;
    this.#scores[place] = score;
    this.#depths[place] = depth;
    this.#bounds[place] = score >= beta ? atLeast : score <= alpha ? atMost : exactly;
    this.#moves[place] = move;
  }
}

function placeOf(key: number): number {
  return key % places;
}

const high = numbers(1);
const low = numbers(2);

/** A number of 53 bits that hardly two positions share: what lies where, and whose turn it is. */
export function keyOf({ grid: { squares }, at, turn }: Position): number {
  let [upper, lower] = [high[turn]!, low[turn]!];
  for (let place = 0; place < squares.length; place++) {
    const square = squares[place]!;
    upper ^= high[(square << 4) | at[square]!]!;
    lower ^= low[(square << 4) | at[square]!]!;
  }
  return (upper & 0x1fffff) * 2 ** 32 + (lower >>> 0);
}

/** Any numbers, always the same: for whatever may lie on a square. Those of square 0, a wall, are for turns. */
function numbers(seed: number): Int32Array {
  let state = seed;
  return Int32Array.from({ length: 256 << 4 }, () => {
    state = (state + 0x9e3779b9) | 0;
    const once = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
    const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
    return twice ^ (twice >>> 16);
  });
}
