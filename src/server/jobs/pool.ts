/**
 * Jobs run in threads of their own, so that nothing long runs beside the sockets. One that fails is tried again with less
 * time, as its kind says, and what fails for good is reported. Jobs that nobody waits for any more never start, or are
 * ended.
 */
import { availableParallelism } from 'node:os';
import { MessageChannel } from 'node:worker_threads';
import { type Result, refuse } from '../../core/result.ts';
import {
  type Asker,
  type JobAnswer,
  type JobDoors,
  type JobEnd,
  type JobKind,
  type JobLimits,
  jobLimits,
  type Question,
} from '../../host/jobs/kinds.ts';
import { JobQueue } from '../../host/jobs/queue.ts';
import type { Workers } from '../../host/ports.ts';
import { threadUrl } from '../thread.ts';
import type { Job } from './job.ts';
import { SharedBytes } from './sharedbytes.ts';
import { Threads } from './threads.ts';

export type JobPoolOptions = {
  readonly randomSeed: () => string;
  /** A job failed, or took too long; it may be tried again. */
  readonly failed?: (error: unknown, kind: JobKind, question: Question) => void;
  readonly ended?: (kind: JobKind, how: JobEnd) => void;
  /** For tests: another file than the threads' own, and other limits for all kinds. */
  readonly worker?: string;
  readonly limits?: Partial<JobLimits>;
};

/** One core is left to the sockets, where there are more than two; with a single thread one job would stop all others. */
const threads = Math.max(2, availableParallelism() - 1);

/** All the dictionaries of the house, and some. */
const mostBytes = 64_000_000;

export class JobPool implements Workers {
  readonly #options: JobPoolOptions;
  readonly #threads: Threads;
  /** Patience begins when a job has a thread. */
  readonly #queue = new JobQueue(threads);
  readonly #bytes = new SharedBytes(mostBytes);
  readonly #closing = new AbortController();

  constructor(options: JobPoolOptions) {
    this.#options = options;
    this.#threads = new Threads(options.worker ?? threadUrl('worker', import.meta.url).href, threads);
  }

  readonly move: JobDoors['move'] = (question, asker) => this.#run('move', question, asker);
  readonly hints: JobDoors['hints'] = (question, asker) => this.#run('hints', question, asker);
  readonly solve: JobDoors['solve'] = (question, asker) => this.#run('solve', question, asker);
  readonly review: JobDoors['review'] = (question, asker) => this.#run('review', question, asker);
  readonly parse: JobDoors['parse'] = (question, asker) => this.#run('parse', question, asker);
  readonly prepare: JobDoors['prepare'] = (question, asker) => this.#run('prepare', question, asker);
  readonly make: JobDoors['make'] = (question, asker) => this.#run('make', question, asker);

  get jobs(): Workers['jobs'] {
    return this.#queue.counts;
  }

  /** Whoever still waits for an answer gets none. */
  async close(): Promise<void> {
    this.#closing.abort(new Error('the room is closing'));
    await this.#threads.close();
  }

  #limits(kind: JobKind): JobLimits {
    return { ...jobLimits[kind], ...this.#options.limits };
  }

  async #run<Kind extends JobKind>(
    kind: Kind,
    question: Question<Kind>,
    asker: Asker,
  ): Promise<Result<JobAnswer<Kind>>> {
    const gone = AbortSignal.any([this.#closing.signal, asker.gone]);
    const told = (how: JobEnd) => this.#options.ended?.(kind, how);
    try {
      const answer = this.#full(kind, asker) ?? (await this.#insist(kind, question, { ...asker, gone }));
      told(answer.ok ? 'done' : 'refused');
      return answer;
    } catch (error) {
      told(gone.aborted ? 'cancelled' : 'failed');
      throw error;
    }
  }

  /** Refused where too much waits for this player already. */
  #full(kind: JobKind, { player }: Asker) {
    const most = this.#limits(kind).mostWaiting;
    return most !== null && this.#queue.waiting(kind, player) >= most
      ? refuse('too-many-jobs', { most })
      : null;
  }

  async #insist<Kind extends JobKind>(
    kind: Kind,
    question: Question<Kind>,
    asker: Asker,
  ): Promise<Result<JobAnswer<Kind>>> {
    const { tries, budget } = this.#limits(kind);
    let failure: unknown;
    for (let tried = 0; tried < tries; tried++) {
      const leave = await this.#queue.enter(kind, asker);
      try {
        return await this.#once(kind, question, tried === 0 ? budget : atOnce(budget), asker);
      } catch (error) {
        asker.gone.throwIfAborted();
        failure = error;
        this.#options.failed?.(error, kind, question);
      } finally {
        leave();
      }
    }
    throw failure;
  }

  async #once<Kind extends JobKind>(
    kind: Kind,
    question: Question<Kind>,
    budget: Job['budget'],
    { gone, progress }: Asker,
  ): Promise<Result<JobAnswer<Kind>>> {
    const { patience, megabytes } = this.#limits(kind);
    gone.throwIfAborted();
    const listening = progress ? listen(progress) : null;
    const seed = this.#options.randomSeed();
    const job = { kind, question: this.#shared(question), seed, budget, progress: listening?.port ?? null };
    try {
      return await this.#threads.run(job, megabytes, AbortSignal.any([gone, AbortSignal.timeout(patience)]));
    } finally {
      listening?.end();
    }
  }

  /** The same question, with the content it is about in memory that threads share. */
  #shared<Asked extends Question>(question: Asked): Asked {
    if (!('resources' in question)) return question;
    const shared = Object.entries(question.resources).map(([kind, resource]) => [
      kind,
      this.#bytes.share(resource),
    ]);
    return { ...question, resources: Object.fromEntries(shared) };
  }
}

/** The same without time to think; steps are as many as ever. */
function atOnce(budget: Job['budget']): Job['budget'] {
  return 'steps' in budget ? budget : { ms: 0, most: 0 };
}

/** A port by which a thread says how much is done; after `end` nobody listens any more. */
function listen(progress: (done: number) => void) {
  const { port1, port2 } = new MessageChannel();
  port1.on('message', progress);
  return { port: port2, end: () => port1.close() };
}
