/**
 * Everything that the tiles of a rack can begin a word with, found once and laid before every anchor that has room for
 * it: no word crosses there, so it is the same everywhere. The parts form a tree in preorder; whoever has room for fewer
 * tiles jumps over the branches that are too long.
 */
import { isLast } from '../lexicon/dawg.ts';
import { doubled } from './arrays.ts';
import type { Graph } from './graph.ts';
import { blankBit, type Cell } from './grid.ts';

/** More than the largest lexicon has beginnings, as long as there are no blanks; with blanks a search is cut short. */
export const mostParts = 1 << 20;

export class LeftParts {
  count = 0;
  /** The edge of the graph that the last tile took. */
  edge = new Int32Array(4096);
  /** The last tile. */
  cell = new Uint8Array(4096);
  depth = new Uint8Array(4096);
  /** The part without its last tile; itself where there is but one. */
  parent = new Int32Array(4096);
  /** The first part that does not begin with this one. */
  skip = new Int32Array(4096);
  /** The rest of the rack without its blanks, as a set. */
  whole = new Int32Array(4096);
  /** The tiles of the rest of the rack that go on, and what may come after them: sets as in `graph.ts`. */
  next = new Int32Array(4096);
  afterNext = new Int32Array(4096);
  /** Whether there were more than `mostParts`. */
  isCut = false;

  readonly #graph: Graph;
  #rack = new Uint8Array(1);
  #longest = 0;

  constructor(graph: Graph) {
    this.#graph = graph;
  }

  /** `rack` counts tiles by number, blanks last; it is as before when this is done. */
  fill(rack: Uint8Array<ArrayBuffer>, longest: number): void {
    this.count = 0;
    this.isCut = false;
    this.#rack = rack;
    this.#longest = longest;
    if (longest > 0) this.#grow(this.#graph.root, 1, -1, this.#graph.isWide ? -1 : wholeMask(rack));
  }

  /** Adds all parts that go on from a node with one tile more, and those that go on from these. */
  #grow(node: number, depth: number, parent: number, whole: number): void {
    const { nodes, shift, tileMask } = this.#graph;
    const rack = this.#rack;
    const blank = rack.length - 1;
    const held = rack[blank]! > 0 ? -1 : whole;
    if ((nodes[node]! & held) === 0) return;
    for (let at = node + 1; ; at++) {
      const edge = nodes[at]!;
      const tile = (edge >>> 2) & tileMask;
      if (edge >>> shift !== 0 && ((held >>> (tile & 31)) & 1) !== 0) {
        if (rack[tile]! > 0) this.#add(edge, tile, tile + 1, depth, parent, whole);
        if (rack[blank]! > 0) this.#add(edge, blank, (tile + 1) | blankBit, depth, parent, whole);
      }
      if ((edge & isLast) !== 0) return;
    }
  }

  #add(edge: number, taken: number, cell: Cell, depth: number, parent: number, whole: number): void {
    if (this.count === mostParts) {
      this.isCut = true;
      return;
    }
    if (this.count === this.edge.length) this.#double();
    const part = this.count++;
    const node = edge >>> this.#graph.shift;
    const rack = this.#rack;
    rack[taken]! -= 1;
    const isGone = rack[taken] === 0 && taken < rack.length - 1 && !this.#graph.isWide;
    const rest = isGone ? whole & ~(1 << taken) : whole;
    const held = rack[rack.length - 1]! > 0 ? -1 : rest;
    this.edge[part] = edge;
    this.cell[part] = cell;
    this.depth[part] = depth;
    this.parent[part] = parent;
    this.whole[part] = rest;
    this.next[part] = this.#graph.nodes[node]! & held;
    this.afterNext[part] = this.#graph.afterNext[node]!;
    if (depth < this.#longest) this.#grow(node, depth + 1, part, rest);
    this.skip[part] = this.count;
    rack[taken]! += 1;
  }

  #double(): void {
    this.edge = doubled(this.edge);
    this.cell = doubled(this.cell);
    this.depth = doubled(this.depth);
    this.parent = doubled(this.parent);
    this.skip = doubled(this.skip);
    this.whole = doubled(this.whole);
    this.next = doubled(this.next);
    this.afterNext = doubled(this.afterNext);
  }
}

/** The tiles of a rack as a set, whatever its blanks could be. */
export function wholeMask(rack: Uint8Array): number {
  let mask = 0;
  for (let tile = 0; tile < rack.length - 1; tile++) if (rack[tile]! > 0) mask |= 1 << (tile & 31);
  return mask;
}
