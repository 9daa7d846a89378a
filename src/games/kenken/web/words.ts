/** A cell in words: where it is, what stands there, its cage, and what is wrong with it. */
import type { Say } from '../../../core/phrase.ts';
import { valuesIn } from '../values.ts';
import { cellName } from './pen.ts';
import type { CellLook } from './shown.ts';

export function cellInWords(look: CellLook, say: Say): string {
  const { cell, cage, isRepeated, isCageWrong, isWrong, hinted, gone } = look;
  const clue = say(`clue.${cage.operation}`, { result: cage.result });
  return [
    cellName(look, cell),
    contentInWords(look, say),
    ...(isRepeated ? [say('cell.repeated')] : []),
    ...(isWrong ? [say('cell.wrong')] : []),
    say('cell.cage', { n: cage.count, clue }),
    ...(isCageWrong ? [say('cell.cage-wrong')] : []),
    ...(hinted ? [say('cell.hinted')] : []),
    ...(gone > 0 ? [say('cell.gone', { values: { list: valuesIn(gone).map(String) } })] : []),
  ].join(', ');
}

function contentInWords({ value, notes, isGiven, waits }: CellLook, say: Say): string {
  if (waits !== null) return say('cell.waits', { digit: waits });
  if (value > 0) return say(isGiven ? 'cell.given' : 'cell.value', { value });
  if (notes === 0) return say('cell.empty');
  return say('cell.notes', { values: { list: valuesIn(notes).map(String) } });
}
