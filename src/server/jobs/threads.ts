/**
 * The threads themselves. How much memory one may use is settled when it starts, so kinds of jobs with other limits have
 * other threads; how many run at once is for the queue to say. A job that is called off, or takes too long, is ended with
 * its thread, and the next one gets a new one.
 */
import { Piscina } from 'piscina';
import type { Result } from '../../core/result.ts';
import type { JobAnswer, JobKind } from '../../host/jobs/kinds.ts';
import type { Job } from './job.ts';
import { buffersIn, moved } from './transfer.ts';

/** A thread that has nothing to do for so long ends. */
const idleMs = 30_000;

type Pool = Piscina<Job, Result<JobAnswer>>;

export class Threads {
  readonly #filename: string;
  readonly #most: number;
  /** By megabytes. */
  readonly #pools = new Map<number, Pool>();

  constructor(filename: string, most: number) {
    this.#filename = filename;
    this.#most = most;
  }

  run<Kind extends JobKind>(
    job: Job<Kind>,
    megabytes: number,
    signal: AbortSignal,
  ): Promise<Result<JobAnswer<Kind>>> {
    const list = [...buffersIn(job.question), ...(job.progress ? [job.progress] : [])];
    return this.#pool(megabytes).run(moved(job, list), { signal });
  }

  async close(): Promise<void> {
    await Promise.all([...this.#pools.values()].map((pool) => pool.destroy()));
  }

  #pool(megabytes: number): Pool {
    const known = this.#pools.get(megabytes);
    if (known) return known;
    const pool: Pool = new Piscina({
      filename: this.#filename,
      minThreads: 0,
      maxThreads: this.#most,
      idleTimeout: idleMs,
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
    });
    // A thread that dies between two jobs is replaced for the next; nobody waits for it.
    pool.on('error', () => undefined);
    this.#pools.set(megabytes, pool);
    return pool;
  }
}
