import type { Mind } from '../../core/game.ts';
import { bots, hint } from './bots.ts';
import type { Move, View } from './rules.ts';

export const mind: Mind<View, Move> = { bots, hint };
