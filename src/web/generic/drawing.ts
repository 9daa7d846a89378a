/**
 * Drawings for the page. Games draw with a pen that leaves private marks in the text (no drawing holds such
 * characters itself); what comes out is read into lines of runs, each with its tone and the place it stands for.
 */
import { type Pen, pieceTones, plainPen, type Say, type Tone } from '../../core/phrase.ts';

export type Run = { readonly text: string; readonly tone: Tone | null; readonly spot: string | null };
export type Line = readonly Run[];

const paint = '\uE000';
const spot = '\uE001';
const named = '\uE002';
const endPaint = '\uE003';
const endSpot = '\uE004';

const mark = /([\uE000\uE001])([^\uE000-\uE004\n]*)\uE002|[\uE003\uE004]/g;
const stray = /[\uE000-\uE004]/g;

const tones: ReadonlySet<string> = new Set([...pieceTones, 'dim', 'strong', 'accent', 'good', 'bad']);

export function pagePen(say: Say): Pen {
  return {
    ...plainPen(say),
    paint: (text, tone) => `${paint}${tone}${named}${text}${endPaint}`,
    spot: (text, place) => `${spot}${place}${named}${text}${endSpot}`,
  };
}

/** Any text can be read; marks that make no sense are left out. */
export function parseDrawing(drawing: string): readonly Line[] {
  const lines: Run[][] = [[]];
  const painted: string[] = [];
  const spots: string[] = [];
  const add = (text: string) => {
    for (const [at, part] of text.replace(stray, '').split('\n').entries()) {
      if (at > 0) lines.push([]);
      append(lines.at(-1)!, { text: part, tone: toneOf(painted.at(-1)), spot: spots.at(-1) ?? null });
    }
  };
  let from = 0;
  for (const found of drawing.matchAll(mark)) {
    add(drawing.slice(from, found.index));
    from = found.index + found[0].length;
    if (found[0] === endPaint) painted.pop();
    else if (found[0] === endSpot) spots.pop();
    else (found[1] === paint ? painted : spots).push(found[2]!);
  }
  add(drawing.slice(from));
  return lines;
}

function append(line: Run[], run: Run): void {
  const last = line.at(-1);
  if (run.text === '') return;
  if (last && last.tone === run.tone && last.spot === run.spot)
    line[line.length - 1] = { ...last, text: last.text + run.text };
  else line.push(run);
}

function toneOf(name: string | undefined): Tone | null {
  return name !== undefined && tones.has(name) ? (name as Tone) : null;
}

export function textOf(line: Line): string {
  return line.map(({ text }) => text).join('');
}

export function widthOf(line: Line): number {
  return [...textOf(line).trimEnd()].length;
}

/** The columns of a line from one up to another. */
export function cut(line: Line, from: number, to = Number.POSITIVE_INFINITY): Line {
  let column = 0;
  return line.flatMap((run) => {
    const chars = [...run.text];
    const text = chars.slice(Math.max(0, from - column), Math.max(0, to - column)).join('');
    column += chars.length;
    return text === '' ? [] : [{ ...run, text }];
  });
}
