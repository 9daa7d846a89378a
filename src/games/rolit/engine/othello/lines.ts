/**
 * The row, the column and the two diagonals of a cell as numbers of eight bits. A diagonal has one cell in each
 * column, so its rows can be laid over each other; a column is gathered by one multiplication.
 */
import { boards } from '../../boards.ts';

/** By own place on a line and the own discs there: how many turn when all other cells are the other's. */
const countByLine = new Uint8Array(8 * 256);
for (let at = 0; at < 8; at++)
  for (let own = 0; own < 256; own++)
    countByLine[at * 256 + own] = enclosed(at, own, -1) + enclosed(at, own, 1);

function enclosed(at: number, own: number, step: number): number {
  for (let to = at + step; to >= 0 && to < 8; to += step) if (own & (1 << to)) return Math.abs(to - at) - 1;
  return 0;
}

/** By place, the diagonals through it without itself: falling, then rising, each in two halves. */
const diagonals = new Int32Array(64 * 4);
for (const [from, rays] of boards.SM.rays.entries())
  for (const ray of rays) {
    const step = Math.abs(ray[0]! - from);
    if (step === 7 || step === 9)
      for (const place of ray)
        diagonals[from * 4 + (step === 9 ? 0 : 2) + (place >> 5)]! |= 1 << (place & 31);
  }

/** The column, from the top. */
export function columnOf(column: number, up: number, down: number): number {
  const bits = ((up >>> column) & 0x01010101) | (((down >>> column) & 0x01010101) << 4);
  return Math.imul(bits, 0x01020408) >>> 24;
}

/** How many discs turn when the only empty cell is taken by who has these. */
export function lastTurned(place: number, ownUp: number, ownDown: number): number {
  const column = place & 7;
  const row = place >> 3;
  const half = row < 4 ? ownUp : ownDown;
  const falling = (ownUp & diagonals[place * 4]!) | (ownDown & diagonals[place * 4 + 1]!);
  const rising = (ownUp & diagonals[place * 4 + 2]!) | (ownDown & diagonals[place * 4 + 3]!);
  const at = column << 8;
  return (
    countByLine[at + ((half >>> (place & 24)) & 255)]! +
    countByLine[(row << 8) + columnOf(column, ownUp, ownDown)]! +
    countByLine[at + (Math.imul(falling, 0x01010101) >>> 24)]! +
    countByLine[at + (Math.imul(rising, 0x01010101) >>> 24)]!
  );
}
