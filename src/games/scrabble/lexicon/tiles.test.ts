import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { must } from '../../../core/result.ts';
import { lexiconFrom } from '../fixture.testing.ts';
import { alphabetOf, split } from './alphabet.ts';
import { parseBag } from './bag.ts';
import { hasWord } from './dictionary.ts';
import { codedWords, formatWords, gatherWords, parseWords } from './words.ts';

const bagText = (name: string) =>
  readFileSync(new URL(`../resources/bag/${name}.txt`, import.meta.url), 'utf8');
const bagOf = (name: string) => must(parseBag(bagText(name)));

/** Words with the tiles they are read as; other ways to lay the same letters are no words. */
const readings: readonly (readonly [lang: string, word: string, tiles: string, others: readonly string[]])[] =
  [
    ['es', 'CHOCHO', 'CH O CH O', ['C H O C H O', 'CH O C H O', 'C H O CH O']],
    ['es', 'CALLE', 'C A LL E', ['C A L L E']],
    ['es', 'PERRO', 'P E RR O', ['P E R R O']],
    ['es', 'CARRRO', 'C A RR R O', ['C A R RR O', 'C A R R R O']],
    ['es', 'AÑO', 'A Ñ O', ['A N O']],
    ['ca', 'COL·LEGI', 'C O L·L E G I', ['C O L L E G I']],
    ['ca', 'LLUNA', 'L L U N A', []],
    ['ca', 'LLENYA', 'L L E NY A', []],
    ['ca', 'QUEIXAL', 'QU E I X A L', []],
    ['ca', 'CARRO', 'C A R R O', []],
    ['ca', 'CAÇA', 'C A Ç A', ['C A C A']],
    ['en', 'CHURCH', 'C H U R C H', []],
  ];

describe('words and the tiles they are laid with', () => {
  it.each(readings)('[S2] %s: %s is %s', (lang, word, tiles, others) => {
    expect(split(alphabetOf(bagOf(lang)), word)?.join(' ')).toBe(tiles);
    const lexicon = lexiconFrom({ bag: bagText(lang), words: word });
    expect(hasWord(lexicon, tiles.split(' '))).toBe(true);
    for (const other of others) expect(hasWord(lexicon, other.split(' ')), other).toBe(false);
  });

  it('[S2] the order of tiles is not that of characters', () => {
    const words = ['CEDRO', 'CHICO', 'CIMA', 'CURA'];
    const alphabet = alphabetOf(bagOf('es'));
    const byTiles = codedWords(words, alphabet).map((coded) =>
      Array.from(coded, (code) => alphabet.tiles[code.charCodeAt(0) - 65]).join(''),
    );
    expect(byTiles).toEqual(['CEDRO', 'CIMA', 'CURA', 'CHICO']);
    const lexicon = lexiconFrom({ bag: bagText('es'), words: words.join('\n') });
    for (const word of words) expect(hasWord(lexicon, split(alphabet, word)!), word).toBe(true);
  });

  it.each(['ca', 'es', 'en'])('[S5] %s: a graph has the words of its list, and no others', (lang) => {
    const alphabet = alphabetOf(bagOf(lang));
    const tile = fc.constantFrom(...alphabet.tiles.filter((each) => /^[CHLNRYAQU·]+$/.test(each)));
    const word = fc.array(tile, { minLength: 1, maxLength: 6 }).map((tiles) => tiles.join(''));
    fc.assert(
      fc.property(
        fc.uniqueArray(word, { minLength: 1, maxLength: 40 }),
        fc.array(fc.array(tile, { minLength: 1, maxLength: 6 }), { maxLength: 40 }),
        (list, tried) => {
          const words = list.toSorted();
          const known = new Set(words.map((each) => split(alphabet, each)!.join(' ')));
          const lexicon = lexiconFrom({
            bag: `${bagText(lang).replace(/^# .*/m, '# 99 0')}`,
            words: words.join('\n'),
          });
          expect(lexicon.dawg.words).toBe(words.length);
          for (const each of words) expect(hasWord(lexicon, split(alphabet, each)!)).toBe(true);
          for (const tiles of tried) expect(hasWord(lexicon, tiles)).toBe(known.has(tiles.join(' ')));
        },
      ),
    );
  });
});

describe('lists in any order', () => {
  const bag = bagOf('ca');

  it('[S3] are sorted, each word once, and whatever they were is told', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[A-EÇ]{1,4}$/), { minLength: 1 }), (lines) => {
        const { words, repeated, wasSorted } = must(gatherWords(lines.join('\n'), bag));
        expect(words).toEqual([...new Set(lines)].sort());
        expect(repeated).toBe(lines.length - words.length);
        expect(wasSorted).toBe(lines.join() === lines.toSorted().join());
        expect(parseWords(formatWords(words), bag)).toEqual({ ok: true, value: words });
      }),
    );
  });

  it('[S2] brackets may stand around any tile of a word as it is read', () => {
    const text = 'CO[L·L]EGI\n[C][A][S]A\n[QU]E\nLLE[NY]A\n';
    expect(must(gatherWords(text, bag)).words).toEqual(['CASA', 'COL·LEGI', 'LLENYA', 'QUE']);
    for (const [line, code] of [
      ['[LL]UNA', 'word-brackets'],
      ['C[AS]A', 'word-brackets'],
      ['[CASA', 'word-tiles'],
      ['CAS]A', 'word-tiles'],
      ['CA[]SA', 'word-tiles'],
    ] as const)
      expect(gatherWords(line, bag), line).toMatchObject({
        problems: [{ code, path: expect.stringMatching(/^words:1:/) }],
      });
  });
});
