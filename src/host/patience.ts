import { refuse } from '../core/result.ts';

/** So long whoever can't be told how much is done waits for what is being prepared; then they may come again. */
export const patienceMs = 10_000;

/** What they are told then; the job goes on. */
export function comeAgain() {
  return refuse('preparing', { seconds: 5 });
}
