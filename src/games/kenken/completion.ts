/** Solutions that go on from what a player has written. For engines, which think apart and on a budget: it may search. */
import type { Budget } from '../../core/game.ts';
import { ok, type Result, refuse } from '../../core/result.ts';
import type { Grid } from './grid.ts';
import { keeps, onlySolution, type Puzzle } from './puzzle.ts';
import { solve } from './solver/solver.ts';

/** The steps where somebody waits apart, about a second. */
const patientSteps = 40_000_000;

/** A solution that keeps all these entries, or why there is none to show. */
export function completion(puzzle: Puzzle, entries: Grid, budget: Budget): Result<Grid> {
  const only = onlySolution(puzzle);
  if (only) return keeps(only, entries) ? ok(only) : refuse('solve-not-from-here');
  if (puzzle.solutions?.count === 0) return refuse('solve-none');
  const search = solve(puzzle.level, entries, { most: 1, steps: { left: patientSteps }, budget });
  if (search.solutions[0]) return ok(search.solutions[0]);
  return refuse(search.complete ? 'solve-not-from-here' : 'solve-too-hard');
}
