/**
 * The last moves of a game of several sides, to the end: max^n (Luckhardt and Irani 1986). Everybody plays for a
 * win, then for balls; who does not care which is taken to do what is worst for the side that asks.
 */
import type { Limit } from './limit.ts';
import type { Choice } from './minimax.ts';
import { mostMoves, noSide, type Position } from './position.ts';

/** A hundred thousand positions at most, of which most are seen twice as fast as others. */
export const mostLeft = 7;

/** A win outweighs all balls. */
const aWin = 1000;

export class Ending {
  readonly #position: Position;
  readonly #limit: Limit;
  readonly #side: number;
  readonly #moves = new Uint8Array(mostMoves * (mostLeft + 1));
  readonly #weights = new Int16Array(mostMoves * (mostLeft + 1));
  /** By ply: what the position there is worth to every side. */
  readonly #worths = Array.from({ length: mostLeft + 2 }, () => new Float64Array(noSide + 1));

  constructor(position: Position, limit: Limit) {
    this.#position = position;
    this.#limit = limit;
    this.#side = position.sideOf[position.turn]!;
  }

  /** The best of these moves; null when there was no time to see them all. */
  choose(moves: readonly number[]): Choice | null {
    const depth = this.#position.left;
    let best = moves[0]!;
    for (const [at, move] of moves.entries()) {
      this.#moves[at] = move;
      if (this.#tries(move, 0, at === 0)) best = move;
    }
    if (this.#limit.over) return null;
    return { move: best, score: this.#worths[0]![this.#side]! % aWin, depth };
  }

  /** Whether the move is the best so far at this ply, for the side to move there. */
  #tries(move: number, ply: number, first: boolean): boolean {
    const mover = this.#position.sideOf[this.#position.turn]!;
    const known = this.#worths[ply]!;
    const found = this.#worths[ply + 1]!;
    this.#position.make(move);
    this.#limit.spend(1);
    this.#search(ply + 1);
    this.#position.unmake();
    const better =
      first ||
      found[mover]! > known[mover]! ||
      (found[mover] === known[mover] && found[this.#side]! < known[this.#side]!);
    if (better) known.set(found);
    return better;
  }

  #search(ply: number): void {
    if (this.#limit.over) return;
    const from = ply * mostMoves;
    const count = this.#position.list(this.#moves, this.#weights, from, this.#side);
    if (count === 0) this.#judge(this.#worths[ply]!);
    for (let at = from; at < from + count; at++) this.#tries(this.#moves[at]!, ply, at === from);
  }

  #judge(worth: Float64Array): void {
    const { sides, canWin } = this.#position;
    let most = 0;
    let ties = 0;
    for (let side = 0; side < sides; side++) {
      const balls = this.#position.score(side);
      worth[side] = balls;
      if (!canWin[side] || balls < most) continue;
      ties = balls === most ? ties + 1 : 1;
      most = balls;
    }
    for (let side = 0; side < sides; side++)
      if (canWin[side] && worth[side] === most) worth[side]! += aWin * Math.floor(12 / ties);
  }
}
