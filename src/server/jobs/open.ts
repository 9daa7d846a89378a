/** The threads of a room. */
import { systemEntropy } from '../entropy.ts';
import { JobPool, type JobPoolOptions } from './pool.ts';

export function openJobs(told: Pick<JobPoolOptions, 'failed' | 'ended'> = {}): JobPool {
  return new JobPool({ randomSeed: systemEntropy.seed, ...told });
}
