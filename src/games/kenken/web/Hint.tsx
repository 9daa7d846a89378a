import { Ask } from '../../../web/kit/Ask.tsx';
import { Button } from '../../../web/kit/Button.tsx';
import { cellName, usePen } from './pen.ts';
import { hintedCells } from './shown.ts';
import { readMove, type Table } from './table.ts';

/** A proposal: the status line says why, the cells are marked on the board, and here it is done. */
export function Hint(table: Table) {
  const { say, hinted } = table;
  const pen = usePen(table);
  const move = readMove(table, hinted);
  if (move === null) return null;
  const cells = hintedCells(move).map((cell) => cellName(table.view.level, cell));
  const code = cells.length > 0 ? 'hinted.cells' : 'hinted.whole';
  const head = say(code, { cells: { list: cells } });
  return (
    <Ask label={head} text={head}>
      <Button onClick={() => pen.play(move)}>{say('hinted.take')}</Button>
    </Ask>
  );
}
