/**
 * Makes levels to order: a square filled by chance is cut into cages, each gets a clue, and what comes of it is graded as
 * a person would solve it; until the grade is the one asked for. Only a level that steps alone solve has been proven to
 * have one solution; where it is to take a guess, the solver proves that there is only one.
 */
import type { Random } from '../../../core/random.ts';
import { ok, type Result, refuse } from '../../../core/result.ts';
import { HumanSolver } from '../human/solver.ts';
import { type Grade, gradeNames, gradeOf } from '../human/steps.ts';
import { type Level, tidyLevel } from '../level.ts';
import { solve } from '../solver/solver.ts';
import type { Steps } from '../solver/support.ts';
import { clued, cut, latinSquare } from './cages.ts';
import type { Wish } from './wish.ts';

/** Attempts that are enough for every grade that can be had at all, many times over. */
const mostAttempts = 20_000;
/** What an attempt costs before it is looked at. */
const stepsPerCell = 20;
const solverSteps = 2_000_000;

/** A level as wished; refused when none was found, or when it took too long. */
export function makeLevel(
  wish: Wish,
  random: Random,
  steps: Steps,
  report: (done: number) => void = () => undefined,
): Result<Level> {
  const allowed = steps.left;
  for (let attempt = 0; attempt < mostAttempts && steps.left >= 0; attempt++) {
    report(Math.max(attempt / mostAttempts, 1 - steps.left / allowed));
    steps.left -= stepsPerCell * wish.size ** 2;
    const level = attemptAt(wish, random);
    if (isOfGrade(level, wish.grade, steps)) return ok(level);
  }
  return refuse('make-none', { size: wish.size, grade: { say: `grade.${wish.grade}` } });
}

function attemptAt(wish: Wish, random: Random): Level {
  const { size } = wish;
  const grid = latinSquare(size, random);
  const cages = clued(cut(size, wish.largestCage, random), grid, wish, random);
  return tidyLevel({ size, cages, givens: grid.map(() => 0) });
}

/** Whether it has one solution, and the steps to it are of this grade and no easier one. */
export function isOfGrade(level: Level, grade: Grade, steps: Steps): boolean {
  const isGuess = grade === 'unreasonable';
  if (isGuess && !hasOne(level, steps)) return false;
  const person = new HumanSolver(level, level.givens, steps);
  let hardest = 0;
  for (let step = person.next(isGuess ? 'extreme' : grade); step !== null; ) {
    hardest = Math.max(hardest, gradeNames.indexOf(gradeOf[step.technique]));
    step = person.next(isGuess ? 'extreme' : grade);
  }
  if (steps.left < 0 || person.isBroken) return false;
  return isGuess ? !person.isDone : person.isDone && hardest === gradeNames.indexOf(grade);
}

function hasOne(level: Level, steps: Steps): boolean {
  const own = { left: Math.min(solverSteps, steps.left) };
  const before = own.left;
  const { solutions, complete } = solve(level, level.givens, { steps: own });
  steps.left -= before - own.left;
  return complete && solutions.length === 1;
}
