/** The lines of a square as paths, a cell being 1 wide. */
import type { Caged } from '../level.ts';
import { wallsOf } from '../walls.ts';

export function hairlines(size: number): string {
  const inner = Array.from({ length: size - 1 }, (_, at) => at + 1);
  return inner.map((at) => `M${at} 0v${size}M0 ${at}h${size}`).join('');
}

/** The walls between cages, those around the square included. */
export function cageLines(level: Caged): string {
  const { size } = level;
  const { above, left } = wallsOf(level);
  const steps = Array.from({ length: size + 1 }, (_, at) => at);
  const lines = steps.flatMap((row) =>
    steps.map((column) => {
      const across = column < size && above(row, column) ? `M${column} ${row}h1` : '';
      return across + (row < size && left(row, column) ? `M${column} ${row}v1` : '');
    }),
  );
  return lines.join('');
}
