/**
 * The search of the expert where more than two sides play: Monte Carlo tree search with the max^n rule (Sturtevant
 * 2008; Nijssen and Winands found it the best for Rolit among others). Everybody in the tree chooses what is best
 * for their own side.
 *
 * - A new node is valued by what it promises every side (`outlook.ts`). A side's reward is partly the win, partly
 *   its share of the balls: close games teach as well.
 * - Children are tried in the order of a guess (PUCT).
 * - Time counts in nodes of the other searches: one for every ply on the way down, and what the look there costs.
 *
 * Nodes lie in typed arrays that grow; the children of a node lie side by side.
 */
import type { Dice } from '../../../core/dice.ts';
import type { Limit } from './limit.ts';
import type { Choice } from './minimax.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import { mostMoves, noSide, type Position } from './position.ts';

/** How much of the reward is the win; the rest is the share of the balls. */
const winning = 0.6;

/** About fifty megabytes. */
const mostNodes = 1 << 21;

export class Tree {
  readonly #position: Position;
  readonly #limit: Limit;
  readonly #outlook: Outlook;
  #moves = new Uint8Array(1 << 12);
  #visits = new Int32Array(1 << 12);
  #rewards = new Float64Array(1 << 12);
  #guesses = new Float32Array(1 << 12);
  /** The first child of every node, 0 before it has any; and how many. */
  #first = new Int32Array(1 << 12);
  #count = new Uint8Array(1 << 12);
  #used = 1;

  readonly #list = new Uint8Array(mostMoves);
  readonly #weights = new Int16Array(mostMoves);
  readonly #path = new Int32Array(256);
  readonly #sides = new Uint8Array(256);
  readonly #balls = new Float64Array(noSide + 1);
  readonly #wins = new Float64Array(noSide + 1);
  readonly #reward = new Float64Array(noSide + 1);
  /** Balls of the root's side at the end of all that went through a child of the root. */
  readonly #expected = new Float64Array(mostMoves);
  #deepest = 0;

  constructor(position: Position, limit: Limit, dice: Dice) {
    this.#position = position;
    this.#limit = limit;
    this.#outlook = outlookOf(position, dice);
  }

  /** The move looked at most. */
  choose(moves: readonly number[]): Choice {
    for (const [at, move] of moves.entries()) this.#list[at] = move;
    for (const [at, move] of moves.entries()) this.#weights[at] = this.#weightOf(move);
    this.#grow(0, moves.length);
    while (!this.#limit.over) this.#descend();
    return this.#best();
  }

  #weightOf(move: number): number {
    const { turn, sideOf } = this.#position;
    return this.#position.weigh(move, turn, sideOf[turn]!);
  }

  #best(): Choice {
    const from = this.#first[0]!;
    let best = from;
    for (let child = from + 1; child < from + this.#count[0]!; child++)
      if (this.#prefers(child, best)) best = child;
    const visits = Math.max(1, this.#visits[best]!);
    return { move: this.#moves[best]!, score: this.#expected[best - from]! / visits, depth: this.#deepest };
  }

  #prefers(child: number, other: number): boolean {
    if (this.#visits[child] !== this.#visits[other]) return this.#visits[child]! > this.#visits[other]!;
    return this.#guesses[child]! > this.#guesses[other]!;
  }

  /** One way down the tree, a look, and all the way back. */
  #descend(): void {
    const position = this.#position;
    const root = position.sideOf[position.turn]!;
    let node = 0;
    let depth = 0;
    while (this.#hasChildren(node)) {
      const child = this.#select(node);
      this.#sides[depth] = position.sideOf[position.turn]!;
      position.make(this.#moves[child]!);
      this.#path[depth++] = child;
      node = child;
    }
    this.#limit.spend(depth + this.#outlook.look(this.#balls, this.#wins));
    this.#judge();
    if (depth > this.#deepest) this.#deepest = depth;
    this.#expected[this.#path[0]! - this.#first[0]!]! += this.#balls[root]!;
    this.#visits[0]!++;
    for (; depth > 0; depth--) {
      position.unmake();
      const child = this.#path[depth - 1]!;
      this.#visits[child]!++;
      this.#rewards[child]! += this.#reward[this.#sides[depth - 1]!]!;
    }
  }

  /** A node gets children when it is come to again. */
  #hasChildren(node: number): boolean {
    if (this.#first[node] !== 0) return true;
    if (this.#visits[node] === 0 || this.#used + mostMoves > mostNodes) return false;
    const { turn, sideOf } = this.#position;
    const count = this.#position.list(this.#list, this.#weights, 0, sideOf[turn]!);
    if (count > 0) this.#grow(node, count);
    return count > 0;
  }

  #select(node: number): number {
    const from = this.#first[node]!;
    const end = from + this.#count[node]!;
    const unknown = this.#mean(from, end);
    const look = this.#outlook.curiosity * Math.sqrt(this.#visits[node]! + 1);
    let best = from;
    let most = -1;
    for (let child = from; child < end; child++) {
      const visits = this.#visits[child]!;
      const known = visits === 0 ? unknown : this.#rewards[child]! / visits;
      const value = known + (this.#guesses[child]! * look) / (1 + visits);
      if (value > most) {
        most = value;
        best = child;
      }
    }
    return best;
  }

  /** What children are worth that nobody has looked at yet: as much as the others. */
  #mean(from: number, end: number): number {
    let sum = 0;
    let visits = 0;
    for (let child = from; child < end; child++) {
      sum += this.#rewards[child]!;
      visits += this.#visits[child]!;
    }
    return visits === 0 ? 1 / this.#position.sides : sum / visits;
  }

  /** Gives a node the moves of the list as children. */
  #grow(node: number, count: number): void {
    this.#reserve(this.#used + count);
    const from = this.#used;
    this.#used += count;
    let sum = 0;
    for (let at = 0; at < count; at++) {
      const guess = Math.exp(this.#outlook.guess(this.#list[at]!, this.#weights[at]!));
      this.#moves[from + at] = this.#list[at]!;
      this.#guesses[from + at] = guess;
      sum += guess;
    }
    for (let child = from; child < from + count; child++) this.#guesses[child]! /= sum;
    this.#first[node] = from;
    this.#count[node] = count;
  }

  #reserve(size: number): void {
    if (size <= this.#moves.length) return;
    const room = 2 * this.#moves.length;
    this.#moves = widened(this.#moves, new Uint8Array(room));
    this.#visits = widened(this.#visits, new Int32Array(room));
    this.#rewards = widened(this.#rewards, new Float64Array(room));
    this.#guesses = widened(this.#guesses, new Float32Array(room));
    this.#first = widened(this.#first, new Int32Array(room));
    this.#count = widened(this.#count, new Uint8Array(room));
  }

  #judge(): void {
    const { sides } = this.#position;
    let all = 0;
    for (let side = 0; side < sides; side++) all += this.#balls[side]!;
    for (let side = 0; side < sides; side++)
      this.#reward[side] = winning * this.#wins[side]! + ((1 - winning) * this.#balls[side]!) / all;
  }
}

function widened<T extends { set(from: T): void }>(from: T, to: T): T {
  to.set(from);
  return to;
}
