/** What is lit up on the board: where a ball may go, the one that is looked at, and the balls it would turn. */
import { useMemo } from 'react';
import { turnedBy } from '../balls.ts';
import { boards, type Cell } from '../boards.ts';
import type { View } from '../rules.ts';
import type { Choices } from './change.ts';
import type { Hand } from './hand.ts';
import type { Table } from './table.ts';
import { angleOf, wayTo } from './wave.ts';

export type Highlights = {
  readonly choices: Choices;
  readonly chosen: Cell | null;
  readonly shown: Cell | null;
  /** The balls that would turn; in degrees, where the new one lies. */
  readonly turning: ReadonlyMap<Cell, number>;
};

const none: ReadonlyMap<Cell, number> = new Map();

export function useLit(
  { view, mayAct, pending }: Table,
  { choices, chosen }: Hand,
  shown: Cell | null,
): Highlights {
  const turning = useMemo(() => (shown === null ? none : turningBy(view, shown)), [view, shown]);
  return { choices: mayAct || pending !== null ? choices : none, chosen, shown, turning };
}

function turningBy({ shape, balls, turn }: View, cell: Cell): ReadonlyMap<Cell, number> {
  const turned = turnedBy(boards[shape], balls, turn, cell);
  return new Map(turned.map((each) => [each, angleOf(wayTo(each, cell))]));
}
