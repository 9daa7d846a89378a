/**
 * The fast position: one board that moves are made on and taken back from, for searches. `rules.ts` says the same
 * plainly, and tests compare the two.
 *
 * A byte a square: the seat of the ball there, `nobody` for a neutral one, `none` where there is no ball, `wall`
 * around the board. Kept up to date with every move: the balls of every seat, the empty squares as a list (a taken
 * one is replaced by the last, and comes back to where it was), how many balls each square touches, how many empty
 * squares each line has, and in how many ways each square can still be enclosed. What turned lies on a stack.
 * Bitboards were not chosen: the largest boards need four words a colour, there are up to ten colours, and a walk along
 * a line mostly ends at the first step.
 */
import type { Seat } from '../../../core/seat.ts';
import { neutral } from '../balls.ts';
import type { Variant } from '../options.ts';
import type { Move, State } from '../rules.ts';
import { axes, type Grid, grids } from './grid.ts';
import { endOfLine, nobody, none, wall } from './squares.ts';

/** A move as a number: the square, or this. */
export const pass = 0;

/** Room for the moves of one ply in lists. */
export const mostMoves = 128;

/** No side: whose balls count for nobody. */
export const noSide = 15;

const longest = 256;
const mostTurned = 8192;

export class Position {
  readonly grid: Grid;
  readonly variant: Variant;
  readonly seats: number;
  /** The side of every owner: a team, or in classic games each seat alone. */
  readonly sideOf: Uint8Array;
  readonly sides: number;
  /** Whether a side can still win: one of its seats plays. */
  readonly canWin: readonly boolean[];
  /** By square, what lies there. */
  readonly at: Uint8Array;
  /** By owner. */
  readonly balls = new Int16Array(nobody + 1);
  /** The empty squares, the first `left` of the list. */
  readonly empty: Uint8Array;
  left = 0;
  /** By square, how many of its neighbours are occupied. */
  readonly touching: Uint8Array;
  /** By line, how many of its squares are empty. */
  readonly gaps: Uint8Array;
  /** By square, on how many lines a ball there can be enclosed, now or later: those that still have gaps. */
  readonly ways: Uint8Array;
  turn: Seat;

  /** Who comes after whom. */
  readonly next: Uint8Array;
  /** By square, where it stands in `empty`. */
  readonly #slot: Uint8Array;
  readonly #turned = new Uint8Array(mostTurned);
  readonly #owners = new Uint8Array(mostTurned);
  #top = 0;
  /** By ply: the move, who made it, and how high the stack was. */
  readonly #moves = new Uint8Array(longest);
  readonly #movers = new Uint8Array(longest);
  readonly #tops = new Uint16Array(longest);
  #ply = 0;

  constructor({ variant, shape, players, balls, turn }: Omit<State, 'last'>) {
    this.grid = grids[shape];
    this.variant = variant;
    this.seats = players.length;
    const names = players.map(({ team }, seat) => team ?? seat);
    const sides = [...new Set(names)];
    this.sides = sides.length;
    this.sideOf = new Uint8Array(wall + 1).fill(noSide);
    for (const [seat, name] of names.entries()) this.sideOf[seat] = sides.indexOf(name);
    this.canWin = sides.map((side) => players.some(({ playing }, seat) => playing && names[seat] === side));
    this.next = nextSeats(players);
    const { size, squares, lengths } = this.grid;
    this.at = new Uint8Array(size).fill(wall);
    this.empty = new Uint8Array(squares.length);
    this.#slot = new Uint8Array(size);
    this.touching = new Uint8Array(size);
    this.gaps = lengths.slice();
    this.ways = this.grid.ways.slice();
    for (const square of squares) this.#clear(square);
    for (const [place, owner] of balls.entries())
      if (owner !== null) this.#occupy(squares[place]!, owner === neutral ? nobody : owner);
    this.turn = turn;
  }

  #clear(square: number): void {
    this.at[square] = none;
    this.empty[this.left] = square;
    this.#slot[square] = this.left++;
  }

  /** Balls of a side. */
  score(side: number): number {
    let sum = 0;
    for (let seat = 0; seat < this.seats; seat++) if (this.sideOf[seat] === side) sum += this.balls[seat]!;
    return sum;
  }

  /** How many balls would turn here, and in the higher byte how many of these a side would lose. */
  weigh(square: number, seat: Seat, side: number): number {
    const { at, sideOf } = this;
    const { steps } = this.grid;
    let all = 0;
    for (let way = 0; way < 8; way++) {
      const step = steps[way]!;
      let to = square + step;
      let owner = at[to]!;
      let found = 0;
      while (owner !== seat && owner < none) {
        found += sideOf[owner] === side ? 257 : 1;
        to += step;
        owner = at[to]!;
      }
      if (owner === seat) all += found;
    }
    return all;
  }

  /** Whether any ball would turn here. */
  turns(square: number, seat: Seat): boolean {
    const { steps } = this.grid;
    for (let way = 0; way < 8; way++)
      if (endOfLine(this.at, square, steps[way]!, seat) !== square + steps[way]!) return true;
    return false;
  }

  /**
   * Writes the legal moves of the seat to move into a list, from this place on, each with what it weighs for the
   * side; answers how many. None: the game is over.
   */
  list(moves: Uint8Array, weights: Int16Array, from: number, side: number): number {
    if (this.left === 0) return 0;
    const bare = this.left === this.empty.length;
    const { empty, touching, left, turn, variant } = this;
    let end = from;
    let turning = from;
    for (let at = 0; at < left; at++) {
      const square = empty[at]!;
      if (touching[square] === 0 && !bare) continue;
      const weight = this.weigh(square, turn, side);
      if (weight > 0 && turning < end) {
        moves[end] = moves[turning]!;
        weights[end] = weights[turning]!;
        moves[turning] = square;
        weights[turning] = weight;
      } else {
        moves[end] = square;
        weights[end] = weight;
      }
      end++;
      if (weight > 0) turning++;
    }
    if (variant === 'free' || bare) return end - from;
    if (turning > from) return turning - from;
    if (variant === 'official') return end - from;
    if (!this.#canTurn(this.next[turn]!)) return 0;
    moves[from] = pass;
    weights[from] = 0;
    return 1;
  }

  /** Whether this seat can turn a ball anywhere. */
  #canTurn(seat: Seat): boolean {
    for (let at = 0; at < this.left; at++) if (this.turns(this.empty[at]!, seat)) return true;
    return false;
  }

  make(move: number): void {
    const ply = this.#ply++;
    const seat = this.turn;
    this.#moves[ply] = move;
    this.#movers[ply] = seat;
    this.#tops[ply] = this.#top;
    this.turn = this.next[seat]!;
    if (move === pass) return;
    this.#turnFrom(move, seat);
    this.#occupy(move, seat);
  }

  #turnFrom(square: number, seat: Seat): void {
    const { at, balls } = this;
    const { steps } = this.grid;
    for (let way = 0; way < 8; way++) {
      const step = steps[way]!;
      for (let to = endOfLine(at, square, step, seat) - step; to !== square; to -= step) {
        const owner = at[to]!;
        this.#turned[this.#top] = to;
        this.#owners[this.#top++] = owner;
        balls[owner]!--;
        balls[seat]!++;
        at[to] = seat;
      }
    }
  }

  #occupy(square: number, owner: number): void {
    const { at, touching, gaps, empty } = this;
    const { steps, lines } = this.grid;
    at[square] = owner;
    this.balls[owner]!++;
    for (let way = 0; way < 8; way++) touching[square + steps[way]!]!++;
    for (let axis = 0; axis < axes; axis++) {
      const line = lines[square * axes + axis]!;
      if (--gaps[line]! === 0) this.#mark(line, -1);
    }
    const slot = this.#slot[square]!;
    const last = empty[--this.left]!;
    empty[slot] = last;
    this.#slot[last] = slot;
  }

  /** A line has lost its last gap, or has one again: one way less or more, but at its ends. */
  #mark(line: number, change: number): void {
    const { starts, strides, lengths } = this.grid;
    const stride = strides[line]!;
    const last = starts[line]! + (lengths[line]! - 1) * stride;
    for (let square = starts[line]! + stride; square < last; square += stride) this.ways[square]! += change;
  }

  /** Takes the last move back. */
  unmake(): void {
    const ply = --this.#ply;
    const seat = this.#movers[ply]!;
    const move = this.#moves[ply]!;
    this.turn = seat;
    if (move === pass) return;
    this.#vacate(move, seat);
    const { at, balls } = this;
    const top = this.#tops[ply]!;
    balls[seat]! -= this.#top - top;
    while (this.#top > top) {
      const owner = this.#owners[--this.#top]!;
      at[this.#turned[this.#top]!] = owner;
      balls[owner]!++;
    }
  }

  #vacate(square: number, seat: Seat): void {
    const { at, touching, gaps, empty } = this;
    const { steps, lines } = this.grid;
    const slot = this.#slot[square]!;
    const moved = empty[slot]!;
    empty[this.left] = moved;
    this.#slot[moved] = this.left++;
    empty[slot] = square;
    this.#slot[square] = slot;
    for (let axis = 0; axis < axes; axis++) {
      const line = lines[square * axes + axis]!;
      if (gaps[line]!++ === 0) this.#mark(line, 1);
    }
    for (let way = 0; way < 8; way++) touching[square + steps[way]!]!--;
    this.balls[seat]!--;
    at[square] = none;
  }
}

/** By seat, the next one that still plays. */
function nextSeats(players: State['players']): Uint8Array {
  return Uint8Array.from(players, (_, seat) => {
    const inOrder = players.map((__, at) => (seat + 1 + at) % players.length);
    return inOrder.find((other) => players[other]!.playing) ?? seat;
  });
}

/** The legal moves of the seat to move; none: the game is over. */
export function movesOf(position: Position): readonly number[] {
  const moves = new Uint8Array(mostMoves);
  return [...moves.subarray(0, position.list(moves, new Int16Array(mostMoves), 0, 0))];
}

/** A move as the rules write it. */
export function moveOf({ grid }: Position, move: number): Move {
  return move === pass ? 'pass' : grid.cells[grid.squares.indexOf(move)]!;
}
