/** Steps in words: the codes of messages, with the cells, values and clues that they speak of. */
import type { Params, Phrase } from '../../../core/phrase.ts';
import { formatClue } from '../cage.ts';
import { columnName, formatCell, type Level, place } from '../level.ts';
import { type Values, valuesIn } from '../values.ts';
import type { Strike } from './board.ts';
import type { Step } from './steps.ts';

/** `step.claim-row` with what it speaks of; another beginning than `step` tells it in another place. */
export function phraseOf(level: Level, step: Step, begins = 'step'): Phrase {
  return { code: `${begins}.${nameOf(level, step)}`, params: paramsOf(level, step) };
}

function nameOf({ size }: Level, { technique, line }: Step): string {
  if (line === undefined) return technique;
  return `${technique}-${line < size ? 'row' : 'column'}`;
}

export function paramsOf(level: Level, { cells, cage, line = 0, values, strikes, writes }: Step): Params {
  const { size } = level;
  const rows = [...new Set(cells.map((cell) => place(size, cell).row))];
  const columns = [...new Set(cells.map((cell) => columnName(cell % size)))];
  return {
    cells: cells.map((cell) => formatCell(size, cell)).join(', '),
    values: listed(values),
    gone: strikes.map((strike) => goneFrom(level, strike)).join('; '),
    row: (line % size) + 1,
    column: columnName(line % size),
    rows: rows.join(', '),
    columns: columns.join(', '),
    ...(cage !== undefined && { clue: formatClue(level.cages[cage]!) }),
    ...(writes && { cell: formatCell(size, writes.cell), value: writes.value }),
  };
}

/** `a1 ≠ 3, 5`. */
function goneFrom({ size }: Level, { cell, values }: Strike): string {
  return `${formatCell(size, cell)} ≠ ${listed(values)}`;
}

function listed(values: Values): string {
  return valuesIn(values).join(', ');
}
