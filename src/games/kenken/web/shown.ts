/** What is to be seen in every cell: what stands there, and what it has to do with the one that is chosen. */
import type { HintMark } from '../../../core/game.ts';
import { formatClue } from '../cage.ts';
import { type Grid, repeatedCells, wrongCages } from '../grid.ts';
import { cageIndex, cellsOf, formatCell, inOneLine, type Level } from '../level.ts';
import type { Move } from '../move.ts';
import type { Checked, Marks } from '../sheet.ts';
import { setOf, type Values } from '../values.ts';

export type CellLook = {
  readonly cell: number;
  readonly size: number;
  readonly value: number;
  readonly notes: number;
  readonly isGiven: boolean;
  /** In the first cell of a cage. */
  readonly clue: string | null;
  readonly cage: CageLook;
  readonly isRepeated: boolean;
  /** Its cage is full and does not give its result. */
  readonly isCageWrong: boolean;
  /** A check has found it wrong. */
  readonly isWrong: boolean;
  /** A hint speaks of it, or puts a number there. */
  readonly hinted: 'look' | 'put' | null;
  /** Values that the hint rules out here. */
  readonly gone: Values;
  /** The chosen cell; of its cage; in its row or column. */
  readonly near: 'chosen' | 'cage' | 'line' | null;
  /** It has the value of the chosen cell. */
  readonly isSame: boolean;
  /** The first digit of a number that is being typed here. */
  readonly waits: number | null;
};

type CageLook = { readonly operation: string; readonly result: string; readonly count: number };

export type Seen = {
  readonly level: Level;
  readonly marks: Marks;
  readonly checked: Checked | null;
  readonly showsConflicts: boolean;
  readonly chosen: number | null;
  readonly waits: number | null;
  readonly hinted: readonly HintedCell[];
};

export function looksOf(seen: Seen): readonly CellLook[] {
  const { level, marks, checked, showsConflicts, chosen, waits, hinted } = seen;
  const { size, givens, cages } = level;
  const index = cageIndex(level);
  const conflicts = conflictsIn(level, marks.entries, showsConflicts);
  const chosenValue = chosen === null ? 0 : marks.entries[chosen]!;
  return cellsOf(level).map((cell) => {
    const cage = cages[index[cell]!]!;
    const { operation, result, cells } = cage;
    const value = marks.entries[cell]!;
    return {
      cell,
      size,
      value,
      notes: marks.notes[cell]!,
      isGiven: givens[cell]! > 0,
      clue: cells[0] === cell ? formatClue(cage) : null,
      cage: { operation, result, count: cells.length },
      isRepeated: conflicts.repeated.has(cell),
      isCageWrong: conflicts.cages.has(index[cell]!),
      isWrong: checked?.wrong.includes(cell) ?? false,
      hinted: hintedAs(hinted, cell),
      gone: setOf(
        hinted.filter(({ cell: at, as }) => at === cell && as === 'gone').flatMap(({ values }) => values),
      ),
      near: chosen === null ? null : nearness(size, index, chosen, cell),
      isSame: chosen !== cell && value > 0 && value === chosenValue,
      waits: cell === chosen ? waits : null,
    };
  });
}

type Conflicts = { readonly repeated: ReadonlySet<number>; readonly cages: ReadonlySet<number> };

function conflictsIn(level: Level, entries: Grid, areShown: boolean): Conflicts {
  if (!areShown) return { repeated: new Set(), cages: new Set() };
  const wrong = wrongCages(level, entries);
  return {
    repeated: repeatedCells(level, entries),
    cages: new Set(wrong.map((cage) => level.cages.indexOf(cage))),
  };
}

function nearness(size: number, index: readonly number[], chosen: number, cell: number): CellLook['near'] {
  if (cell === chosen) return 'chosen';
  if (index[cell] === index[chosen]) return 'cage';
  return inOneLine(size, chosen, cell) ? 'line' : null;
}

export type HintedCell = {
  readonly cell: number;
  readonly as: HintMark['as'];
  readonly values: readonly number[];
};

/** The cells that a hint speaks of so far; of one that is told at once, where its move is. */
export function hintedCells(
  { size, givens }: Level,
  marks: readonly HintMark[] | null,
  move: Move | null,
): readonly HintedCell[] {
  if (!marks) return move && 'cell' in move ? [{ cell: move.cell, as: 'put', values: [] }] : [];
  const names = givens.map((_, cell) => formatCell(size, cell));
  return marks.flatMap(({ at, as, values }) => {
    const cell = names.indexOf(at);
    return cell < 0 ? [] : [{ cell, as, values }];
  });
}

function hintedAs(hinted: readonly HintedCell[], cell: number): CellLook['hinted'] {
  const here = hinted.filter((each) => each.cell === cell);
  if (here.length === 0) return null;
  return here.some(({ as }) => as === 'put') ? 'put' : 'look';
}

/** Every value, and how many of it are still to be placed. */
export function leftOf(
  { size }: Level,
  entries: Grid,
): readonly { readonly value: number; readonly left: number }[] {
  return Array.from({ length: size }, (_, at) => {
    const value = at + 1;
    return { value, left: Math.max(0, size - entries.filter((entry) => entry === value).length) };
  });
}
