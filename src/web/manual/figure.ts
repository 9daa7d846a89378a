/**
 * A row of pieces in a manual, drawn in the browser and still readable as text in the terminal. The fence says what
 * its letters stand for; two blanks or more part a label, the pieces and the marks:
 *
 *     ```pegs 1=red 2=blue
 *     code   1 1 2 2
 *     guess  1 2 2 2   ● ● ● ·
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
