/** What the host needs from the machine it runs on: a server, a terminal, a worker of the browser. */
import type { JobCounts, JobDoors, JobKind } from './jobs/kinds.ts';

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

/** Threads that do jobs. A job is refused with a reason; it rejects when it is called off, or fails again and again. */
export interface Workers extends JobDoors {
  readonly jobs: Readonly<Record<JobKind, JobCounts>>;
  close(): Promise<void>;
}
