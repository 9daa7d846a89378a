import type { Engine } from '../../core/game.ts';
import { bots, hint } from './bots.ts';
import { review } from './report.ts';
import type { Move, View } from './table.ts';

export const engine: Engine<View, Move> = { bots, hint, review };
