/** Time and chance of a host. Tests bring their own. */
import type { Seed } from '../room/random.ts';

export type World = {
  readonly now: () => number;
  readonly seed: () => Seed;
  /** Runs something later; the answer calls it off. */
  readonly later: (ms: number, run: () => void) => () => void;
  /** Milliseconds before a bot moves, so that one can follow. */
  readonly pace: number;
  /** Milliseconds that a bot or a hint may think. */
  readonly think: number;
};

export const realWorld: World = {
  now: Date.now,
  seed: () => Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('hex'),
  later: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  pace: 400,
  think: 2000,
};
