/** What the host needs from the machine it runs on: a server, a terminal, a worker of the browser. */
import type { Result } from '../core/result.ts';
import type { Review } from '../core/review.ts';
import type { HintText } from '../room/event.ts';
import type { Asker, JobCounts, Question } from './jobs/job.ts';

export type Clock = {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** That moment's day, `2026-07-29`, by the calendar of the place where the room is. */
  readonly dayOf: (now: number) => string;
  /** Milliseconds since some moment, by a clock that nobody sets. */
  readonly elapsed: () => number;
  /** Resolves in the next turn of the event loop, when others have been served. */
  readonly turn: () => Promise<void>;
  readonly sleep: (ms: number) => Promise<void>;
};

export type Entropy = {
  /** An id that nobody guesses, fit to be read out and typed. */
  readonly id: () => string;
  /** 64 hexadecimal digits. */
  readonly seed: () => string;
};

/** Threads that think for the bots and for players. */
export interface Workers {
  /** The text of the bot's move; rejects only when it is called off, or fails again and again. */
  move(question: Question, asker: Asker): Promise<string>;
  /** Refused when too much waits for this player already; rejects as `move` does. */
  hints(question: Question, asker: Asker): Promise<Result<readonly HintText[]>>;
  /** A look back at the moves of the seat, null where there is nothing to say; refused and rejected as `hints` are. */
  review(question: Question, asker: Asker): Promise<Result<Review | null>>;
  readonly jobs: JobCounts;
  close(): Promise<void>;
}
