/** The next value that steps lead to from what a player has written, and the steps that it rests on. */
import type { Grid } from '../grid.ts';
import { type Level, linesOf } from '../level.ts';
import type { Steps } from '../solver/support.ts';
import { HumanSolver } from './solver.ts';
import { gradeNames, gradeOf, type Step } from './steps.ts';

export type Opening = {
  readonly cell: number;
  readonly value: number;
  /** The step that writes it down. */
  readonly last: Step;
  /** The steps before that it could not do without, in order. */
  readonly proof: readonly Step[];
  /** The hardest of those; null where none is needed. */
  readonly key: Step | null;
};

/** Null where no step leads to a value, or where it takes more steps than allowed. */
export function nextValue(level: Level, entries: Grid, steps: Steps): Opening | null {
  const person = new HumanSolver(level, entries, steps);
  const before: Step[] = [];
  for (let step = person.next(); step !== null; step = person.next()) {
    const { writes } = step;
    if (writes && entries[writes.cell] === 0) return opening(level, before, step);
    if (!writes) before.push(step);
  }
  return null;
}

export function opening(level: Level, before: readonly Step[], last: Step): Opening {
  const proof = proofOf(level, before, last);
  return { ...last.writes!, last, proof, key: hardestOf(proof) };
}

function rankOf({ technique }: Step): number {
  return gradeNames.indexOf(gradeOf[technique]);
}

/** Of equals the last. */
function hardestOf(proof: readonly Step[]): Step | null {
  return proof.reduce<Step | null>(
    (best, step) => (best === null || rankOf(step) >= rankOf(best) ? step : best),
    null,
  );
}

/** From the last step back: whatever struck something that a later one of them looks at. */
function proofOf(level: Level, before: readonly Step[], last: Step): readonly Step[] {
  const lines = linesOf(level);
  const matters = new Int32Array(level.size ** 2);
  const rest = (step: Step) => {
    for (const { cell, values } of looksAt(level, lines, step)) matters[cell]! |= values;
  };
  rest(last);
  return before
    .toReversed()
    .filter((step) => {
      const isNeeded = step.strikes.some(({ cell, values }) => (matters[cell]! & values) !== 0);
      if (isNeeded) rest(step);
      return isNeeded;
    })
    .reverse();
}

/** The places whose missing values a step argues with. */
function looksAt(
  { size }: Level,
  lines: ReturnType<typeof linesOf>,
  { technique, cells, line, values }: Step,
): readonly { readonly cell: number; readonly values: number }[] {
  if (technique === 'line') return lines[line!]!.map((cell) => ({ cell, values }));
  if (technique === 'fish') {
    const rows = [...new Set(cells.map((cell) => Math.floor(cell / size)))];
    return rows.flatMap((row) => lines[row]!.map((cell) => ({ cell, values })));
  }
  return cells.map((cell) => ({ cell, values: -1 }));
}
