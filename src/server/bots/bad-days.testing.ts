/** A bot's thread on a bad day, for tests: what the bot is called is what happens. */
import { threadId } from 'node:worker_threads';
import type { Job, Thought } from '../../host/jobs/job.ts';

const days: Readonly<Record<string, (job: Job) => Promise<string> | string>> = {
  fine: () => 'fine',
  thread: () => String(threadId),
  /** Well again once there is no time to think. */
  dawdles: ({ budget }) => (budget > 0 ? forever() : 'at last'),
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
};

export default async function think(job: Job): Promise<Thought> {
  return { kind: 'move', text: await days[job.bot ?? 'fine']!(job) };
}

function forever(): Promise<string> {
  // Something must keep the thread alive.
  return new Promise(() => setInterval(() => undefined, 1000));
}
