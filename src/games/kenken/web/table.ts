/** A table of KenKen as its board, tools and lists get it. */
import type { BoardProps } from '../../../web/kit/gameui.ts';
import type { Move } from '../move.ts';
import { blankMarks, type Marks, type SheetView } from '../sheet.ts';
import { acting, isRace, type View } from '../state.ts';

export type Table = BoardProps<View, Move>;

/** The sheet one writes on; null for who looks on, or has finished. */
export function ownSheet({ me, places }: View): SheetView | null {
  return me !== null && acting(places).includes(me) ? places[me]!.sheet : null;
}

/** One's own sheet; else the only one, the winner's, or an empty one. */
export function sheetShown({ me, level, places }: View): Marks & Partial<SheetView> {
  const winner = places.findIndex(({ status }) => status === 'solved');
  return places[me ?? (isRace(places) ? winner : 0)]?.sheet ?? blankMarks(level);
}

export function readMove({ rules, view }: Table, text: string | null): Move | null {
  const parsed = text === null ? null : rules.parseMove(text, view);
  return parsed?.ok ? parsed.value : null;
}
