/** Positions of Othello on the 8 × 8 board, as text and as sets of cells. */

import { ok, type Result, refuse } from '../../../../core/result.ts';
import type { Seat } from '../../../../core/seat.ts';
import type { Balls } from '../../balls.ts';
import { boards, type Cell } from '../../boards.ts';
import { countOf, lowerBit, upperBit } from './bits.ts';
import { turn, turned } from './flips.ts';
import { reach, reached } from './reach.ts';

/** As who is to move sees it: the own discs and the other's, in halves (see `bits.ts`). */
export type Position = {
  readonly ownUp: number;
  readonly ownDown: number;
  readonly oppUp: number;
  readonly oppDown: number;
};

export type Disc = 'X' | 'O';

const marks = ['X', 'O', '-'];

/** X to move. */
export const start: Position = { ownUp: 1 << 28, ownDown: 1 << 3, oppUp: 1 << 27, oppDown: 1 << 4 };

/** 64 marks from a1 to h8, row by row: X and O for discs, - for an empty cell. */
export function parsePosition(text: string, toMove: Disc): Result<Position> {
  const cells = [...text];
  if (cells.length !== 64) return refuse('cli.board-length', { length: cells.length });
  const wrong = cells.findIndex((mark) => !marks.includes(mark));
  if (wrong >= 0)
    return refuse('cli.board-mark', { mark: cells[wrong]!, place: wrong + 1, cell: cellOf(wrong) });
  const seats = { X: 0, O: 1, '-': null };
  return ok(
    positionOf(
      cells.map((mark) => seats[mark as keyof typeof seats]),
      seats[toMove],
    ),
  );
}

/** The position of a game of two, as this seat sees it. */
export function positionOf(balls: Balls, seat: Seat): Position {
  const half = (from: number, isIts: (owner: Seat) => boolean) =>
    balls
      .slice(from, from + 32)
      .reduce<number>((set, owner, bit) => (owner !== null && isIts(owner) ? set | (1 << bit) : set), 0);
  return {
    ownUp: half(0, (owner) => owner === seat),
    ownDown: half(32, (owner) => owner === seat),
    oppUp: half(0, (owner) => owner !== seat),
    oppDown: half(32, (owner) => owner !== seat),
  };
}

export function cellOf(place: number): Cell {
  return boards.SM.cells[place]!;
}

export function emptiesIn({ ownUp, ownDown, oppUp, oppDown }: Position): number {
  return 64 - countOf(ownUp | oppUp, ownDown | oppDown);
}

/** The places where who is to move may go. */
export function movesIn({ ownUp, ownDown, oppUp, oppDown }: Position): readonly number[] {
  reach(ownUp, ownDown, oppUp, oppDown);
  const [up, down] = [reached[0]!, reached[1]!];
  return boards.SM.cells.flatMap((_, place) => {
    const half = place < 32 ? up : down;
    return (half >>> (place & 31)) & 1 ? [place] : [];
  });
}

/** The position after a disc was put there, as the other sees it. */
export function afterMove({ ownUp, ownDown, oppUp, oppDown }: Position, place: number): Position {
  turn(place, ownUp, ownDown, oppUp, oppDown);
  const [up, down] = [turned[0]!, turned[1]!];
  return {
    ownUp: oppUp ^ up,
    ownDown: oppDown ^ down,
    oppUp: ownUp ^ up ^ upperBit(place),
    oppDown: ownDown ^ down ^ lowerBit(place),
  };
}

export function afterPass({ ownUp, ownDown, oppUp, oppDown }: Position): Position {
  return { ownUp: oppUp, ownDown: oppDown, oppUp: ownUp, oppDown: ownDown };
}

export function isOver(position: Position): boolean {
  return movesIn(position).length === 0 && movesIn(afterPass(position)).length === 0;
}
