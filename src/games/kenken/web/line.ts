/**
 * Moves in line: one goes to the room at a time, and who types fast should not have to wait for it. What they will make of
 * the sheet is shown ahead.
 */
import { useEffect } from 'react';
import { storeOf } from '../../../web/kit/store.ts';
import { isWriting, type Move } from '../move.ts';
import { type Marks, mark, type SheetView } from '../sheet.ts';
import type { View } from '../state.ts';
import { ownSheet, type Table } from './table.ts';

type Line = {
  readonly waiting: readonly Move[];
  /** The sheet as it will be; null where it is as the room has it, or that can't be known yet. */
  readonly ahead: Marks | null;
};

const empty: Line = { waiting: [], ahead: null };
const line = storeOf<Line>(empty);

export const useLine = line.use;

/** The view with what is ahead of it, as far as that is known. */
export function viewAhead(view: View, { ahead, waiting }: Line): View {
  const sheet = ownSheet(view);
  if (!sheet || (ahead === null && waiting.length === 0)) return view;
  const canUndo = sheet.canUndo || ahead !== null;
  const canRedo = sheet.canRedo || waiting.some((move) => move.do === 'undo' || move.do === 'back');
  const seen: SheetView = { ...sheet, ...ahead, canUndo, canRedo };
  return { ...view, places: view.places.with(view.me!, { ...view.places[view.me!]!, sheet: seen }) };
}

/** Puts a move in line, if it changes anything; whether it may be made. `warns`: it is said when it breaks a rule. */
export function put(table: Table, move: Move, warns: boolean): boolean {
  const { view, rules, seat, replaying, tell } = table;
  const now = line.get();
  const seen = viewAhead(view, now);
  const sheet = ownSheet(seen);
  if (seat === null || replaying || !sheet) return false;
  const checked = rules.check(seen, move);
  if (!checked.ok) {
    tell(checked.problems, 'bad');
    return false;
  }
  if (changesNothing(sheet, move)) return true;
  tell(move.do === 'enter' && warns ? checked.value.says : []);
  line.set({ waiting: [...now.waiting, move], ahead: aheadOf(table, now, sheet, move) });
  return true;
}

function changesNothing({ entries, notes }: SheetView, move: Move): boolean {
  if (move.do === 'enter') return entries[move.cell] === move.value;
  return move.do === 'clear' && entries[move.cell] === 0 && notes[move.cell] === 0;
}

/** What stands after a step back only the room knows, and so what stands after all that follows it in line. */
function aheadOf({ view, pending }: Table, now: Line, sheet: SheetView, move: Move): Marks | null {
  const isKnown = now.ahead !== null || (now.waiting.length === 0 && pending === null);
  return isKnown && isWriting(move) ? mark(view.level, view.options.cleanNotes, sheet, move) : null;
}

/** Sends what is in line, one after the other. For the board, which is there as long as anything is played. */
export function useSending(table: Table): void {
  const { waiting } = line.use();
  const { mayAct, pending, play } = table;
  useEffect(() => () => line.set(empty), []);
  useEffect(() => {
    if (!mayAct || pending !== null) return;
    const [next, ...rest] = waiting;
    if (next) {
      play(next);
      line.set({ waiting: rest });
    } else if (line.get().ahead) line.set({ ahead: null });
  });
}
