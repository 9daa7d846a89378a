/**
 * The words of a lexicon as a minimal acyclic graph (DAWG; Appel and Jacobson 1988): words that begin alike share their
 * first edges, words that end alike their last ones. It lies in one buffer, is read where it lies, and no word is ever
 * unpacked. `dawgbuild.ts` makes it.
 *
 * Layout, in little-endian words of 32 bits: a head of eight (magic, format, checksum of all that follows, kinds of tiles,
 * edges, first edge of the root, words, one unused), then the edges. Edge 0 is none. The edges of a node lie side by
 * side, by rising tile:
 *
 *     target (first edge of the node it leads to, 0 = nowhere) | tile | last edge of its node | a word ends here
 *
 * The tile has as many bits as the kinds of tiles need, the target all that are left.
 */
import { checksumOf, wordsOf } from './bytes.ts';

export type Dawg = {
  readonly edges: Uint32Array;
  /** An edge that leads to the root. */
  readonly root: Edge;
  /** Bits before the target. */
  readonly shift: number;
  readonly tileMask: number;
  readonly words: number;
};

/** What one stands on after some tiles: the edge that led there. */
export type Edge = number;

/** No edge: nothing begins like that. */
export const nowhere: Edge = 0;

export const magic = 0x47574144;
export const format = 2;
export const headWords = 8;
export const endsWord = 1;
export const isLast = 2;

/** Bits for the number of a tile. */
export function tileBits(kinds: number): number {
  return Math.max(1, Math.ceil(Math.log2(kinds)));
}

/** Over the bytes themselves; null for bytes of another format, of another bag, or cut short. */
export function openDawg(bytes: Uint8Array, kinds: number): Dawg | null {
  if (bytes.byteLength < 4 * headWords || bytes.byteLength % 4 !== 0) return null;
  const all = wordsOf(bytes);
  const [first, version, sum, tiles, count = 0, root = 0, words = 0] = all;
  const isWhole = first === magic && version === format && tiles === kinds && sum === checksumOf(all, 3);
  if (!isWhole || all.length !== headWords + count || root < 1 || root >= count) return null;
  const shift = 2 + tileBits(kinds);
  const tileMask = 2 ** tileBits(kinds) - 1;
  return { edges: all.subarray(headWords), root: (root << shift) >>> 0, shift, tileMask, words };
}

/** One tile further; nowhere when no word goes on like that. */
export function step({ edges, shift, tileMask }: Dawg, from: Edge, tile: number): Edge {
  for (let at = from >>> shift; at > 0 && at < edges.length; at++) {
    const edge = edges[at]!;
    const found = (edge >>> 2) & tileMask;
    if (found === tile) return edge;
    if (found > tile || (edge & isLast) !== 0) return nowhere;
  }
  return nowhere;
}

export function isWordEnd(edge: Edge): boolean {
  return (edge & endsWord) !== 0;
}

/** Nodes that lead on; words end in one more. */
export function countNodes({ edges }: Dawg): number {
  return edges.reduce((sum, edge) => sum + ((edge & isLast) >>> 1), 0);
}
