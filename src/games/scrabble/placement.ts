/** Where tiles may be laid (SPEC S5), and the words that they form. */
import { ok, type Result, refuse } from '../../core/result.ts';
import { type Board, isCentre, isEmpty, isOn, neighbours, type Square, squareName, tileOn } from './board.ts';
import type { Placement } from './position.ts';

/** A tile of a word; `fresh` when this play lays it. */
type Cell = Placement & { readonly fresh: boolean };
export type Line = readonly Cell[];

export type Formed = {
  readonly across: boolean;
  /** The main word, then those that cross it. */
  readonly words: readonly [Line, ...Line[]];
};

export type Laying = {
  readonly board: Board;
  readonly size: number;
  /** Whether a single tile may open the game. */
  readonly oneMayOpen: boolean;
  /** In the order of the board. */
  readonly tiles: readonly Placement[];
};

/** The words formed, or which rule of laying fails; whether they are words is another question. */
export function formWords(laying: Laying): Result<Formed> {
  const { tiles } = laying;
  if (tiles.length === 0) return refuse('play-nothing');
  const taken = badSquare(laying);
  if (taken) return taken;
  if (!inOneRow(tiles) && !inOneColumn(tiles)) return refuse('not-in-line');
  const formed = read(laying);
  if (!tiles.every((tile) => holds(formed.words[0], tile))) return refuse('gap');
  return connected(laying) ?? ok(formed);
}

function badSquare({ board, size, tiles }: Laying) {
  for (const [at, tile] of tiles.entries()) {
    const square = squareName(tile);
    if (!isOn(size, tile)) return refuse('off-board', { square });
    const before = tiles.slice(0, at);
    if (tileOn(board, size, tile) !== '' || holds(before, tile)) return refuse('square-taken', { square });
  }
  return null;
}

function connected({ board, size, tiles, oneMayOpen }: Laying) {
  if (isEmpty(board)) {
    if (!tiles.some((tile) => isCentre(size, tile))) return refuse('centre-first');
    return tiles.length > 1 || oneMayOpen ? null : refuse('opening-short');
  }
  const touches = tiles.some((tile) => neighbours(tile).some((next) => tileOn(board, size, next) !== ''));
  return touches ? null : refuse('no-touch');
}

/** A single tile is read across, unless only the word downwards is longer than it. */
function read({ board, size, tiles }: Laying): Formed {
  const first = tiles[0]!;
  const lineOf = (square: Square, across: boolean) => lineThrough(board, size, tiles, square, across);
  const across =
    tiles.length > 1 ? inOneRow(tiles) : lineOf(first, true).length > 1 || lineOf(first, false).length === 1;
  const crosses = tiles.map((tile) => lineOf(tile, !across)).filter((line) => line.length > 1);
  return { across, words: [lineOf(first, across), ...crosses] };
}

function lineThrough(
  board: Board,
  size: number,
  tiles: readonly Placement[],
  { row, col }: Square,
  across: boolean,
): Line {
  const step = (by: number): Square => (across ? { row, col: col + by } : { row: row + by, col });
  const cellAt = (square: Square): Cell | null => {
    const laid = tiles.find((tile) => tile.row === square.row && tile.col === square.col);
    if (laid) return { ...laid, fresh: true };
    const tile = tileOn(board, size, square);
    return tile === '' ? null : { ...square, tile, fresh: false };
  };
  let by = 0;
  while (cellAt(step(by - 1))) by -= 1;
  const line: Cell[] = [];
  for (let cell = cellAt(step(by)); cell; cell = cellAt(step(by))) {
    line.push(cell);
    by += 1;
  }
  return line;
}

function holds(squares: readonly Square[], { row, col }: Square): boolean {
  return squares.some((square) => square.row === row && square.col === col);
}

export function inOneRow(squares: readonly Square[]): boolean {
  return squares.every(({ row }) => row === squares[0]!.row);
}

export function inOneColumn(squares: readonly Square[]): boolean {
  return squares.every(({ col }) => col === squares[0]!.col);
}
