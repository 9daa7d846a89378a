/** The table as text: the board, beside it (or below, when it is wide) scores, unseen tiles and history. */
import type { Pen, Phrase, Tone } from '../../core/phrase.ts';
import type { Seat } from '../../core/seat.ts';
import { columnName, type Premium, premiumAt, type Square } from './board.ts';
import { placeName } from './notation.ts';
import type { Placement, Turn, View } from './position.ts';
import { pointsOf } from './score.ts';
import { unseen } from './sight.ts';

const cellWidth = 3;
/** On a screen of 80 columns there is room beside a board of 15. */
const panel = { widestBoard: 15, width: 30, lines: 16 } as const;

const tones: Readonly<Record<Premium, Tone>> = {
  l2: 'turquoise',
  l3: 'blue',
  l4: 'purple',
  w2: 'pink',
  w3: 'red',
  w4: 'orange',
};

export function renderText(view: View, pen: Pen): string {
  const board = boardLines(view, pen);
  const side = panelLines(view, pen);
  const isBeside = view.terms.size <= panel.widestBoard;
  const lines = isBeside ? beside(board, cellWidth * (view.terms.size + 1), side) : [...board, ...side];
  return [...lines, ...rackLines(view, pen)]
    .map((line) => line.trimEnd())
    .join('\n')
    .trimEnd();
}

function boardLines(view: View, pen: Pen): readonly string[] {
  const across = [...Array(view.terms.size).keys()];
  const head = across.map((col) => centred(columnName(col))).join('');
  const rows = across.map((row) => {
    const cells = across.map((col) => {
      const square = { row, col };
      return pen.spot(cell(view, square, pen), placeName(square, true));
    });
    const label = `${row + 1}`.padStart(cellWidth - 1);
    return `${label} ${cells.join('')}`;
  });
  return [' '.repeat(cellWidth) + head, ...rows];
}

function cell({ board, terms, latest }: View, square: Square, { paint, say }: Pen): string {
  const tile = board[square.row * terms.size + square.col]!;
  if (tile !== '') return paint(centred(tile), isAmong(latest, square) ? 'accent' : 'strong');
  const premium = premiumAt(terms, square);
  return premium ? paint(centred(say(`premium.${premium}`)), tones[premium]) : paint(centred('.'), 'dim');
}

function isAmong(tiles: readonly Placement[], { row, col }: Square): boolean {
  return tiles.some((tile) => tile.row === row && tile.col === col);
}

/** ` A `, ` NY`, `L·L`. */
function centred(text: string): string {
  return ` ${text}`.slice(-cellWidth).padEnd(cellWidth);
}

function beside(left: readonly string[], width: number, right: readonly string[]): readonly string[] {
  return Array.from({ length: Math.max(left.length, right.length) }, (_, at) => {
    return `${left[at] ?? ' '.repeat(width)}  ${right[at] ?? ''}`;
  });
}

function panelLines(view: View, pen: Pen): readonly string[] {
  const left = unseen(view).filter(({ count }) => count > 0);
  const tiles = wrapped(left.map(({ tile, count }) => `${tile}${count}`));
  const facts = [
    ...view.scores.map((_, seat) => seatLine(view, seat, pen)),
    pen.say('panel.bag', { n: view.bag.length }),
    '',
    ...(left.length > 0 ? [pen.say('panel.unseen'), ...tiles, ''] : []),
  ];
  const room = Math.max(1, panel.lines - facts.length);
  const turns = view.history.slice(-room).map((turn) => {
    const { code, params } = shortTurn(turn);
    return pen.say(code, params);
  });
  return [...facts, ...turns].map(clipped);
}

/** The points stand first, so that a long name does not push them out. */
function seatLine({ scores, racks, playing, turn, ending }: View, seat: Seat, { say }: Pen): string {
  const mark = !ending && turn === seat ? '>' : ' ';
  const code = playing[seat] ? 'panel.seat' : 'panel.gone';
  const points = `${scores[seat]!}`.padStart(4);
  return `${mark}${points}  ${say(code, { who: { seat }, n: racks[seat]!.length })}`;
}

function clipped(line: string): string {
  const chars = [...line];
  return chars.length <= panel.width ? line : `${chars.slice(0, panel.width - 1).join('')}…`;
}

/** Items side by side, in lines that fit the panel. */
function wrapped(items: readonly string[]): readonly string[] {
  const lines = [''];
  for (const item of items) {
    const line = lines.at(-1)!;
    if (line.length + 1 + item.length <= panel.width)
      lines[lines.length - 1] = line ? `${line} ${item}` : item;
    else lines.push(item);
  }
  return lines;
}

/** The racks that lie open to this viewer. */
function rackLines(view: View, { say, paint }: Pen): readonly string[] {
  const points = pointsOf(view.kinds);
  const lines = view.racks.flatMap((rack, seat) => {
    if (rack.length === 0 || rack.includes(null)) return [];
    const tiles = rack.map((tile) => paint(`${tile}${points.get(tile ?? '') || ''}`, 'strong')).join('  ');
    return [seat === view.me ? say('panel.rack', { tiles }) : say('panel.rack-of', { who: { seat }, tiles })];
  });
  return ['', ...lines];
}

/** A line of the history (SPEC S13). */
function shortTurn(turn: Turn<string | null>): Phrase {
  const who = { seat: turn.seat };
  switch (turn.kind) {
    case 'play': {
      const code = turn.withdrawn ? 'turn.withdrawn' : 'turn.play';
      return { code, params: { who, play: turn.text, score: turn.score } };
    }
    case 'exchange':
      return { code: 'turn.exchange', params: { who, n: turn.tiles.length } };
    case 'challenge':
      return {
        code: turn.wrong.length > 0 ? 'turn.challenge-right' : 'turn.challenge-wrong',
        params: { who },
      };
    default:
      return { code: `turn.${turn.kind}`, params: { who } };
  }
}
