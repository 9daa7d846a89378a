/**
 * The little of Markdown that manuals use, read into blocks: headings, paragraphs, lists, tables, fenced blocks; in
 * them bold, italic, code, links and images. There is no raw HTML: what looks like a tag is text.
 */
export type Inline =
  | { readonly kind: 'text' | 'code'; readonly text: string }
  | { readonly kind: 'strong' | 'em'; readonly inner: readonly Inline[] }
  | { readonly kind: 'link'; readonly href: string; readonly inner: readonly Inline[] }
  | { readonly kind: 'image'; readonly src: string; readonly alt: string };

export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly inner: readonly Inline[] }
  | { readonly kind: 'paragraph'; readonly inner: readonly Inline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Inline[])[] }
  | { readonly kind: 'table'; readonly head: Row; readonly rows: readonly Row[] }
  /** Lines as they are; `info` is what stands after the opening fence. */
  | { readonly kind: 'fence'; readonly info: string; readonly lines: readonly string[] };

export type Row = readonly (readonly Inline[])[];

/** Lines that belong together, and what they are. */
type Draft = { readonly kind: Block['kind']; readonly lines: readonly string[]; readonly open: boolean };

export function parseMarkdown(source: string): readonly Block[] {
  let drafts: readonly Draft[] = [];
  for (const line of source.split(/\r?\n/)) drafts = withLine(drafts, line.trimEnd());
  return drafts.filter(({ lines }) => lines.length > 0).map(finished);
}

function withLine(drafts: readonly Draft[], line: string): readonly Draft[] {
  const last = drafts.at(-1);
  const rest = drafts.slice(0, -1);
  if (last?.kind === 'fence' && last.open)
    return [...rest, { ...last, lines: [...last.lines, line], open: !line.startsWith('```') }];
  if (line === '') return last ? [...rest, { ...last, open: false }] : [];
  const kind = kindOf(line);
  if (last?.open && goesOn(last.kind, kind)) return [...rest, { ...last, lines: [...last.lines, line] }];
  return [...drafts, { kind, lines: [line], open: kind !== 'heading' }];
}

function kindOf(line: string): Block['kind'] {
  if (line.startsWith('```')) return 'fence';
  if (/^#{1,6} /.test(line)) return 'heading';
  if (line.startsWith('|')) return 'table';
  return item.test(line) ? 'list' : 'paragraph';
}

const item = /^\s*(?:[-*]|\d+\.) +/;

/** A paragraph, or an item of a list, may take several lines. */
function goesOn(open: Block['kind'], kind: Block['kind']): boolean {
  return kind === 'paragraph' ? open !== 'table' : kind === open && kind !== 'fence';
}

function finished({ kind, lines }: Draft): Block {
  const first = lines[0]!;
  switch (kind) {
    case 'heading': {
      const [, hashes, text] = /^(#+) +(.*)$/.exec(first)!;
      return { kind, level: hashes!.length, inner: parseInline(text!) };
    }
    case 'list':
      return { kind, ordered: /^\s*\d/.test(first), items: itemsOf(lines).map(parseInline) };
    case 'table': {
      const rows = lines.filter((line) => !/^[|\s:-]+$/.test(line)).map(rowOf);
      return { kind, head: rows[0] ?? [], rows: rows.slice(1) };
    }
    case 'fence': {
      const inside = lines.slice(1).filter((line, at, all) => at < all.length - 1 || !line.startsWith('```'));
      return { kind, info: first.slice(3).trim(), lines: inside };
    }
    case 'paragraph':
      return { kind, inner: parseInline(lines.map((line) => line.trim()).join(' ')) };
  }
}

function itemsOf(lines: readonly string[]): readonly string[] {
  const items: string[] = [];
  for (const line of lines) {
    if (item.test(line)) items.push(line.replace(item, ''));
    else items.push(`${items.pop()} ${line.trim()}`);
  }
  return items;
}

function rowOf(line: string): Row {
  const cells = line.replace(/^\||\|$/g, '').split('|');
  return cells.map((cell) => parseInline(cell.trim()));
}

const marked =
  /`([^`]+)`|!\[([^\]]*)\]\(([^()\s]+)\)|\[([^\]]+)\]\(([^()\s]+)\)|\*\*(.+?)\*\*|(?<![*\p{L}\d])\*([^*\s][^*]*)\*(?![*\p{L}\d])/u;

export function parseInline(text: string): readonly Inline[] {
  const found = marked.exec(text);
  if (!found) return text === '' ? [] : [{ kind: 'text', text }];
  const before = text.slice(0, found.index);
  const after = text.slice(found.index + found[0].length);
  return [...parseInline(before), inlineOf(found), ...parseInline(after)];
}

function inlineOf([, code, alt, src, label, href, strong, em]: RegExpExecArray): Inline {
  if (code !== undefined) return { kind: 'code', text: code };
  if (src !== undefined) return { kind: 'image', src, alt: alt ?? '' };
  if (href !== undefined) return { kind: 'link', href, inner: parseInline(label!) };
  return strong !== undefined
    ? { kind: 'strong', inner: parseInline(strong) }
    : { kind: 'em', inner: parseInline(em!) };
}

/** The words alone. */
export function plainText(inner: readonly Inline[]): string {
  return inner
    .map((part) => {
      if ('text' in part) return part.text;
      return part.kind === 'image' ? part.alt : plainText(part.inner);
    })
    .join('');
}
