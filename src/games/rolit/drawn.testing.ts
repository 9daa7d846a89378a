/** Positions for tests as drawings: a digit is a ball of that seat, `n` a neutral one, a dot an empty cell. */
import { type Balls, neutral } from './balls.ts';
import { boards, type Shape } from './boards.ts';
import { colors } from './colors.ts';
import type { State } from './rules.ts';

export function drawnBalls(shape: Shape, drawing: string): Balls {
  const lines = drawing.trim().split(/\s+/);
  return boards[shape].rows.flatMap((row, at) =>
    row.flatMap((cell, column) => (cell === null ? [] : [ownerOf(lines[at]![column]!)])),
  );
}

function ownerOf(mark: string): Balls[number] {
  if (mark === '.') return null;
  return mark === 'n' ? neutral : Number(mark);
}

/** A free game of two on a small square, unless told otherwise. */
export function drawnState(drawing: string, given: Partial<State> & { readonly count?: number } = {}): State {
  const { count = 2, shape = 'SS', ...rest } = given;
  const players = colors.slice(0, count).map((color) => ({ color, team: null, playing: true }));
  const balls = drawnBalls(shape, drawing);
  return { variant: 'free', shape, players, balls, turn: 0, last: null, ...rest };
}
