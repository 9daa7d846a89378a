/**
 * The discs that turn when one is put on a cell. From every cell go eight rays, kept as masks. On each, the nearest
 * cell that the other does not hold decides: if it is one's own, all before it turn. Along growing places that is the
 * lowest bit, along falling ones the highest. Rays up and down may cross into the other half of the board; the four
 * rows of one half mirror those of the other, so there are two functions, one for the cells of each half.
 */
import { boards } from '../../boards.ts';
import { halves } from './bits.ts';

/** The discs that were found to turn last. */
export const turned: Int32Array = halves();

/**
 * By place, sixteen numbers: the rays right, left, up-right, up, up-left, down-left, down and down-right, as far as
 * they lie in the cell's own half; then, from 8 on, the three that leave it, in the other half.
 */
const rays = raysByPlace();

function raysByPlace(): Int32Array {
  const table = new Int32Array(64 * 16);
  const steps = [1, -1, -7, -8, -9, 7, 8, 9];
  for (const [from, lines] of boards.SM.rays.entries()) {
    for (const line of lines) {
      const at = steps.indexOf(line[0]! - from);
      const beyond = from < 32 ? at + 3 : at + 6;
      for (const place of line) {
        const isNear = place >> 5 === from >> 5;
        table[from * 16 + (isNear ? at : beyond)]! |= 1 << (place & 31);
      }
    }
  }
  return table;
}

/** By place, the cells around it, in two halves: without a disc of the other's there, nothing turns. */
const neighbours = new Int32Array(64 * 2);
for (const [from, lines] of boards.SM.rays.entries())
  for (const [place] of lines) neighbours[from * 2 + (place! >> 5)]! |= 1 << (place! & 31);

/** Whether an empty place is a move; then the discs that turn are left in `turned`. */
export function turns(
  place: number,
  ownUp: number,
  ownDown: number,
  oppUp: number,
  oppDown: number,
): boolean {
  if (((neighbours[place * 2]! & oppUp) | (neighbours[place * 2 + 1]! & oppDown)) === 0) return false;
  turn(place, ownUp, ownDown, oppUp, oppDown);
  return (turned[0]! | turned[1]!) !== 0;
}

/** Leaves the discs that turn in `turned`; none when the place is no move. */
export function turn(place: number, ownUp: number, ownDown: number, oppUp: number, oppDown: number): void {
  if (place < 32) turnUpper(place, ownUp, ownDown, oppUp, oppDown);
  else turnLower(place, ownUp, ownDown, oppUp, oppDown);
}

function turnUpper(place: number, ownUp: number, ownDown: number, oppUp: number, oppDown: number): void {
  const at = place << 4;
  const stop = ~oppUp;
  const far = ~oppDown;
  let up = 0;
  let down = 0;
  let ray = rays[at]!;
  let end = ray & stop;
  end &= -end & ownUp;
  if (end !== 0) up = ray & (end - 1);
  for (let each = at + 1; each < at + 5; each++) {
    ray = rays[each]!;
    end = ray & stop;
    end &= (0x80000000 >>> Math.clz32(end)) & ownUp;
    up |= ray & -(end << 1);
  }
  for (let each = at + 5; each < at + 8; each++) {
    ray = rays[each]!;
    end = ray & stop;
    if (end !== 0) {
      end &= -end & ownUp;
      if (end !== 0) up |= ray & (end - 1);
    } else {
      const beyond = rays[each + 3]!;
      end = beyond & far;
      end &= -end & ownDown;
      if (end !== 0) {
        up |= ray;
        down |= beyond & (end - 1);
      }
    }
  }
  turned[0] = up;
  turned[1] = down;
}

function turnLower(place: number, ownUp: number, ownDown: number, oppUp: number, oppDown: number): void {
  const at = place << 4;
  const stop = ~oppDown;
  const far = ~oppUp;
  let up = 0;
  let down = 0;
  let ray = rays[at + 1]!;
  let end = ray & stop;
  end &= (0x80000000 >>> Math.clz32(end)) & ownDown;
  down |= ray & -(end << 1);
  ray = rays[at]!;
  end = ray & stop;
  end &= -end & ownDown;
  if (end !== 0) down |= ray & (end - 1);
  for (let each = at + 5; each < at + 8; each++) {
    ray = rays[each]!;
    end = ray & stop;
    end &= -end & ownDown;
    if (end !== 0) down |= ray & (end - 1);
  }
  for (let each = at + 2; each < at + 5; each++) {
    ray = rays[each]!;
    end = ray & stop;
    if (end !== 0) {
      end &= (0x80000000 >>> Math.clz32(end)) & ownDown;
      down |= ray & -(end << 1);
    } else {
      const beyond = rays[each + 6]!;
      end = beyond & far;
      end &= (0x80000000 >>> Math.clz32(end)) & ownUp;
      if (end !== 0) {
        down |= ray;
        up |= beyond & -(end << 1);
      }
    }
  }
  turned[0] = up;
  turned[1] = down;
}
