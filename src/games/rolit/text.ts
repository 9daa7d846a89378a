/** How moves are written and told. */
import type { Notation } from '../../core/game.ts';
import type { Phrase } from '../../core/phrase.ts';
import { ok, type Result, refuse } from '../../core/result.ts';
import { cellAt } from './boards.ts';
import type { Move, View } from './rules.ts';

export const notation: readonly Notation[] = [
  { name: 'put', short: 'p', form: 'd4' },
  { name: 'pass', short: 'pa', form: 'pass' },
];

export function formatMove(move: Move): string {
  return move;
}

const passing = /^(?:pass|pa)$/;
/** No board reaches column p, which here is short for put. */
const named = /^(?:(?:put|p) *)?([a-o]) *([1-9]\d?)$/;
/** As in reports: row and column, from 0. */
const numbered = /^(?:put|p) +(\d{1,2}) +(\d{1,2})$/;

/** Whether the cell is on the board is for the rules to say. */
export function parseMove(text: string): Result<Move> {
  const typed = text.trim().toLowerCase();
  if (passing.test(typed)) return ok('pass');
  const [, letter, number] = named.exec(typed) ?? [];
  if (letter && number) return ok(`${letter}${number}`);
  const [, row, column] = numbered.exec(typed) ?? [];
  if (row && column && Number(row) < 99 && Number(column) < 15)
    return ok(cellAt(Number(row), Number(column)));
  return refuse('move-unreadable', { text: text.slice(0, 40) });
}

export function narrate({ last }: View): readonly Phrase[] {
  if (!last) return [];
  const who = { seat: last.seat };
  if (last.cell === null) return [{ code: 'passed', params: { who } }];
  const turned = last.turned.length;
  const params = { who, cell: last.cell.toUpperCase(), turned };
  return [{ code: turned > 0 ? 'turned' : 'turned-none', params }];
}
