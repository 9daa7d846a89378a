/** Time and chance of whoever sits before the screen. */
import type { Random } from '../core/random.ts';

export type Env = {
  readonly now: () => number;
  /** New chance, for proposals and guesses of this screen; what is dealt comes from the room. */
  readonly chance: () => Random;
  /** Runs something later; the answer calls it off. */
  readonly later: (ms: number, run: () => void) => () => void;
};
