/**
 * Bots think in threads of their own, so that nothing long runs beside the sockets. A thread that does not answer in
 * time is ended and replaced; the job is tried again with less time, and a bot that fails for good is reported. Jobs
 * that nobody waits for any more never start, or are ended.
 */
import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { ok, type Result, refuse } from '../../core/result.ts';
import type { Review } from '../../core/review.ts';
import type { Asker, Job, JobCounts, JobKind, Question, Thought } from '../../host/jobs/job.ts';
import { JobQueue } from '../../host/jobs/queue.ts';
import type { Workers } from '../../host/ports.ts';
import type { WireHint } from '../../protocol/wire.ts';
import { systemEntropy } from '../entropy.ts';
import { threadUrl } from '../thread.ts';

export type PoolOptions = {
  readonly randomSeed: () => string;
  /** Milliseconds that a bot may think. */
  readonly budget: number;
  /** Milliseconds after which a thread that has not answered is ended. */
  readonly patience: number;
  readonly failed?: (error: unknown, question: Question) => void;
  /** For tests: another file than the bots' own, and how much a thread of it may use. */
  readonly worker?: string;
  readonly megabytes?: number;
};

/** The bots of a room: two seconds to think, and four times that until a thread counts as lost. */
export function openBots(failed?: PoolOptions['failed']): BotPool {
  return new BotPool({
    randomSeed: systemEntropy.seed,
    budget: 2000,
    patience: 8000,
    ...(failed && { failed }),
  });
}

/** With time to think, then once more at once. */
const tries = [1, 0, 0];

/** One core is left to the sockets, where there are more than two; with a single thread one job would stop all others. */
const threads = Math.max(2, availableParallelism() - 1);

/** Hints and reviews that may wait for one player. */
export const mostWaiting = 4;

export class BotPool implements Workers {
  readonly #options: PoolOptions;
  readonly #threads: Piscina<Job, Thought>;
  /** Patience begins when a job has a thread. */
  readonly #queue = new JobQueue(threads);
  readonly #closing = new AbortController();

  constructor(options: PoolOptions) {
    this.#options = options;
    this.#threads = new Piscina({
      filename: options.worker ?? threadUrl('worker', import.meta.url).href,
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: 30_000,
      resourceLimits: { maxOldGenerationSizeMb: options.megabytes ?? 1024 },
    });
    // A thread that dies between two jobs is replaced for the next; nobody waits for it.
    this.#threads.on('error', () => undefined);
  }

  /** The text of the bot's move; rejects only when it is called off, or fails again and again. */
  async move(question: Question, asker: Asker): Promise<string> {
    const thought = await this.#ask('move', question, asker);
    if (thought.kind !== 'move') throw new Error(`a bot answered ${thought.kind}`);
    return thought.text;
  }

  /** Refused when too much waits for this player already; rejects as `move` does. */
  async hints(question: Question, asker: Asker): Promise<Result<readonly WireHint[]>> {
    if (this.#isFull(asker)) return refuse('too-many-jobs', { most: mostWaiting });
    const thought = await this.#ask('hints', { ...question, bot: null }, asker);
    return ok(thought.kind === 'hints' ? thought.hints : []);
  }

  /** A look back at the moves of the seat, null where there is nothing to say; refused and rejected as `hints` are. */
  async review(question: Question, asker: Asker): Promise<Result<Review | null>> {
    if (this.#isFull(asker)) return refuse('too-many-jobs', { most: mostWaiting });
    const thought = await this.#ask('review', { ...question, bot: null, review: true }, asker);
    return ok(thought.kind === 'review' ? thought.review : null);
  }

  get jobs(): JobCounts {
    return this.#queue.counts;
  }

  /** Whoever still waits for an answer gets none. */
  async close(): Promise<void> {
    this.#closing.abort(new Error('the room is closing'));
    await this.#threads.destroy();
  }

  #isFull({ player }: Asker): boolean {
    return this.#queue.refusable(player) >= mostWaiting;
  }

  async #ask(kind: JobKind, question: Question, { player, gone }: Asker): Promise<Thought> {
    const ended = AbortSignal.any([this.#closing.signal, gone]);
    let failure: unknown;
    for (const share of tries) {
      const leave = await this.#queue.enter(kind, { player, gone: ended });
      try {
        return await this.#once(question, this.#options.budget * share, ended);
      } catch (error) {
        ended.throwIfAborted();
        failure = error;
        this.#options.failed?.(error, question);
      } finally {
        leave();
      }
    }
    throw failure;
  }

  async #once(question: Question, budget: number, ended: AbortSignal): Promise<Thought> {
    const { resources } = question;
    const hashes = Object.fromEntries(Object.entries(resources).map(([kind, { hash }]) => [kind, hash]));
    const job: Job = { ...question, hashes, resources: null, budget, seed: this.#options.randomSeed() };
    const thought = await this.#run(job, ended);
    return thought.kind === 'content-missing' ? this.#run({ ...job, resources }, ended) : thought;
  }

  async #run(job: Job, ended: AbortSignal): Promise<Thought> {
    ended.throwIfAborted();
    const limit = AbortSignal.timeout(this.#options.patience);
    return this.#threads.run(job, { signal: AbortSignal.any([ended, limit]) });
  }
}
