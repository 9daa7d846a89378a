/**
 * The slow reference for the graph of words: a sorted array, where words that begin alike lie side by side, so that a
 * stretch of the array plays the part of a node, found by bisection.
 */

/** The words from `from` up to, not including, `to`: all that begin with the same `depth` tiles. */
export type Stretch = { readonly from: number; readonly to: number; readonly depth: number };

export function wholeOf(words: readonly string[]): Stretch {
  return { from: 0, to: words.length, depth: 0 };
}

/** The part of a stretch whose next tile is this one; null when there is none. */
export function narrow(words: readonly string[], { from, to, depth }: Stretch, code: string): Stretch | null {
  const wanted = code.charCodeAt(0);
  const first = bisect(words, from, to, depth, wanted);
  if (first === to || words[first]!.charCodeAt(depth) !== wanted) return null;
  return { from: first, to: bisect(words, first, to, depth, wanted + 1), depth: depth + 1 };
}

/** Whether what the words of a stretch have in common is itself a word: it then comes first. */
export function isWhole(words: readonly string[], { from, depth }: Stretch): boolean {
  return words[from]!.length === depth;
}

/** The first word from here on whose tile at `depth` is not before `wanted`; shorter words come first. */
function bisect(words: readonly string[], low: number, high: number, depth: number, wanted: number): number {
  let from = low;
  let to = high;
  while (from < to) {
    const middle = (from + to) >>> 1;
    const code = words[middle]!.charCodeAt(depth);
    if (code >= wanted) to = middle;
    else from = middle + 1;
  }
  return from;
}
