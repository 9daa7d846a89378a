/** How long a thread may think. Engines ask now and then whether their time is spent: then it is told how much is. */
import type { MessagePort } from 'node:worker_threads';
import type { Budget } from '../../core/game.ts';
import type { Thinking } from '../../host/jobs/kinds.ts';

/** Milliseconds from one report to the next. */
const reportMs = 250;

export function budgets({ ms, most }: Thinking, report: (done: number) => void): (wanted?: number) => Budget {
  return (wanted = ms) => {
    const begun = performance.now();
    const limit = Math.min(wanted, most);
    const spent = (): boolean => {
      const elapsed = performance.now() - begun;
      report(elapsed / limit);
      return elapsed >= limit;
    };
    return { spent };
  };
}

/** Says how much is done, at most some times a second. */
export function reporter(port: MessagePort): (done: number) => void {
  let last = -Infinity;
  return (done) => {
    const now = performance.now();
    if (now - last < reportMs) return;
    last = now;
    port.postMessage(Math.min(1, Math.max(0, done)));
  };
}
