/** How the value of one cell follows from what is written: by itself, or only after others. For looks back. */
import type { Grid } from '../grid.ts';
import type { Level } from '../level.ts';
import type { Steps } from '../solver/support.ts';
import { type Opening, opening } from './next.ts';
import { HumanSolver } from './solver.ts';
import type { Step } from './steps.ts';

/** The easiest way to it without writing anything else first; null where there is none. */
export function wayTo(level: Level, entries: Grid, cell: number, steps: Steps): Opening | null {
  const person = new HumanSolver(level, entries, steps);
  // What is marked as written already is written by no step.
  for (const [other, entry] of entries.entries())
    if (entry === 0 && other !== cell) person.board.written[other] = 1;
  const before: Step[] = [];
  for (let step = person.next(); step !== null; step = person.next()) {
    if (step.writes?.cell === cell) return opening(level, before, step);
    if (!step.writes) before.push(step);
  }
  return null;
}

/** How many others a person who goes on by steps would write before it; null where no steps lead there. */
export function countBefore(level: Level, entries: Grid, cell: number, steps: Steps): number | null {
  const person = new HumanSolver(level, entries, steps);
  let others = 0;
  for (let step = person.next(); step !== null; step = person.next()) {
    if (step.writes?.cell === cell) return others;
    if (step.writes && entries[step.writes.cell] === 0) others += 1;
  }
  return null;
}
