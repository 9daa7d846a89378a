/** Cells around discs: where moves come from later. */
import { countOf } from './bits.ts';

/** All but the last column. */
const inward = 0x7f7f7f7f;

/** How many empty cells lie beside these discs. */
export function frontOf(up: number, down: number, emptyUp: number, emptyDown: number): number {
  const wideUp = up | ((up & inward) << 1) | ((up >>> 1) & inward);
  const wideDown = down | ((down & inward) << 1) | ((down >>> 1) & inward);
  return countOf(
    (wideUp | (wideUp << 8) | (wideUp >>> 8) | (wideDown << 24)) & emptyUp,
    (wideDown | (wideDown << 8) | (wideDown >>> 8) | (wideUp >>> 24)) & emptyDown,
  );
}
