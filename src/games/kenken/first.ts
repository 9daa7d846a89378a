/**
 * Version 1: the text `solve` stood alone in logs, and the room searched when it was played. Whatever it finds now, the
 * seat has left the game, so every such log ends as it did. The comparing `check` knew what a short search found out.
 */
import type { Rules } from '../../core/game.ts';
import { ok, type Result } from '../../core/result.ts';
import type { Seat } from '../../core/seat.ts';
import type { Grid } from './grid.ts';
import type { Move } from './move.ts';
import { keeps, onlySolution, type Puzzle, quickSteps } from './puzzle.ts';
import { refusal, solvedByRoom } from './rules.ts';
import { solve } from './solver/search.ts';
import type { Options, State, View } from './state.ts';
import { viewOf } from './view.ts';

type LevelRules = Rules<Options, State, Move, View>;

export function firstRules(puzzle: Puzzle, rulesOf: (puzzle: Puzzle) => LevelRules): LevelRules {
  const known = asKnownThen(puzzle);
  const rules = rulesOf(known);
  return {
    ...rules,
    play: (state, seat, move, random) =>
      move.do === 'solve' && move.filling === null
        ? playBare(known, state, seat, move)
        : rules.play(state, seat, move, random),
  };
}

/** What took more than a short search to find out was not known. */
function asKnownThen(puzzle: Puzzle): Puzzle {
  const { solutions } = puzzle;
  if (!solutions || solutions.steps <= quickSteps.solutions) return puzzle;
  return { ...puzzle, solutions: { ...solutions, count: null } };
}

function playBare(puzzle: Puzzle, state: State, seat: Seat, move: Move): Result<State> {
  const refused = refusal(viewOf(puzzle, state, seat), move);
  if (refused) return refused;
  const { sheet } = state.places[seat]!;
  const place = { status: 'left', sheet: solvedByRoom(sheet, fillingFor(puzzle, sheet.entries)) } as const;
  return ok({ ...state, places: state.places.with(seat, place), last: { seat, move } });
}

/** The only solution where it keeps the entries, else what a short search finds, else the entries as they are. */
function fillingFor(puzzle: Puzzle, entries: Grid): Grid {
  const only = onlySolution(puzzle);
  if (only && keeps(only, entries)) return only;
  const limits = { most: 1, steps: { left: quickSteps.from } };
  return solve(puzzle.level, entries, limits).solutions[0] ?? entries;
}
