/** A thread on a bad day, for tests: what the bot is called is what happens. */
import { setTimeout as sleep } from 'node:timers/promises';
import { threadId } from 'node:worker_threads';
import { ok, type Result } from '../../core/result.ts';
import type { Question } from '../../host/jobs/kinds.ts';
import type { Job } from './job.ts';

const days: Readonly<Record<string, (job: Job) => Promise<string> | string>> = {
  fine: () => 'fine',
  thread: () => String(threadId),
  /** Well again once there is no time to think. */
  dawdles: ({ budget }) => ('ms' in budget && budget.ms > 0 ? forever() : 'at last'),
  throws: () => {
    throw new Error('no idea');
  },
  exits: () => process.exit(3),
  spins: () => {
    for (;;);
  },
  sleeps: () => forever(),
  eats: () => {
    const eaten: number[][] = [];
    for (;;) eaten.push(Array.from({ length: 100_000 }, (_, at) => at));
  },
  /** Half of it is done, and it never ends. */
  reports: ({ progress }) => {
    progress?.postMessage(0.5);
    return forever();
  },
};

export default async function think(job: Job): Promise<Result<string>> {
  const { bot = 'fine' } = job.question as Partial<Question<'move'>>;
  return ok(await days[bot]!(job));
}

async function forever(): Promise<never> {
  // Something must keep the thread alive.
  for (;;) await sleep(1000);
}
