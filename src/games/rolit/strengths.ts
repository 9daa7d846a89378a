import type { Strengths } from '../../core/game.ts';

/** Which bot plays for which strength of the cast; `npm run bench strength` holds that they ascend. */
export const strengths: Strengths = {
  1: 'random',
  2: 'greedy',
  3: 'minimax-2',
  4: 'minimax',
  5: 'expert',
};
