/** Time and chance of the terminal. Tests bring their own. */
import type { Seed } from '../room/random.ts';

export type World = {
  readonly now: () => number;
  readonly seed: () => Seed;
  /** Runs something later; the answer calls it off. */
  readonly later: (ms: number, run: () => void) => () => void;
};

export const realWorld: World = {
  now: Date.now,
  seed: () => Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('hex'),
  later: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
