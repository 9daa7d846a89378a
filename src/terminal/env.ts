/** Time and chance of the terminal. Tests bring their own. */
import type { Env } from '../client/env.ts';

export const realEnv: Env = {
  now: Date.now,
  chance: () => ({ uint32: () => crypto.getRandomValues(new Uint32Array(1))[0]! }),
  later: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
