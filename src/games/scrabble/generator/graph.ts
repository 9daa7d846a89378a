/**
 * The word graph as the generator walks it: the edges of `lexicon/dawg.ts` as they are, and before those of each node
 * one word more, the set of their tiles. Where the walk spends its time is waiting for memory, and a set that lies beside
 * its edges comes with them. With the set an edge is found without looking at the others: it is the so-and-so-manieth.
 *
 * Numbers are signed, since numbers above 2³¹ are objects wherever they are handed on. From the 33rd kind on tiles share
 * the bits of a set, which then means "perhaps", and edges are searched one by one.
 */
import { type Dawg, isLast } from '../lexicon/dawg.ts';

export type Graph = {
  /** A node is where its set lies; its edges come right behind. */
  readonly nodes: Int32Array;
  readonly root: number;
  readonly shift: number;
  readonly tileMask: number;
  /** By node: the tiles that may come after the next one. */
  readonly afterNext: Int32Array;
  readonly isWide: boolean;
};

const known = new WeakMap<Dawg, Graph>();

/** Made once for every graph of words: some milliseconds. */
export function graphOf(dawg: Dawg): Graph {
  const found = known.get(dawg) ?? makeGraph(dawg);
  known.set(dawg, found);
  return found;
}

function makeGraph({ edges, root, shift, tileMask }: Dawg): Graph {
  const moved = movedNodes(edges);
  const nodes = new Int32Array(edges.length + moved.count);
  const under = (1 << shift) - 1;
  for (let at = 1, node = 0; at < edges.length; at++) {
    if (moved.to[at] !== 0) node = moved.to[at]!;
    const edge = edges[at]!;
    nodes[node]! |= 1 << ((edge >>> 2) & tileMask & 31);
    nodes[moved.edge[at]!] = (moved.to[edge >>> shift]! << shift) | (edge & under);
  }
  const isWide = tileMask > 31;
  const graph = { nodes, root: moved.to[root >>> shift]!, shift, tileMask, isWide };
  return { ...graph, afterNext: setsAfterNext(graph, moved.to) };
}

/** Where the first edges of nodes go to (their sets), and where all edges go. */
function movedNodes(edges: Uint32Array) {
  const to = new Int32Array(edges.length);
  const edge = new Int32Array(edges.length);
  let count = 0;
  for (let at = 1, isFirst = true; at < edges.length; at++) {
    if (isFirst) {
      to[at] = at + count;
      count += 1;
    }
    edge[at] = at + count;
    isFirst = (edges[at]! & isLast) !== 0;
  }
  return { to, edge, count };
}

function setsAfterNext({ nodes, shift }: Omit<Graph, 'afterNext'>, to: Int32Array): Int32Array {
  const sets = new Int32Array(nodes.length);
  for (const node of to) {
    if (node === 0) continue;
    for (let at = node + 1; ; at++) {
      sets[node]! |= nodes[nodes[at]! >>> shift]!;
      if ((nodes[at]! & isLast) !== 0) break;
    }
  }
  return sets;
}

/** The edge with this tile; 0 when there is none. Node 0 has no edges. */
export function edgeOf({ nodes, isWide, tileMask }: Graph, node: number, tile: number): number {
  const set = nodes[node]!;
  if (isWide) return node === 0 ? 0 : searched(nodes, tileMask, node, tile);
  const bit = 1 << tile;
  return (set & bit) === 0 ? 0 : nodes[node + 1 + bitCount(set & (bit - 1))]!;
}

function searched(nodes: Int32Array, tileMask: number, node: number, tile: number): number {
  for (let at = node + 1; ; at++) {
    const edge = nodes[at]!;
    if (((edge >>> 2) & tileMask) === tile) return edge;
    if ((edge & isLast) !== 0) return 0;
  }
}

export function bitCount(set: number): number {
  const pairs = set - ((set >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
