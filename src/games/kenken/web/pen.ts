/** Where one writes, with what, and what keys and buttons do. Board, pad and lists share it. */
import { useEffect } from 'react';
import { useAnnounce } from '../../../web/kit/announcer.ts';
import { storeOf } from '../../../web/kit/store.ts';
import { formatCell, freeCells, type Level } from '../level.ts';
import type { Move } from '../move.ts';
import type { View } from '../state.ts';
import { allowedMode, useConflictMode } from './conflicts.ts';
import { type Deed, typed } from './keys.ts';
import { put, useLine, viewAhead } from './line.ts';
import { ownSheet, type Table } from './table.ts';

type Held = {
  /** The cell that was last chosen; null: none yet. */
  readonly cell: number | null;
  readonly takesNotes: boolean;
  /** The first digit of a number that may have two. */
  readonly waits: { readonly digit: number; readonly note: boolean } | null;
  /** Conflicts were asked for, and nothing has been written since. */
  readonly asked: boolean;
};

const empty: Held = { cell: null, takesNotes: false, waits: null, asked: false };
const held = storeOf<Held>(empty);

export type Pen = {
  /** As it will be when all that is in line has gone. */
  readonly view: View;
  /** Null for who only looks on. */
  readonly cell: number | null;
  readonly takesNotes: boolean;
  readonly waits: number | null;
  readonly asked: boolean;
  /** There is something that can be let go. */
  readonly isBusy: boolean;
  /** Chooses a cell. */
  readonly choose: (cell: number) => void;
  /** Writes as the pen is set. */
  readonly write: (value: number) => void;
  readonly obey: (deed: Deed) => void;
  readonly play: (move: Move) => void;
  readonly ask: () => void;
};

export function usePen(table: Table): Pen {
  const { cell: chosen, takesNotes, waits, asked } = held.use();
  const line = useLine();
  const announce = useAnnounce();
  const { say } = table;
  const view = viewAhead(table.view, line);
  const { level } = view;
  const mayWrite = ownSheet(view) !== null && !table.replaying;
  const cell = mayWrite ? cellIn(level, chosen) : null;
  const [wished] = useConflictMode();
  const warns = allowedMode(wished, view.options.showErrors) === 'always';

  const play = (move: Move) => {
    if (put(table, move, warns)) held.set({ asked: false });
  };
  const writeAt = (at: number, value: number, note: boolean) => {
    const move: Move = note ? { do: 'note', cell: at, values: [value] } : { do: 'enter', cell: at, value };
    play(move);
  };
  const settle = () => {
    if (cell !== null && waits) writeAt(cell, waits.digit, waits.note);
    held.set({ waits: null });
  };
  const digit = (pressed: number, note: boolean) => {
    if (cell === null) return;
    const after = typed(level.size, waits?.digit ?? null, pressed);
    const isNote = waits?.note ?? note;
    if (after && 'waits' in after) held.set({ waits: { digit: after.waits, note: isNote } });
    else held.set({ waits: null });
    if (after && 'value' in after) writeAt(cell, after.value, isNote);
    if (!after) erase();
  };
  const erase = () => {
    if (waits) held.set({ waits: null });
    else if (cell !== null) play({ do: 'clear', cell });
  };
  const turn = () => {
    held.set({ takesNotes: !takesNotes, waits: null });
    announce(say(takesNotes ? 'pen.numbers' : 'pen.notes'));
  };
  const obey = (deed: Deed) => {
    if (deed.do === 'digit') return digit(deed.digit, deed.note || takesNotes);
    if (deed.do === 'erase') return erase();
    if (deed.do === 'turn-pen') return turn();
    if (deed.do === 'let-go') return held.set({ waits: null, asked: false });
    settle();
    if (deed.do === 'undo' || deed.do === 'redo') play({ do: deed.do });
  };
  return {
    view,
    cell,
    takesNotes,
    waits: waits?.digit ?? null,
    asked,
    isBusy: waits !== null || asked,
    choose: (at) => {
      if (at !== cell) settle();
      held.set({ cell: at });
    },
    write: (value) => {
      held.set({ waits: null });
      if (cell !== null) writeAt(cell, value, takesNotes);
    },
    obey,
    play,
    ask: () => held.set({ asked: true }),
  };
}

/** The pen is laid down when its board goes. */
export function useNewPen(): void {
  useEffect(() => () => held.set(empty), []);
}

/** The one chosen, or the first that can be filled; another level may have fewer. */
function cellIn(level: Level, chosen: number | null): number {
  return chosen !== null && chosen < level.givens.length ? chosen : (freeCells(level)[0] ?? 0);
}

export function cellName({ size }: Pick<Level, 'size'>, cell: number): string {
  return formatCell(size, cell).toUpperCase();
}
