/** Positions for tests as drawings: a digit is a ball of that seat, `n` a neutral one, a dot an empty cell. */
import type { Seat } from '../../core/seat.ts';
import type { Balls } from './balls.ts';
import { boards, type Cell, type Shape } from './boards.ts';
import { colors } from './colors.ts';
import type { State } from './rules.ts';

export function drawnBalls(shape: Shape, drawing: string): Balls {
  const lines = drawing.trim().split(/\s+/);
  const balls: Record<Cell, Seat | null> = {};
  for (const [row, cells] of boards[shape].rows.entries()) {
    for (const [column, cell] of cells.entries()) {
      const mark = lines[row]![column]!;
      if (cell !== null && mark !== '.') balls[cell] = mark === 'n' ? null : Number(mark);
    }
  }
  return balls;
}

/** A free game of two on a small square, unless told otherwise. */
export function drawnState(drawing: string, given: Partial<State> & { readonly count?: number } = {}): State {
  const { count = 2, shape = 'SS', ...rest } = given;
  const players = colors.slice(0, count).map((color) => ({ color, team: null, playing: true }));
  const balls = drawnBalls(shape, drawing);
  return { variant: 'free', shape, players, balls, turn: 0, last: null, ...rest };
}
