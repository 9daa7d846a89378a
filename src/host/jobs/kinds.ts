/**
 * The kinds of jobs that threads do: what each is asked and answers (`JobTypes`), who waits for it, and how much it may
 * take (`jobLimits`). A kind that is forgotten anywhere does not compile.
 */
import type { PastMove } from '../../core/game.ts';
import type { OpenResources, PrepareBudget } from '../../core/resource.ts';
import type { Result } from '../../core/result.ts';
import type { Review } from '../../core/review.ts';
import type { Seat } from '../../core/seat.ts';
import type { HintText } from '../../room/event.ts';
import type { Brought, RawBody } from './bodies.ts';
import type { PreparedResource, RawResource, ResourceWish, TextBytes } from './resources.ts';

/** A game, as a thread opens it. */
export type GameRef = {
  readonly game: string;
  readonly version: number;
  /** What it is played with; threads share its bytes. */
  readonly resources: OpenResources;
};

/** What the seat sees; once the game is over, what everybody may see. A thread never gets more. */
export type Position = GameRef & { readonly view: unknown; readonly seat: Seat };

export type JobTypes = {
  /** A bot's move, as text. */
  readonly move: { readonly question: Position & { readonly bot: string }; readonly answer: string };
  readonly hints: { readonly question: Position; readonly answer: readonly HintText[] };
  /** The move, as text, that solves the game for the seat from where it is; refused where there is none. */
  readonly solve: { readonly question: Position; readonly answer: string };
  /** What the moves of the seat were worth; null where there is nothing to say. */
  readonly review: {
    readonly question: Position & { readonly past?: readonly PastMove[] };
    readonly answer: Review | null;
  };
  /** What stands in the body of a request. Its bytes are gone for the asker. */
  readonly parse: { readonly question: RawBody; readonly answer: Brought };
  /** Content as somebody has brought it, read, prepared and hashed. The texts asked with are gone for the asker. */
  readonly prepare: { readonly question: RawResource; readonly answer: PreparedResource };
  /** The texts of content made to order. */
  readonly make: { readonly question: ResourceWish; readonly answer: TextBytes };
};

export type JobKind = keyof JobTypes;
export type Question<Kind extends JobKind = JobKind> = JobTypes[Kind]['question'];
export type JobAnswer<Kind extends JobKind = JobKind> = JobTypes[Kind]['answer'];

/** One door for each kind. */
export type JobDoors = {
  readonly [Kind in JobKind]: (question: Question<Kind>, asker: Asker) => Promise<Result<JobAnswer<Kind>>>;
};

/** Who waits for a job, and whether they still do. */
export type Asker = {
  readonly player: string;
  readonly gone: AbortSignal;
  /** Told now and then how much of it is done, between 0 and 1. */
  readonly progress?: (done: number) => void;
};

/** How long an engine may think, in milliseconds: unless it says otherwise, and whatever it says. */
export type Thinking = { readonly ms: number; readonly most: number };

/** What an engine may spend: time, or steps where every machine must come to the same end. */
export type Allowance = Thinking | PrepareBudget;

export type JobLimits = {
  /** Whether somebody waits for it at a board; whatever else there is to do, a thread is left for those. */
  readonly lane: 'board' | 'background';
  readonly budget: Allowance;
  /** Milliseconds after which a thread that has not answered is ended. */
  readonly patience: number;
  /** Of memory that its thread may use. */
  readonly megabytes: number;
  /** How many may wait for one player before more are refused; null: none is ever refused. */
  readonly mostWaiting: number | null;
  /** How often it is tried: the first time with time to think, then at once. */
  readonly tries: number;
};

/** A level of 16 by 16 or a dictionary of a million words is prepared within these; the time is for slow machines. */
const preparing = {
  lane: 'background',
  budget: { steps: 10_000_000 },
  patience: 60_000,
  megabytes: 768,
  mostWaiting: 2,
  // What one thread could not bear the next one can't either.
  tries: 1,
} as const;

/** What one player asks for is done in this order. */
export const jobLimits: { readonly [Kind in JobKind]: JobLimits } = {
  move: {
    lane: 'board',
    budget: { ms: 2000, most: 5000 },
    patience: 12_000,
    megabytes: 1024,
    mostWaiting: null,
    tries: 3,
  },
  hints: {
    lane: 'board',
    budget: { ms: 2000, most: 2000 },
    patience: 8000,
    megabytes: 1024,
    mostWaiting: 4,
    tries: 3,
  },
  solve: {
    lane: 'board',
    budget: { ms: 4000, most: 4000 },
    patience: 8000,
    megabytes: 1024,
    mostWaiting: 4,
    tries: 2,
  },
  review: {
    lane: 'background',
    budget: { ms: 2000, most: 2000 },
    patience: 8000,
    megabytes: 1024,
    mostWaiting: 4,
    tries: 3,
  },
  parse: preparing,
  prepare: preparing,
  // A level of 9 by 9 in a rare grade takes many attempts.
  make: { ...preparing, budget: { steps: 200_000_000 } },
};

export const jobKinds = Object.keys(jobLimits) as readonly JobKind[];

/** How many jobs have no thread yet, and how many have one. */
export type JobCounts = { readonly waiting: number; readonly running: number };

/** How a job came to its end; `refused`: there was a reason to tell. */
export type JobEnd = 'done' | 'refused' | 'failed' | 'cancelled';

/** A value for each kind. */
export function byKind<T>(make: (kind: JobKind) => T): Readonly<Record<JobKind, T>> {
  return Object.fromEntries(jobKinds.map((kind) => [kind, make(kind)])) as Record<JobKind, T>;
}
