/**
 * Search through chapters: every section (a heading and what stands below it) that has all the words asked for, in
 * whatever case and form, with or without accents. Words in a heading weigh most, then those at the start of a word.
 */
import type { Chapter, Heading } from './chapter.ts';
import { fold } from './fold.ts';
import { type Block, plainText } from './markdown.ts';
import { isFormOf } from './wordforms.ts';

export type Section = {
  readonly chapter: string;
  readonly title: string;
  /** The chapter's own title for what stands before the first heading. */
  readonly heading: string;
  /** Null for the beginning of the chapter. */
  readonly anchor: string | null;
  readonly text: string;
};

/** A piece of text; `hit` where it is a word that was asked for. */
export type Run = { readonly text: string; readonly hit: boolean };

export type Found = {
  readonly section: Section;
  readonly heading: readonly Run[];
  readonly snippet: readonly Run[];
};

export function sectionsOf({ id, title, blocks, headings }: Chapter): readonly Section[] {
  const heads: readonly (Heading | null)[] = [null, ...headings];
  const bodies: Block[][] = [[]];
  for (const block of blocks) {
    if (block.kind === 'heading') bodies.push([]);
    else bodies.at(-1)!.push(block);
  }
  return heads.map((head, at) => ({
    chapter: id,
    title,
    heading: head?.text ?? title,
    anchor: head?.anchor ?? null,
    text: bodies[at]!.map(textOf).filter(Boolean).join(' '),
  }));
}

function textOf(block: Block): string {
  switch (block.kind) {
    case 'list':
      return block.items.map(plainText).join(' ');
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map(plainText).join(' ')).join(' · ');
    case 'fence':
      return block.info === '' ? block.lines.join(' ') : '';
    default:
      return plainText(block.inner);
  }
}

export function search(sections: readonly Section[], query: string): readonly Found[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  return sections
    .map((section) => ({ section, weight: weightOf(section, words) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ section }) => ({
      section,
      heading: runsOf(section.heading, words),
      snippet: snippetOf(section.text, words),
    }));
}

export function wordsOf(query: string): readonly string[] {
  return [...new Set(fold(query).text.split(/\s+/))].filter((word) => word !== '');
}

/** Nothing when a word is missing; the chapter's title helps, but is not enough. */
function weightOf({ title, heading, text }: Section, words: readonly string[]): number {
  const [inTitle, inHeading, inText] = [title, heading, text].map((each) =>
    words.map((word) => hitWeight(fold(each).text, word)),
  ) as [number[], number[], number[]];
  const isFound = words.every((_, at) => inTitle[at]! + inHeading[at]! + inText[at]! > 0);
  const own = sum(inHeading) * 4 + sum(inText);
  return isFound && own > 0 ? own + sum(inTitle) : 0;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

/** A whole word or another form of it, the start of one, somewhere in one. */
function hitWeight(folded: string, word: string): number {
  const hits = hitsOf(folded, word);
  const starts = hits.filter(([start]) => !isLetter(folded[start - 1]));
  if (starts.some(([, end]) => !isLetter(folded[end]))) return 3;
  return starts.length > 0 ? 2 : Math.min(hits.length, 1);
}

type Range = readonly [start: number, end: number];

/** Where a word stands, as it is or in another form; a single letter only where it stands alone. */
function hitsOf(folded: string, word: string): readonly Range[] {
  const tokens = [...folded.matchAll(/[\p{L}\d]+/gu)];
  const forms = tokens
    .filter(([token]) => isFormOf(token, word))
    .map(({ 0: token, index }): Range => [index, index + token.length]);
  return [...placesOf(folded, word), ...forms];
}

function placesOf(folded: string, word: string): readonly Range[] {
  const places: Range[] = [];
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length))
    places.push([at, at + word.length]);
  if (word.length > 1) return places;
  return places.filter(([start, end]) => !isLetter(folded[start - 1]) && !isLetter(folded[end]));
}

function isLetter(char: string | undefined): boolean {
  return char !== undefined && /[\p{L}\d]/u.test(char);
}

/** The text cut where a hit begins and ends. */
export function runsOf(text: string, words: readonly string[]): readonly Run[] {
  const runs: Run[] = [];
  let done = 0;
  for (const [start, end] of rangesOf(text, words)) {
    if (start > done) runs.push({ text: text.slice(done, start), hit: false });
    runs.push({ text: text.slice(start, end), hit: true });
    done = end;
  }
  if (done < text.length) runs.push({ text: text.slice(done), hit: false });
  return runs;
}

/** Where the words stand in the original, in order, those that overlap made one. */
function rangesOf(text: string, words: readonly string[]): readonly Range[] {
  const { text: folded, from } = fold(text);
  const all = words.flatMap((word) =>
    hitsOf(folded, word).map(([start, end]): Range => [from[start]!, from[end]!]),
  );
  const joined: Range[] = [];
  for (const [start, end] of all.sort(([a], [b]) => a - b)) {
    const last = joined.at(-1);
    if (last && start <= last[1]) joined[joined.length - 1] = [last[0], Math.max(last[1], end)];
    else joined.push([start, end]);
  }
  return joined;
}

const snippetLength = 150;
const lead = 40;

/** The stretch of text with most of the hits, cut between words. */
export function snippetOf(text: string, words: readonly string[]): readonly Run[] {
  const start = cutBefore(text, bestStart(rangesOf(text, words)) - lead);
  const end = cutAfter(text, start + snippetLength);
  const shown = text.slice(start, end);
  return runsOf(`${start > 0 ? '… ' : ''}${shown}${end < text.length ? ' …' : ''}`, words);
}

function bestStart(ranges: readonly Range[]): number {
  const near = ([start]: Range) =>
    ranges.filter(([other]) => other >= start && other < start + snippetLength - lead).length;
  const best = Math.max(0, ...ranges.map(near));
  return ranges.find((range) => near(range) === best)?.[0] ?? 0;
}

function cutBefore(text: string, at: number): number {
  return at <= 0 ? 0 : text.lastIndexOf(' ', at) + 1;
}

function cutAfter(text: string, at: number): number {
  if (at >= text.length) return text.length;
  const space = text.lastIndexOf(' ', at);
  return space > 0 ? space : at;
}
