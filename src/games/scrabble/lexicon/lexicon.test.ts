import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { must, type Result } from '../../../core/result.ts';
import { lexiconFrom } from '../fixture.testing.ts';
import { alphabetOf, encode, spell, split } from './alphabet.ts';
import { bagSize, formatBag, parseBag } from './bag.ts';
import { hasWord } from './dictionary.ts';
import { unaccented } from './spelling.ts';
import { formatWords, parseWords } from './words.ts';

const bagFile = (name: string) =>
  readFileSync(new URL(`../resources/bag/${name}.txt`, import.meta.url), 'utf8');
const alphabetFor = (name: string) => alphabetOf(must(parseBag(bagFile(name))));

/** Codes with their lines. */
const problems = (result: Result<unknown>) =>
  result.ok ? [] : result.problems.map(({ code, params }) => `${code} ${params?.line ?? ''}`.trim());

describe('bags', () => {
  it.each(['ca', 'es', 'en'])('[S2] the bag of %s has 100 tiles, two of them blank', (name) => {
    const bag = must(parseBag(bagFile(name)));
    expect(bagSize(bag)).toBe(100);
    expect(bag.find(({ tile }) => tile === '#')).toEqual({ tile: '#', count: 2, points: 0 });
  });

  it('[S3] a bag is written as it was read', () => {
    for (const name of ['ca', 'es', 'en'])
      expect(formatBag(must(parseBag(bagFile(name))))).toBe(bagFile(name));
  });

  it('[S3] files from other systems are read too', () => {
    expect(parseBag('\uFEFFA 2 1\r\nB 1 3')).toEqual(parseBag('A 2 1\nB 1 3\n'));
  });

  it.each([
    ['A 2', 'bag-line 1'],
    ['A 2 1\nB two 3', 'bag-line 2'],
    ['A 2 1\n\nB 1 3', 'bag-line 2'],
    ['a 2 1', 'bag-letter 1'],
    ['ABCD 2 1', 'bag-letter 1'],
    ['* 2 1', 'bag-letter 1'],
    ['A 2 1\nB 1 3\nA 1 1', 'bag-repeat 3'],
    ['A 0 1', 'bag-count 1'],
    ['A 1 100', 'bag-points 1'],
    ['# 2 1', 'bag-blank-points 1'],
    ['A 600 1\nB 600 1', 'bag-large'],
    ['A 10000 1', 'bag-count 1'],
    ['A -3 1', 'bag-line 1'],
    ['__proto__ 1 1', 'bag-letter 1'],
    ['# 20 0', 'bag-blanks'],
    ['A 1 1\nSC 1 1\nSCH 1 1', 'bag-prefix 2'],
    ['SCH 1 1\nA 1 1\nSC 1 1', 'bag-prefix 3'],
    ['\u{10400} 1 1', 'bag-letter 1'],
    ['', 'bag-empty'],
  ])('[S3] bad input names the line and the reason: %j', (text, expected) => {
    expect(problems(parseBag(text))).toEqual([expected]);
  });

  it('[S3] every bad line is named', () => {
    expect(problems(parseBag('a 1 1\nB 0 1\nC 1 1\nD'))).toEqual([
      'bag-letter 1',
      'bag-count 2',
      'bag-line 4',
    ]);
  });

  it('[S3] a bag has up to 63 kinds of tiles, and blanks', () => {
    const letters = Array.from(
      { length: 64 },
      (_, at) => `A${String.fromCharCode(65 + (at % 26))}${'XYZ'[Math.floor(at / 26)]} 1 1`,
    );
    const bagOf = (kinds: number) => parseBag(['# 2 0', ...letters.slice(0, kinds)].join('\n'));
    expect(alphabetOf(must(bagOf(63))).tiles).toHaveLength(63);
    expect(problems(bagOf(64))).toEqual(['bag-kinds 65']);
  });

  it('[S2] a letter may begin a longer tile', () => {
    expect(parseBag('C 1 1\nCH 1 1\nL 1 1\nL·L 1 1').ok).toBe(true);
  });

  it('[S3] a bag may have no blank', () => {
    expect(parseBag('A 9 1').ok).toBe(true);
  });
});

describe('words and tiles', () => {
  it('[S2] words are split longest first, and that split decides', () => {
    expect(split(alphabetFor('es'), 'CHOCHO')).toEqual(['CH', 'O', 'CH', 'O']);
    expect(split(alphabetFor('ca'), 'COL·LEGI')).toEqual(['C', 'O', 'L·L', 'E', 'G', 'I']);
    expect(split(alphabetFor('ca'), 'LLUNYA')).toEqual(['L', 'L', 'U', 'NY', 'A']);
    expect(split(alphabetFor('en'), 'CHURCH')).toHaveLength(6);
  });

  it('[S2] what is on no tile cannot be written', () => {
    expect(split(alphabetFor('ca'), 'WEB')).toBeNull();
    expect(encode(alphabetFor('es'), 'KILO')).toBeNull();
  });

  it('[S2] words keep Ç, Ñ and the dot, and lose other accents', () => {
    expect(['cançó', 'piñón', 'vergüenza', 'coŀlegi', 'ÀNEC'].map(unaccented)).toEqual([
      'canço',
      'piñon',
      'verguenza',
      'col·legi',
      'ANEC',
    ]);
  });

  it('[S5] tiles that would be read otherwise are spelled apart', () => {
    expect(spell(alphabetFor('es'), ['C', 'H', 'O'])).toBe('C-H-O');
    expect(spell(alphabetFor('es'), ['CH', 'O'])).toBe('CHO');
  });
});

describe('dictionaries', () => {
  const bag = must(parseBag('A 2 1\nB 2 3\nC 2 3\nCH 1 5\nN 2 1\nÑ 1 8\nO 2 1\nÇ 1 1\n'));

  it.each([
    ['AB\nab', 'word-case 2'],
    ['AB\nÀB', 'word-accent 2'],
    ['AB\nAX', 'word-tiles 2'],
    ['AB\n\nBA', 'word-empty 2'],
    ['AB\nBA\nAC', 'word-order 3'],
    ['AB\nAB', 'word-repeat 2'],
    ['', 'dictionary-empty'],
    ['A'.repeat(101), 'word-long 1'],
    ['A'.repeat(32), 'word-long 1'],
    ['CH'.repeat(32), 'word-long 1'],
    ['AB\n[CH]A', 'word-tiles 2'],
  ])('[S3] bad input names the line and the reason: %j', (text, expected) => {
    expect(problems(parseWords(text, bag))).toEqual([expected]);
  });

  it('[S3] texts that no bag and no dictionary needs are refused before they are read', () => {
    expect(problems(parseBag('A 1 1\n'.repeat(3_334)))).toEqual(['bag-long']);
    expect(problems(parseWords('A\n'.repeat(7_500_001), bag))).toEqual(['dictionary-long']);
  });

  it('[S3] of a bag with thousands of mistakes the first twenty are told', () => {
    expect(problems(parseBag('A 1 1\n'.repeat(3_000)))).toHaveLength(20);
  });

  it('[S3] a word has up to 31 tiles, however many letters', () =>
    expect(parseWords('CH'.repeat(31), bag).ok).toBe(true));

  it('[S3] the letter that no tile has is named', () => {
    const refused = parseWords('AB-A', bag);
    expect(refused.ok || refused.problems[0]).toMatchObject({
      params: { letter: '-', word: 'AB-A', line: 1 },
      path: 'words:1:3',
    });
  });

  it('[S3] sorted is by characters, not as the alphabet goes', () => {
    expect(formatWords(must(parseWords('ANO\nAOA\nAÑO\n', bag)))).toBe('ANO\nAOA\nAÑO\n');
    expect(problems(parseWords('ANO\nAÑO\nAOA', bag))).toEqual(['word-order 3']);
  });

  it('[S3] a word may need more tiles of a kind than the bag has', () => {
    expect(parseWords('CHOCHO', bag).ok).toBe(true);
  });

  it('[S2] CHO is not C, H and O', () => {
    const lexicon = lexiconFrom({ bag: formatBag(bag), words: 'CHO' });
    expect(hasWord(lexicon, ['CH', 'O'])).toBe(true);
    expect(hasWord(lexicon, ['C', 'H', 'O'])).toBe(false);
  });
});
