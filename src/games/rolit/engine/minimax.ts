/**
 * Minimax with alpha-beta for any number of players, after Sturtevant and Korf (2000): *paranoid*. All others are
 * taken to play against the owner's side, so that there are two camps and alpha-beta cuts as between two. A
 * position is worth the balls of the owner's side, nothing else.
 *
 * Deepens one ply at a time. Moves are tried in the order of what they gain or take at once, the move that cut last
 * at this ply first; with a memory, the move that was best when the search was here before. The last ply is not made
 * on the board: what its best move gains or takes is known from the list.
 */
import type { Limit } from './limit.ts';
import { keyOf, type Memory, toTheEnd } from './memory.ts';
import { mostMoves, type Position, pass } from './position.ts';

export type Choice = {
  readonly move: number;
  readonly score: number;
  /** How many plies were looked at in full. */
  readonly depth: number;
};

/** What a search looks at instead of the balls of its side: in any unit, but whole. */
export type Measure = {
  /** Where the search stops; in *othello* with the number of moves that could be made. */
  readonly rest: (moves: number) => number;
  /** Where the game is over. */
  readonly end: () => number;
  /** In what order moves are tried, the highest first: up to 4000. */
  readonly rate: (move: number, weight: number) => number;
};

const infinity = 1_000_000;
/** What a closer look costs, in nodes that take the same time; to list the moves besides. */
const lookCost = 1;
const listCost = 2;
/** Above all other rates. */
const first = 0x2000;
const mostDepth = 120;

export class Minimax {
  readonly #position: Position;
  readonly #limit: Limit;
  readonly #side: number;
  readonly #measure: Measure | null;
  readonly #memory: Memory | null;
  readonly #moves = new Uint8Array(mostMoves * (mostDepth + 1));
  readonly #weights = new Int16Array(mostMoves * (mostDepth + 1));
  /** By ply: the move that cut last, and the best so far. */
  readonly #cutters = new Uint8Array(mostDepth + 1);
  readonly #best = new Uint8Array(mostDepth + 1);
  /** Whether a game went on where the search stopped. */
  #goesOn = false;

  constructor(
    position: Position,
    limit: Limit,
    measure: Measure | null = null,
    memory: Memory | null = null,
  ) {
    this.#position = position;
    this.#limit = limit;
    this.#measure = measure;
    this.#memory = memory;
    this.#side = position.sideOf[position.turn]!;
  }

  /** The best of these moves, as far as the limit and the depth allow; of equal ones the first. */
  choose(moves: readonly number[], depth: number): Choice {
    let order = moves;
    let best: Choice = { move: moves[0]!, score: this.#balls(), depth: 0 };
    for (let deep = 1; deep <= Math.min(depth, mostDepth); deep++) {
      this.#goesOn = false;
      const found = this.#root(order, deep);
      if (this.#limit.over) return found ?? best;
      best = found!;
      order = [best.move, ...order.filter((move) => move !== best.move)];
      if (!this.#goesOn) return best;
    }
    return best;
  }

  /** One depth; when time runs out, the best so far once the first move has been looked at. */
  #root(moves: readonly number[], depth: number): Choice | null {
    let best: Choice | null = null;
    for (const move of moves) {
      this.#position.make(move);
      this.#limit.spend(1);
      const score = this.#search(depth - 1, best ? best.score : -infinity, infinity, 1);
      this.#position.unmake();
      if (this.#limit.over && depth > 1) return best;
      if (!best || score > best.score) best = { move, score, depth };
    }
    return best;
  }

  #balls(): number {
    return this.#position.score(this.#side);
  }

  #search(depth: number, alpha: number, beta: number, ply: number): number {
    if (depth === 0) return this.#stop(ply);
    if (depth === 1 || !this.#memory) return this.#look(depth, alpha, beta, ply, this.#cutters[ply]!);
    return this.#recall(this.#memory, depth, alpha, beta, ply);
  }

  /** As `#look`, unless that is known already; what is found is kept. */
  #recall(memory: Memory, depth: number, alpha: number, beta: number, ply: number): number {
    const key = keyOf(this.#position);
    const known = memory.score(key, depth, alpha, beta);
    if (known !== null) {
      this.#goesOn ||= !memory.isWhole(key);
      return known;
    }
    const wentOn = this.#goesOn;
    this.#goesOn = false;
    const score = this.#look(depth, alpha, beta, ply, memory.move(key) || this.#cutters[ply]!);
    if (!this.#limit.over)
      memory.keep(key, this.#goesOn ? depth : toTheEnd, score, alpha, beta, this.#best[ply]!);
    this.#goesOn ||= wentOn;
    return score;
  }

  /** This move is tried first. */
  #look(depth: number, alpha: number, beta: number, ply: number, hoped: number): number {
    const { sideOf, turn } = this.#position;
    const from = ply * mostMoves;
    const count = this.#list(ply);
    if (count === 0) return this.#measure ? this.#measure.end() : this.#balls();
    const own = sideOf[turn] === this.#side;
    this.#rate(from, count, own, hoped);
    if (depth === 1 && !this.#measure) return this.#last(from, count, own);
    return own ? this.#most(depth, alpha, beta, ply, count) : this.#least(depth, alpha, beta, ply, count);
  }

  /** What the position is worth where the search does not go on. */
  #stop(ply: number): number {
    const { left, variant } = this.#position;
    const measure = this.#measure;
    if (!measure) {
      if (left > 0) this.#goesOn = true;
      return this.#balls();
    }
    // Elsewhere there is a move as long as there is room.
    const isListed = variant === 'othello';
    const count = isListed ? this.#list(ply) : left;
    if (count === 0) return measure.end();
    this.#goesOn = true;
    this.#limit.spend(isListed ? lookCost + listCost : lookCost);
    return measure.rest(count);
  }

  #list(ply: number): number {
    return this.#position.list(this.#moves, this.#weights, ply * mostMoves, this.#side);
  }

  /** What every move gains or takes, instead of what it weighs; the one hoped for above all. */
  #rate(from: number, count: number, own: boolean, hoped: number): void {
    const weights = this.#weights;
    const moves = this.#moves;
    const measure = this.#measure;
    for (let at = from; at < from + count; at++) {
      const taken = weights[at]! >> 8;
      const turned = weights[at]! & 255;
      const passes = moves[at] === pass;
      if (measure) weights[at] = measure.rate(moves[at]!, weights[at]!);
      else weights[at] = own ? (passes ? 0 : turned - taken + 1) : taken * 64 + turned;
      if (moves[at] === hoped) weights[at]! |= first;
    }
  }

  #last(from: number, count: number, own: boolean): number {
    this.#limit.spend(1);
    if (this.#moves[from] === pass || this.#position.left > 1) this.#goesOn = true;
    let most = 0;
    for (let at = from; at < from + count; at++) most = Math.max(most, this.#weights[at]! % first);
    return this.#balls() + (own ? most : -(most >> 6));
  }

  #most(depth: number, alpha: number, beta: number, ply: number, count: number): number {
    let best = -infinity;
    for (let tried = 0; tried < count; tried++) {
      const move = this.#pick(ply * mostMoves + tried, ply * mostMoves + count);
      const score = this.#after(move, depth, Math.max(alpha, best), beta, ply);
      if (this.#limit.over) return 0;
      if (score > best) {
        best = score;
        this.#best[ply] = move;
      }
      if (best >= beta) {
        this.#cutters[ply] = move;
        return best;
      }
    }
    return best;
  }

  #least(depth: number, alpha: number, beta: number, ply: number, count: number): number {
    let best = infinity;
    for (let tried = 0; tried < count; tried++) {
      const move = this.#pick(ply * mostMoves + tried, ply * mostMoves + count);
      const score = this.#after(move, depth, alpha, Math.min(beta, best), ply);
      if (this.#limit.over) return 0;
      if (score < best) {
        best = score;
        this.#best[ply] = move;
      }
      if (best <= alpha) {
        this.#cutters[ply] = move;
        return best;
      }
    }
    return best;
  }

  #after(move: number, depth: number, alpha: number, beta: number, ply: number): number {
    this.#position.make(move);
    this.#limit.spend(1);
    const score = this.#search(depth - 1, alpha, beta, ply + 1);
    this.#position.unmake();
    return score;
  }

  /** Brings the most promising of the rest to this place. */
  #pick(at: number, end: number): number {
    const weights = this.#weights;
    const moves = this.#moves;
    let best = at;
    for (let other = at + 1; other < end; other++) if (weights[other]! > weights[best]!) best = other;
    const move = moves[best]!;
    moves[best] = moves[at]!;
    moves[at] = move;
    const weight = weights[best]!;
    weights[best] = weights[at]!;
    weights[at] = weight;
    return move;
  }
}
