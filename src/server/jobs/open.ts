/** The threads of a room, with what they need from its store. */
import type { Store } from '../../host/store.ts';
import { systemEntropy } from '../entropy.ts';
import { JobPool, type JobPoolOptions } from './pool.ts';

export function openJobs(
  store: Pick<Store, 'text'>,
  told: Pick<JobPoolOptions, 'failed' | 'ended'> = {},
): JobPool {
  return new JobPool({ bytes: (hash) => store.text(hash), randomSeed: systemEntropy.seed, ...told });
}
