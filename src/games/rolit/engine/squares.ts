/** What can lie on a square of the fast board, and what a new ball encloses. A ball is its owner's seat. */

export const nobody = 10;
export const none = 11;
export const wall = 12;

/**
 * Where the balls end that a seat encloses from a square in one direction: the square of its own ball behind them.
 * One step away, when it encloses none. Going back from there to the square passes all of them.
 */
export function endOfLine(at: Uint8Array, square: number, step: number, seat: number): number {
  let to = square + step;
  let owner = at[to]!;
  while (owner !== seat && owner < none) {
    to += step;
    owner = at[to]!;
  }
  return owner === seat ? to : square + step;
}
