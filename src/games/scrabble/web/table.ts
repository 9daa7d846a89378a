/** A table of Scrabble as its board, tools and lists get it. */
import type { BoardProps } from '../../../web/kit/gameui.ts';
import type { Move, Placement, View } from '../position.ts';

export type Table = BoardProps<View, Move>;

/** Whether somebody has tiles to lay here: they may be tried out while others think. */
export function hasRack({ view, replaying }: Pick<Table, 'view' | 'replaying'>): boolean {
  return view.me !== null && !view.ending && !replaying && view.playing[view.me]!;
}

/** The tiles that a proposed move lays. */
export function hintedTiles({ rules, view, mayAct, hinted }: Table): readonly Placement[] {
  const read = mayAct && hinted !== null ? rules.parseMove(hinted, view) : null;
  return read?.ok && read.value.kind === 'play' ? read.value.tiles : [];
}
