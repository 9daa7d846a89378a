import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseInline, parseMarkdown, plainText } from './markdown.ts';

const text = (content: string) => [{ kind: 'text', text: content }];

it('[R51] reads headings, paragraphs over several lines, and lists', () => {
  const source = '# Title\n\nOne line\nand another.\n\n- first\n  goes on\n- second\n\n1. one\n2. two';
  expect(parseMarkdown(source)).toEqual([
    { kind: 'heading', level: 1, inner: text('Title') },
    { kind: 'paragraph', inner: text('One line and another.') },
    { kind: 'list', ordered: false, items: [text('first goes on'), text('second')] },
    { kind: 'list', ordered: true, items: [text('one'), text('two')] },
  ]);
});

it('[R51] reads tables without their ruler', () => {
  expect(parseMarkdown('| key | does |\n| --- | :-: |\n| `a` | b |')).toEqual([
    {
      kind: 'table',
      head: [text('key'), text('does')],
      rows: [[[{ kind: 'code', text: 'a' }], text('b')]],
    },
  ]);
});

it('[R51] keeps fenced lines as they are, blank ones too', () => {
  expect(parseMarkdown('```pegs 1=red\n  # 1\n\n- 2\n```\nafter')).toEqual([
    { kind: 'fence', info: 'pegs 1=red', lines: ['  # 1', '', '- 2'] },
    { kind: 'paragraph', inner: text('after') },
  ]);
});

it('[R51] reads bold, italic, code, links and images', () => {
  expect(parseInline('**a `b`** *c* [d](#e) ![f](g.png)')).toEqual([
    { kind: 'strong', inner: [...text('a '), { kind: 'code', text: 'b' }] },
    { kind: 'text', text: ' ' },
    { kind: 'em', inner: text('c') },
    { kind: 'text', text: ' ' },
    { kind: 'link', href: '#e', inner: text('d') },
    { kind: 'text', text: ' ' },
    { kind: 'image', src: 'g.png', alt: 'f' },
  ]);
});

it('[R51] takes tags and stray marks for text', () => {
  for (const plain of ['<b onclick="x">a</b>', '2 * 3 * 4', 'a*b*c', '[NY]', '`', '**'])
    expect(parseInline(plain)).toEqual(text(plain));
});

it('[R51] loses no word, whatever it is given', () => {
  const word = fc.stringMatching(/^[a-zà-ú]{1,8}$/);
  const line = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(' '));
  fc.assert(
    fc.property(fc.array(line, { maxLength: 6 }), (lines) => {
      const words = parseMarkdown(lines.join('\n\n')).map(
        (block) => 'inner' in block && plainText(block.inner),
      );
      expect(words).toEqual(lines);
    }),
  );
  fc.assert(fc.property(fc.string(), (source) => Array.isArray(parseMarkdown(source))));
});
