/**
 * The board as text, and beside it who plays. Colours only repeat what the letters say:
 *
 *        a b c d e f
 *     1  · · · + · ·  1        Y  3 yellow Ada
 *     2  · + Y[R]+ ·  2      > R  2 red    Leo
 */
import type { Pen } from '../../core/phrase.ts';
import { ballAt, neutral } from './balls.ts';
import { type Board, boards, type Cell } from './boards.ts';
import { type Side, scores, sidesOf } from './ranking.ts';
import { type Move, moves, toAct, type View } from './rules.ts';

export function renderText(view: View, pen: Pen): string {
  const aside = [...drawPlayers(view, pen), ...drawTeams(view, pen), ...drawLegend(view, pen)];
  const size = sizeFor(boards[view.shape], pen);
  const board = drawBoard(view, pen, size);
  const blank = ' '.repeat(widthOf(boards[view.shape], size));
  const height = Math.max(board.length, aside.length);
  const lines = Array.from({ length: height }, (_, at) => `${board[at] ?? blank}   ${aside[at] ?? ''}`);
  return lines.map((line) => line.trimEnd()).join('\n');
}

/** Whether a ball has a blank at either side, and whether rows have an empty line between them. */
type Size = { readonly isWide: boolean; readonly isTall: boolean };

/** Columns that the players beside the board take. */
const asideWidth = 32;

function sizeFor(board: Board, { room }: Pen): Size {
  if (!room) return { isWide: false, isTall: false };
  const isWide = widthOf(board, { isWide: true }) + asideWidth <= room.columns;
  return { isWide, isTall: isWide && 2 * board.side + 1 <= room.rows };
}

/** Three characters for the row numbers at either end, a mark and a gap for every cell, and the first gap. */
function widthOf({ side }: Board, { isWide }: Pick<Size, 'isWide'>): number {
  return 3 + ((isWide ? 4 : 2) * side + 1) + 3;
}

function drawBoard(view: View, pen: Pen, size: Size): readonly string[] {
  const board = boards[view.shape];
  const letters = Array.from({ length: board.side }, (_, column) => String.fromCharCode(97 + column));
  const names = size.isWide ? `     ${letters.join('   ')}` : `    ${letters.join(' ')}`;
  const rim = pen.paint(names.padEnd(widthOf(board, size)), 'dim');
  const draw = size.isWide ? drawWideRow : drawRow;
  const between = size.isTall ? [' '.repeat(widthOf(board, size))] : [];
  const rows = board.rows.flatMap((row, at) => [...(at > 0 ? between : []), draw(view, row, at + 1, pen)]);
  return [rim, ...rows, rim];
}

/** Every cell three characters wide, the last one played in brackets. */
function drawWideRow(view: View, row: Board['rows'][number], number: number, pen: Pen): string {
  const legal = moves(view);
  const cells = row.map((cell) => {
    if (cell === null) return '    ';
    const [open, close] = view.last?.cell === cell ? ['[', ']'] : [' ', ' '];
    return ` ${pen.spot(drawCell(view, cell, legal, pen, open, close), cell)}`;
  });
  const left = pen.paint(`${number}`.padStart(2), 'dim');
  return `${left} ${cells.join('')} ${pen.paint(` ${number}`.padEnd(3), 'dim')}`;
}

function drawRow(view: View, row: Board['rows'][number], number: number, pen: Pen): string {
  const last = view.last?.cell ?? null;
  const legal = moves(view);
  const isLast = (cell: Cell | null | undefined) => last !== null && cell === last;
  const cells = row.map((cell, column) => {
    const gap = isLast(cell) ? '[' : isLast(row[column - 1]) ? ']' : ' ';
    return gap + (cell === null ? ' ' : pen.spot(drawCell(view, cell, legal, pen), cell));
  });
  const end = isLast(row.at(-1)) ? ']' : ' ';
  const left = pen.paint(`${number}`.padStart(2), 'dim');
  return `${left} ${cells.join('')}${end}${pen.paint(` ${number}`.padEnd(3), 'dim')}`;
}

function drawCell(
  view: View,
  cell: Cell,
  legal: readonly Move[],
  { say, paint }: Pen,
  before = '',
  after = '',
): string {
  const owner = ballAt(boards[view.shape], view.balls, cell);
  const around = (mark: string) => `${before}${mark}${after}`;
  if (owner === null) return legal.includes(cell) ? paint(around('+'), 'accent') : paint(around('·'), 'dim');
  if (owner === neutral) return around('n');
  const { color } = view.players[owner]!;
  return paint(around(say(`letter.${color}`)), color);
}

function drawPlayers(view: View, { say, paint }: Pen): readonly string[] {
  const points = scores(view);
  const names = view.players.map(({ color }) => say(`seat.color.${color}`));
  const widest = Math.max(...names.map((name) => name.length));
  const acting = toAct(view);
  return view.players.map(({ color, playing }, seat) => {
    const mark = acting.includes(seat) ? '>' : playing ? ' ' : '×';
    const ball = paint(say(`letter.${color}`), color);
    const who = say('player', { who: { seat } });
    return `${mark} ${ball} ${pad(points[seat]!)} ${names[seat]!.padEnd(widest)} ${who}`;
  });
}

function drawTeams(view: View, { say, paint }: Pen): readonly string[] {
  const ball = ({ color }: View['players'][number]) => paint(say(`letter.${color}`), color);
  const line = ({ team, seats, points }: Side) =>
    `    ${pad(points)} ${team} (${seats.map((seat) => ball(view.players[seat]!)).join(' ')})`;
  const teams = sidesOf(view).filter(({ team }) => team !== null);
  return teams.length > 0 ? ['', ...teams.map(line)] : [];
}

/** Explains the marks that are there now. */
function drawLegend(view: View, { say, paint }: Pen): readonly string[] {
  const legal = moves(view);
  const owners = view.balls.filter((owner) => owner !== null);
  const cells = boards[view.shape].cells.length;
  const marks: readonly (readonly [string, boolean])[] = [
    ['may-pass', legal.includes('pass')],
    ['may-go', legal.length > 0 && !legal.includes('pass')],
    ['last', view.last?.cell != null],
    ['neutral', owners.includes(neutral)],
    ['gave-up', view.players.some(({ playing }) => !playing)],
  ];
  const there = marks.filter(([, isThere]) => isThere).map(([mark]) => say(`legend.${mark}`));
  return ['', say('legend.balls', { balls: owners.length, cells }), ...there].map((line) =>
    line === '' ? '' : paint(line, 'dim'),
  );
}

function pad(points: number): string {
  return `${points}`.padStart(3);
}
