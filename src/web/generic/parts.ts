/**
 * A drawing in parts: games that draw a list beside their board leave a gutter between the two, and what stands
 * below both follows after an empty line. Taken apart, each can have the room that it needs.
 */
import { cut, type Line, textOf, widthOf } from './drawing.ts';

type Parts = {
  readonly board: readonly Line[];
  readonly aside: readonly Line[];
  readonly below: readonly Line[];
};

type Gutter = { readonly from: number; readonly to: number };

const narrowest = 2;

export function partsOf(lines: readonly Line[]): Parts {
  const first = lines.findIndex(hasSpots);
  if (first === -1) return { board: lines, aside: [], below: [] };
  const last = lines.findLastIndex(hasSpots);
  const around = lines.slice(0, blankAfter(lines, last));
  const gutter = gutterIn(around) ?? gutterIn(lines.slice(first, last + 1));
  const end = endOf(lines, last, gutter);
  const upper = lines.slice(0, end);
  const board = upper.map((line) => (gutter && isClear(line, gutter) ? cut(line, 0, gutter.from) : line));
  const aside = upper.map((line) => (gutter && isClear(line, gutter) ? cut(line, gutter.to) : []));
  return { board: tidy(board), aside: tidy(aside), below: tidy(lines.slice(end)) };
}

function hasSpots(line: Line): boolean {
  return line.some(({ spot }) => spot !== null);
}

function blankAfter(lines: readonly Line[], last: number): number {
  const at = lines.findIndex((line, nth) => nth > last && widthOf(line) === 0);
  return at === -1 ? lines.length : at;
}

/** The widest strip that is blank in all these lines, right of every spot, with something behind it. */
function gutterIn(lines: readonly Line[]): Gutter | null {
  const edge = Math.max(...lines.map(endOfSpots));
  const texts = lines.map((line) => [...textOf(line).trimEnd()]);
  const width = Math.max(...texts.map((text) => text.length));
  let widest: Gutter | null = null;
  for (let from = edge, to = edge; to < width; to++) {
    if (texts.every((text) => (text[to] ?? ' ') === ' ')) continue;
    if (to - from >= narrowest && to - from > (widest ? widest.to - widest.from : 0)) widest = { from, to };
    from = to + 1;
  }
  return widest;
}

function endOfSpots(line: Line): number {
  const at = line.findLastIndex(({ spot }) => spot !== null);
  return at === -1 ? 0 : [...textOf(line.slice(0, at + 1))].length;
}

function isClear(line: Line, { from, to }: Gutter): boolean {
  return textOf(cut(line, from, to)).trim() === '';
}

/** Where board and list are over: from there on, lines run through, after one that is empty. */
function endOf(lines: readonly Line[], last: number, gutter: Gutter | null): number {
  let isApart = false;
  for (let at = last + 1; at < lines.length; at++) {
    const line = lines[at]!;
    const isBlank = widthOf(line) === 0;
    const isBeside = gutter !== null && isClear(line, gutter);
    const isOwn = gutter === null || textOf(cut(line, 0, gutter.from)).trim() !== '';
    if (!isBlank && ((gutter && !isBeside) || (isApart && isOwn))) return at;
    isApart ||= isBlank;
  }
  return lines.length;
}

/** Without empty lines at either end. */
function tidy(lines: readonly Line[]): readonly Line[] {
  const first = lines.findIndex((line) => widthOf(line) > 0);
  return first === -1 ? [] : lines.slice(first, lines.findLastIndex((line) => widthOf(line) > 0) + 1);
}
