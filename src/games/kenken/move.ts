/** What a player can do to the sheet, and how it is written. */
import { ok, type Refusal, type Result, refuse } from '../../core/result.ts';
import type { Grid } from './grid.ts';
import { formatCell, largest } from './level.ts';
import { setOf, valuesIn } from './values.ts';

/** A move that changes the sheet, and that undo takes back. */
export type Writing =
  | { readonly do: 'enter'; readonly cell: number; readonly value: number }
  /** Empties the cell, digit and notes. */
  | { readonly do: 'clear'; readonly cell: number }
  /** Notes these values, each of them in rising order; those already noted go. */
  | { readonly do: 'note'; readonly cell: number; readonly values: readonly number[] }
  /** Notes in every empty cell what rows and columns leave, or the cages too. */
  | { readonly do: 'fill'; readonly by: 'lines' | 'cages' }
  | { readonly do: 'restart' };

/**
 * What the room answers: which entries are wrong; whether any is; or it takes steps back until none is. `by` the only
 * solution, where it is known that there is only one, else and in any case by the rules alone.
 */
export type Asking = { readonly do: 'check' | 'right' | 'back'; readonly by: 'solution' | 'rules' };

export type Move =
  | Writing
  | { readonly do: 'undo' | 'redo' }
  | Asking
  /** The whole square; null when it is still to be found. */
  | { readonly do: 'solve'; readonly filling: Grid | null };

export function isWriting(move: Move): move is Writing {
  return ['enter', 'clear', 'note', 'fill', 'restart'].includes(move.do);
}

export function isAsking(move: Move): move is Asking {
  return ['check', 'right', 'back'].includes(move.do);
}

export const notation = [
  { name: 'enter', short: 'e', form: 'b3 5' },
  { name: 'clear', short: 'c', form: 'b3 -' },
  { name: 'note', short: 'n', form: 'b3 ?1,5' },
  { name: 'notes', short: 'nn', form: 'notes [cages]' },
  { name: 'undo', short: 'u', form: 'undo' },
  { name: 'redo', short: 'r', form: 'redo' },
  { name: 'check', short: 'k', form: 'check [rules]' },
  { name: 'right', short: 'ok', form: 'right [rules]' },
  { name: 'back', short: 'b', form: 'back [rules]' },
  { name: 'restart', short: 'x', form: 'restart' },
  { name: 'solve', short: 's', form: 'solve' },
] as const;

export function formatMove(size: number, move: Move): string {
  switch (move.do) {
    case 'enter':
      return `${formatCell(size, move.cell)} ${move.value}`;
    case 'clear':
      return `${formatCell(size, move.cell)} -`;
    case 'note':
      return `${formatCell(size, move.cell)} ?${move.values.join(',')}`;
    case 'fill':
      return move.by === 'cages' ? 'notes cages' : 'notes';
    case 'check':
    case 'right':
    case 'back':
      return move.by === 'rules' ? `${move.do} rules` : move.do;
    case 'solve':
      return move.filling === null ? 'solve' : `solve ${move.filling.map(digitOf).join('')}`;
    default:
      return move.do;
  }
}

/** One character a cell: 1 to 9, then a to g. */
function digitOf(value: number): string {
  return value.toString(36);
}

export function parseMove(size: number, text: string): Result<Move> {
  const tidy = text.trim().toLowerCase().replace(/\s+/g, ' ');
  const move = parseWhole(tidy) ?? parseAtCell(size, tidy);
  return move ?? refuse('move-unreadable', { text: text.slice(0, 40) });
}

/** Moves on the whole sheet: a word, or its short form. */
function parseWhole(text: string): Result<Move> | null {
  const [first, by, ...more] = text.split(' ');
  const name = notation.find((each) => each.name === first || each.short === first)?.name;
  if (name === undefined || more.length > 0) return null;
  switch (name) {
    case 'notes':
      if (by === undefined) return ok({ do: 'fill', by: 'lines' });
      return by === 'cages' ? ok({ do: 'fill', by }) : null;
    case 'check':
    case 'right':
    case 'back':
      if (by === undefined) return ok({ do: name, by: 'solution' });
      return by === 'rules' ? ok({ do: name, by }) : null;
    case 'solve':
      return parseSolve(by);
    case 'undo':
    case 'redo':
    case 'restart':
      return by === undefined ? ok({ do: name }) : null;
    default:
      return null;
  }
}

function parseSolve(filling: string | undefined): Result<Move> | null {
  if (filling === undefined) return ok({ do: 'solve', filling: null });
  if (filling.length > largest ** 2 || !/^[1-9a-g]+$/.test(filling)) return null;
  return ok({ do: 'solve', filling: Array.from(filling, (digit) => Number.parseInt(digit, 36)) });
}

/** Moves in one cell: `b3 5`, `b3 -`, `b3 ?1,5`; with the move's name before it, or tight (`b35`) up to 9 × 9. */
function parseAtCell(size: number, text: string): Result<Move> | null {
  const tight = size <= 9 ? /^()([a-z])([1-9])([1-9])$/.exec(text) : null;
  const spaced = /^(?:(enter|e|clear|c|note|n) )?([a-z])(\d{1,3})(?: (.+)|([?-].*))?$/.exec(text);
  const [, verb = '', letter, row, afterSpace, afterCell] = tight ?? spaced ?? [];
  if (letter === undefined || row === undefined) return null;
  const written = parseWritten(size, verb, afterSpace ?? afterCell ?? '');
  if (!written) return null;
  const column = letter.charCodeAt(0) - 'a'.charCodeAt(0);
  if (column >= size || Number(row) < 1 || Number(row) > size) return refuseOutside(size, `${letter}${row}`);
  if (written.values.some((value) => value < 1 || value > size)) return refuse('value-range', { max: size });
  return ok(moveAt((Number(row) - 1) * size + column, written));
}

export function refuseOutside(size: number, cell: string): Refusal {
  return refuse('cell-off-board', { cell, last: formatCell(size, size ** 2 - 1) });
}

type Written = { readonly do: 'enter' | 'clear' | 'note'; readonly values: readonly number[] };

function moveAt(cell: number, { do: deed, values }: Written): Move {
  if (deed === 'clear') return { do: deed, cell };
  if (deed === 'enter') return { do: deed, cell, value: values[0]! };
  return { do: deed, cell, values: valuesIn(setOf(values)) };
}

/** What stands after the cell; an entry of 0 clears it. */
function parseWritten(size: number, verb: string, text: string): Written | null {
  if (verb.startsWith('c')) return text === '' ? { do: 'clear', values: [] } : null;
  if (verb.startsWith('n') || (verb === '' && text.startsWith('?')))
    return parseNotes(size, text.replace(/^\? ?/, ''));
  if (text === '-' || text === '0') return { do: 'clear', values: [] };
  return /^\d{1,3}$/.test(text) ? { do: 'enter', values: [Number(text)] } : null;
}

/** `1,5` or `1 5`; also `15` where every value has one digit. */
function parseNotes(size: number, text: string): Written | null {
  const parts = size <= 9 ? [...text.replace(/[ ,]/g, '')] : text.split(/ ?, ?| /);
  if (parts.length === 0 || !parts.every((part) => /^\d{1,3}$/.test(part))) return null;
  return { do: 'note', values: parts.map(Number) };
}
