/** What a ball put on a cell would do: the balls it turns, and what everybody gains or loses. */
import type { Seat } from '../../../core/seat.ts';
import { ballAt, neutral, turnedBy } from '../balls.ts';
import { boards, type Cell } from '../boards.ts';
import { moves, type View } from '../rules.ts';

/** The cells where the viewer may put a ball, with the number of balls it would turn. */
export type Choices = ReadonlyMap<Cell, number>;

export function choicesOf(view: View): Choices {
  const { shape, balls, turn } = view;
  const cells = moves(view).filter((move) => move !== 'pass');
  return new Map(cells.map((cell) => [cell, turnedBy(boards[shape], balls, turn, cell).length]));
}

export function mustPass(view: View): boolean {
  return moves(view)[0] === 'pass';
}

/** By seat: how many balls more or less, if the one to move puts a ball here. */
export function changesOf(view: View, cell: Cell): readonly number[] {
  const { shape, balls, turn, players } = view;
  const board = boards[shape];
  const changes = players.map(() => 0);
  const turned = turnedBy(board, balls, turn, cell);
  for (const each of turned) {
    const owner = ballAt(board, balls, each);
    if (owner !== null && owner !== neutral) changes[owner]! -= 1;
  }
  changes[turn]! += 1 + turned.length;
  return changes;
}

/** What changes for those who count together. */
export function changeFor(changes: readonly number[], seats: readonly Seat[]): number {
  return seats.reduce((sum, seat) => sum + changes[seat]!, 0);
}

/** `+10`, `−5`; nothing where nothing changes. */
export function signed(change: number): string | null {
  if (change === 0) return null;
  return change > 0 ? `+${change}` : `−${-change}`;
}
