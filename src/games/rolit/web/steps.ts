/** The ways from cell to cell by keys, on boards of every shape. */
import type { Board, Cell } from '../boards.ts';

/** Where a key leads from here; null when it is no key of the board. At the rim an arrow leads nowhere else. */
export function stepFrom({ rows, cells }: Board, cell: Cell, key: string, whole: boolean): Cell | null {
  const at = rows.findIndex((row) => row.includes(cell));
  const row = rows[at]!.filter((each) => each !== null);
  const place = row.indexOf(cell);
  switch (key) {
    case 'ArrowLeft':
      return row[place - 1] ?? cell;
    case 'ArrowRight':
      return row[place + 1] ?? cell;
    case 'ArrowUp':
      return nearestIn(rows[at - 1], columnOf(cell)) ?? cell;
    case 'ArrowDown':
      return nearestIn(rows[at + 1], columnOf(cell)) ?? cell;
    case 'Home':
      return (whole ? cells : row)[0]!;
    case 'End':
      return (whole ? cells : row).at(-1)!;
    default:
      return null;
  }
}

export function columnOf(cell: Cell): number {
  return cell.charCodeAt(0) - 97;
}

export function rowOf(cell: Cell): number {
  return Number(cell.slice(1)) - 1;
}

/** In a shorter row the last one on that side: the rim of a circle is followed, not left. */
function nearestIn(row: Board['rows'][number] | undefined, column: number): Cell | null {
  const far = (cell: Cell) => Math.abs(columnOf(cell) - column);
  return (row ?? [])
    .filter((cell) => cell !== null)
    .reduce<Cell | null>((best, cell) => (best && far(best) <= far(cell) ? best : cell), null);
}
