/** A chapter as it is read: its title, its blocks, and where each heading is found. */
import { anchorsOf } from './anchor.ts';
import { type Block, parseMarkdown, plainText } from './markdown.ts';

export type Chapter = {
  readonly id: string;
  readonly title: string;
  /** Without the title. */
  readonly blocks: readonly Block[];
  /** All headings below the title, in order. */
  readonly headings: readonly Heading[];
};

export type Heading = { readonly level: number; readonly text: string; readonly anchor: string };

export function readChapter(id: string, source: string): Chapter {
  const all = parseMarkdown(source);
  const [first] = all;
  const isTitled = first?.kind === 'heading' && first.level === 1;
  const blocks = isTitled ? all.slice(1) : all;
  return { id, title: isTitled ? plainText(first.inner) : id, blocks, headings: headingsOf(blocks) };
}

function headingsOf(blocks: readonly Block[]): readonly Heading[] {
  const found = blocks.flatMap((block) =>
    block.kind === 'heading' ? [{ level: block.level, text: plainText(block.inner) }] : [],
  );
  const anchors = anchorsOf(found.map(({ text }) => text));
  return found.map((heading, at) => ({ ...heading, anchor: anchors[at]! }));
}

/**
 * The heading that a name points at. The name may come from a reader of another language: chapters say the same in
 * all of them, heading by heading, so the place of the name in that language's chapter is its place here.
 */
export function findHeading(
  { headings }: Chapter,
  anchor: string,
  translations: readonly Chapter[] = [],
): Heading | null {
  const own = headings.find((heading) => heading.anchor === anchor);
  if (own) return own;
  for (const { headings: others } of translations) {
    const at = others.findIndex((heading) => heading.anchor === anchor);
    if (at >= 0) return headings[at] ?? null;
  }
  return null;
}
