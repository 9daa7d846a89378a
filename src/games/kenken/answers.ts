/** What the room answers when a player asks about the sheet, and what that costs. */
import { brokenCells, type Grid } from './grid.ts';
import { freeCells, type Level } from './level.ts';
import type { Asking } from './move.ts';
import { type Sheet, undo } from './sheet.ts';
import { isEmpty } from './trail.ts';

/** Since version 3 an answer that tells something of the solution counts as a hint; before, it spoiled the time. */
export type Cost = 'hint' | 'ranking';

/** Compared with the solution, where there is one to compare with; else nothing more than the rules is looked at. */
export function answered(level: Level, sheet: Sheet, move: Asking, solution: Grid | null, cost: Cost): Sheet {
  const compared = solution !== null;
  const after = answerTo(level, sheet, move, solution);
  const counted = compared && cost === 'hint' && !isKnown(sheet, move);
  const told = wrongCells(level, sheet, solution).some(
    (cell) => !brokenCells(level, sheet.entries).has(cell),
  );
  return {
    ...after,
    checks: sheet.checks + (move.do === 'check' ? 1 : 0),
    answers: sheet.answers + (counted ? 1 : 0),
    counted,
    helped: sheet.helped || (told && cost === 'ranking'),
  };
}

function answerTo(level: Level, sheet: Sheet, move: Asking, solution: Grid | null): Sheet {
  const compared = solution !== null;
  if (move.do === 'check')
    return { ...sheet, checked: { wrong: wrongCells(level, sheet, solution), compared } };
  if (move.do === 'right') {
    const isRight = wrongCells(level, sheet, solution).length === 0;
    return { ...sheet, soFar: { isRight, compared, steps: 0 } };
  }
  let [back, steps] = [sheet, 0];
  while (wrongCells(level, back, solution).length > 0 && !isEmpty(back.past)) {
    back = undo(back);
    steps += 1;
  }
  const isRight = wrongCells(level, back, solution).length === 0;
  return { ...back, soFar: { isRight, compared, steps } };
}

/** What was answered already, and nothing has changed since, costs nothing. */
function isKnown({ checked, soFar }: Sheet, { do: asked }: Asking): boolean {
  if (checked?.compared) return true;
  return soFar?.compared === true && (soFar.isRight || asked === 'right');
}

/** Entries that break a rule, or differ from the solution. */
function wrongCells(level: Level, { entries }: Sheet, solution: Grid | null): readonly number[] {
  const broken = brokenCells(level, entries);
  const differs = (cell: number) => solution !== null && ![0, solution[cell]].includes(entries[cell]!);
  return freeCells(level).filter((cell) => broken.has(cell) || differs(cell));
}
