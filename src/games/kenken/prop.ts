/**
 * PROP, the text form of levels: `N R`, then for each of R cages `operation result cells`, and for each of its
 * cells `row column`, with `[value]` after a cell whose value is given. All that counts is the order of the
 * tokens; lines and spaces are free.
 *
 * Taken as they come in files of other programs: one cell with whatever operation (it is `=`), `0 0 1 row column
 * [value]` (the result stands in the bracket only), and a saved game's N × N entries after the last cage.
 */
import { type Problem, problem, type Result, refuse, unless } from '../../core/result.ts';
import { type Cage, type Operation, spans } from './cage.ts';
import { type Level, largest, levelProblems, place, smallest, tidyLevel } from './level.ts';

/** Some programs exchange the codes 5 (mod) and 6 (power). */
export type Dialect = { readonly swap?: boolean };

export type Prop = {
  readonly level: Level;
  /** What a saved game had filled in (0 where nothing); null when it is a level only. */
  readonly entries: readonly number[] | null;
};

const usual: readonly Operation[] = ['=', '+', '-', '*', '/', 'mod', 'pow'];
const swapped: readonly Operation[] = ['=', '+', '-', '*', '/', 'pow', 'mod'];

/** Characters. The largest level there is, with every result as long as may be and every value given, has fewer. */
export const longestText = 20_000;

export function parseProp(text: string, { swap = false }: Dialect = {}): Result<Prop> {
  if (text.length > longestText)
    return refuse('level-long', { length: text.length, max: longestText }, placeOf(start));
  const reader = new Reader(text);
  const size = reader.number('expect.size');
  const count = reader.number('expect.cages');
  if (!reader.problem && (size < smallest || size > largest))
    return refuse('size-range', { size, min: smallest, max: largest }, placeOf(start));
  if (!reader.problem && (count < 1 || count > size * size))
    return refuse('cages-range', { count, max: size * size }, placeOf(start));
  const givens = Array.from({ length: size * size }, () => 0);
  const cages: Cage[] = [];
  const places: Place[] = [];
  while (cages.length < count && !reader.problem) {
    places.push(reader.next);
    cages.push(readCage(reader, size, givens, swap ? swapped : usual));
  }
  const entries = readEntries(reader, size);
  if (reader.problem) return { ok: false, problems: [reader.problem] };
  const level = { size, cages, givens };
  const problems = levelProblems(level).map((found) => located(found, places));
  return unless(problems, () => ({ level: tidyLevel(level), entries }));
}

/** What is wrong with a cage is wrong where the text begins it. */
function located(found: Problem, places: readonly Place[]): Problem {
  return { ...found, path: placeOf(places[Number(found.params?.['cage'] ?? 0) - 1] ?? start) };
}

/** Part, line and column, as all resources name places in their texts. */
function placeOf({ line, column }: Place): string {
  return `level:${line}:${column}`;
}

/** The canonical text: cages and cells in reading order, a line for each cage. */
export function formatProp({ size, cages, givens }: Level, { swap = false }: Dialect = {}): string {
  const codes = swap ? swapped : usual;
  const cell = (at: number) => {
    const { row, column } = place(size, at);
    return givens[at] ? `${row} ${column} [${givens[at]}]` : `${row} ${column}`;
  };
  const lines = cages.map(({ operation, result, cells }) =>
    [codes.indexOf(operation), result, cells.length, ...cells.map(cell)].join(' '),
  );
  return `${[`${size} ${cages.length}`, ...lines].join('\n')}\n`;
}

/** Reads one cage, and notes in `givens` the values that it gives. */
function readCage(reader: Reader, size: number, givens: number[], codes: readonly Operation[]): Cage {
  reader.cage += 1;
  const code = reader.number('expect.operation');
  const result = reader.digits('expect.result');
  const count = reader.number('expect.cells');
  if (!codes[code]) reader.fail('operation-unknown', { code });
  if (count < 1 || count > size * size) reader.fail('cells-range', { count, max: size * size });
  const cells: number[] = [];
  while (cells.length < count && !reader.problem) cells.push(readCell(reader, size, givens));
  const operation = count === 1 ? '=' : (codes[code] ?? '=');
  const given = givens[cells[0]!];
  const inBracket = spans[operation] === 'one' && /^0+$/.test(result) && given;
  return { operation, result: inBracket ? `${given}` : result, cells };
}

function readCell(reader: Reader, size: number, givens: number[]): number {
  const row = reader.number('expect.row');
  const column = reader.number('expect.column');
  const given = reader.given();
  if (Math.min(row, column) < 1 || Math.max(row, column) > size)
    reader.fail('cell-outside', { row, column, size });
  if (given !== null && (given < 1 || given > size))
    reader.fail('given-range', { row, column, given, max: size });
  const cell = (row - 1) * size + column - 1;
  if (!reader.problem && given !== null) givens[cell] = given;
  return cell;
}

/** The entries after the cages of a saved game: all of them, or nothing at all. */
function readEntries(reader: Reader, size: number): readonly number[] | null {
  if (reader.problem || reader.isAtEnd) return null;
  reader.cage = 0;
  const entries: number[] = [];
  while (entries.length < size * size && !reader.problem) {
    const entry = reader.number('expect.entry');
    if (entry > size) reader.fail('entry-range', { entry, max: size });
    entries.push(entry);
  }
  if (!reader.isAtEnd) reader.fail('prop-rest');
  return entries;
}

/** Lines and columns count from 1. */
type Place = { readonly line: number; readonly column: number };
type Token = Place & { readonly text: string };

const start: Place = { line: 1, column: 1 };

/**
 * Hands out the tokens one by one. The first thing that is wrong stays in `problem`, with the line and the cage
 * where it was; from then on every token reads as 1.
 */
class Reader {
  /** The cage being read, from 1; 0 outside. */
  cage = 0;
  problem: Problem | null = null;
  readonly #tokens: readonly Token[];
  #at = 0;
  /** Of the token read last. */
  #place: Place = start;

  constructor(text: string) {
    this.#tokens = text.split(/\r\n|\r|\n/).flatMap((line, at) =>
      [...line.matchAll(/\[\s*\d+\s*\]|\[[^\s\]]*\]?|[^\s[]+/g)].map((match) => ({
        text: match[0],
        line: at + 1,
        column: match.index + 1,
      })),
    );
  }

  /** Where the next token is; the last one, where none follows. */
  get next(): Place {
    return this.#tokens[this.#at] ?? this.#place;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#tokens.length;
  }

  /** A whole number; `code` says what was expected here. */
  number(code: string): number {
    return Math.min(Number(this.digits(code)), Number.MAX_SAFE_INTEGER);
  }

  digits(code: string): string {
    const token = this.#tokens[this.#at];
    const expected = { say: code };
    this.#place = token ?? this.#place;
    if (!token) this.fail('prop-short', { expected });
    else if (!/^\d+$/.test(token.text)) this.fail('prop-token', { expected, text: token.text.slice(0, 20) });
    if (this.problem) return '1';
    this.#at += 1;
    return token!.text;
  }

  /** The value in brackets, where there is one. */
  given(): number | null {
    const digits = /^\[\s*(\d+)\s*\]$/.exec(this.#tokens[this.#at]?.text ?? '')?.[1];
    if (digits === undefined) return null;
    this.#at += 1;
    return Math.min(Number(digits), Number.MAX_SAFE_INTEGER);
  }

  fail(code: string, params: Problem['params'] = {}): void {
    const { line } = this.#place;
    const where = this.cage > 0 ? { line, cage: this.cage } : { line };
    this.problem ??= problem(code, { ...where, ...params }, placeOf(this.#place));
  }
}
