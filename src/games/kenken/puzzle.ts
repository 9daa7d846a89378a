/**
 * A level with what is known of its solutions. They are looked for once, when the level is prepared: rules only compare
 * with what was found then. Engines may go on searching (`completion.ts`).
 */
import type { Grid } from './grid.ts';
import type { Level } from './level.ts';

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

/** Whether it was looked for, and could not be found out, how many solutions there are. */
export function isUndecided({ solutions }: Puzzle): boolean {
  return solutions !== null && solutions.count === null;
}

/** The one solution; null when there are several or none, or when that is not known. */
export function onlySolution({ solutions }: Puzzle): Grid | null {
  return solutions?.count === 1 ? solutions.first : null;
}

export function keeps(filling: Grid, entries: Grid): boolean {
  return entries.every((value, cell) => value === 0 || value === filling[cell]);
}
