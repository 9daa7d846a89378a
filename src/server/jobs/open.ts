/** The threads of a room, with what they need from its store. */
import type { Store } from '../../host/store.ts';
import { systemEntropy } from '../entropy.ts';
import { JobPool, type JobPoolOptions } from './pool.ts';

const utf8 = new TextEncoder();

export function openJobs(
  store: Pick<Store, 'asset'>,
  told: Pick<JobPoolOptions, 'failed' | 'ended'> = {},
): JobPool {
  return new JobPool({
    bytes: async (hash) => {
      const text = await store.asset(hash);
      return text === null ? null : utf8.encode(text);
    },
    randomSeed: systemEntropy.seed,
    ...told,
  });
}
