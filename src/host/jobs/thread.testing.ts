/** For tests: what a job needs, in this thread. */
import { createHash } from 'node:crypto';
import { stream } from '../../room/random.ts';
import type { ThreadTools } from './answers.ts';

export function threadTools(more: Partial<ThreadTools>): ThreadTools {
  return {
    open: () => Promise.reject(new Error('there is no game here')),
    kindOf: async () => null,
    hash: (bytes) => createHash('sha256').update(bytes).digest('hex'),
    random: stream('ab'.repeat(32), 0),
    budget: () => ({ spent: () => false }),
    steps: { steps: 1000 },
    report: () => undefined,
    ...more,
  };
}
