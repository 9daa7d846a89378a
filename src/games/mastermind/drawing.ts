/**
 * The board as text: for every seat whose rows may be seen a column with the code on top and the rows below, side
 * by side as far as there is room; then the others and the names of the colours.
 */
import type { Pen } from '../../core/phrase.ts';
import type { Seat } from '../../core/seat.ts';
import { type Cell, type Column, grouped, joined, plain, sideBySide, wrapped } from './cells.ts';
import { codesIn, colors, formatPeg, hole, type Peg, pegsOf } from './code.ts';
import type { Marks } from './marks.ts';
import { codeInTheEnd, wrongReplies } from './outcome.ts';
import { isCountable, leftAfter } from './possible.ts';
import { answered, phaseOf, type Row, targetOf, taskOf, type View } from './table.ts';
import { maySeeRows } from './view.ts';

const widest = 80;
const gap = 3;
const numberWidth = 3;

/** A pen that may draw large: pegs further apart, and an empty line between rows. */
type BoardPen = Pen & { readonly isLarge: boolean };

/** Large where there is room for all of it. */
export function renderText(seen: View, pen: Pen): string {
  const drawn = draw(seen, { ...pen, isLarge: true });
  const lines = drawn.split('\n').length;
  const isLarge = pen.room !== undefined && lines <= pen.room.rows;
  return isLarge ? drawn : draw(seen, { ...pen, isLarge: false });
}

function draw(seen: View, pen: BoardPen): string {
  const breakers = [...seen.players.keys()].filter((seat) => seen.players[seat]!.role === 'breaker');
  const isShown = (seat: Seat) => phaseOf(seen) === 'over' || maySeeRows(seen, seen.me ?? 'spectator', seat);
  const sections = [
    [boardLine(seen, pen)],
    ...grids(seen, breakers.filter(isShown), pen),
    breakers.filter((seat) => !isShown(seat)).map((seat) => statusLine(seen, seat, pen)),
    legend(seen, pen),
  ];
  const filled = sections.filter((lines) => lines.length > 0);
  return filled.map((lines) => lines.join('\n')).join('\n\n');
}

function boardLine({ board, head }: View, { say }: Pen): string {
  const { positions, turns, repeats, holes } = board;
  const rules = [!repeats && 'board.no-repeats', holes && 'board.holes', head && 'board.head'];
  const size = say('board', { positions, colors: board.colors, turns });
  return [size, ...rules.flatMap((code) => (code ? [say(code)] : []))].join(' ');
}

/** The columns of these seats: alone with all rows to come, beside others only with the next. */
function grids(seen: View, seats: readonly Seat[], pen: BoardPen): readonly (readonly string[])[] {
  const height = heightOf(seen, seats);
  const columns = seats.map((seat) => columnOf(seen, seat, height, pen));
  return grouped(columns, widest - numberWidth - gap, gap).map((group) =>
    sideBySide(
      [numbers(seen, height), ...group].map((column) => (pen.isLarge ? spaced(column) : column)),
      gap,
    ),
  );
}

/** An empty line after every row but the last; name and code stay together. */
function spaced(column: Column): Column {
  return column.flatMap((cell, at) => (at === 0 || at === column.length - 1 ? [cell] : [cell, plain('')]));
}

function heightOf(seen: View, seats: readonly Seat[]): number {
  const { turns } = seen.board;
  const used = Math.max(...seats.map((seat) => seen.players[seat]!.rows.length));
  if (phaseOf(seen) === 'over') return used;
  return seats.length === 1 ? turns : Math.min(turns, used + 1);
}

/** Row numbers, with an arrow at the reader's next row. */
function numbers(seen: View, height: number): Column {
  const next = taskOf(seen, seen.me) === 'guess' ? seen.players[seen.me!]!.rows.length : null;
  const rows = Array.from({ length: height }, (_, at) => (at === next ? '>' : ' ') + `${at + 1}`.padStart(2));
  return ['', '', ...rows].map(plain);
}

/** Name, code, rows; in the end each row with the number of codes it left possible. */
function columnOf(seen: View, seat: Seat, height: number, pen: BoardPen): Column {
  const { board, players } = seen;
  const { rows } = players[seat]!;
  const counts = phaseOf(seen) === 'over' ? leftAfter(board, answered(rows)) : null;
  const filled = Array.from({ length: height }, (_, at) => {
    const row = rows[at];
    if (!row) return at === rows.length && seat === seen.me ? typedCell(seen, pen) : unknown(seen, '_', pen);
    return joined([rowCell(row, seen, pen), countCell(seen, counts?.[at]), wrongCell(seen, seat, at, pen)]);
  });
  const marksWidth = plain(' '.repeat(board.positions + 2));
  const total = countCell(seen, counts ? codesIn(board) : undefined);
  return [nameCell(seen, seat, pen), joined([codeCell(seen, seat, pen), marksWidth, total]), ...filled];
}

function nameCell(seen: View, seat: Seat, { say, paint }: Pen): Cell {
  const name = plain(say('seat', { who: { seat } }));
  return { ...name, text: paint(name.text, seat === seen.me ? 'strong' : 'dim') };
}

function countCell({ board }: View, count: number | undefined): Cell {
  return plain(count === undefined ? '' : `  ${`${count}`.padStart(`${codesIn(board)}`.length)}`);
}

/** What a row should have been told, where the answer was wrong. */
function wrongCell(seen: View, seat: Seat, at: number, pen: BoardPen): Cell {
  if (phaseOf(seen) !== 'over') return plain('');
  const wrong = wrongReplies(seen).find((each) => each.seat === seat && each.row === at);
  if (!wrong) return plain('');
  return joined([
    plain('  '),
    { text: pen.paint('≠', 'bad'), width: 1 },
    plain(' '),
    marksCell(wrong.truth, seen, pen),
  ]);
}

function codeCell(seen: View, seat: Seat, pen: BoardPen): Cell {
  const code = codeInTheEnd(seen, targetOf(seen, seat));
  return code ? pegsCell(code, pen) : unknown(seen, '?', pen);
}

/** The row in play, with the pegs that are typed so far. */
function typedCell(seen: View, pen: BoardPen): Cell {
  const { positions, colors: count } = seen.board;
  const typed = taskOf(seen, seen.me) === 'guess' ? (pen.typed ?? '').trim() : '';
  const digits = /^[0-9 ]*$/.test(typed) ? typed.replaceAll(' ', '').slice(0, positions) : '';
  const pegs = [...digits].map(Number).filter((peg) => pegsOf(seen.board).includes(peg));
  if (pegs.length === 0 || pegs.length < digits.length || count > 9) return unknown(seen, '_', pen);
  const laid = pegsCell(pegs, pen);
  const left = positions - pegs.length;
  return left === 0 ? laid : joined([laid, plain(`${betweenPegs(pen)}_`.repeat(left))]);
}

function unknown({ board }: View, sign: string, pen: BoardPen): Cell {
  const cell = plain(Array(board.positions).fill(sign).join(betweenPegs(pen)));
  return { ...cell, text: pen.paint(cell.text, 'dim') };
}

function betweenPegs({ isLarge }: BoardPen): string {
  return isLarge ? '   ' : ' ';
}

function rowCell({ guess, marks }: Row, seen: View, pen: BoardPen): Cell {
  const told = marks ? marksCell(marks, seen, pen) : plain('?'.padEnd(seen.board.positions));
  return joined([pegsCell(guess, pen), told], '  ');
}

function pegsCell(code: readonly Peg[], pen: BoardPen): Cell {
  return joined(
    code.map((peg) => pegCell(peg, pen)),
    betweenPegs(pen),
  );
}

function pegCell(peg: Peg, { paint }: Pen): Cell {
  const tone = peg === hole ? 'dim' : colors[peg - 1]!;
  return { text: paint(formatPeg(peg), tone), width: 1 };
}

function marksCell({ right, near }: Marks, { board }: View, { paint }: Pen): Cell {
  const none = board.positions - right - near;
  const painted = [paint('●'.repeat(right), 'strong'), '○'.repeat(near), paint('·'.repeat(none), 'dim')];
  return { text: painted.join(''), width: board.positions };
}

function statusLine(seen: View, seat: Seat, { say }: Pen): string {
  const { rows, done } = seen.players[seat]!;
  const status = done ?? (seen.waiting.includes(seat) ? 'waiting' : 'thinking');
  return say(`status.${status}`, { who: { seat }, n: rows.length });
}

function legend(seen: View, pen: Pen): readonly string[] {
  const names = pegsOf(seen.board).map((peg) => {
    const name = pen.say(peg === hole ? 'color.hole' : `color.${colors[peg - 1]}`);
    return joined([pegCell(peg, pen), plain(name)], ' ');
  });
  const isOver = phaseOf(seen) === 'over';
  const signs = [
    'legend.marks',
    isOver && wrongReplies(seen).length > 0 && 'legend.wrong',
    isOver && isCountable(seen.board) && 'legend.counts',
  ];
  return [...wrapped(names, widest, 2), ...signs.flatMap((code) => (code ? [pen.say(code)] : []))];
}
