/**
 * A level with what is known of its solutions. Looking for them takes a while, so it waits until somebody asks, and
 * is done once. Rules ask in the middle of a game, where everybody waits: for them a search has a few milliseconds,
 * counted in steps, and what it cannot find out in that time is not known. What it says follows from the level alone,
 * so that every replay says the same. Hints and bots think apart, on a budget, and may go on for longer.
 */
import type { Budget } from '../../core/game.ts';
import { ok, type Result, refuse } from '../../core/result.ts';
import type { Grid } from './grid.ts';
import type { Level } from './level.ts';
import { type Search, solve } from './solver/search.ts';

export type Puzzle = {
  readonly level: Level;
  /** Its solutions, the first two at most. */
  readonly solutions: (budget?: Budget) => Search;
  /** The first solution that keeps these entries. */
  readonly from: (entries: Grid, budget?: Budget) => Search;
};

/** The steps that the rules may take, some forty a microsecond; together they stay near ten milliseconds. */
export const quickSteps = { solutions: 160_000, from: 240_000 };

/** The steps where somebody waits apart, about a second. */
const patientSteps = 40_000_000;

export function puzzleOf(level: Level): Puzzle {
  let quick: Search | null = null;
  let patient: Search | null = null;
  let latest: { readonly entries: Grid; readonly search: Search } | null = null;
  return {
    level,
    solutions: (budget) => {
      if (budget) return retryLoad(budget);
      quick ??= solve(level, level.givens, { steps: { left: quickSteps.solutions } });
      return quick;
    },
    from: (entries, budget) => {
      if (budget) return solve(level, entries, { most: 1, steps: { left: patientSteps }, budget });
      if (latest && areAlike(latest.entries, entries)) return latest.search;
      latest = { entries, search: solve(level, entries, { most: 1, steps: { left: quickSteps.from } }) };
      return latest.search;
    },
  };

  /** Kept only when the budget lasted: with more time it might say more. */
  function retryLoad(budget: Budget): Search {
    if (patient) return patient;
    const search = solve(level, level.givens, { steps: { left: patientSteps }, budget });
    if (!budget.spent()) patient = search;
    return search;
  }
}

function areAlike(a: Grid, b: Grid): boolean {
  return a.every((value, cell) => value === b[cell]);
}

/** The one solution; null when there are several or none, or when that could not be found out. */
export function onlySolution({ solutions }: Puzzle, budget?: Budget): Grid | null {
  const { solutions: found, complete } = solutions(budget);
  return complete && found.length === 1 ? found[0]! : null;
}

/** A solution that keeps all these entries, or why there is none to show. */
export function completion(puzzle: Puzzle, entries: Grid, budget?: Budget): Result<Grid> {
  const only = onlySolution(puzzle, budget);
  if (only) return keeps(only, entries) ? ok(only) : refuse('solve-not-from-here');
  const { solutions, complete } = puzzle.solutions(budget);
  if (complete && solutions.length === 0) return refuse('solve-none');
  const search = puzzle.from(entries, budget);
  if (search.solutions[0]) return ok(search.solutions[0]);
  return refuse(search.complete ? 'solve-not-from-here' : 'solve-too-hard');
}

function keeps(solution: Grid, entries: Grid): boolean {
  return entries.every((value, cell) => value === 0 || value === solution[cell]);
}
