/**
 * Reads moves, as written by notation.ts and as people type them: names and places in any case, the whole word
 * with the tiles on the board plain or in parentheses, accents, tiles of several letters without brackets.
 *
 * Small letters are blanks. But many type everything in small letters: a word all in small letters is read as
 * capitals when its place is in small letters too (`8h casa`), or when the rack does not have that many blanks.
 */
import { ok, type Result, refuse } from '../../core/result.ts';
import { columnOf, type Square, sizes, squareName, tileOn } from './board.ts';
import { type Alphabet, inOrder } from './lexicon/alphabet.ts';
import { blank } from './lexicon/bag.ts';
import { unaccented } from './lexicon/spelling.ts';
import { isBlank, type Move, ownRack, type Placement, playMove, type View } from './position.ts';
import { readTokens, type Token } from './tokens.ts';

const longestText = 400;

export function parseMove(alphabet: Alphabet, text: string, view: View): Result<Move> {
  const unreadable = refuse('move-unreadable', { text: text.slice(0, 40) });
  const [first = '', ...rest] = text.trim().split(/\s+/);
  if (text.length > longestText) return unreadable;
  switch (first.toLowerCase()) {
    case 'pass':
    case 'p':
      return rest.length === 0 ? ok({ kind: 'pass' }) : unreadable;
    case 'challenge':
    case 'c':
      return rest.length === 0 ? ok({ kind: 'challenge' }) : unreadable;
    case 'exchange':
    case 'x':
      return parseExchange(alphabet, rest.join('')) ?? unreadable;
    case 'word':
    case 'w':
      return parsePlay(alphabet, rest, view) ?? unreadable;
    default:
      return parsePlay(alphabet, [first, ...rest], view) ?? unreadable;
  }
}

/** A blank is `#` or `?`; capitals and small letters are the same here. */
function parseExchange(alphabet: Alphabet, text: string): Result<Move> | null {
  const tokens = readWord(alphabet, text.toUpperCase());
  if (!tokens || tokens.length > sizes.max || tokens.some(({ onBoard }) => onBoard)) return null;
  const tiles = tokens.map(({ tile }) => tile!);
  return ok({ kind: 'exchange', tiles: inOrder(alphabet, tiles) });
}

function parsePlay(alphabet: Alphabet, parts: readonly string[], view: View): Result<Move> | null {
  if (parts.every((part) => part.includes('='))) return parseScattered(alphabet, parts);
  const place = parsePlace(parts[0]!);
  const word = parts.slice(1).join('');
  if (!place || word === '') return null;
  if (!isWithin(place)) return refuse('off-board', { square: squareName(place) });
  const tokens = readWord(alphabet, word);
  if (!tokens) return refuse('word-unwritable', { word: word.slice(0, 40) });
  if (tokens.length > sizes.max || tokens.some(({ tile }) => tile === blank)) return null;
  const tiles = newTiles(view, place, tokens);
  if (!tiles.ok) return tiles;
  if (tiles.value.length === 0) return refuse('play-nothing');
  return ok(playMove(asMeant(view, tiles.value, place.isSmall)));
}

function readWord(alphabet: Alphabet, text: string): readonly Token[] | null {
  return readTokens(alphabet, text) ?? readTokens(alphabet, unaccented(text));
}

type Place = Square & { readonly across: boolean; readonly isSmall: boolean };

function parsePlace(text: string): Place | null {
  const match = /^(?:([1-9]\d?)([a-z]{1,2})|([a-z]{1,2})([1-9]\d?))$/i.exec(text);
  if (!match) return null;
  const across = match[1] !== undefined;
  const name = match[2] ?? match[3]!;
  const row = Number(match[1] ?? match[4]) - 1;
  return { row, col: columnOf(name.toUpperCase()), across, isSmall: name === name.toLowerCase() };
}

/** Within the largest board: whether it is on this one is for `check` to say. */
function isWithin({ row, col }: Square): boolean {
  return row < sizes.max && col < sizes.max;
}

/** The tokens that are not on the board yet. */
function newTiles(
  { board, terms }: View,
  { row, col, across }: Place,
  tokens: readonly Token[],
): Result<readonly Placement[]> {
  const tiles: Placement[] = [];
  for (const [at, { tile, onBoard }] of tokens.entries()) {
    const square = across ? { row, col: col + at } : { row: row + at, col };
    const isThere = tileOn(board, terms.size, square).toUpperCase() === tile?.toUpperCase();
    if (tile === null || isThere) continue;
    if (onBoard) return refuse('board-differs', { square: squareName(square), tile });
    tiles.push({ ...square, tile });
  }
  return ok(tiles);
}

/** All in small letters: blanks, or capitals as many type them. */
function asMeant(view: View, tiles: readonly Placement[], isSmall: boolean): readonly Placement[] {
  const blanks = ownRack(view).filter((tile) => tile === blank).length;
  const areCapitals = tiles.every(({ tile }) => isBlank(tile)) && (isSmall || blanks < tiles.length);
  return areCapitals ? tiles.map((each) => ({ ...each, tile: each.tile.toUpperCase() })) : tiles;
}

/** Tile by tile: `H8=C J9=[NY]`. */
function parseScattered(alphabet: Alphabet, parts: readonly string[]): Result<Move> | null {
  const tiles: Placement[] = [];
  for (const part of parts) {
    const tile = parsePlacement(alphabet, part);
    if (!tile || tiles.length === sizes.max) return null;
    const square = squareName(tile);
    if (!isWithin(tile)) return refuse('off-board', { square });
    if (tiles.some(({ row, col }) => row === tile.row && col === tile.col))
      return refuse('square-taken', { square });
    tiles.push(tile);
  }
  return tiles.length > 0 ? ok(playMove(tiles)) : null;
}

function parsePlacement(alphabet: Alphabet, part: string): Placement | null {
  const [name = '', text = ''] = part.split('=');
  const place = parsePlace(name);
  const [token, ...more] = readTokens(alphabet, text) ?? [];
  if (!place || !token?.tile || token.onBoard || token.tile === blank || more.length > 0) return null;
  return { row: place.row, col: place.col, tile: token.tile };
}
