/** A thread for tests: bots move as ever, but a hint never comes. */
import type { Job } from './job.ts';
import think from './worker.ts';

export default function thinkOrNot(job: Job): ReturnType<typeof think> {
  if (job.kind === 'move') return think(job);
  for (;;);
}
