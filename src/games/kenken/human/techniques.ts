/** The techniques, each a function that finds its next step on a board or null. */
import type { Steps } from '../solver/support.ts';
import { allValues, countOf, isSingle, least, type Values, valuesIn } from '../values.ts';
import { type Board, columnOf, rowOf, type Strike, striking } from './board.ts';
import { eachLayout } from './layouts.ts';
import type { Step } from './steps.ts';

/** Lines or cages that have changed since they were looked at in vain. */
export type Fresh = { has(at: number): boolean; delete(at: number): boolean };

/** A cell with one value left, by a clue of its own or by what was struck. */
export function singleCell(board: Board): Step | null {
  const { domains, written } = board;
  for (let cell = 0; cell < domains.length; cell++)
    if (written[cell] === 0 && isSingle(domains[cell]!)) return write(board, 'cell', cell, domains[cell]!);
  return null;
}

/** A cage of one cell is its own clue. */
export function clueCell(board: Board): Step | null {
  const { level, domains, written } = board;
  for (const [at, { operation, result, cells }] of level.cages.entries()) {
    const cell = cells[0]!;
    if (operation !== '=' || written[cell] === 1) continue;
    const value = Number(result) <= level.size ? 1 << Number(result) : 0;
    const kept = domains[cell]! & value;
    const strikes = striking(board, [cell], () => ~value);
    if (kept === 0) return { technique: 'clue', cage: at, cells, values: value, strikes };
    return { ...write(board, 'clue', cell, kept, strikes), cage: at };
  }
  return null;
}

function write(
  board: Board,
  technique: Step['technique'],
  cell: number,
  value: Values,
  own: readonly Strike[] = [],
): Step {
  const lines = [board.lines[rowOf(board, cell)]!, board.lines[columnOf(board, cell)]!];
  const others = lines.flatMap((line) => line.filter((other) => other !== cell));
  const strikes = [...own, ...striking(board, others, () => value)];
  return { technique, cells: [cell], values: value, strikes, writes: { cell, value: least(value) } };
}

/** A value with one place left in a line. */
export function singlePlace(board: Board, fresh: Fresh): Step | null {
  const { lines, domains, written } = board;
  for (const [at, line] of lines.entries()) {
    if (!fresh.has(at)) continue;
    let once = 0;
    let twice = 0;
    for (const cell of line) {
      twice |= once & domains[cell]!;
      once |= domains[cell]!;
    }
    for (const cell of line) {
      const only = domains[cell]! & once & ~twice;
      if (only === 0 || written[cell] === 1) continue;
      const value = only & -only;
      const own = striking(board, [cell], () => ~value);
      return { ...write(board, 'line', cell, value, own), line: at };
    }
    fresh.delete(at);
  }
  return null;
}

/** Values of a cage that no way to fill it has anywhere. */
export function cageValues(board: Board, fresh: Fresh, steps: Steps): Step | null {
  return eachCage(board, fresh, steps, (at, cells) => {
    let anywhere = 0;
    const known = layoutsOf(board, at, steps, (layout) => {
      for (let n = 0; n < cells.length; n++) anywhere |= 1 << layout[n]!;
    });
    if (!known) return null;
    const strikes = striking(board, cells, () => ~anywhere);
    return { technique: 'cage-values', cage: at, cells, values: anywhere, strikes };
  });
}

/** Values of a cell that no way to fill its cage has there. */
export function cageCells(board: Board, fresh: Fresh, steps: Steps): Step | null {
  return eachCage(board, fresh, steps, (at, cells) => {
    const here = new Int32Array(cells.length);
    const known = layoutsOf(board, at, steps, (layout) => {
      for (let n = 0; n < cells.length; n++) here[n]! |= 1 << layout[n]!;
    });
    if (!known) return null;
    const strikes = striking(board, cells, (cell) => ~here[cells.indexOf(cell)]!);
    return { technique: 'cage-cells', cage: at, cells, values: strikes[0]?.values ?? 0, strikes };
  });
}

/** Values that every way to fill a cage has in a line leave the rest of it. */
export function claims(board: Board, fresh: Fresh, steps: Steps): Step | null {
  return eachCage(board, fresh, steps, (at, cells) => {
    const lines = [...new Set(cells.flatMap((cell) => [rowOf(board, cell), columnOf(board, cell)]))];
    const always = lines.map(() => allValues(board.level.size));
    const inLine = lines.map((line) =>
      [...cells.keys()].filter((n) => board.lines[line]!.includes(cells[n]!)),
    );
    const known = layoutsOf(board, at, steps, (layout) => {
      for (let n = 0; n < lines.length; n++) {
        let values = 0;
        for (const each of inLine[n]!) values |= 1 << layout[each]!;
        always[n]! &= values;
      }
    });
    if (!known) return null;
    for (const [n, line] of lines.entries()) {
      const outside = board.lines[line]!.filter((cell) => board.cageOf[cell] !== at);
      const strikes = striking(board, outside, () => always[n]!);
      if (strikes.length > 0)
        return { technique: 'claim', cage: at, line, cells, values: always[n]!, strikes };
    }
    return null;
  });
}

/** The step of the first cage that has one; those looked at in vain wait until they change. */
function eachCage(
  { level }: Board,
  fresh: Fresh,
  steps: Steps,
  look: (at: number, cells: readonly number[]) => Step | null,
): Step | null {
  for (const [at, { operation, cells }] of level.cages.entries()) {
    if (operation === '=' || !fresh.has(at)) continue;
    const step = look(at, cells);
    if (steps.left < 0) return null;
    if (step && step.strikes.length > 0) return step;
    fresh.delete(at);
  }
  return null;
}

/** False when the steps ran out: then nothing can be said. */
function layoutsOf(
  { level, domains }: Board,
  at: number,
  steps: Steps,
  found: (layout: Int32Array) => void,
): boolean {
  return eachLayout(level.size, level.cages[at]!, domains, steps, found);
}

/** So many cells of a line that have only so many values between them, or so many values with only so many cells. */
export function sets(board: Board, fresh: Fresh): Step | null {
  const { lines, domains } = board;
  for (const [at, line] of lines.entries()) {
    if (!fresh.has(at)) continue;
    const open = line.filter((cell) => !isSingle(domains[cell]!));
    for (let size = 2; size <= open.length - 2; size++) {
      const found = confined(
        open.map((cell) => domains[cell]!),
        size,
      );
      for (const { members, union } of found) {
        const cells = members.map((n) => open[n]!);
        const strikes = striking(
          board,
          open.filter((cell) => !cells.includes(cell)),
          () => union,
        );
        if (strikes.length > 0) return { technique: 'set', line: at, cells, values: union, strikes };
      }
    }
    fresh.delete(at);
  }
  return null;
}

/** All groups of so many sets that hold only so many values between them. */
function* confined(
  all: readonly Values[],
  size: number,
  from = 0,
  members: readonly number[] = [],
  union: Values = 0,
): Generator<{ readonly members: readonly number[]; readonly union: Values }> {
  if (members.length === size) {
    yield { members, union };
    return;
  }
  for (let at = from; at <= all.length - (size - members.length); at++) {
    const wider = union | all[at]!;
    if (countOf(wider) <= size) yield* confined(all, size, at + 1, [...members, at], wider);
  }
}

/** The same for one value across rows and columns: so many rows that have it only in so many columns, or the reverse. */
export function fish(board: Board): Step | null {
  const { level, domains } = board;
  const { size } = level;
  for (let value = 1; value <= size; value++) {
    const columnsIn = Array.from({ length: size }, (_, row) => {
      let columns = 0;
      for (let column = 0; column < size; column++)
        if (((domains[row * size + column]! >> value) & 1) === 1) columns |= 1 << column;
      return columns;
    });
    const open = [...columnsIn.keys()].filter((row) => !isSingle(columnsIn[row]!));
    for (let count = 2; count <= open.length - 2; count++) {
      for (const { members, union } of confined(
        open.map((row) => columnsIn[row]!),
        count,
      )) {
        const rows = members.map((n) => open[n]!);
        const columns = columnsOf(union, size);
        const outside = open.filter((row) => !rows.includes(row));
        const bit = 1 << value;
        const strikes = striking(board, crossing(outside, columns, size), () => bit);
        if (strikes.length > 0)
          return { technique: 'fish', cells: crossing(rows, columns, size), values: bit, strikes };
      }
    }
  }
  return null;
}

function columnsOf(set: number, size: number): readonly number[] {
  return Array.from({ length: size }, (_, column) => column).filter((column) => ((set >> column) & 1) === 1);
}

function crossing(rows: readonly number[], columns: readonly number[], size: number): readonly number[] {
  return rows.flatMap((row) => columns.map((column) => row * size + column));
}

/**
 * A chain of cells with two values each, every one in a line with the next: if the first is not one of its values, the
 * others follow, and where the last then has that value, cells that see both ends can't. Breadth first, so that chains
 * are short.
 */
export function chain(board: Board): Step | null {
  const { domains } = board;
  for (let start = 0; start < domains.length; start++) {
    if (countOf(domains[start]!) !== 2) continue;
    for (const value of valuesIn(domains[start]!)) {
      const step = chainFrom(board, start, value);
      if (step) return step;
    }
  }
  return null;
}

/** Supposes that the first cell is not `denied`. */
function chainFrom(board: Board, start: number, denied: number): Step | null {
  const { domains } = board;
  const held = new Map([[start, least(domains[start]! & ~(1 << denied))]]);
  const before = new Map<number, number>();
  for (const [cell, value] of held) {
    for (const near of neighboursOf(board, cell)) {
      if (held.has(near) || ((domains[near]! >> value) & 1) === 0) continue;
      if (value === denied && sees(board, near, start))
        return {
          technique: 'chain',
          cells: pathTo(cell, before),
          values: 1 << denied,
          strikes: [{ cell: near, values: 1 << denied }],
        };
      if (countOf(domains[near]!) !== 2) continue;
      held.set(near, least(domains[near]! & ~(1 << value)));
      before.set(near, cell);
    }
  }
  return null;
}

function neighboursOf(board: Board, cell: number): readonly number[] {
  const column = board.lines[columnOf(board, cell)]!;
  const row = board.lines[rowOf(board, cell)]!;
  return [...column, ...row].filter((other) => other !== cell);
}

function sees(board: Board, cell: number, other: number): boolean {
  return rowOf(board, cell) === rowOf(board, other) || columnOf(board, cell) === columnOf(board, other);
}

function pathTo(end: number, before: ReadonlyMap<number, number>): readonly number[] {
  const path = [end];
  for (let cell = before.get(end); cell !== undefined; cell = before.get(cell)) path.unshift(cell);
  return path;
}
