/**
 * The kinds of tiles words are written with. A word is split into tiles longest first, from left to right, and
 * that split decides: CHOCHO needs two CH where there is a CH.
 *
 * Inside the lexicon every tile is one character (its *code*), so that words are plain strings, one character a
 * tile, that can be sorted and searched.
 */
import { type Bag, blank } from './bag.ts';

export type Alphabet = {
  /** Without the blank, in the order of the bag. */
  readonly tiles: readonly string[];
  readonly codes: ReadonlyMap<string, string>;
  /** The tiles that begin with a character, the longest first. */
  readonly starts: ReadonlyMap<string, readonly string[]>;
};

export const firstCode = 'A'.charCodeAt(0);

export function alphabetOf(bag: Bag): Alphabet {
  const tiles = bag.map(({ tile }) => tile).filter((tile) => tile !== blank);
  const starts = new Map<string, string[]>();
  for (const tile of tiles.toSorted((a, b) => b.length - a.length)) {
    starts.set(tile[0]!, [...(starts.get(tile[0]!) ?? []), tile]);
  }
  return { tiles, starts, codes: new Map(tiles.map((tile, at) => [tile, codeOf(at)])) };
}

function codeOf(index: number): string {
  return String.fromCharCode(firstCode + index);
}

/** The place of its tile in the alphabet. */
export function tileNumber(code: string): number {
  return code.charCodeAt(0) - firstCode;
}

/** The tile that a code stands for. */
export function tileOf({ tiles }: Alphabet, code: string): string {
  return tiles[tileNumber(code)]!;
}

/** The longest tile written at this place of a text in capitals. */
export function tileAt({ starts }: Alphabet, text: string, at: number): string | null {
  return starts.get(text[at] ?? '')?.find((tile) => text.startsWith(tile, at)) ?? null;
}

/** The word's tiles; null when something in it is on no tile. */
export function split(alphabet: Alphabet, word: string): readonly string[] | null {
  const tiles: string[] = [];
  for (let at = 0; at < word.length; at += tiles.at(-1)!.length) {
    const tile = tileAt(alphabet, word, at);
    if (tile === null) return null;
    tiles.push(tile);
  }
  return tiles;
}

/** The word as the lexicon holds it; null when something in it is on no tile. */
export function encode(alphabet: Alphabet, word: string): string | null {
  let coded = '';
  for (let at = 0; at < word.length; ) {
    const tile = tileAt(alphabet, word, at);
    if (tile === null) return null;
    coded += alphabet.codes.get(tile)!;
    at += tile.length;
  }
  return coded;
}

/** In the order of the bag, blanks last. */
export function inOrder({ tiles }: Alphabet, some: readonly string[]): readonly string[] {
  const order = [...tiles, blank];
  return some.toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
}

/** Tiles as a word is read; with hyphens where reading would give other tiles (C-H and not CH). */
export function spell(alphabet: Alphabet, tiles: readonly string[]): string {
  const word = tiles.join('');
  const read = split(alphabet, word);
  return read?.every((tile, at) => tile === tiles[at]) ? word : tiles.join('-');
}
