import type { Strengths } from '../../core/game.ts';

/**
 * Which bot plays for which strength of the cast: up to the third they know and overlook what people do; *easy* and
 * *normal* of SPEC S9 play no game that anybody would call one. `npm run bench scrabble` shows that they ascend.
 */
export const strengths: Strengths = { 1: 'beginner', 2: 'casual', 3: 'club', 4: 'hard', 5: 'expert' };
