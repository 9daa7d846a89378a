import type { Strengths } from '../../core/game.ts';

/** Which bot plays for which strength of the cast: the fewer guesses it needs, the stronger. */
export const strengths: Strengths = {
  1: 'forgetful',
  2: 'consistent',
  3: 'five-guess',
  4: 'genetic',
  5: 'optimal',
};
