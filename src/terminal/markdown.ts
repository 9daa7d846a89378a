/** The little of Markdown that manuals use, as lines for a terminal: headings, lists, tables as they are. */
import type { Pen } from '../core/phrase.ts';
import { wrap } from './text.ts';

export function renderMarkdown(source: string, pen: Pen, width: number): readonly string[] {
  return blocks(source).flatMap((block) => renderBlock(block, pen, width));
}

/** A line that is only a picture, which a terminal does not show. */
const isPicture = /^!\[[^\]]*\]\([^)]*\)$/;

/** Lines that belong together are joined: paragraphs and the items of lists. */
function blocks(source: string): readonly string[] {
  const found: string[] = [];
  let fenced = false;
  for (const line of source.split('\n').map((each) => each.trimEnd())) {
    if (isPicture.test(line)) continue;
    if (line.startsWith('```')) fenced = !fenced;
    else if (fenced) found.push(`    ${line}`);
    else if (goesOn(found.at(-1), line)) found.push(`${found.pop()} ${line.trim()}`);
    else found.push(line);
  }
  return found;
}

function goesOn(before: string | undefined, line: string): boolean {
  const opens = /^\s*([-*] |\d+\. |#|\||$)/.test(line) || line.startsWith('    ');
  return !opens && before !== undefined && !/^($|#|\|| {4})/.test(before);
}

function renderBlock(block: string, pen: Pen, width: number): readonly string[] {
  const heading = /^#+ +(.*)$/.exec(block)?.[1];
  if (heading !== undefined) return wrap(heading, width).map((line) => pen.paint(line, 'strong'));
  if (block === '' || /^(\|| {4})/.test(block)) return [inline(block, pen)];
  const bullet = /^(\s*)(?:[-*]|(\d+\.)) +(.*)$/.exec(block);
  if (!bullet) return wrap(inline(block, pen), width);
  const lead = `${bullet[1]}${bullet[2] ?? '·'} `;
  return wrap(lead + inline(bullet[3]!, pen), width, lead.length);
}

/** Code and bold, painted word by word, so that lines can be broken anywhere. */
function inline(text: string, { paint }: Pen): string {
  const words = (part: string, tone: 'accent' | 'strong') =>
    part
      .split(' ')
      .map((word) => paint(word, tone))
      .join(' ');
  return text
    .replace(/\*\*([^*]+)\*\*/g, (_, part: string) => words(part, 'strong'))
    .replace(/`([^`]+)`/g, (_, part: string) => words(part, 'accent'))
    .replace(/(?<![*\w])\*([^*\s][^*]*)\*(?![*\w])/g, '$1');
}
