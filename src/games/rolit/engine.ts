import type { Engine } from '../../core/game.ts';
import { bots, hint } from './bots.ts';
import type { Move, View } from './rules.ts';

export const engine: Engine<View, Move> = { bots, hint };
