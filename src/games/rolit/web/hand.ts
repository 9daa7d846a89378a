/** What the viewer can do now, what they chose, and what is looked at before it is played. Board and tools share it. */
import { useMemo } from 'react';
import type { Cell } from '../boards.ts';
import { type Choices, changesOf, choicesOf, mustPass } from './change.ts';
import { usePointed } from './pointed.ts';
import type { Table } from './table.ts';

export type Hand = {
  readonly choices: Choices;
  readonly passes: boolean;
  /** The cell that the main button plays. */
  readonly chosen: Cell | null;
};

export function useHand({ view, draft, pending }: Table): Hand {
  const choices = useMemo(() => choicesOf(view), [view]);
  const passes = useMemo(() => mustPass(view), [view]);
  return { choices, passes, chosen: chosenIn(choices, pending ?? draft) };
}

/** A draft may come from an older position: what is no choice now counts as nothing. */
function chosenIn(choices: Choices, draft: unknown): Cell | null {
  return typeof draft === 'string' && choices.has(draft) ? draft : null;
}

/** The cell whose effect is shown: the one pointed at where a ball may go, or else the chosen one. */
export function useShown({ mayAct }: Table, { choices, chosen }: Hand): Cell | null {
  const pointed = usePointed();
  return mayAct && pointed !== null && choices.has(pointed) ? pointed : chosen;
}

/** What it changes for everybody, and the cell; null while nothing is shown. */
export function useChanges(
  table: Table,
): { readonly cell: Cell; readonly changes: readonly number[] } | null {
  const { view } = table;
  const cell = useShown(table, useHand(table));
  return useMemo(() => (cell === null ? null : { cell, changes: changesOf(view, cell) }), [view, cell]);
}

/** Chooses a cell, plays the one that is chosen already or needs no second click, or says why nothing can lie there. */
export function pick(table: Table, { choices, chosen }: Hand, cell: Cell): void {
  const { view, rules, seat, mayAct, replaying, oneClick, pending, setDraft, play, tell } = table;
  if (replaying || seat === null || pending !== null) return;
  const checked = rules.check(view, cell);
  if (!checked.ok) {
    if (mayAct) setDraft(null);
    tell(checked.problems, 'bad');
  } else if (!mayAct || !choices.has(cell)) return;
  else if (oneClick || chosen === cell) play(cell);
  else {
    setDraft(cell);
    tell(checked.value.says);
  }
}

export function letGo({ mayAct, draft, setDraft, tell }: Table): void {
  if (!mayAct || draft === null) return;
  setDraft(null);
  tell([]);
}
