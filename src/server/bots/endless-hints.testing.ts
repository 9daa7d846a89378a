/** A bot's thread for tests: it moves as ever, but a hint of it never comes. */
import type { Job, Thought } from '../../host/jobs/job.ts';
import think from './worker.ts';

export default async function thinkOrNot(job: Job): Promise<Thought> {
  if (job.bot !== null) return think(job);
  for (;;);
}
