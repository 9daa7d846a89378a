/**
 * What the balls of every side are worth by their places, in hundredths of a ball: by the kind of the cell, by how safe
 * they are (see `Position.ways`), and by how much of the board is full. A ball beside an empty safe cell is a danger.
 */
import { kinds, waysAtMost } from './grid.ts';
import { noSide, type Position } from './position.ts';
import { none } from './squares.ts';

/** From 0, an empty board, to 1, a full one. */
type Full = number;

export type Prices = {
  /** Of a ball, by the kind of its cell (`Grid.kinds`) and the number of ways to enclose it. */
  readonly ball: (kind: number, ways: number, full: Full) => number;
  /** Of a ball beside an empty cell, by the number of ways to enclose one there. */
  readonly beside: (ways: number, full: Full) => number;
};

/** Prices by the number of ways alone, of a ball at the start and at the end of the game. */
export function byWays(prices: {
  readonly early: readonly number[];
  readonly late: readonly number[];
  readonly beside: readonly number[];
}): Prices {
  const { early, late, beside } = prices;
  return {
    ball: (_, ways, full) => early[ways]! + full ** 2 * (late[ways]! - early[ways]!),
    beside: (ways) => beside[ways]!,
  };
}

type Table = { readonly ball: Float64Array; readonly beside: Float64Array };

export class Worth {
  readonly #position: Position;
  readonly #prices: Prices;
  /** By the number of empty cells. */
  readonly #tables: (Table | undefined)[] = [];
  readonly #sides = new Float64Array(noSide + 1);

  constructor(position: Position, prices: Prices) {
    this.#position = position;
    this.#prices = prices;
  }

  /** By side; until it is asked again. */
  ofSides(): Float64Array {
    const { grid, at, ways, sideOf } = this.#position;
    const { squares, steps, kinds } = grid;
    const { ball, beside } = this.#table();
    const sides = this.#sides.fill(0);
    for (let place = 0; place < squares.length; place++) {
      const square = squares[place]!;
      const open = ways[square]!;
      if (at[square] !== none)
        sides[sideOf[at[square]!]!]! += ball[kinds[square]! * (waysAtMost + 1) + open]!;
      else if (beside[open] !== 0)
        for (let way = 0; way < steps.length; way++)
          sides[sideOf[at[square + steps[way]!]!]!]! += beside[open]!;
    }
    return sides;
  }

  #table(): Table {
    const { left, empty } = this.#position;
    this.#tables[left] ??= this.#tableAt(1 - left / empty.length);
    return this.#tables[left];
  }

  #tableAt(full: Full): Table {
    const beside = Float64Array.from({ length: waysAtMost + 1 }, (_, ways) =>
      this.#prices.beside(ways, full),
    );
    const ball = Float64Array.from({ length: kinds * (waysAtMost + 1) }, (_, at) =>
      this.#prices.ball(Math.floor(at / (waysAtMost + 1)), at % (waysAtMost + 1), full),
    );
    return { ball, beside };
  }
}
