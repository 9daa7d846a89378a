/** What a thread does with a job of each kind. Pure: the thread brings the game, chance, time and whoever is told. */
import type { Budget, Engine, Rules } from '../../core/game.ts';
import type { Random } from '../../core/random.ts';
import { ok, type Result, refuse } from '../../core/result.ts';
import { parseBody } from './bodies.ts';
import type { GameRef, JobAnswer, JobKind, Question } from './kinds.ts';
import { makeResource, prepareBrought, type ResourceTools } from './resources.ts';

export type ThreadTools = ResourceTools & {
  /** The game with its engine; kept at hand from one job to the next. */
  readonly open: (ref: GameRef) => Promise<{ readonly rules: Rules; readonly engine: Engine }>;
  /** Chance for this one answer. */
  readonly random: Random;
  /** Begins to count when it is asked for; as long as wanted, within the limits of the job. */
  readonly budget: (wantedMs?: number) => Budget;
};

type Answers = {
  readonly [Kind in JobKind]: (
    question: Question<Kind>,
    tools: ThreadTools,
  ) => Promise<Result<JobAnswer<Kind>>>;
};

export const answers: Answers = {
  async move(question, { open, random, budget }) {
    const { rules, engine } = await open(question);
    const bot = engine.bots[question.bot]!;
    return ok(rules.formatMove(bot.choose(question.view, random, budget(bot.budget))));
  },

  async hints(question, { open, random, budget }) {
    const { rules, engine } = await open(question);
    const hints = engine.hint?.(question.view, random, budget()) ?? [];
    return ok(hints.map((hint) => ({ ...hint, move: rules.formatMove(hint.move) })));
  },

  async solve(question, { open, random, budget }) {
    const { rules, engine } = await open(question);
    const solved = engine.solve?.(question.view, random, budget()) ?? refuse('solve-failed');
    return solved.ok ? ok(rules.formatMove(solved.value)) : solved;
  },

  async review({ view, seat, past, ...ref }, { open, random, budget }) {
    const { rules, engine } = await open(ref);
    const isReviewable = rules.reviewableSeats?.(view).includes(seat) ?? false;
    return ok(isReviewable ? engine.review!(view, seat, random, budget(), past) : null);
  },

  parse: async (question) => parseBody(question),
  prepare: (question, tools) => prepareBrought(question, tools),
  make: (question, tools) => makeResource(question, tools),
};
