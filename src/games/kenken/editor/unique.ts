/**
 * What would leave a level with one solution: another clue for a cage, a cage in two, or one more given; looked for where
 * two solutions differ, the smallest help first. Every proposal keeps the first of the two.
 */
import { type Cage, isRight, type Operation, resultsOf } from '../cage.ts';
import type { Grid } from '../grid.ts';
import type { Grade } from '../human/steps.ts';
import { isConnected, type Level, neighboursOf, tidyLevel } from '../level.ts';
import { countOf, differences, gradeNow } from './count.ts';
import { mayHave } from './draft.ts';

export type Change =
  | { readonly kind: 'clue'; readonly from: Cage; readonly to: Cage }
  | { readonly kind: 'split'; readonly from: Cage; readonly to: readonly [Cage, Cage] }
  | { readonly kind: 'given'; readonly cell: number; readonly value: number };

export type Proposal = {
  readonly change: Change;
  readonly level: Level;
  /** False: there would still be several, but fewer. */
  readonly isUnique: boolean;
  readonly grade: Grade | null;
};

/** Steps for one count: some hundredths of a second. */
const steps = 1_500_000;
/** Enough to choose from. */
const most = 6;

/** One after the other, as they are found. Where no single change is enough, one that helps. */
export function* proposals(level: Level, pair: readonly Grid[]): Iterable<Proposal> {
  const differing = differences(pair);
  const [one, other] = pair;
  if (!one || !other) return;
  let found = 0;
  for (const change of changes(level, one, other, differing)) {
    const next = changedBy(level, change);
    if (countOf(next, steps).count !== 1) continue;
    yield { change, level: next, isUnique: true, grade: gradeNow(next) };
    found += 1;
    if (found === most) return;
  }
  if (found > 0) return;
  const change = { kind: 'given', cell: differing[0]!, value: one[differing[0]!]! } as const;
  yield { change, level: changedBy(level, change), isUnique: false, grade: null };
}

export function changedBy(level: Level, change: Change): Level {
  if (change.kind === 'given') return { ...level, givens: level.givens.with(change.cell, change.value) };
  const cages = level.cages.flatMap((cage) => (cage === change.from ? change.to : [cage]));
  return tidyLevel({ ...level, cages });
}

function* changes(level: Level, one: Grid, other: Grid, differing: readonly number[]): Iterable<Change> {
  const cages = level.cages.filter(({ cells }) => cells.some((cell) => differing.includes(cell)));
  const known = operationsOf(level);
  for (const from of cages) {
    for (const to of cluesOf(known, from.cells, one))
      if (
        !isRight(
          to,
          from.cells.map((cell) => other[cell]!),
        )
      )
        yield { kind: 'clue', from, to };
  }
  for (const from of cages)
    for (const to of splitsOf(level.size, known, from, differing, one)) yield { kind: 'split', from, to };
  for (const cell of differing) yield { kind: 'given', cell, value: one[cell]! };
}

/** Those of every level, and what this one has besides. */
function operationsOf({ cages }: Level): readonly Operation[] {
  const usual: readonly Operation[] = ['+', '-', '*', '/'];
  const more = (['mod', 'pow'] as const).filter((each) => cages.some(({ operation }) => operation === each));
  return [...usual, ...more];
}

/** The clues that these cells may have for this filling. */
function cluesOf(known: readonly Operation[], cells: readonly number[], grid: Grid): readonly Cage[] {
  const values = cells.map((cell) => grid[cell]!);
  if (cells.length === 1) return [{ operation: '=', result: `${values[0]}`, cells }];
  return known
    .filter((operation) => mayHave(operation, cells.length))
    .flatMap((operation) => {
      const results = [...new Set(resultsOf(operation, values).map(String))];
      return results.filter((result) => result !== '0').map((result) => ({ operation, result, cells }));
    });
}

function* splitsOf(
  size: number,
  known: readonly Operation[],
  { operation, cells }: Cage,
  differing: readonly number[],
  grid: Grid,
): Iterable<readonly [Cage, Cage]> {
  for (const part of partsOf(size, cells, differing)) {
    const rest = cells.filter((cell) => !part.includes(cell));
    const clue = (of: readonly number[]) => {
      const all = cluesOf(known, of, grid);
      return all.find((each) => each.operation === operation) ?? all[0];
    };
    const [one, other] = [clue(part), clue(rest)];
    if (one && other) yield [one, other];
  }
}

/** Two cells first, then one, so that the rest stays in one piece. */
function* partsOf(
  size: number,
  cells: readonly number[],
  differing: readonly number[],
): Iterable<readonly number[]> {
  const leaves = (part: readonly number[]) => {
    const rest = cells.filter((cell) => !part.includes(cell));
    return rest.length > 0 && isConnected(size, rest);
  };
  const own = cells.filter((cell) => differing.includes(cell));
  for (const cell of own) {
    for (const beside of neighboursOf(size, cell))
      if (cells.includes(beside) && cells.length > 3 && leaves([cell, beside])) yield [cell, beside];
  }
  for (const cell of own) if (cells.length > 1 && leaves([cell])) yield [cell];
}
