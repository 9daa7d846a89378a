import type { Engine } from '../../core/game.ts';
import { botsFor } from './bots.ts';
import { hint } from './hint.ts';
import type { Move } from './move.ts';
import type { Puzzle } from './puzzle.ts';
import type { View } from './state.ts';

export function mindOf(puzzle: Puzzle): Engine<View, Move> {
  return { bots: botsFor(puzzle), hint: (view, _, budget) => hint(puzzle, view, budget) };
}
