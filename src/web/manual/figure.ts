/**
 * A row of pieces in a manual, drawn in the browser and still readable as text in the terminal. The fence says what
 * its letters stand for; two blanks or more part a label, the pieces and the marks:
 *
 *     ```pegs 1=red 2=blue
 *     code   1 1 2 2
 *     guess  1 2 2 2   ● ● ● ·
 *     ```
 *
 * Or cells with what may still be in each, a row a line; first the cage that matters, last what follows:
 *
 *     ```marks claim
 *     3+ a1 b1
 *     12 12 1234 1234
 *     → c1 ≠ 1 2
 *     ```
 */
import { type PieceTone, pieceTones } from '../../core/phrase.ts';

export type Cell =
  | { readonly kind: 'piece'; readonly tone: PieceTone }
  | { readonly kind: 'mark'; readonly mark: 'right' | 'near' | 'none' }
  | { readonly kind: 'text'; readonly text: string };

export type Figure = {
  readonly pieces: 'pegs' | 'balls';
  readonly rows: readonly { readonly label: string; readonly groups: readonly (readonly Cell[])[] }[];
};

/** Cells by rows, with their marks. */
export type MarksFigure = {
  readonly pieces: 'marks';
  /** Clue and cells of the cage. */
  readonly cage: { readonly clue: string; readonly cells: readonly string[] } | null;
  readonly rows: readonly (readonly { readonly name: string; readonly marks: readonly string[] }[])[];
  /** By cell: marks that go, or the one that stays. */
  readonly gone: ReadonlyMap<string, readonly string[]>;
  readonly found: ReadonlyMap<string, string>;
};

/** Null for a fence that has none. */
export function parseMarks(info: string, lines: readonly string[]): MarksFigure | null {
  if (!/^marks\b/.test(info)) return null;
  const [first = ''] = lines;
  const isCage = / [a-z]\d/.test(first);
  const rows = lines.filter((line, at) => !line.startsWith('→') && !(isCage && at === 0));
  const told = (lines.find((line) => line.startsWith('→')) ?? '')
    .slice(1)
    .split('·')
    .map((each) => each.trim());
  const gone = told.flatMap((each) => {
    const [cell, marks] = each.split(' ≠ ');
    return marks === undefined ? [] : [[cell!, marks.split(' ')] as const];
  });
  const found = told.flatMap((each) => {
    const [cell, value] = each.split(' = ');
    return value === undefined ? [] : [[cell!, value] as const];
  });
  const [clue = '', ...cells] = first.split(' ');
  return {
    pieces: 'marks',
    cage: isCage ? { clue, cells } : null,
    rows: rows.map((line, row) =>
      line.split(' ').map((marks, at) => ({ name: `${'abcdefghi'[at]}${row + 1}`, marks: [...marks] })),
    ),
    gone: new Map(gone),
    found: new Map(found),
  };
}

/** Null for a fence that is no figure. */
export function parseFigure(info: string, lines: readonly string[]): Figure | null {
  const [pieces, ...legend] = info.split(/\s+/);
  if (pieces !== 'pegs' && pieces !== 'balls') return null;
  const tones = new Map(legend.flatMap(toneOf));
  const rows = lines.map((line) => {
    const [label = '', ...groups] = line.split(/\s{2,}/);
    return { label, groups: groups.map((group) => group.split(' ').map((sign) => cellOf(sign, tones))) };
  });
  return { pieces, rows };
}

function toneOf(entry: string): readonly (readonly [string, PieceTone])[] {
  const [sign, name] = entry.split('=');
  const tone = pieceTones.find((each) => each === name);
  return sign && tone ? [[sign, tone]] : [];
}

const marks = { '●': 'right', '○': 'near', '·': 'none' } as const;

function cellOf(sign: string, tones: ReadonlyMap<string, PieceTone>): Cell {
  const tone = tones.get(sign);
  if (tone) return { kind: 'piece', tone };
  const mark = marks[sign as keyof typeof marks];
  return mark ? { kind: 'mark', mark } : { kind: 'text', text: sign };
}
