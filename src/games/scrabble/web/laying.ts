/** Tiles on the board that are not played yet. Each remembers its slot in the rack, which stays empty meanwhile. */
import type { Board } from '../board.ts';
import { isBlank, type Placement, playMove, rackTile } from '../position.ts';
import type { Reordering } from './rack.ts';

/** Plain JSON: the draft of a table holds them, in the order in which they were laid. */
export type Laid = Placement & { readonly slot: number };

/** What the room is given. */
export const moveOf = (laid: readonly Laid[]) =>
  playMove(laid.map(({ row, col, tile }) => ({ row, col, tile })));

/**
 * The tiles of a draft that can still lie there: it may be older than the board and the rack. A tile whose slot holds
 * another by now takes one that holds its like.
 */
export function settled(
  draft: unknown,
  rack: readonly string[],
  board: Board,
  size: number,
): readonly Laid[] {
  const kept: Laid[] = [];
  for (const each of laidIn(draft)) {
    const { row, col } = each;
    const isFree = board[row * size + col] === '' && row < size && col < size && !at(kept, each);
    const slot = freeSlot(rack, kept, rackTile(each), each.slot);
    if (isFree && slot !== null) kept.push({ ...each, slot });
  }
  return kept;
}

function laidIn(draft: unknown): readonly Laid[] {
  const { laid } = Object(draft) as { readonly laid?: unknown };
  return Array.isArray(laid) ? (laid as readonly Laid[]) : [];
}

/** A slot that holds this tile and is not used, the wished one if it is such. */
export function freeSlot(
  rack: readonly string[],
  laid: readonly Laid[],
  tile: string,
  wished: number | null = null,
): number | null {
  const fits = (slot: number) => rack[slot] === tile && laid.every((each) => each.slot !== slot);
  if (wished !== null && fits(wished)) return wished;
  const found = rack.findIndex((_, slot) => fits(slot));
  return found < 0 ? null : found;
}

type Square = { readonly row: number; readonly col: number };

/** What is laid on a square. */
export function at(laid: readonly Laid[], { row, col }: Square): Laid | undefined {
  return laid.find((each) => each.row === row && each.col === col);
}

/** One tile more; what was laid there, or came from that slot, makes way. */
export function withLaid(laid: readonly Laid[], tile: Laid): readonly Laid[] {
  const others = laid.filter((each) => each.slot !== tile.slot && at([each], tile) === undefined);
  return [...others, tile];
}

export function without(laid: readonly Laid[], square: Square): readonly Laid[] {
  return laid.filter((each) => at([each], square) === undefined);
}

/** The rack has another order: the tiles keep theirs. */
export function followed(laid: readonly Laid[], reordering: Reordering): readonly Laid[] {
  return laid.map((each) => ({ ...each, slot: reordering.indexOf(each.slot) }));
}

/** A tile as it lies on the board: a blank as what it stands for, in small letters. */
export function onBoard(tile: string, as: string | null): string {
  return as === null ? tile : as.toLowerCase();
}

/** In capitals, whatever it is. */
export function letters(tile: string): string {
  return isBlank(tile) ? tile.toUpperCase() : tile;
}
