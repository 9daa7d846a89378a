/**
 * What a search has found out about positions, so as not to find it out again. Eight numbers a position: the four of
 * the position itself, the bounds of its score, how deep it was searched, and the best move. Positions come in pairs:
 * the first place of a pair keeps the deeper search, the second the newer one.
 */
export type Table = Int32Array;

/** Offsets within an entry. */
export const lower = 4;
export const upper = 5;
export const depthOf = 6;
export const moveOf = 7;

export function newTable(bits: number): Table {
  return new Int32Array(8 << bits);
}

function bucketOf(table: Table, ownUp: number, ownDown: number, oppUp: number, oppDown: number): number {
  let hash = Math.imul(ownUp, 0x9e3779b1) ^ Math.imul(ownDown, 0x85ebca77);
  hash = Math.imul(hash ^ (hash >>> 15) ^ oppUp, 0xc2b2ae3d);
  hash = Math.imul(hash ^ (hash >>> 13) ^ oppDown, 0x27d4eb2f);
  return (hash ^ (hash >>> 16)) & (table.length - 1) & ~15;
}

function holds(
  table: Table,
  at: number,
  ownUp: number,
  ownDown: number,
  oppUp: number,
  oppDown: number,
): boolean {
  return (
    table[at] === ownUp && table[at + 1] === ownDown && table[at + 2] === oppUp && table[at + 3] === oppDown
  );
}

/** Where the position is, or -1. */
export function find(table: Table, ownUp: number, ownDown: number, oppUp: number, oppDown: number): number {
  const at = bucketOf(table, ownUp, ownDown, oppUp, oppDown);
  if (holds(table, at, ownUp, ownDown, oppUp, oppDown)) return at;
  return holds(table, at + 8, ownUp, ownDown, oppUp, oppDown) ? at + 8 : -1;
}

/** Where the position is, or where it is put now, with nothing known about it. */
export function claim(
  table: Table,
  ownUp: number,
  ownDown: number,
  oppUp: number,
  oppDown: number,
  depth: number,
  bound: number,
): number {
  let at = bucketOf(table, ownUp, ownDown, oppUp, oppDown);
  if (holds(table, at, ownUp, ownDown, oppUp, oppDown)) return at;
  if (holds(table, at + 8, ownUp, ownDown, oppUp, oppDown)) return at + 8;
  if (depth < table[at + depthOf]!) at += 8;
  table[at] = ownUp;
  table[at + 1] = ownDown;
  table[at + 2] = oppUp;
  table[at + 3] = oppDown;
  table[at + lower] = -bound;
  table[at + upper] = bound;
  table[at + depthOf] = depth;
  table[at + moveOf] = -1;
  return at;
}
