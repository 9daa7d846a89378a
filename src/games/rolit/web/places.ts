/** Where a cell lies when a cell is one wide. */
import type { Cell } from '../boards.ts';

export function centreOf(cell: Cell): { readonly cx: number; readonly cy: number } {
  return { cx: cell.charCodeAt(0) - 96.5, cy: Number(cell.slice(1)) - 0.5 };
}
