/** One player's paper: what is written on it, and the ways back and forth. */
import type { Grid } from './grid.ts';
import { inOneLine, type Level } from './level.ts';
import type { Writing } from './move.ts';
import { candidates, lineCandidates } from './solver/candidates.ts';
import { isEmpty, newest, popped, pushed, stepBack, stepped, type Trail } from './trail.ts';
import { setOf, type Values, without } from './values.ts';

export type Marks = {
  /** Givens included. */
  readonly entries: Grid;
  /** One set for each cell; a filled cell has none. */
  readonly notes: readonly Values[];
};

export type Checked = {
  /** Cells that the player filled wrongly. */
  readonly wrong: readonly number[];
  /** Compared with the only solution; else nothing more than the rules was looked at. */
  readonly compared: boolean;
};

/** The answer to the question whether all is right so far. */
export type SoFar = {
  readonly isRight: boolean;
  readonly compared: boolean;
  /** How many steps were taken back before it was. */
  readonly steps: number;
};

/** How a sheet was helped along. */
type Help = {
  readonly checks: number;
  /** What the last check found; null once something has been written since. */
  readonly checked: Checked | null;
  /** What was last answered without telling where; null once something has been written since. */
  readonly soFar: SoFar | null;
  /** Whether that, or what the check found, counted as a hint. */
  readonly counted: boolean;
  /** How many answers told something of the solution. */
  readonly answers: number;
  /** The room has shown what the rules alone do not. */
  readonly helped: boolean;
};

export type Sheet = Marks &
  Help & {
    /** The steps that undo takes back. */
    readonly past: Trail;
    /** Those it took back, until something else is written. */
    readonly future: Trail;
  };

/** A sheet as screens see it: how it came about stays with the host. */
export type SheetView = Marks & Help & { readonly canUndo: boolean; readonly canRedo: boolean };

export function blankMarks({ givens }: Level): Marks {
  return { entries: givens, notes: givens.map(() => 0) };
}

const unhelped: Help = { checks: 0, checked: null, soFar: null, counted: false, answers: 0, helped: false };

export function blankSheet(level: Level): Sheet {
  return { ...blankMarks(level), past: [], future: [], ...unhelped };
}

/** How many cells the player has filled. */
export function countFilled({ givens }: Level, entries: Grid): number {
  return entries.filter((value, cell) => value > 0 && givens[cell] === 0).length;
}

export function viewSheet({ past, future, ...seen }: Sheet): SheetView {
  return { ...seen, canUndo: !isEmpty(past), canRedo: !isEmpty(future) };
}

/** A sheet that looks like this: all that stands on it may have come in one step. */
export function imagineSheet(level: Level, { canUndo, canRedo, ...seen }: SheetView): Sheet {
  const past = canUndo ? pushed([], stepBack(blankMarks(level), seen)) : [];
  return { ...seen, past, future: canRedo ? pushed([], []) : [] };
}

/** What was answered is no longer so once something has changed. */
const unanswered = { checked: null, soFar: null, counted: false };

/** The sheet after a move; one that changes nothing leaves no trace. */
export function write(level: Level, cleanNotes: boolean, sheet: Sheet, move: Writing): Sheet {
  const marks = mark(level, cleanNotes, sheet, move);
  const step = stepBack(sheet, marks);
  if (step.length === 0) return sheet;
  return { ...sheet, ...marks, past: pushed(sheet.past, step), future: [], ...unanswered };
}

/** The sheet before its newest step; there must be one. */
export function undo(sheet: Sheet): Sheet {
  const marks = stepped(sheet, newest(sheet.past));
  const future = pushed(sheet.future, stepBack(sheet, marks));
  return { ...sheet, ...marks, past: popped(sheet.past), future, ...unanswered };
}

/** The sheet with the step again that was taken back last; there must be one. */
export function redo(sheet: Sheet): Sheet {
  const marks = stepped(sheet, newest(sheet.future));
  const past = pushed(sheet.past, stepBack(sheet, marks));
  return { ...sheet, ...marks, past, future: popped(sheet.future), ...unanswered };
}

/** What stands on a sheet after a move. */
export function mark(level: Level, cleanNotes: boolean, { entries, notes }: Marks, move: Writing): Marks {
  switch (move.do) {
    case 'enter': {
      const own = notes.with(move.cell, 0);
      const left = cleanNotes ? cleaned(level.size, own, move.cell, move.value) : own;
      return { entries: entries.with(move.cell, move.value), notes: left };
    }
    case 'clear':
      return { entries: entries.with(move.cell, 0), notes: notes.with(move.cell, 0) };
    case 'note':
      return { entries, notes: notes.with(move.cell, notes[move.cell]! ^ setOf(move.values)) };
    case 'fill': {
      const possible = move.by === 'cages' ? candidates(level, entries) : lineCandidates(level, entries);
      return { entries, notes: entries.map((value, cell) => (value ? 0 : possible[cell]!)) };
    }
    case 'restart':
      return blankMarks(level);
  }
}

function cleaned(size: number, notes: readonly Values[], cell: number, value: number): readonly Values[] {
  return notes.map((set, other) => (inOneLine(size, cell, other) ? without(set, setOf([value])) : set));
}
