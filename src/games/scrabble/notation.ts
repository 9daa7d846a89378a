/**
 * How moves are written.
 *
 * A play is the place of its first new tile and the new tiles: `8H CASA` goes across (row first), `H8 CASA` down
 * (column first), with a dot for every square that is taken already (`2K B.NT`, as in GCG files). Blanks are in
 * small letters, tiles of several letters in brackets (`[CH]`, as a blank `[ch]`). Tiles that are not in one line,
 * which only a screen can propose, are written one by one: `H8=C J9=[NY]`.
 *
 * What people type is read more generously, in reading.ts.
 */
import { columnName, type Square, squareName } from './board.ts';
import type { Alphabet } from './lexicon/alphabet.ts';
import { type Formed, inOneColumn, inOneRow } from './placement.ts';
import type { Move, Placement } from './position.ts';
import { readTokens } from './tokens.ts';

export function formatMove(alphabet: Alphabet, move: Move): string {
  switch (move.kind) {
    case 'play':
      return formatTiles(alphabet, move.tiles);
    case 'exchange':
      return `exchange ${writeTiles(alphabet, move.tiles)}`.trim();
    default:
      return move.kind;
  }
}

function formatTiles(alphabet: Alphabet, tiles: readonly Placement[]): string {
  const first = tiles[0]!;
  const across = inOneRow(tiles);
  if (!across && !inOneColumn(tiles))
    return tiles.map((tile) => `${squareName(tile)}=${bracketed(tile.tile)}`).join(' ');
  const line: string[] = [];
  for (const { row, col, tile } of tiles) line[across ? col - first.col : row - first.row] = tile;
  return `${placeName(first, across)} ${writeTiles(
    alphabet,
    Array.from(line, (tile) => tile ?? '.'),
  )}`;
}

/** Single letters stand as they are, unless side by side they would be read as another tile. */
function writeTiles(alphabet: Alphabet, tiles: readonly string[]): string {
  const text = tiles.map((tile) => (tile.length > 1 ? bracketed(tile) : tile)).join('');
  const isClear = readTokens(alphabet, text)?.length === tiles.length;
  return isClear ? text : tiles.map((tile) => (tile === '.' ? tile : `[${tile}]`)).join('');
}

function bracketed(tile: string): string {
  return tile.length > 1 ? `[${tile}]` : tile;
}

/** Row first for across, column first for down. */
export function placeName(square: Square, across: boolean): string {
  return across ? `${square.row + 1}${columnName(square.col)}` : squareName(square);
}

/** A play for people: the whole main word, with the board's tiles in parentheses: `4C (S)URVEYOR`. */
export function formatPlay({ across, words: [main] }: Formed): string {
  const word = main.map(({ tile, fresh }) => (fresh ? tile : `(${tile})`)).join('');
  return `${placeName(main[0]!, across)} ${word.replaceAll(')(', '')}`;
}
