/** What a bot's thread is asked, in plain data: it opens the game itself and keeps it. */
import type { OpenResources } from '../../core/resource.ts';
import type { Review } from '../../core/review.ts';
import type { Seat } from '../../core/seat.ts';
import type { WireHint } from '../../protocol/wire.ts';

export type Job = {
  readonly game: string;
  readonly version: number;
  /** Hashes of the content by kind. */
  readonly hashes: Readonly<Record<string, string>>;
  /** The content itself, only when the thread has said that it does not have it. */
  readonly resources: OpenResources | null;
  /** What the seat sees: a thread never gets more. */
  readonly view: unknown;
  readonly seat: Seat;
  /** Which bot is to move, or null to give hints. */
  readonly bot: string | null;
  /** The game is over: look back at the moves of the seat instead. */
  readonly review?: true;
  /** Chance for this one answer. */
  readonly seed: string;
  /** Milliseconds to think; 0 = answer at once. */
  readonly budget: number;
};

/** What a thread is asked; who runs the threads adds the rest. */
export type Question = Omit<Job, 'hashes' | 'resources' | 'budget' | 'seed'> & {
  readonly resources: OpenResources;
};

export type JobKind = 'move' | 'hints' | 'review';

/** Who waits for a job, and whether they still do. */
export type Asker = { readonly player: string; readonly gone: AbortSignal };

/** How many jobs have no thread yet, and how many have one. */
export type JobCounts = { readonly waiting: number; readonly running: number };

export type Thought =
  | { readonly kind: 'move'; readonly text: string }
  | { readonly kind: 'hints'; readonly hints: readonly WireHint[] }
  | { readonly kind: 'review'; readonly review: Review | null }
  /** Send the content too, please. */
  | { readonly kind: 'content-missing' };
