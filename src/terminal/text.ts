/** Text on its way to a screen: made harmless, measured, folded for comparison, broken into lines. */
import { stripVTControlCharacters } from 'node:util';

/** What came from outside, without anything that could move a cursor, hide or reorder text. */
export function clean(text: string): string {
  return text.replace(/\s/gu, ' ').replace(/[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}]/gu, '');
}

/** As `clean`, for what may have been painted: colours stay. */
export function cleanPainted(text: string): string {
  return text
    .split(colour)
    .map((part) => (colour.test(part) ? part : clean(part)))
    .join('');
}

/** The escape sequence of a colour or emphasis, as pens write it. */
const colour = new RegExp(`(${String.fromCharCode(27)}\\[[\\d;]*m)`);

/** The same word whatever its case and accents. */
export function fold(text: string): string {
  return text.trim().normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Whether somebody said yes, in any of the languages. */
export function isYes(text: string): boolean {
  return /^(y|yes|s|si)$/.test(fold(text));
}

const wide =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u;

/** Columns that a text takes, colours not counted. */
export function widthOf(text: string): number {
  let columns = 0;
  for (const char of stripVTControlCharacters(text)) {
    if (!/\p{M}/u.test(char)) columns += wide.test(char) ? 2 : 1;
  }
  return columns;
}

export function padTo(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}

/** Plain text cut to a width, with a sign that something is missing. */
export function cut(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  let kept = '';
  for (const char of text) {
    if (widthOf(kept + char) >= width) break;
    kept += char;
  }
  return `${kept}…`;
}

/** Words set into lines; what goes on is indented. Colours must not span words. */
export function wrap(text: string, width: number, indent = 0): string[] {
  const lines: string[] = [];
  const [, lead = '', rest = ''] = /^( *)(.*)$/su.exec(text) ?? [];
  let line = lead;
  let begun = false;
  for (const word of rest.split(' ')) {
    if (begun && widthOf(line) + 1 + widthOf(word) > width) {
      lines.push(line);
      line = ' '.repeat(indent) + word;
    } else line += begun ? ` ${word}` : word;
    begun = true;
  }
  return [...lines, line];
}
