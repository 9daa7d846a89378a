import type { Strengths } from '../../core/game.ts';

/** Which bot plays for which strength of the cast (SPEC S9). Nothing here plays well enough for 4 and 5 yet. */
export const strengths: Strengths = { 1: 'easy', 2: 'normal', 3: 'hard' };
