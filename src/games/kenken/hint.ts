/** The next step for a player: first what must go, then what can be seen, and at last what the solution has. */
import type { Budget, Hint, HintStage } from '../../core/game.ts';
import type { Phrase } from '../../core/phrase.ts';
import { completion } from './completion.ts';
import { brokenCells, type Grid } from './grid.ts';
import { nextValue } from './human/next.ts';
import { stagesOf } from './human/stages.ts';
import { phraseOf } from './human/words.ts';
import { formatCell, freeCells, type Level } from './level.ts';
import type { Move } from './move.ts';
import { onlySolution, type Puzzle } from './puzzle.ts';
import { candidates, tightestEmpty } from './solver/candidates.ts';
import { acting, type View } from './state.ts';

export function hint(puzzle: Puzzle, view: View, budget: Budget): readonly Hint<Move>[] {
  const { me, level, places } = view;
  const sheet = me !== null && acting(places).includes(me) ? places[me]!.sheet : null;
  if (!sheet) return [];
  const wrong = wrongCell(puzzle, sheet.entries);
  if (wrong !== undefined) return [mustGo(level, sheet.entries, wrong)];
  const solution = completion(puzzle, sheet.entries, budget);
  const code = solution.ok ? null : solution.problems[0].code;
  if (code === 'solve-none') return [];
  if (code === 'solve-not-from-here')
    return [{ move: { do: 'undo' }, worth: null, reason: { code: 'hint.dead-end' } }];
  const step =
    byLogic(level, sheet.entries) ??
    (solution.ok ? fromSolution(level, sheet.entries, solution.value) : null);
  return step ? [step] : [];
}

/** The first entry that breaks a rule or differs from the only solution. */
function wrongCell(puzzle: Puzzle, entries: Grid): number | undefined {
  const { level } = puzzle;
  const solution = onlySolution(puzzle);
  const broken = solution ? null : brokenCells(level, entries);
  return freeCells(level).find(
    (cell) => entries[cell]! > 0 && (broken ? broken.has(cell) : entries[cell] !== solution![cell]),
  );
}

function mustGo({ size }: Level, entries: Grid, cell: number): Hint<Move> {
  const at = formatCell(size, cell);
  const reason: Phrase = { code: 'hint.wrong', params: { cell: at, value: entries[cell]! } };
  const stages: readonly HintStage[] = [
    { says: { code: 'where.wrong' }, marks: [] },
    { says: reason, marks: [{ at, as: 'gone', values: [entries[cell]!] }] },
  ];
  return { move: { do: 'clear', cell }, worth: null, reason, stages };
}

/** Steps of logic on a large level, some tenths of a second. */
const logicSteps = 3_000_000;

/** Hints lie in logs: those of before go on being read, and their codes stay. */
const calledInLogs: Readonly<Record<string, string>> = {
  'hint.cell': 'hint.only',
  'hint.line-row': 'hint.row',
  'hint.line-column': 'hint.column',
};

/** The easiest value that steps lead to, by the one that opens the way: those that the level is graded by. */
function byLogic(level: Level, entries: Grid): Hint<Move> | null {
  const next = nextValue(level, entries, { left: logicSteps });
  if (!next) return null;
  const { cell, value, last, key } = next;
  const { code, params } = phraseOf(level, key ?? last, 'hint');
  const reason: Phrase = {
    code: calledInLogs[code] ?? code,
    params: { ...params, cell: formatCell(level.size, cell), value },
  };
  return { move: { do: 'enter', cell, value }, worth: null, reason, stages: stagesOf(level, next, reason) };
}

/** The empty cell with the fewest values left, as the solution has it. */
function fromSolution(level: Level, entries: Grid, solution: Grid): Hint<Move> {
  const cell = tightestEmpty(entries, candidates(level, entries));
  const value = solution[cell]!;
  const reason: Phrase = { code: 'hint.solution', params: { cell: formatCell(level.size, cell), value } };
  return { move: { do: 'enter', cell, value }, worth: null, reason };
}
