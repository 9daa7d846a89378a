/**
 * What the balls of every side are worth by their places, in hundredths of a ball: by the kind of the cell, by how safe
 * they are (see `Position.ways`), and by how much of the board is full. A ball beside an empty safe cell is a danger.
 */
import { kindCount, waysAtMost } from './grid.ts';
import { noSide, type Position } from './position.ts';
import { endOfLine, none } from './squares.ts';

/** From 0, an empty board, to 1, a full one. */
type Full = number;

export type Prices = {
  /** Of a ball, by the kind of its cell (`Grid.kinds`) and the number of ways to enclose it. */
  readonly ball: (kind: number, ways: number, full: Full) => number;
  /** Of a ball beside an empty cell, by the number of ways to enclose one there. */
  readonly beside: (ways: number, full: Full) => number;
};

/** How far apart the prices of two kinds lie. */
const stride = waysAtMost + 1;

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
      if (at[square] !== none) sides[sideOf[at[square]!]!]! += ball[kinds[square]! * stride + open]!;
      else if (beside[open] !== 0)
        for (let way = 0; way < steps.length; way++)
          sides[sideOf[at[square + steps[way]!]!]!]! += beside[open]!;
    }
    return sides;
  }

  /** What a move brings the side to move: its ball, and those that it turns from others, at the prices of now. */
  gain(move: number): number {
    const { at, sideOf, turn, grid } = this.#position;
    const { steps } = grid;
    const own = sideOf[turn]!;
    const { ball } = this.#table();
    let gained = ball[this.#place(move)]!;
    for (let way = 0; way < steps.length; way++) {
      const step = steps[way]!;
      for (let to = endOfLine(at, move, step, turn) - step; to !== move; to -= step)
        if (sideOf[at[to]!] !== own) gained += ball[this.#place(to)]!;
    }
    return gained;
  }

  /** Where in the table the price of a ball on this square stands. */
  #place(square: number): number {
    return this.#position.grid.kinds[square]! * stride + this.#position.ways[square]!;
  }

  #table(): Table {
    const { left, empty } = this.#position;
    this.#tables[left] ??= this.#tableAt(1 - left / empty.length);
    return this.#tables[left];
  }

  #tableAt(full: Full): Table {
    const { ball, beside } = this.#prices;
    const priceAt = (at: number) => ball(Math.floor(at / stride), at % stride, full);
    return {
      ball: Float64Array.from({ length: kindCount * stride }, (_, at) => priceAt(at)),
      beside: Float64Array.from({ length: stride }, (_, ways) => beside(ways, full)),
    };
  }
}
