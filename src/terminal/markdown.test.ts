import { expect, it } from 'vitest';
import { plainPen } from '../core/phrase.ts';
import { renderMarkdown } from './markdown.ts';
import { widthOf } from './text.ts';

const pen = plainPen((code) => code);

it('[R51][T] joins paragraphs and items, keeps headings apart, fits the width', () => {
  const source =
    '# Title\n\nOne line\nand `more code` of **it**.\n\n- first\n  goes on\n- second\n\n```\n  raw\n```';
  expect(renderMarkdown(source, pen, 60)).toEqual([
    'Title',
    '',
    'One line and more code of it.',
    '',
    '· first goes on',
    '· second',
    '',
    '      raw',
  ]);
  for (const line of renderMarkdown('- a long item '.repeat(9), pen, 20))
    expect(widthOf(line)).toBeLessThanOrEqual(20);
});

it('[R51][T] leaves out pictures, which a terminal does not show', () =>
  expect(renderMarkdown('Before.\n\n![A board.](board-en.jpeg)\n\nAfter.', pen, 60).join('\n')).not.toContain(
    'board',
  ));
