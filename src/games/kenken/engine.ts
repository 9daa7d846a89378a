import type { Budget, Engine } from '../../core/game.ts';
import { ok, type Result } from '../../core/result.ts';
import { botsFor } from './bots.ts';
import { completion } from './completion.ts';
import { hint } from './hint.ts';
import type { Move } from './move.ts';
import type { Puzzle } from './puzzle.ts';
import { review } from './review.ts';
import { refusal } from './rules.ts';
import type { View } from './state.ts';

export function mindOf(puzzle: Puzzle): Engine<View, Move> {
  return {
    bots: botsFor(puzzle),
    hint: (view, _, budget) => hint(puzzle, view, budget),
    solve: (view, _, budget) => solve(puzzle, view, budget),
    review: (view, seat, _, budget, past = []) => review(puzzle, view, seat, past, budget),
  };
}

/** The move that fills the rest from what the seat has written. */
function solve(puzzle: Puzzle, view: View, budget: Budget): Result<Move> {
  const refused = refusal(view, { do: 'solve', filling: null });
  if (refused) return refused;
  const filling = completion(puzzle, view.places[view.me!]!.sheet!.entries, budget);
  return filling.ok ? ok({ do: 'solve', filling: filling.value }) : filling;
}
