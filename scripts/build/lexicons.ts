/**
 * Makes the word lists of Scrabble from those on npm (docs/dictionaries.md) and puts them where the build of resources
 * finds texts: build/texts/scrabble/words/LANG.txt. A list is made again only when its sources changed.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { must } from '../../src/core/result.ts';
import { sizes } from '../../src/games/scrabble/board.ts';
import { alphabetOf } from '../../src/games/scrabble/lexicon/alphabet.ts';
import { parseBag } from '../../src/games/scrabble/lexicon/bag.ts';
import { curations } from './curation.ts';
import { catalanForms, curated, playable, spanishForms } from './wordlists.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const outdir = `${root}build/texts/scrabble/words`;
const stampFile = `${root}build/texts/scrabble/lexicons.json`;

const languages = ['ca', 'es', 'en'] as const;
type Language = (typeof languages)[number];

type Source = {
  readonly files: readonly string[];
  readonly forms: (texts: readonly string[]) => Iterable<string>;
};

const sources: Readonly<Record<Language, Source>> = {
  ca: {
    files: ['dictionary-ca/index.aff', 'dictionary-ca/index.dic'],
    forms: ([aff = '', dic = '']) => catalanForms({ aff, dic }),
  },
  es: {
    files: ['dictionary-es/index.aff', 'dictionary-es/index.dic'],
    forms: ([aff = '', dic = '']) => spanishForms({ aff, dic }),
  },
  en: { files: ['word-list/words.txt'], forms: ([words = '']) => words.split('\n') },
};

/** The code that a list depends on, besides its sources. */
const code = [
  'scripts/build/curation.ts',
  'scripts/build/hunspell.ts',
  'scripts/build/lexicons.ts',
  'scripts/build/wordlists.ts',
  'src/games/scrabble/lexicon/alphabet.ts',
  'src/games/scrabble/lexicon/spelling.ts',
];

export async function lexicons(): Promise<void> {
  await mkdir(outdir, { recursive: true });
  for (const language of languages) await lexicon(language);
}

async function lexicon(language: Language): Promise<void> {
  const { files, forms } = sources[language];
  const texts = await Promise.all(files.map((file) => read(`node_modules/${file}`)));
  const bagText = await read(`src/games/scrabble/resources/bag/${language}.txt`);
  const stamp = hash([...texts, bagText, ...(await Promise.all(code.map(read)))]);
  const stamps = await readStamps();
  const file = `${outdir}/${language}.txt`;
  if (stamps[language] === stamp && existsSync(file)) return;
  const alphabet = alphabetOf(must(parseBag(bagText)));
  const words = playable(forms(texts), alphabet, { shortest: 2, longest: sizes.max });
  const list = curated(words, curations[language]);
  await write(file, list.map((word) => `${word}\n`).join(''));
  await write(stampFile, JSON.stringify({ ...stamps, [language]: stamp }));
  console.log(`build/texts/scrabble/words/${language}.txt (${list.length} words)`);
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
