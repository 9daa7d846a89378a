/** What a play is worth (SPEC S6). */
import { premiumAt, type Surface } from './board.ts';
import type { Bag } from './lexicon/bag.ts';
import type { Formed, Line } from './placement.ts';

/** For laying a whole, full rack at once. */
const allTilesBonus = 50;

export type Scale = { readonly surface: Surface; readonly rack: number; readonly points: Points };
export type Points = ReadonlyMap<string, number>;

/** Points by tile as it lies on the board or in a rack; a blank has no entry. */
export function pointsOf(kinds: Bag): Points {
  return new Map(kinds.map(({ tile, points }) => [tile, points]));
}

export function scoreOf(scale: Scale, { words }: Formed): number {
  const sum = words.reduce((total, line) => total + lineScore(scale, line), 0);
  return usesAll(scale.rack, words[0]) ? sum + allTilesBonus : sum;
}

export function usesAll(rack: number, main: Line): boolean {
  return main.filter(({ fresh }) => fresh).length === rack;
}

/** Premium squares count for fresh tiles only: letters first, then the word. */
function lineScore({ surface, points }: Scale, line: Line): number {
  let letters = 0;
  let times = 1;
  for (const cell of line) {
    const premium = cell.fresh ? premiumAt(surface, cell) : null;
    const factor = premium ? Number(premium[1]) : 1;
    letters += (points.get(cell.tile) ?? 0) * (premium?.[0] === 'l' ? factor : 1);
    if (premium?.[0] === 'w') times *= factor;
  }
  return letters * times;
}
