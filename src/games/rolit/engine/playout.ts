/**
 * A game played to the end by chance, on a board of its own that is never taken back: only what a playout needs,
 * copied from the position it starts at. For the variants without passing.
 *
 * Chance is not blind: a cell is the likelier the fewer ways there are to enclose a ball on it, so corners and edges
 * go first, as between people who know the game. In *official* a ball is put only where it turns others, if
 * there is such a place.
 */
import type { Dice } from '../../../core/dice.ts';
import type { Grid } from './grid.ts';
import type { Position } from './position.ts';
import { endOfLine } from './squares.ts';

/** How many of 16 times a cell is taken when chance comes to it, by the number of ways to enclose a ball there. */
const welcome = [16, 6, 3, 2, 2];
/** Beside a corner, where nobody can enclose a ball: whoever goes there gives the corner away. */
const besideCorner = 1;

export class Playout {
  readonly #position: Position;
  readonly #dice: Dice;
  readonly #welcome: Uint8Array;
  readonly #at: Uint8Array;
  readonly #touching: Uint8Array;
  readonly #empty: Uint8Array;

  constructor(position: Position, dice: Dice) {
    this.#position = position;
    this.#dice = dice;
    this.#welcome = welcomeOf(position.grid);
    this.#at = position.at.slice();
    this.#touching = position.touching.slice();
    this.#empty = position.empty.slice();
  }

  /** Plays from the position as it is, and counts the balls of every side. */
  run(balls: Float64Array): void {
    const { at, touching, empty, next, sideOf, grid } = this.#position;
    this.#at.set(at);
    this.#touching.set(touching);
    this.#empty.set(empty);
    let seat = this.#position.turn;
    for (let left = this.#position.left; left > 0; left--) {
      const chosen = this.#choose(seat, left);
      this.#occupy(this.#empty[chosen]!, seat);
      this.#empty[chosen] = this.#empty[left - 1]!;
      seat = next[seat]!;
    }
    balls.fill(0);
    for (const square of grid.squares) balls[sideOf[this.#at[square]!]!]!++;
  }

  /** Where in the list of empty squares the ball goes; what it turns is turned. */
  #choose(seat: number, left: number): number {
    const free = this.#position.variant === 'free';
    let chosen = this.#dice.below(left);
    let touched = chosen;
    for (let tried = 0; tried < 2 * left; tried++) {
      const square = this.#empty[chosen]!;
      if (this.#touching[square]! > 0) {
        touched = chosen;
        if (tried >= left || this.#dice.below(16) < this.#welcome[square]!)
          if (this.#turnFrom(square, seat) || free) return chosen;
      }
      chosen = chosen + 1 === left ? 0 : chosen + 1;
    }
    return touched;
  }

  /** Turns what a ball here encloses; says whether there was any. */
  #turnFrom(square: number, seat: number): boolean {
    const at = this.#at;
    const { steps } = this.#position.grid;
    let any = false;
    for (let way = 0; way < 8; way++) {
      const step = steps[way]!;
      for (let to = endOfLine(at, square, step, seat) - step; to !== square; to -= step) {
        at[to] = seat;
        any = true;
      }
    }
    return any;
  }

  #occupy(square: number, seat: number): void {
    const { steps } = this.#position.grid;
    this.#at[square] = seat;
    for (let way = 0; way < 8; way++) this.#touching[square + steps[way]!]!++;
  }
}

function welcomeOf({ size, squares, ways, steps }: Grid): Uint8Array {
  const isCell = (square: number) => squares.includes(square);
  const isCorner = (square: number) => isCell(square) && ways[square] === 0;
  const of = new Uint8Array(size);
  for (const square of squares) {
    const isBeside = !isCorner(square) && steps.some((step) => isCorner(square + step));
    of[square] = isBeside ? besideCorner : welcome[ways[square]!]!;
  }
  return of;
}
