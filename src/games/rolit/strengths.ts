import type { Strengths } from '../../core/game.ts';

/**
 * Which bot plays for which strength of the cast; `npm run bench levels` measures each against the one below. Minimax
 * that counts only balls, two or three moves deep, is about even with greedy among four: what makes the third strong is
 * its look at places. Among four more depth does not help it, so the fourth is the expert with a brief look.
 */
export const strengths: Strengths = {
  1: 'random',
  2: 'greedy',
  3: 'minimax-placed-2',
  4: 'expert-brief',
  5: 'expert',
};
