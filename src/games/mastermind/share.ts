import type { DailyPuzzle, Share, Square } from '../../core/game.ts';
import type { Seat } from '../../core/seat.ts';
import { type Marks, marksInWords } from './marks.ts';
import { defaults, type Options } from './options.ts';
import { answered, type View } from './table.ts';

/** The code of the day: the classic size for everybody, whatever the day. */
export function daily(): readonly DailyPuzzle<Options>[] {
  return [{ key: 'code', options: defaults }];
}

/** How many guesses it took, and the marks of each; which peg they belong to, nobody knows. */
export function share({ players, board }: View, seat: Seat): Share {
  const { done, rows } = players[seat]!;
  const used = done === 'solved' ? rows.length : 'X';
  return {
    result: { code: 'share.result', params: { used, turns: board.turns } },
    rows: answered(rows).map(({ marks }) => ({
      squares: squaresOf(marks, board.positions),
      says: marksInWords(marks),
    })),
  };
}

function squaresOf({ right, near }: Marks, positions: number): readonly Square[] {
  return Array.from({ length: positions }, (_, at) =>
    at < right ? 'right' : at < right + near ? 'near' : 'none',
  );
}
