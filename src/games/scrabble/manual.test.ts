/** The tables of tiles in the manual are those of the bags. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languages } from '../../core/phrase.ts';
import { must } from '../../core/result.ts';
import { type Bag, parseBag } from './lexicon/bag.ts';

const text = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const bags = languages.map((language) => must(parseBag(text(`resources/bag/${language}.txt`))));

/** `A 12, E 13`: the tiles of a bag that are worth so much. */
function worth(bag: Bag, points: number): string {
  const kinds = bag.filter((kind) => kind.points === points);
  return kinds.length === 0 ? '–' : kinds.map(({ tile, count }) => `${tile} ${count}`).join(', ');
}

function rows(): readonly string[] {
  const values = [...new Set(bags.flat().map(({ points }) => points))].sort((a, b) => a - b);
  return values.map((points) => `| ${points} | ${bags.map((bag) => worth(bag, points)).join(' | ')} |`);
}

describe('[S2] [R51] the tiles in the manual', () => {
  it.each(languages)('are those of the bags (%s)', (language) => {
    const lines = text(`manual/${language}.md`).split('\n');
    expect(lines.filter((line) => /^\| \d/.test(line))).toEqual(rows());
  });
});
