/** The next step for a player: first what must go, then what can be seen, and at last what the solution has. */
import type { Budget, Hint } from '../../core/game.ts';
import type { Phrase } from '../../core/phrase.ts';
import { completion } from './completion.ts';
import { brokenCells, type Grid } from './grid.ts';
import { nextValue } from './human/next.ts';
import { phraseOf } from './human/words.ts';
import { columnName, formatCell, freeCells, type Level, linesOf, place } from './level.ts';
import type { Move } from './move.ts';
import { onlySolution, type Puzzle } from './puzzle.ts';
import { candidates, type Domains, fitsElsewhere, tightestEmpty } from './solver/candidates.ts';
import { acting, type View } from './state.ts';
import { isSingle, least, valuesIn } from './values.ts';

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
    nextStep(level, sheet.entries) ??
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
  const params = { cell: formatCell(size, cell), value: entries[cell]! };
  return { move: { do: 'clear', cell }, worth: null, reason: { code: 'hint.wrong', params } };
}

type Step = (level: Level, domains: Domains, cell: number) => Hint<Move> | null;

/** The first digit that the entries force: by a clue for one cell, by all that its lines and cage leave, by a line. */
function nextStep(level: Level, entries: Grid): Hint<Move> | null {
  const domains = candidates(level, entries);
  const empty = freeCells(level).filter((cell) => entries[cell] === 0);
  for (const step of [byClue, byCell, byLine] satisfies Step[]) {
    for (const cell of empty) {
      const found = step(level, domains, cell);
      if (found) return found;
    }
  }
  return null;
}

const byClue: Step = (level, domains, cell) => {
  const alone = level.cages.some(({ operation, cells }) => operation === '=' && cells[0] === cell);
  return alone && isSingle(domains[cell]!) ? enter(level, cell, least(domains[cell]!), 'hint.clue') : null;
};

const byCell: Step = (level, domains, cell) =>
  isSingle(domains[cell]!) ? enter(level, cell, least(domains[cell]!), 'hint.only') : null;

const byLine: Step = (level, domains, cell) => {
  const [row, column] = linesOf(level).filter((line) => line.includes(cell));
  for (const value of valuesIn(domains[cell]!)) {
    if (!fitsElsewhere(row!, cell, value, domains)) return enter(level, cell, value, 'hint.row');
    if (!fitsElsewhere(column!, cell, value, domains)) return enter(level, cell, value, 'hint.column');
  }
  return null;
};

/** Steps of logic on a large level, some tenths of a second. */
const logicSteps = 3_000_000;

/** A value that steps beyond the simple ones lead to, by the one that opens the way. */
function byLogic(level: Level, entries: Grid): Hint<Move> | null {
  const next = nextValue(level, entries, { left: logicSteps });
  if (next?.key == null) return null;
  const { cell, value, key } = next;
  const { code, params } = phraseOf(level, key, 'hint');
  const reason: Phrase = { code, params: { ...params, cell: formatCell(level.size, cell), value } };
  return { move: { do: 'enter', cell, value }, worth: null, reason };
}

/** The empty cell with the fewest values left, as the solution has it. */
function fromSolution(level: Level, entries: Grid, solution: Grid): Hint<Move> {
  const cell = tightestEmpty(entries, candidates(level, entries));
  return enter(level, cell, solution[cell]!, 'hint.solution');
}

function enter(level: Level, cell: number, value: number, code: string): Hint<Move> {
  const { row, column } = place(level.size, cell);
  const params = { cell: formatCell(level.size, cell), value, row, column: columnName(column - 1) };
  const reason: Phrase = { code, params };
  return { move: { do: 'enter', cell, value }, worth: null, reason };
}
