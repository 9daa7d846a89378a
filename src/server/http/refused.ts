import type { Problem, Result } from '../../core/result.ts';
import { refuse } from '../../core/result.ts';

/** A refusal on its way to the error handler, which puts it into words and finds its status. */
export class Refused extends Error {
  readonly problems: readonly [Problem, ...Problem[]];
  /** The game that may have refused: its words come first. */
  readonly game: string | null;

  constructor(problems: readonly [Problem, ...Problem[]], game: string | null = null) {
    super(problems.map(({ code }) => code).join(', '));
    this.problems = problems;
    this.game = game;
  }
}

/** The value, or the way to the error handler. */
export function granted<T>(result: Result<T>, game: string | null = null): T {
  if (result.ok) return result.value;
  throw new Refused(result.problems, game);
}

export function refusal(...problem: Parameters<typeof refuse>): Refused {
  return new Refused(refuse(...problem).problems);
}
