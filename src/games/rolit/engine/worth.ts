/**
 * What the balls of every side are worth by their places, in hundredths of a ball: safe ones (see `Position.ways`) count
 * more than others, and early in the game others hardly count at all; a ball beside an empty safe cell is a danger.
 */
import { noSide, type Position } from './position.ts';
import { none } from './squares.ts';

/** By the number of ways to enclose a ball. */
export type Prices = {
  /** Of a ball, at the start and at the end of the game. */
  readonly early: readonly number[];
  readonly late: readonly number[];
  /** Of a ball beside an empty cell. */
  readonly beside: readonly number[];
};

export class Worth {
  readonly #position: Position;
  readonly #prices: Prices;
  /** What a ball is worth now. */
  readonly #now = new Float64Array(5);
  readonly #sides = new Float64Array(noSide + 1);

  constructor(position: Position, prices: Prices) {
    this.#position = position;
    this.#prices = prices;
  }

  /** By side; until it is asked again. */
  ofSides(): Float64Array {
    const { grid, at, ways, sideOf } = this.#position;
    const { squares, steps } = grid;
    const { beside } = this.#prices;
    const sides = this.#sides.fill(0);
    this.#age();
    for (let place = 0; place < squares.length; place++) {
      const square = squares[place]!;
      const open = ways[square]!;
      if (at[square] !== none) sides[sideOf[at[square]!]!]! += this.#now[open]!;
      else if (beside[open] !== 0)
        for (let way = 0; way < steps.length; way++)
          sides[sideOf[at[square + steps[way]!]!]!]! += beside[open]!;
    }
    return sides;
  }

  #age(): void {
    const { left, empty } = this.#position;
    const { early, late } = this.#prices;
    const aged = (1 - left / empty.length) ** 2;
    for (let ways = 0; ways < this.#now.length; ways++)
      this.#now[ways] = early[ways]! + aged * (late[ways]! - early[ways]!);
  }
}
