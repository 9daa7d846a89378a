/** Two rivals for a race: one that tries its luck, and one that has solved the level and writes it down. */
import type { Bot, Budget } from '../../core/game.ts';
import { pick, type Random } from '../../core/random.ts';
import { completion } from './completion.ts';
import type { Grid } from './grid.ts';
import { freeCells, inOneLine, type Level } from './level.ts';
import type { Move } from './move.ts';
import type { Puzzle } from './puzzle.ts';
import type { botIds } from './rules.ts';
import { candidates, tightestEmpty } from './solver/candidates.ts';
import type { View } from './state.ts';
import { valuesIn } from './values.ts';

export function botsFor(puzzle: Puzzle): Readonly<Record<(typeof botIds)[number], Bot<View, Move>>> {
  return {
    random: { choose: (view, random) => tryLuck(view.level, entriesOf(view), random) },
    steady: { choose: (view, random, budget) => writeDown(puzzle, view, random, budget) },
  };
}

function entriesOf({ me, places }: View): Grid {
  return places[me!]!.sheet!.entries;
}

/** Something that fits, where the least fits; where nothing does, it clears a digit that stands in the way. */
function tryLuck(level: Level, entries: Grid, random: Random): Move {
  const filled = freeCells(level).filter((cell) => entries[cell]! > 0);
  if (!entries.includes(0)) return { do: 'clear', cell: pick(random, filled) };
  const domains = candidates(level, entries);
  const cell = tightestEmpty(entries, domains);
  const fitting = valuesIn(domains[cell]!);
  if (fitting.length > 0) return { do: 'enter', cell, value: pick(random, fitting) };
  const near = filled.filter((other) => inOneLine(level.size, cell, other));
  return filled.length > 0
    ? { do: 'clear', cell: pick(random, near.length > 0 ? near : filled) }
    : { do: 'check', by: 'rules' };
}

/** Puts right what is wrong, then fills the rest. Without a solution at hand it tries its luck. */
function writeDown(puzzle: Puzzle, view: View, random: Random, budget: Budget): Move {
  const { level } = puzzle;
  const entries = entriesOf(view);
  const solution = puzzle.solutions?.first ?? found(puzzle, entries, budget);
  if (!solution) return tryLuck(level, entries, random);
  const wrong = freeCells(level).find((cell) => entries[cell]! > 0 && entries[cell] !== solution[cell]);
  const cell = wrong ?? tightestEmpty(entries, candidates(level, entries));
  return { do: 'enter', cell, value: solution[cell]! };
}

/** Where nobody has found one yet: one that goes on from here, if time allows. */
function found(puzzle: Puzzle, entries: Grid, budget: Budget): Grid | null {
  const completed = budget.spent() ? null : completion(puzzle, entries, budget);
  return completed?.ok ? completed.value : null;
}
