import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readChapter } from './chapter.ts';
import { fold } from './fold.ts';
import { type Run, runsOf, search, sectionsOf, snippetOf, wordsOf } from './search.ts';
import { isFormOf } from './wordforms.ts';

const chapter = readChapter(
  'mastermind',
  [
    '# Mastermind',
    'Hi ha un codi amagat.',
    '## Les marques',
    'Cada fitxa compta un sol cop: la **posició** i el color.',
    '## Jugar amb el teclat',
    '| tecla | fa |\n| --- | --- |\n| `Retorn` | prova el codi |',
    '- L’última prova és la bona.',
  ].join('\n\n'),
);
const sections = sectionsOf(chapter);
const headingsFound = (query: string) => search(sections, query).map(({ section }) => section.heading);
const hits = (runs: readonly Run[]) => runs.filter(({ hit }) => hit).map(({ text }) => text);

describe('[R51] search', () => {
  it('finds words in paragraphs, tables and lists, whatever their case and accents', () => {
    expect(headingsFound('POSICIO')).toEqual(['Les marques']);
    expect(headingsFound('rétorn')).toEqual(['Jugar amb el teclat']);
    expect(headingsFound("l'ultima")).toEqual(['Jugar amb el teclat']);
  });
  it('finds other forms of a word, and marks them whole', () => {
    expect(headingsFound('marca')).toEqual(['Les marques']);
    expect(headingsFound('fitxes')).toEqual(['Les marques']);
    expect(headingsFound('codis')).toEqual(['Mastermind', 'Jugar amb el teclat']);
    expect(hits(search(sections, 'marca')[0]!.heading)).toEqual(['marques']);
  });
  it('wants all words of the question, in any order', () => {
    expect(headingsFound('color fitxa')).toEqual(['Les marques']);
    expect(headingsFound('color retorn')).toEqual([]);
  });
  it('puts headings before text', () => {
    expect(headingsFound('prova')).toEqual(['Jugar amb el teclat']);
    expect(headingsFound('codi')).toEqual(['Mastermind', 'Jugar amb el teclat']);
    expect(headingsFound('jugar')[0]).toBe('Jugar amb el teclat');
  });
  it('takes the chapter’s title as help, not as a find of its own', () => {
    expect(headingsFound('mastermind marques')).toEqual(['Les marques']);
    expect(headingsFound('mastermind')).toEqual(['Mastermind']);
  });
  it('finds nothing for nothing', () => {
    expect(headingsFound('  ')).toEqual([]);
    expect(headingsFound('xilòfon')).toEqual([]);
  });
  it('marks the words in heading and snippet as they are written', () => {
    const [found] = search(sections, 'posicio marques');
    expect(hits(found!.heading)).toEqual(['marques']);
    expect(hits(found!.snippet)).toEqual(['posició']);
  });
  it('names the place to go to, and none for the beginning', () => {
    expect(search(sections, 'amagat')[0]!.section.anchor).toBeNull();
    expect(search(sections, 'fitxa')[0]!.section.anchor).toBe('marques');
  });
});

/** Words that overlap are marked as one. */
const isHitOf = (hit: string, word: string) =>
  hit.includes(word) || hit.split(/[^\p{L}\d]+/u).some((token) => isFormOf(token, word));

describe('[R51] snippets', () => {
  const long = `${'abans '.repeat(60)}la posició ${'després '.repeat(60)}`.trim();
  it('are cut between words around the find', () => {
    const shown = snippetOf(long, ['posicio'])
      .map(({ text }) => text)
      .join('');
    expect(shown).toMatch(/^… abans .* la posició després .* …$/);
    expect(shown.length).toBeLessThan(170);
  });
  it('keep every character, and mark only what was asked for', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ maxLength: 3 }), (text, query) => {
        const words = wordsOf(query);
        const runs = runsOf(text, words);
        expect(runs.map((run) => run.text).join('')).toBe(text);
        for (const hit of hits(runs)) expect(words.some((word) => isHitOf(fold(hit).text, word))).toBe(true);
      }),
    );
  });
});
