import type { Strengths } from '../../core/game.ts';

/**
 * Which bot plays for which strength of the cast. A race is won by time, and a bot that has the solution writes it down
 * faster than anybody. One that tries its luck is just as fast on small levels and never done on large ones: no strength.
 */
export const strengths: Strengths = { 5: 'steady' };
