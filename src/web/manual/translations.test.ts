/** The chapters themselves: they say the same in every language, and nothing in them leads nowhere. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languages } from '../../core/phrase.ts';
import { shelf } from '../../games/index.ts';
import { type Chapter, readChapter } from './chapter.ts';
import { parseFigure, parseMarks } from './figure.ts';
import type { Block, Inline } from './markdown.ts';

const src = resolve(import.meta.dirname, '../..');
const app = readFileSync(join(src, 'web/App.tsx'), 'utf8');
const own = readdirSync(join(import.meta.dirname, 'chapters'));
const folders: Readonly<Record<string, string>> = {
  ...Object.fromEntries(own.map((id) => [id, join(import.meta.dirname, 'chapters', id)])),
  ...Object.fromEntries(Object.keys(shelf).map((id) => [id, join(src, 'games', id, 'manual')])),
};

function chapter(id: string, language: string): Chapter {
  return readChapter(id, readFileSync(join(folders[id]!, `${language}.md`), 'utf8'));
}

describe.each(Object.keys(folders))('[R51] the chapter %s', (id) => {
  it('has the same headings, paragraphs, lists and tables in every language', () => {
    const [first, ...others] = languages.map((language) => chapter(id, language).blocks.map(shapeOf));
    for (const other of others) expect(other).toEqual(first);
  });
  it.each(languages)('has figures that are drawn, and links that lead somewhere (%s)', (language) => {
    const { blocks } = chapter(id, language);
    for (const block of blocks) {
      if (block.kind === 'fence' && block.info !== '') {
        const marks = parseMarks(block.info, block.lines);
        if (marks) expect(marks.gone.size + marks.found.size).toBeGreaterThan(0);
        else expect(parseFigure(block.info, block.lines)?.rows.some(hasPiece)).toBe(true);
      }
      for (const href of hrefsIn(block)) expect(leads(href, id, language)).toBe(true);
    }
  });
});

/** What a block is, whatever its words. */
function shapeOf(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `h${block.level}`;
    case 'list':
      return `list of ${block.items.length}`;
    case 'table':
      return `table of ${block.rows.length} × ${block.head.length}`;
    case 'fence':
      return `fence ${block.info}`;
    case 'paragraph':
      return block.kind;
  }
}

function hasPiece({ groups }: { readonly groups: readonly (readonly { readonly kind: string }[])[] }) {
  return groups.flat().some(({ kind }) => kind === 'piece');
}

function hrefsIn(block: Block): readonly string[] {
  if (block.kind === 'list') return block.items.flatMap(linksIn);
  if (block.kind === 'table') return block.rows.flat().flatMap(linksIn);
  return 'inner' in block ? linksIn(block.inner) : [];
}

function linksIn(inner: readonly Inline[]): readonly string[] {
  return inner.flatMap((part) =>
    part.kind === 'link' ? [part.href] : 'inner' in part ? linksIn(part.inner) : [],
  );
}

function leads(href: string, from: string, language: string): boolean {
  if (href.startsWith('/')) return app.includes(`<Route path="${href}">`);
  const [id, anchor] = href.split('#');
  const target = id || from;
  if (!Object.hasOwn(folders, target)) return false;
  return !anchor || chapter(target, language).headings.some((heading) => heading.anchor === anchor);
}
