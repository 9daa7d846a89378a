/**
 * One player's paper: what is written on it, and how it came about. The history holds the moves as text; what
 * undo took back stays behind `done` until something else is written.
 */
import { must } from '../../core/result.ts';
import type { Grid } from './grid.ts';
import { inOneLine, type Level } from './level.ts';
import { formatMove, parseMove, type Writing } from './move.ts';
import { candidates, lineCandidates } from './solver/candidates.ts';
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

export type Sheet = Marks & {
  readonly history: readonly string[];
  /** How many moves of the history are in force. */
  readonly done: number;
  readonly checks: number;
  /** What the last check found; null once something has been written since. */
  readonly checked: Checked | null;
  /** The room has shown what the rules alone do not. */
  readonly helped: boolean;
};

export function blankMarks({ givens }: Level): Marks {
  return { entries: givens, notes: givens.map(() => 0) };
}

export function blankSheet(level: Level): Sheet {
  return { ...blankMarks(level), history: [], done: 0, checks: 0, checked: null, helped: false };
}

/** How many cells the player has filled. */
export function countFilled({ givens }: Level, entries: Grid): number {
  return entries.filter((value, cell) => value > 0 && givens[cell] === 0).length;
}

/** The sheet after a move; one that changes nothing leaves no trace. */
export function write(level: Level, cleanNotes: boolean, sheet: Sheet, move: Writing): Sheet {
  const marks = mark(level, cleanNotes, sheet, move);
  if (areSame(marks, sheet)) return sheet;
  const history = [...sheet.history.slice(0, sheet.done), formatMove(level.size, move)];
  return { ...sheet, ...marks, history, done: history.length, checked: null };
}

/** The sheet as it was after the first `done` moves of its history. */
export function turnTo(level: Level, cleanNotes: boolean, sheet: Sheet, done: number): Sheet {
  const marks = sheet.history
    .slice(0, done)
    .map((text) => must(parseMove(level.size, text)) as Writing)
    .reduce<Marks>((before, move) => mark(level, cleanNotes, before, move), blankMarks(level));
  return { ...sheet, ...marks, done, checked: null };
}

function mark(level: Level, cleanNotes: boolean, { entries, notes }: Marks, move: Writing): Marks {
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

function areSame(a: Marks, b: Marks): boolean {
  const same = (left: readonly number[], right: readonly number[]) =>
    left.every((value, cell) => value === right[cell]);
  return same(a.entries, b.entries) && same(a.notes, b.notes);
}
