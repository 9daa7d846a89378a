/** The board as it was: every play names its squares, and tiles stay where they are, so later ones can be lifted again. */
import type { Seat } from '../../../core/seat.ts';
import { type Board, columnOf } from '../board.ts';
import type { PlayTurn, View } from '../position.ts';
import { numberOf, stepOn } from './squares.ts';

type Seen = Pick<View, 'board' | 'terms' | 'history'>;

/** The squares on which a play laid its tiles; none for one that was taken back. */
export function squaresOf(
  { board, terms }: Pick<Seen, 'board' | 'terms'>,
  play: PlayTurn,
): readonly number[] {
  const [place = '', word = ''] = play.text.split(' ');
  const [, row, col] = /^(\d+)([A-Z]+)$/.exec(place) ?? [];
  const [, colDown, rowDown] = /^([A-Z]+)(\d+)$/.exec(place) ?? [];
  const across = row !== undefined;
  if (play.withdrawn || (!across && rowDown === undefined)) return [];
  const start = { row: Number(row ?? rowDown) - 1, col: columnOf(col ?? colDown!) };
  const laid: number[] = [];
  let isThere = false;
  let square: number | null = numberOf(terms.size, start);
  for (let at = 0; at < word.length && square !== null; ) {
    if (word[at] === '(' || word[at] === ')') {
      isThere = word[at] === '(';
      at += 1;
      continue;
    }
    const tile = board[square] ?? '';
    if (tile === '' || !word.startsWith(tile, at)) return laid;
    if (!isThere) laid.push(square);
    at += tile.length;
    square = stepOn(terms.size, square, across);
  }
  return laid;
}

/** The board after this many turns of the history. */
export function boardAfter(seen: Seen, turns: number): Board {
  const later = seen.history
    .slice(turns)
    .flatMap((turn) => (turn.kind === 'play' ? squaresOf(seen, turn) : []));
  return later.length === 0
    ? seen.board
    : seen.board.map((tile, square) => (later.includes(square) ? '' : tile));
}

/** What was laid since this seat last moved; for who looks on, by the last of each of the others. */
export function lastRound(seen: Seen & Pick<View, 'racks'>, me: Seat | null): readonly number[] {
  const { history, racks } = seen;
  const mine =
    me === null ? history.length - racks.length + 1 : history.findLastIndex(({ seat }) => seat === me) + 1;
  // One's own last play, as long as nobody has moved since.
  const from = mine >= history.length ? history.length - 1 : mine;
  return history
    .slice(Math.max(0, from))
    .flatMap((turn) => (turn.kind === 'play' ? squaresOf(seen, turn) : []));
}
