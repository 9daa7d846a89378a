import type { Engine } from '../../core/game.ts';
import { bots, hint } from './bots.ts';
import { look } from './report.ts';
import type { Move, View } from './table.ts';

export const mind: Engine<View, Move> = { bots, hint, look };
