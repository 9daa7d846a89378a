import type { Strengths } from '../../core/game.ts';

/**
 * Which bot plays for which strength of the cast; `npm run bench strength` shows that they ascend. Minimax that counts
 * only balls, two or three moves deep, loses to greedy or is even with it: what makes the third strong is its look at places.
 */
export const strengths: Strengths = {
  1: 'random',
  2: 'greedy',
  3: 'minimax-placed-2',
  4: 'minimax',
  5: 'expert',
};
