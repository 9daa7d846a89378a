/**
 * Bots think in threads of their own, so that nothing long runs beside the sockets. A thread that does not answer in
 * time is ended and replaced; the job is tried again with less time, and a bot that fails for good is reported.
 */
import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { Review } from '../../core/review.ts';
import type { WireHint } from '../../protocol/wire.ts';
import { threadUrl } from '../thread.ts';
import type { Job, Thought } from './job.ts';

export type Question = Omit<Job, 'texts' | 'budget' | 'seed'>;

export type PoolOptions = {
  /** The texts of assets by their hash. */
  readonly text: (hash: string) => Promise<string | null>;
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

/** With time to think, then once more at once. */
const tries = [1, 0, 0];

/** One core is left to the sockets. */
const threads = Math.max(1, availableParallelism() - 1);

export class BotPool {
  readonly #options: PoolOptions;
  readonly #threads: Piscina<Job, Thought>;
  /** Those who wait for a thread: patience begins when they have one. */
  readonly #line: (() => void)[] = [];
  #free = threads;
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

  /** The text of the bot's move; rejects only when it fails again and again. */
  async move(question: Question, signal?: AbortSignal): Promise<string> {
    const thought = await this.#ask(question, signal);
    if (thought.kind !== 'move') throw new Error(`a bot answered ${thought.kind}`);
    return thought.text;
  }

  async hints(question: Question): Promise<readonly WireHint[]> {
    const thought = await this.#ask({ ...question, bot: null });
    return thought.kind === 'hints' ? thought.hints : [];
  }

  /** A look back at the moves of the seat; null where there is nothing to say. */
  async review(question: Question, signal: AbortSignal): Promise<Review | null> {
    const thought = await this.#ask({ ...question, bot: null, review: true }, signal);
    return thought.kind === 'review' ? thought.review : null;
  }

  /** Jobs under way or in line. */
  get busy(): number {
    return threads - this.#free + this.#line.length;
  }

  /** Whoever still waits for an answer gets none. */
  async close(): Promise<void> {
    this.#closing.abort(new Error('the room is closing'));
    await this.#threads.destroy();
  }

  async #ask(question: Question, signal?: AbortSignal): Promise<Thought> {
    const closing = this.#closing.signal;
    const ended = signal ? AbortSignal.any([closing, signal]) : closing;
    let failure: unknown;
    for (const share of tries) {
      try {
        return await this.#once(question, this.#options.budget * share, ended);
      } catch (error) {
        ended.throwIfAborted();
        failure = error;
        this.#options.failed?.(error, question);
      }
    }
    throw failure;
  }

  async #once(question: Question, budget: number, ended: AbortSignal): Promise<Thought> {
    const job: Job = { ...question, texts: null, budget, seed: this.#options.randomSeed() };
    const thought = await this.#run(job, ended);
    if (thought.kind !== 'texts-missing') return thought;
    return this.#run({ ...job, texts: await this.#texts(question) }, ended);
  }

  async #run(job: Job, ended: AbortSignal): Promise<Thought> {
    await this.#turn();
    try {
      ended.throwIfAborted();
      const limit = AbortSignal.timeout(this.#options.patience);
      return await this.#threads.run(job, { signal: AbortSignal.any([ended, limit]) });
    } finally {
      const next = this.#line.shift();
      if (next) next();
      else this.#free += 1;
    }
  }

  /** A thread that becomes free goes to whoever waits longest, past those who come just then. */
  async #turn(): Promise<void> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#line.push(resolve));
  }

  async #texts({ assets }: Question): Promise<Readonly<Record<string, string>>> {
    const texts: Record<string, string> = {};
    for (const [kind, hash] of Object.entries(assets)) {
      const text = await this.#options.text(hash);
      if (text === null) throw new Error(`asset ${kind} is missing`);
      texts[kind] = text;
    }
    return texts;
  }
}
