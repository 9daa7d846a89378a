/**
 * The way back to the last right point: steps are taken back until nothing stands that is known to be wrong. What is known
 * comes from a check, so an entry that the check has not seen is checked when it comes to light.
 */
import type { Grid } from '../grid.ts';
import type { Level } from '../level.ts';
import type { SheetView } from '../sheet.ts';

/** What the last check has told: entries as they stood then, and which of them were wrong. */
export type Known = { readonly entries: Grid; readonly wrong: readonly number[] };

export type WayBack =
  | { readonly do: 'undo' | 'check'; readonly known: Known | null }
  | { readonly do: 'stay' };

export function wayBack(level: Level, sheet: SheetView, before: Known | null): WayBack {
  const { entries, checked, canUndo } = sheet;
  const known = checked?.compared ? { entries, wrong: checked.wrong } : before;
  // Where a check does not compare with the solution nobody can say which point was right.
  if (checked && !checked.compared) return { do: 'stay' };
  if (known === null) return { do: 'check', known };
  const verdicts = entries.map((_, cell) => verdictOn(level, entries, cell, known));
  if (verdicts.includes('wrong')) return canUndo ? { do: 'undo', known } : { do: 'stay' };
  return verdicts.includes('unknown') ? { do: 'check', known } : { do: 'stay' };
}

/** Right, wrong, or never seen by the check. */
function verdictOn({ givens }: Level, entries: Grid, cell: number, { entries: seen, wrong }: Known) {
  const value = entries[cell]!;
  if (value === 0 || givens[cell]! > 0) return 'right';
  const wasWrong = wrong.includes(cell);
  if (value === seen[cell]) return wasWrong ? 'wrong' : 'right';
  return seen[cell] === 0 || wasWrong ? 'unknown' : 'wrong';
}
