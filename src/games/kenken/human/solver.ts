/** Solves a level as a person does: always the easiest step there is, until all is written down or no step is left. */
import type { Grid } from '../grid.ts';
import type { Level } from '../level.ts';
import type { Steps } from '../solver/support.ts';
import { type Board, boardOf, columnOf, isBroken, isDone, rowOf } from './board.ts';
import { type Grade, gradeNames, gradeOf, type Step, weights } from './steps.ts';
import * as techniques from './techniques.ts';

export class HumanSolver {
  readonly board: Board;
  readonly #steps: Steps;
  /** What each technique has not looked at since it changed; all begin with everything. */
  readonly #fresh = {
    line: new Set<number>(),
    values: new Set<number>(),
    cells: new Set<number>(),
    claim: new Set<number>(),
    set: new Set<number>(),
  };

  constructor(level: Level, from: Grid = level.givens, steps: Steps = { left: Number.POSITIVE_INFINITY }) {
    this.board = boardOf(level, from);
    this.#steps = steps;
    for (let cell = 0; cell < this.board.domains.length; cell++) this.#touch(cell);
  }

  /** The next step, taken; null when there is none, up to this grade. */
  next(most: Grade = 'extreme'): Step | null {
    const step = this.#find(gradeNames.indexOf(most));
    if (step === null || this.#steps.left < 0) return null;
    this.#take(step);
    return step;
  }

  get isDone(): boolean {
    return isDone(this.board);
  }

  get isBroken(): boolean {
    return isBroken(this.board);
  }

  #find(most: number): Step | null {
    const { board } = this;
    const fresh = this.#fresh;
    if (isBroken(board)) return null;
    const easy =
      techniques.clueCell(board) ??
      techniques.singleCell(board) ??
      techniques.singlePlace(board, fresh.line) ??
      techniques.cageValues(board, fresh.values, this.#steps);
    if (easy || most < 1) return easy;
    const normal = techniques.cageCells(board, fresh.cells, this.#steps);
    if (normal || most < 2) return normal;
    const hard = techniques.claims(board, fresh.claim, this.#steps) ?? techniques.sets(board, fresh.set);
    if (hard || most < 3) return hard;
    return techniques.fish(board) ?? techniques.chain(board);
  }

  #take({ strikes, writes }: Step): void {
    const { domains, written } = this.board;
    for (const { cell, values } of strikes) {
      domains[cell]! &= ~values;
      this.#touch(cell);
    }
    if (!writes) return;
    written[writes.cell] = 1;
    this.#touch(writes.cell);
  }

  #touch(cell: number): void {
    const cage = this.board.cageOf[cell]!;
    for (const each of [this.#fresh.values, this.#fresh.cells, this.#fresh.claim]) each.add(cage);
    for (const line of [rowOf(this.board, cell), columnOf(this.board, cell)]) {
      this.#fresh.line.add(line);
      this.#fresh.set.add(line);
    }
  }
}

export type Graded = {
  readonly grade: Grade;
  /** The sum of what the steps weigh. */
  readonly weight: number;
  readonly steps: readonly Step[];
};

/**
 * Of a level with one solution: the hardest class that is needed; unreasonable where no step is left. Null when the steps
 * ran out, or nothing fits.
 */
export function gradeLevel(level: Level, steps?: Steps): Graded | null {
  const solver = new HumanSolver(level, level.givens, steps);
  const taken: Step[] = [];
  for (let step = solver.next(); step !== null; step = solver.next()) taken.push(step);
  if (solver.isBroken || (steps && steps.left < 0)) return null;
  const names = [...taken.map(({ technique }) => technique), ...(solver.isDone ? [] : (['guess'] as const))];
  const hardest = Math.max(0, ...names.map((name) => gradeNames.indexOf(gradeOf[name])));
  const weight = names.reduce((sum, name) => sum + weights[name], 0);
  return { grade: gradeNames[hardest]!, weight, steps: taken };
}
