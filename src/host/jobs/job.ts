/** What a bot's thread is asked, in plain data: it opens the game itself and keeps it. */
import type { Review } from '../../core/review.ts';
import type { Seat } from '../../core/seat.ts';
import type { HintText } from '../../room/event.ts';

export type Job = {
  readonly game: string;
  readonly version: number;
  /** Hashes of the assets by kind. */
  readonly assets: Readonly<Record<string, string>>;
  /** The texts, only when the thread has said that it does not have them. */
  readonly texts: Readonly<Record<string, string>> | null;
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
export type Question = Omit<Job, 'texts' | 'budget' | 'seed'>;

export type JobKind = 'move' | 'hints' | 'review';

/** Who waits for a job, and whether they still do. */
export type Asker = { readonly player: string; readonly gone: AbortSignal };

/** How many jobs have no thread yet, and how many have one. */
export type JobCounts = { readonly waiting: number; readonly running: number };

export type Thought =
  | { readonly kind: 'move'; readonly text: string }
  | { readonly kind: 'hints'; readonly hints: readonly HintText[] }
  | { readonly kind: 'review'; readonly review: Review | null }
  /** Send the texts of the assets too, please. */
  | { readonly kind: 'texts-missing' };
