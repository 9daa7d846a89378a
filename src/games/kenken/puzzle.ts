/** A level with what is known of its solutions. Looking for them takes a while, so it waits until somebody asks. */
import type { Budget } from '../../core/game.ts';
import { ok, type Result, refuse } from '../../core/result.ts';
import type { Grid } from './grid.ts';
import type { Level } from './level.ts';
import { type Search, solve } from './solver/reference.ts';

export type Puzzle = {
  readonly level: Level;
  /** Its solutions, the first two at most. */
  readonly solutions: (budget?: Budget) => Search;
};

/** How much a search may cost in the middle of a game: about a second. */
const effort = 15_000_000;

export function puzzleOf(level: Level): Puzzle {
  let found: Search | null = null;
  const solutions = (budget?: Budget): Search => {
    if (found) return found;
    const search = solve(level, level.givens, { effort, ...(budget && { budget }) });
    if (!budget?.spent()) found = search;
    return search;
  };
  return { level, solutions };
}

/** The one solution; null when there are several or none, or when that could not be found out. */
export function onlySolution({ solutions }: Puzzle, budget?: Budget): Grid | null {
  const { solutions: found, complete } = solutions(budget);
  return complete && found.length === 1 ? found[0]! : null;
}

export function hasSeveral({ solutions }: Puzzle): boolean {
  return solutions().solutions.length > 1;
}

/** A solution that keeps all these entries, or why there is none to show. */
export function completion(puzzle: Puzzle, entries: Grid, budget?: Budget): Result<Grid> {
  const only = onlySolution(puzzle, budget);
  if (only) return keeps(only, entries) ? ok(only) : refuse('solve-not-from-here');
  const { solutions, complete } = puzzle.solutions(budget);
  if (complete && solutions.length === 0) return refuse('solve-none');
  const search = solve(puzzle.level, entries, { most: 1, effort, ...(budget && { budget }) });
  if (search.solutions[0]) return ok(search.solutions[0]);
  return refuse(search.complete ? 'solve-not-from-here' : 'solve-too-hard');
}

function keeps(solution: Grid, entries: Grid): boolean {
  return entries.every((value, cell) => value === 0 || value === solution[cell]);
}
