/** How wide the board is by its height, in rows: Board.css sizes everything on it by the height of a row. */
import type { Board } from '../code.ts';

/** Marks stand in two lines when there are many. */
export function marksAcross(positions: number): number {
  return positions <= 4 ? positions : Math.ceil(positions / 2);
}

/** The number, the places, the marks, the count of codes, the frame. */
export function widthOf(positions: number): number {
  return 3.1 + 1.25 * positions + 0.35 * marksAcross(positions);
}

/** The rows, the shield and the frame. */
export function ratioOf({ positions, turns }: Pick<Board, 'positions' | 'turns'>): number {
  return widthOf(positions) / (turns + 1.9);
}
