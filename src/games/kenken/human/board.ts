/** What a person has before them: the values that each cell may still have, as pencil marks. */
import type { Grid } from '../grid.ts';
import { cageIndex, type Level, linesOf } from '../level.ts';
import { allValues, isSingle, setOf, type Values } from '../values.ts';

export type Board = {
  readonly level: Level;
  /** The rows, then the columns. */
  readonly lines: readonly (readonly number[])[];
  readonly cageOf: readonly number[];
  readonly domains: Int32Array;
  /** 1 where a value was written down, and struck from the lines of its cell. */
  readonly written: Uint8Array;
};

/** Values that go from a cell. */
export type Strike = { readonly cell: number; readonly values: Values };

export function boardOf(level: Level, from: Grid = level.givens): Board {
  const domains = Int32Array.from(from, (value) => (value ? setOf([value]) : allValues(level.size)));
  return {
    level,
    lines: linesOf(level),
    cageOf: cageIndex(level),
    domains,
    written: new Uint8Array(domains.length),
  };
}

export function rowOf({ level: { size } }: Board, cell: number): number {
  return Math.floor(cell / size);
}

/** The number of the column among the lines. */
export function columnOf({ level: { size } }: Board, cell: number): number {
  return size + (cell % size);
}

/** Those of the strikes that take something away. */
export function striking(
  { domains }: Board,
  cells: Iterable<number>,
  values: (cell: number) => Values,
): Strike[] {
  const strikes: Strike[] = [];
  for (const cell of cells) {
    const gone = domains[cell]! & values(cell);
    if (gone !== 0) strikes.push({ cell, values: gone });
  }
  return strikes;
}

/** Whether a cell is left bare: something that was written, or the level itself, is wrong. */
export function isBroken({ domains }: Board): boolean {
  return domains.includes(0);
}

export function isDone({ domains, written }: Board): boolean {
  return !written.includes(0) && domains.every(isSingle);
}
