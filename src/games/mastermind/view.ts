/**
 * Who may know what. A code is seen by who made it, and by who has seen it broken. The rows of a seat are seen by
 * the seat itself and by the maker of the code it breaks; by everybody when nobody else breaks the same code.
 * Of rows that are hidden one sees how many there are. Once the game is over, all is open.
 */
import type { Random } from '../../core/random.ts';
import type { Seat, Viewer } from '../../core/seat.ts';
import { type Code, drawCode, sameCode } from './code.ts';
import { marksOf } from './marks.ts';
import { findPossible } from './possible.ts';
import {
  breakersOf,
  cluesOn,
  type Known,
  makerOf,
  type Player,
  phaseOf,
  type Row,
  type State,
  targetOf,
  type View,
} from './table.ts';

export function view(state: State, viewer: Viewer): View {
  const isOpen = viewer === 'open' || phaseOf(state) === 'over';
  const seesCode = (at: number) => isOpen || maySeeCode(state, viewer, at);
  const seesRows = (seat: Seat) => isOpen || maySeeRows(state, viewer, seat);
  return {
    ...state,
    codes: state.codes.map((code, at) => (code === null || seesCode(at) ? code : 'hidden')),
    players: state.players.map((player, seat) => (seesRows(seat) ? player : withHiddenRows(player))),
    me: typeof viewer === 'number' ? viewer : null,
  };
}

function maySeeCode(state: State, viewer: Seat | 'spectator', at: number): boolean {
  const isBroken = (seat: Seat) => state.players[seat]!.done === 'solved' && maySeeRows(state, viewer, seat);
  return makerOf(state, at) === viewer || breakersOf(state, at).some(isBroken);
}

/** While the game goes on. */
export function maySeeRows(table: Known, viewer: Seat | 'spectator', seat: Seat): boolean {
  const target = targetOf(table, seat);
  return viewer === seat || viewer === makerOf(table, target) || breakersOf(table, target).length === 1;
}

function withHiddenRows(player: Player<Row>): Player<Row | null> {
  return { ...player, rows: player.rows.map(() => null) };
}

/** Another state that looks the same: hidden codes and rows are made up anew. */
export function redeal(state: State, viewer: Seat | 'spectator', random: Random): State | null {
  const seen = view(state, viewer);
  return hidesSomething(seen) ? imagine(seen, random) : null;
}

function hidesSomething(seen: View): boolean {
  return seen.codes.includes('hidden') || seen.players.some(hidesRows);
}

function hidesRows({ rows }: Player<Row | null>): boolean {
  return rows.includes(null);
}

/** A state that fits: for every hidden code one that is possible, and for hidden rows any guesses at it. */
export function imagine(seen: View, random: Random): State | null {
  const { me: _, ...table } = seen;
  const guessed = seen.codes.map((code, at) =>
    code === 'hidden' || seen.players.some(hidesRows) ? guessCode(seen, at, random) : code,
  );
  if (seen.codes.some((code, at) => code === 'hidden' && guessed[at] === null)) return null;
  return {
    ...table,
    codes: seen.codes.map((code, at) => (code === 'hidden' ? guessed[at]! : code)),
    players: seen.players.map((player, seat) => {
      const code = guessed[targetOf(seen, seat)] ?? drawCode(seen.board, random);
      return { ...player, rows: guessRows(seen, seat, code, random) };
    }),
  };
}

/** The code itself where it is seen, else one that fits what is seen of it. */
function guessCode(seen: View, at: number, random: Random): Code | null {
  const code = seen.codes[at]!;
  return code === 'hidden' || code === null ? findPossible(seen.board, cluesOn(seen, at), random) : code;
}

/** Rows that could stand behind hidden ones: as many, solved at the end or not, the last perhaps unanswered. */
function guessRows(seen: View, seat: Seat, code: Code, random: Random): readonly Row[] {
  const { rows, done } = seen.players[seat]!;
  return rows.map((row, at) => {
    if (row !== null) return row;
    const isLast = at === rows.length - 1;
    const guess = isLast && done === 'solved' ? code : otherCode(seen, code, random);
    return { guess, marks: isLast && seen.waiting.includes(seat) ? null : marksOf(code, guess) };
  });
}

function otherCode({ board }: View, code: Code, random: Random): Code {
  let other = drawCode(board, random);
  while (sameCode(other, code)) other = drawCode(board, random);
  return other;
}
