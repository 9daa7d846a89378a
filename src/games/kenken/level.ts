/** A level: the cages that cover a square, and the values its author gives away. Cells count from 0 in reading order. */
import { type Problem, problem } from '../../core/result.ts';
import { type Cage, type Span, spans } from './cage.ts';

export type Level = {
  readonly size: number;
  /** In reading order of their first cells. */
  readonly cages: readonly Cage[];
  /** One for each cell, 0 where nothing is given. Givens are locked. */
  readonly givens: readonly number[];
};

/** Cages and nothing else: also of a level that is still being drawn. */
export type Caged = {
  readonly size: number;
  readonly cages: readonly { readonly cells: readonly number[] }[];
};

export const smallest = 1;
export const largest = 16;

/** A product of more digits than this is no clue for people. */
export const longestResult = 40;

/** Nobody reads more. */
const mostProblems = 20;

export function cellsOf({ size }: Pick<Level, 'size'>): readonly number[] {
  return Array.from({ length: size * size }, (_, cell) => cell);
}

/** Cells that the players fill in. */
export function freeCells(level: Level): readonly number[] {
  return cellsOf(level).filter((cell) => level.givens[cell] === 0);
}

/** The rows, then the columns. */
export function linesOf({ size }: Pick<Level, 'size'>): readonly (readonly number[])[] {
  const steps = Array.from({ length: size }, (_, step) => step);
  const rows = steps.map((row) => steps.map((column) => row * size + column));
  return [...rows, ...steps.map((column) => rows.map((row) => row[column]!))];
}

export function inOneLine(size: number, a: number, b: number): boolean {
  return a % size === b % size || Math.floor(a / size) === Math.floor(b / size);
}

/** The cells that touch this one: above, left, right, below. */
export function neighboursOf(size: number, cell: number): readonly number[] {
  const inside = (to: number) => to >= 0 && to < size * size && inOneLine(size, cell, to);
  return [cell - size, cell - 1, cell + 1, cell + size].filter(inside);
}

/** For every cell the index of its cage. */
export function cageIndex(level: Caged): readonly number[] {
  const index: number[] = cellsOf(level).map(() => -1);
  for (const [at, { cells }] of level.cages.entries()) for (const cell of cells) index[cell] = at;
  return index;
}

/** `b3`: the column's letter, and the row's number from the top. */
export function formatCell(size: number, cell: number): string {
  return `${columnName(cell % size)}${Math.floor(cell / size) + 1}`;
}

export function columnName(column: number): string {
  return String.fromCharCode('a'.charCodeAt(0) + column);
}

/** The same level whatever the order of cages and cells and the zeros before a result. */
export function tidyLevel({ size, cages, givens }: Level): Level {
  const tidy = cages.map(({ operation, result, cells }) => ({
    operation,
    result: result.replace(/^0+(?=\d)/, ''),
    cells: cells.toSorted((a, b) => a - b),
  }));
  return { size, cages: tidy.sort((a, b) => a.cells[0]! - b.cells[0]!), givens };
}

/** What keeps it from being a level, first things first; whether it has a solution is another question. Cages count from 1. */
export function levelProblems(level: Level): readonly Problem[] {
  const problems = [
    ...level.cages.flatMap((cage, at) => cageProblems(level.size, cage, at + 1)),
    ...coverProblems(level),
  ];
  return problems.slice(0, mostProblems);
}

function cageProblems(size: number, cage: Cage, number: number): readonly Problem[] {
  const codes = [
    hasSpan(cage.cells.length, spans[cage.operation]) ? null : `cage-${spans[cage.operation]}`,
    isConnected(size, cage.cells) ? null : 'cage-apart',
    isZero(cage.result) && cage.operation !== 'mod' ? 'result-zero' : null,
    cage.result.length > longestResult ? 'result-long' : null,
  ];
  const params = { cage: number, cells: cage.cells.length };
  return codes.flatMap((code) => (code ? [problem(code, params, `cages.${number}`)] : []));
}

function hasSpan(cells: number, span: Span): boolean {
  return span === 'one' ? cells === 1 : span === 'two' ? cells === 2 : cells >= 2;
}

function isZero(result: string): boolean {
  return /^0*$/.test(result);
}

export function isConnected(size: number, cells: readonly number[]): boolean {
  const members = new Set(cells);
  const reached = new Set(cells.slice(0, 1));
  for (const from of reached) for (const to of neighboursOf(size, from)) if (members.has(to)) reached.add(to);
  return reached.size === members.size;
}

function coverProblems(level: Level): readonly Problem[] {
  const { size, cages } = level;
  const seen = new Set<number>();
  const problems: Problem[] = [];
  for (const [at, { cells }] of cages.entries()) {
    for (const cell of cells) {
      if (seen.has(cell))
        problems.push(problem('cell-twice', { cage: at + 1, ...place(size, cell) }, `cages.${at + 1}`));
      seen.add(cell);
    }
  }
  const missing = cellsOf(level).filter((cell) => !seen.has(cell));
  if (missing.length > 0)
    problems.push(
      problem('cells-missing', { missing: missing.length, ...place(size, missing[0]!) }, 'cages'),
    );
  return problems;
}

/** Row and column as files and messages count them. */
export function place(size: number, cell: number): { readonly row: number; readonly column: number } {
  return { row: Math.floor(cell / size) + 1, column: (cell % size) + 1 };
}
