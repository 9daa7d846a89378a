/**
 * Words typed on the board, letter by letter. Tiles of several letters are typed as they are written, and are read
 * longest first: N then Y becomes NY where there is such a tile, L and a dot become L·L, and a Q is QU at once where no
 * Q exists. A hyphen ends a tile, so that what follows is one of its own (C-H).
 */
import type { Board } from '../board.ts';
import type { Alphabet } from '../lexicon/alphabet.ts';
import { blank } from '../lexicon/bag.ts';
import { unaccented } from '../lexicon/spelling.ts';
import { freeSlot, type Laid, letters, onBoard, withLaid } from './laying.ts';
import { nextFree, numberOf, squareAt, stepOn } from './squares.ts';

export type Typing = {
  readonly board: Board;
  readonly size: number;
  readonly alphabet: Alphabet;
  readonly rack: readonly string[];
  readonly laid: readonly Laid[];
  /** Where the next tile goes; null where the line has no room left. */
  readonly at: number | null;
  readonly across: boolean;
  /** What was typed of the tile laid last; empty when that is done with. */
  readonly typed: string;
};

type After = Pick<Typing, 'laid' | 'at' | 'typed'>;

export type Typed = After | { readonly lacks: string } | 'no-room';

/** A letter in capitals as tiles have it; null for keys that write nothing here. */
export function letterOf(key: string): string | null {
  if (key === '.' || key === '·') return '·';
  if (key === '-') return '-';
  const letter = [...unaccented(key).toUpperCase()];
  return letter.length === 1 && /^\p{L}$/u.test(letter[0]!) ? letter[0]! : null;
}

/** `asBlank`: the letter is wanted of a blank, although there may be a tile with it. */
export function typeLetter(typing: Typing, letter: string, asBlank: boolean): Typed {
  const { laid, at } = typing;
  if (letter === '-') return { laid, at, typed: '' };
  return continued(typing, letter) ?? begun(typing, letter, asBlank);
}

/** The letter belongs to the tile laid last. */
function continued(typing: Typing, letter: string): After | null {
  const { laid, at, typed, alphabet } = typing;
  const last = laid.at(-1);
  if (typed === '' || !last) return null;
  const text = typed + letter;
  if (letters(last.tile).startsWith(text)) return { laid, at, typed: text };
  const longer = alphabet.tiles.find((tile) => tile.startsWith(text));
  if (longer === undefined) return null;
  const others = laid.slice(0, -1);
  const isOnlyThat = !alphabet.codes.has(letter);
  const found = take({ ...typing, laid: others }, longer, isOnlyThat);
  return found && { laid: withLaid(others, { ...last, ...found }), at, typed: text };
}

function begun(typing: Typing, letter: string, asBlank: boolean): Typed {
  const { alphabet, rack, laid, board, size, across } = typing;
  const isLaid = (square: number) => laid.some((each) => numberOf(size, each) === square);
  const square = nextFree(board, size, typing.at, across, isLaid);
  const meant = alphabet.starts.get(letter) ?? [];
  const exact = meant.find((tile) => tile === letter);
  // What lies in the rack first: the letter itself, or a longer tile that begins with it.
  const own = [exact, ...meant].find((tile) => tile !== undefined && freeSlot(rack, laid, tile) !== null);
  const tile = (asBlank ? exact : own) ?? exact ?? meant[0];
  const found = tile === undefined ? null : take(typing, tile, true, asBlank);
  if (!found) return isThere(typing, letter) ? { laid, at: typing.at, typed: '' } : { lacks: letter };
  if (square === null) return 'no-room';
  const placed = { ...squareAt(size, square), ...found };
  const next = nextFree(board, size, stepOn(size, square, across), across, isLaid);
  return { laid: withLaid(laid, placed), at: next, typed: letter };
}

/** A tile of the rack, or a blank in its place. */
function take(
  { rack, laid }: Typing,
  tile: string,
  mayBeBlank: boolean,
  asBlank = false,
): Pick<Laid, 'tile' | 'slot'> | null {
  const own = asBlank ? null : freeSlot(rack, laid, tile);
  if (own !== null) return { tile, slot: own };
  const slot = mayBeBlank ? freeSlot(rack, laid, blank) : null;
  return slot === null ? null : { tile: onBoard(blank, tile), slot };
}

/** Who types the whole word types the tiles on the board too: these lie there already. */
function isThere({ board, size, at, across, laid }: Typing, letter: string): boolean {
  const last = laid.at(-1);
  const before = last ? stepOn(size, numberOf(size, last), across) : at;
  for (let square = before; square !== null && square !== at; square = stepOn(size, square, across))
    if (letters(board[square]!).startsWith(letter)) return true;
  return before !== null && before === at && letters(board[before]!).startsWith(letter);
}
