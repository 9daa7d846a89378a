/** The next value that steps lead to from what a player has written, and the step that opens the way to it. */
import type { Grid } from '../grid.ts';
import type { Level } from '../level.ts';
import type { Steps } from '../solver/support.ts';
import { has } from '../values.ts';
import { HumanSolver } from './solver.ts';
import { gradeNames, gradeOf, type Step } from './steps.ts';

export type Opening = {
  readonly cell: number;
  readonly value: number;
  /** The hardest of the steps before, that the value could not do without; null where none is needed. */
  readonly key: Step | null;
};

/** Null where no step leads to a value, or where it takes more steps than allowed. */
export function nextValue(level: Level, entries: Grid, steps: Steps): Opening | null {
  const person = new HumanSolver(level, entries, steps);
  const before: Step[] = [];
  for (let step = person.next(); step !== null; step = person.next()) {
    const { writes } = step;
    if (writes && entries[writes.cell] === 0) return { ...writes, key: hardestOf(before, step) };
    if (!writes) before.push(step);
  }
  return null;
}

/** Of the steps that struck something the last one looks at: the hardest, and of equals the last. */
function hardestOf(before: readonly Step[], { writes, line }: Step): Step | null {
  const matters = before.filter(({ strikes }) =>
    strikes.some(
      ({ cell, values }) => cell === writes!.cell || (line !== undefined && has(values, writes!.value)),
    ),
  );
  const rank = ({ technique }: Step) => gradeNames.indexOf(gradeOf[technique]);
  return (matters.length > 0 ? matters : before).reduce<Step | null>(
    (best, step) => (best === null || rank(step) >= rank(best) ? step : best),
    null,
  );
}
