/** What is shown, in words: for those who listen, and for buttons. */
import type { Say } from '../../../core/phrase.ts';
import { type Code, colors, formatPeg, hole, type Peg } from '../code.ts';
import { marksInWords } from '../marks.ts';
import type { Row } from '../table.ts';

export function toneOf(peg: Peg) {
  return peg === hole ? null : colors[peg - 1]!;
}

/** `blue` */
export function colorName(say: Say, peg: Peg): string {
  return say(`color.${toneOf(peg) ?? 'hole'}`);
}

/** `, drop`: what follows the name of the colour. */
export function symbolName(say: Say, peg: Peg): string {
  const tone = toneOf(peg);
  return tone ? `, ${say(`symbol.${tone}`)}` : '';
}

/** `blue, drop` */
export function pegName(say: Say, peg: Peg): string {
  return colorName(say, peg) + symbolName(say, peg);
}

export function codeInWords(say: Say, code: Code): string {
  return code.map((peg) => colorName(say, peg)).join(', ');
}

/** `Guess 3: yellow, green, purple, yellow. 2 pegs …` */
export function rowInWords(say: Say, at: number, row: Row | null): string {
  const n = at + 1;
  if (row === null) return say('row.hidden', { n });
  const pegs = codeInWords(say, row.guess);
  if (row.marks === null) return say('row.asked', { n, pegs });
  const { code, params } = marksInWords(row.marks);
  return say('row.told', { n, pegs, marks: say(code, params) });
}

/** `Place 2: blue, drop`, and whether it is kept for the next guess. */
export function placeInWords(say: Say, at: number, peg: Peg | null, held = false): string {
  const n = at + 1;
  if (peg === null) return say('place.free', { n });
  return say(held ? 'place.held' : 'place', { n, peg: pegName(say, peg) });
}

/** The keys that lay colours, such as `1`, `6`. */
export function keysOf(pegs: readonly Peg[]): { readonly first: string; readonly last: string } {
  return { first: formatPeg(pegs[0]!), last: formatPeg(pegs.at(-1)!) };
}
