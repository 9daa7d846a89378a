/** The blocks of a chapter as elements. Nothing in a chapter ever changes places, so no element needs a key. */
import { createElement as h, type ReactNode } from 'react';
import { Link } from 'wouter';
import type { Chapter } from './chapter.ts';
import { FigureView, MarksView } from './FigureView.tsx';
import { parseFigure, parseMarks } from './figure.ts';
import type { Block, Inline, Row } from './markdown.ts';

const pictures = import.meta.glob<string>('./images/*', { query: '?url', import: 'default', eager: true });

export type Style = {
  /** How much deeper its headings stand than in the book. */
  readonly deeper: number;
  /** Whether its headings have names: only one copy of a chapter on a page may. */
  readonly named: boolean;
};

export function renderChapter({ blocks, headings }: Chapter, { deeper, named }: Style): readonly ReactNode[] {
  let next = 0;
  return blocks.map((block) => {
    if (block.kind !== 'heading') return renderBlock(block);
    const { anchor } = headings[next++]!;
    return renderHeading(block.inner, block.level + deeper, named ? anchor : null);
  });
}

function renderHeading(inner: readonly Inline[], level: number, anchor: string | null): ReactNode {
  const tag = `h${Math.min(level, 6)}`;
  if (anchor === null) return h(tag, null, ...inner.map(renderInline));
  const pilcrow = { className: 'prose-anchor', href: `#${anchor}`, 'aria-hidden': true, tabIndex: -1 };
  return h(tag, { id: anchor, tabIndex: -1 }, ...inner.map(renderInline), h('a', pilcrow, '¶'));
}

function renderBlock(block: Exclude<Block, { kind: 'heading' }>): ReactNode {
  switch (block.kind) {
    case 'paragraph':
      return h('p', null, ...block.inner.map(renderInline));
    case 'list':
      return h(block.ordered ? 'ol' : 'ul', null, ...block.items.map((item) => renderCell('li', item)));
    case 'table':
      return renderTable(block.head, block.rows);
    case 'fence': {
      const marks = parseMarks(block.info, block.lines);
      if (marks) return h(MarksView, { figure: marks });
      const figure = parseFigure(block.info, block.lines);
      return figure ? h(FigureView, { figure }) : h('pre', null, h('code', null, block.lines.join('\n')));
    }
  }
}

function renderTable(head: Row, rows: readonly Row[]): ReactNode {
  const line = (tag: string, row: Row) => h('tr', null, ...row.map((cell) => renderCell(tag, cell)));
  return h(
    'table',
    null,
    h('thead', null, line('th', head)),
    h('tbody', null, ...rows.map((row) => line('td', row))),
  );
}

function renderCell(tag: string, inner: readonly Inline[]): ReactNode {
  return h(tag, tag === 'th' ? { scope: 'col' } : null, ...inner.map(renderInline));
}

function renderInline(part: Inline): ReactNode {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'code':
      return h('code', isMark(part.text) ? { className: 'prose-mark' } : null, part.text);
    case 'image':
      return h('img', { src: pictures[`./images/${part.src}`], alt: part.alt, loading: 'lazy' });
    case 'link':
      return renderLink(part.href, part.inner.map(renderInline));
    default:
      return h(part.kind, null, ...part.inner.map(renderInline));
  }
}

/** What a codemaker answers is a sign, not something to type. */
function isMark(text: string): boolean {
  return /^[●○·]$/.test(text);
}

/** To a heading of this chapter, to another chapter (`mastermind#marks`), or out of the house. */
function renderLink(href: string, inner: readonly ReactNode[]): ReactNode {
  if (href.startsWith('#')) return h('a', { href }, ...inner);
  if (/^https?:/.test(href)) return h('a', { href, rel: 'noreferrer' }, ...inner);
  return h(Link, { href: placeOf(href) }, ...inner);
}

/** Only places of the house: whatever else is written there stays below the manual. */
export function placeOf(href: string): string {
  return href.startsWith('/') && !href.startsWith('//') ? href : `/manual/${encodeURI(href)}`;
}
