/**
 * Builds the graph of `dawg.ts` from sorted words, one after the other (Daciuk, Mihov, Watson and Watson: Incremental
 * Construction of Minimal Acyclic Finite-State Automata, 2000). Only the nodes along the newest word can still change;
 * when the next word leaves one, it is looked up among those that are finished, and written only if it is new. Finished
 * nodes lie in their final place at once, the ends of words before their beginnings, so nothing is numbered again.
 */
import { checksumOf, isLittleEndian } from './bytes.ts';
import { endsWord, format, headWords, isLast, magic, tileBits } from './dawg.ts';

/** Words as lists of tile numbers in strings, one character a tile counted from `first`: sorted, each once. */
export function buildDawg(words: readonly string[], kinds: number, first: number): Uint8Array | null {
  const graph = new Graph(kinds);
  let before = '';
  for (const word of words) {
    graph.add(before, word, first);
    before = word;
  }
  return graph.bytes(before, words.length);
}

class Graph {
  readonly #kinds: number;
  readonly #shift: number;
  readonly #mostEdges: number;
  /** Finished nodes; the first edge is none. */
  #edges = new Uint32Array(1 << 16);
  #count = 1;
  /** Where finished nodes begin, by the hash of their edges; open addressing. */
  #table = new Uint32Array(1 << 16);
  #nodes = 0;
  /** By depth: the edges so far of the node that the newest word goes through. */
  readonly #open: number[][] = [[]];

  constructor(kinds: number) {
    this.#kinds = kinds;
    this.#shift = 2 + tileBits(kinds);
    this.#mostEdges = 2 ** (32 - this.#shift);
  }

  add(before: string, word: string, first: number): void {
    const shared = sharedLength(before, word);
    this.#close(before.length, shared);
    for (let depth = shared; depth < word.length; depth++) {
      this.#open[depth]!.push((word.charCodeAt(depth) - first) << 2);
      this.#open[depth + 1] ??= [];
    }
    const edges = this.#open[word.length - 1]!;
    edges[edges.length - 1]! |= endsWord;
  }

  /** Null when there are more edges than an edge can name. */
  bytes(before: string, words: number): Uint8Array | null {
    this.#close(before.length, 0);
    const root = this.#finished(this.#open[0]!);
    if (this.#count > this.#mostEdges) return null;
    const all = new Uint32Array(headWords + this.#count);
    all.set([magic, format, 0, this.#kinds, this.#count, root, words]);
    all.set(this.#edges.subarray(0, this.#count), headWords);
    all[2] = checksumOf(all, 3);
    return new Uint8Array(isLittleEndian ? all.buffer : swapped(all));
  }

  /** The nodes below this depth along the last word will not change any more. */
  #close(from: number, to: number): void {
    for (let depth = from; depth > to; depth--) {
      const node = this.#finished(this.#open[depth]!);
      this.#open[depth]!.length = 0;
      const above = this.#open[depth - 1]!;
      above[above.length - 1] = ((node << this.#shift) | above.at(-1)!) >>> 0;
    }
  }

  /** Where a node with these edges begins; 0 for one without any. */
  #finished(edges: number[]): number {
    if (edges.length === 0) return 0;
    edges[edges.length - 1] = (edges.at(-1)! | isLast) >>> 0;
    const mask = this.#table.length - 1;
    let slot = hashOf(edges) & mask;
    for (; this.#table[slot] !== 0; slot = (slot + 1) & mask)
      if (this.#isSame(this.#table[slot]!, edges)) return this.#table[slot]!;
    this.#table[slot] = this.#count;
    this.#nodes += 1;
    const start = this.#write(edges);
    if (2 * this.#nodes > this.#table.length) this.#rehash();
    return start;
  }

  #isSame(start: number, edges: readonly number[]): boolean {
    return edges.every((edge, at) => this.#edges[start + at] === edge);
  }

  #write(edges: readonly number[]): number {
    const start = this.#count;
    if (start + edges.length > this.#edges.length) {
      const larger = new Uint32Array(2 * this.#edges.length);
      larger.set(this.#edges);
      this.#edges = larger;
    }
    this.#edges.set(edges, start);
    this.#count += edges.length;
    return start;
  }

  #rehash(): void {
    const before = this.#table;
    this.#table = new Uint32Array(2 * before.length);
    const mask = this.#table.length - 1;
    for (const start of before) {
      if (start === 0) continue;
      let slot = hashOf(this.#nodeAt(start)) & mask;
      while (this.#table[slot] !== 0) slot = (slot + 1) & mask;
      this.#table[slot] = start;
    }
  }

  #nodeAt(start: number): Uint32Array {
    let end = start;
    while ((this.#edges[end]! & isLast) === 0) end += 1;
    return this.#edges.subarray(start, end + 1);
  }
}

/** FNV-1a over words of 32 bits, stirred once more for the low bits. */
function hashOf(edges: ArrayLike<number>): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < edges.length; at++) hash = Math.imul(hash ^ edges[at]!, 0x01000193);
  hash ^= hash >>> 15;
  return Math.imul(hash, 0x2c1b3c6d) >>> 8;
}

function sharedLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a.charCodeAt(length) === b.charCodeAt(length)) length += 1;
  return length;
}

function swapped(words: Uint32Array): ArrayBuffer {
  const view = new DataView(new ArrayBuffer(words.byteLength));
  for (const [at, word] of words.entries()) view.setUint32(4 * at, word, true);
  return view.buffer;
}
