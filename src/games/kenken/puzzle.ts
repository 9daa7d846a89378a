/**
 * A level with what is known of its solutions. They are looked for once, when the level is prepared: rules only compare
 * with what was found then. Engines think apart, on a budget, and may go on searching from what a player has written.
 */
import type { Budget } from '../../core/game.ts';
import { ok, type Result, refuse } from '../../core/result.ts';
import type { Grid } from './grid.ts';
import type { Level } from './level.ts';
import { solve } from './solver/solver.ts';

export type Solutions = {
  /** Up to two; null when that was not decided within the budget. */
  readonly count: 0 | 1 | 2 | null;
  /** The first that was found, decided or not. */
  readonly first: Grid | null;
  /** The steps that the search of version 1 takes, or more than it had. */
  readonly steps: number;
};

export type Puzzle = {
  /** Of the level's resource. */
  readonly hash: string;
  readonly level: Level;
  /** Null away from the host. */
  readonly solutions: Solutions | null;
};

/** The steps that a search of version 1 could take in the middle of a game. */
export const quickSteps = { solutions: 160_000, from: 240_000 };

/** The steps where somebody waits apart, about a second. */
const patientSteps = 40_000_000;

/** Whether it was looked for, and could not be found out, how many solutions there are. */
export function isUndecided({ solutions }: Puzzle): boolean {
  return solutions !== null && solutions.count === null;
}

/** The one solution; null when there are several or none, or when that is not known. */
export function onlySolution({ solutions }: Puzzle): Grid | null {
  return solutions?.count === 1 ? solutions.first : null;
}

/** A solution that keeps all these entries, or why there is none to show. For engines: it may search. */
export function completion(puzzle: Puzzle, entries: Grid, budget: Budget): Result<Grid> {
  const only = onlySolution(puzzle);
  if (only) return keeps(only, entries) ? ok(only) : refuse('solve-not-from-here');
  if (puzzle.solutions?.count === 0) return refuse('solve-none');
  const search = solve(puzzle.level, entries, { most: 1, steps: { left: patientSteps }, budget });
  if (search.solutions[0]) return ok(search.solutions[0]);
  return refuse(search.complete ? 'solve-not-from-here' : 'solve-too-hard');
}

export function keeps(filling: Grid, entries: Grid): boolean {
  return entries.every((value, cell) => value === 0 || value === filling[cell]);
}
