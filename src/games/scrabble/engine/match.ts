/**
 * A game that is only thought: boards and racks as numbers, so that many continuations can be tried in a
 * moment. It knows no challenges, and exchanges only where nothing can be laid.
 */
import type { MoveGenerator, Search } from '../generator/generator.ts';
import { type Cell, tileBitsOfCell } from '../generator/grid.ts';
import { PlayList } from '../generator/plays.ts';
import { type Leaves, RackLeaves } from './leaves.ts';

export type Match = {
  readonly surface: Search['surface'];
  readonly full: number;
  readonly grid: Uint8Array;
  /** Tiles by number, blanks last. */
  readonly racks: readonly Uint8Array[];
  readonly scores: number[];
  /** Numbers of tiles; drawn from the end. */
  readonly bag: number[];
  turn: number;
};

const free = { spent: () => false };
/** A play in a thought game need not be the best of all: large racks are not searched to their end. */
const thoughtSteps = 60_000;

/** Chooses plays by score and leave, in arrays of its own. */
export class Chooser {
  readonly list = new PlayList();
  /** What the play chosen last is worth. */
  value = 0;
  readonly #generator: MoveGenerator;
  readonly #leaves: Leaves;
  readonly #numbers = new Uint8Array(32);

  constructor(generator: MoveGenerator, leaves: Leaves) {
    this.#generator = generator;
    this.#leaves = leaves;
  }

  /** The best play of the seat to act; −1 when there is none. */
  best(match: Match): number {
    const { surface, grid, racks, full, turn } = match;
    const rack = racks[turn]!;
    const search = { surface, grid, rack, full, oneMayOpen: full === 1 };
    this.#generator.generate(search, this.list, { steps: thoughtSteps, budget: free });
    const rate = this.rater(match);
    let best = -1;
    this.value = Number.NEGATIVE_INFINITY;
    for (let at = 0; at < this.list.count; at++) {
      const value = rate(this.list, at);
      if (value <= this.value) continue;
      this.value = value;
      best = at;
    }
    return best;
  }

  /** Points, and what stays in the rack; with an empty bag, what is left at the end. */
  rater({ racks, turn, bag }: Match): (list: PlayList, at: number) => number {
    const rack = racks[turn]!;
    const others = racks.reduce((sum, each, seat) => (seat === turn ? sum : sum + this.pointsOf(each)), 0);
    const tiles = countOf(rack);
    const own = this.pointsOf(rack);
    if (bag.length === 0)
      return (list, at) => {
        if (list.laid[at] === tiles) return list.score[at]! + 2 * others;
        return list.score[at]! - (own - this.#laidPoints(list, at));
      };
    const leaves = new RackLeaves(this.#leaves, rack);
    const weight = Math.min(1, bag.length / 7);
    return (list, at) => list.score[at]! + weight * leaves.without(this.#laid(list, at), list.laid[at]!);
  }

  pointsOf(rack: Uint8Array): number {
    let sum = 0;
    for (let tile = 0; tile < rack.length - 1; tile++) sum += rack[tile]! * this.#generator.points[tile + 1]!;
    return sum;
  }

  #laid(list: PlayList, at: number): Uint8Array {
    for (let each = 0; each < list.laid[at]!; each++)
      this.#numbers[each] = tileNumber(list.tile(at, each), this.#generator.kinds);
    return this.#numbers;
  }

  #laidPoints(list: PlayList, at: number): number {
    let sum = 0;
    for (let each = 0; each < list.laid[at]!; each++) sum += this.#generator.points[list.tile(at, each)]!;
    return sum;
  }
}

/** Which tile of a rack a cell on the board was. */
export function tileNumber(cell: Cell, kinds: number): number {
  return cell > tileBitsOfCell ? kinds : cell - 1;
}

export function countOf(rack: Uint8Array): number {
  let count = 0;
  for (let tile = 0; tile < rack.length; tile++) count += rack[tile]!;
  return count;
}

/** Lays a play for the seat to act, which draws; whether it went out. */
export function layPlay(match: Match, list: PlayList, at: number): boolean {
  const { grid, surface, racks, scores, turn, bag, full } = match;
  const { size } = surface;
  const rack = racks[turn]!;
  const across = list.across(at);
  const line = list.line(at);
  const laid = list.laid[at]!;
  for (let each = 0, on = list.first(at); each < laid; on++) {
    const square = across ? line * size + on : on * size + line;
    if (grid[square] !== 0) continue;
    const cell = list.tile(at, each++);
    grid[square] = cell;
    rack[tileNumber(cell, rack.length - 1)]! -= 1;
  }
  scores[turn]! += list.score[at]!;
  draw(rack, bag, full);
  match.turn = (turn + 1) % racks.length;
  return countOf(rack) === 0;
}

export function draw(rack: Uint8Array, bag: number[], full: number): void {
  for (let count = countOf(rack); count < full && bag.length > 0; count++) rack[bag.pop()!]! += 1;
}
