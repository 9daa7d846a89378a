/** Time of this process. */
import { setTimeout as timeout, setImmediate as turn } from 'node:timers/promises';
import type { Clock } from '../host/ports.ts';

export const systemClock: Clock = {
  now: Date.now,
  dayOf: (now) => {
    const date = new Date(now);
    const two = (n: number) => String(n).padStart(2, '0');
    return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  },
  elapsed: () => performance.now(),
  turn: () => turn(),
  sleep: (ms) => timeout(ms, undefined, { ref: false }),
};
