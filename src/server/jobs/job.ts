/** A job on its way to a thread, in plain data: the thread opens the game itself and keeps it. */
import type { MessagePort } from 'node:worker_threads';
import type { Allowance, JobKind, Question } from '../../host/jobs/kinds.ts';

export type Job<Kind extends JobKind = JobKind> = {
  readonly kind: Kind;
  /** The bytes of its content are in memory that all threads share. */
  readonly question: Question<Kind>;
  /** Chance for this one answer. */
  readonly seed: string;
  readonly budget: Allowance;
  /** Where somebody listens how much is done. */
  readonly progress: MessagePort | null;
};
