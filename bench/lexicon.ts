/**
 * Scrabble's lexicons: how long the graph of a large list takes to build and to open, how large it is, and what it takes
 * to prepare the list for a room, reading and checking included. The list is the Catalan one up to 15 tiles, before it
 * is looked through by hand (774,512 words); BENCH_WORDS and BENCH_BAG name files with another. Times are CPU time, each
 * the middle of some rounds; preparing is measured in a process of its own, for its memory.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalanForms, playable } from '../scripts/build/wordlists.ts';
import { prepareResource } from '../src/core/resource.ts';
import { must } from '../src/core/result.ts';
import { alphabetOf } from '../src/games/scrabble/lexicon/alphabet.ts';
import { parseBag } from '../src/games/scrabble/lexicon/bag.ts';
import { openDawg } from '../src/games/scrabble/lexicon/dawg.ts';
import { graphOf, lexiconKind } from '../src/games/scrabble/lexicon/resource.ts';
import { formatWords, gatherWords } from '../src/games/scrabble/lexicon/words.ts';

const root = join(import.meta.dirname, '..');
const rounds = 5;

type Sources = { readonly words: string; readonly bag: string };

export function lexicon(): void {
  const folder = mkdtempSync(join(tmpdir(), 'ludoteca-bench-'));
  try {
    const bag = readFileSync(
      process.env['BENCH_BAG'] ?? join(root, 'src/games/scrabble/resources/bag/ca.txt'),
      'utf8',
    );
    const words = wordsFor(bag);
    building({ words, bag });
    for (const [name, text] of Object.entries({ words, bag })) writeFileSync(join(folder, name), text);
    const { stdout } = spawnSync(process.execPath, [import.meta.filename, folder], { encoding: 'utf8' });
    console.log(stdout.trimEnd());
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** As the library takes them. */
function wordsFor(bag: string): string {
  const file = process.env['BENCH_WORDS'];
  const kinds = must(parseBag(bag));
  if (file !== undefined) return formatWords(must(gatherWords(readFileSync(file, 'utf8'), kinds)).words);
  const read = (end: string) => readFileSync(join(root, `node_modules/dictionary-ca/index.${end}`), 'utf8');
  const forms = catalanForms({ aff: read('aff'), dic: read('dic') });
  return formatWords(playable(forms, alphabetOf(kinds), { shortest: 2, longest: 15 }));
}

function building({ words, bag }: Sources): void {
  const alphabet = alphabetOf(must(parseBag(bag)));
  const built = middleOf(() => graphOf(words, alphabet)!);
  const opened = middleOf(() => openDawg(built.value, alphabet.tiles.length)!);
  console.log(
    `graph of ${opened.value.words} words: built in ${built.ms.toFixed(0)} ms (wanted 1500), ` +
      `${built.value.length} bytes (wanted 1000000), opened in ${opened.ms.toFixed(1)} ms (wanted 30)`,
  );
}

function preparing(folder: string): void {
  const [words, bag] = ['words', 'bag'].map((name) => readFileSync(join(folder, name), 'utf8')) as [
    string,
    string,
  ];
  const { ms } = timed(() =>
    must(prepareResource(lexiconKind, { hash: '', texts: { words, bag }, language: 'ca' })),
  );
  const megabytes = process.resourceUsage().maxRSS / 1024;
  console.log(
    `prepared in ${ms.toFixed(0)} ms (wanted 5000) with ${megabytes.toFixed(0)} MB at most (wanted 300), Node and all`,
  );
}

function middleOf<T>(run: () => T): { readonly value: T; readonly ms: number } {
  const all = Array.from({ length: rounds }, () => timed(run)).sort((a, b) => a.ms - b.ms);
  return all[rounds >> 1]!;
}

function timed<T>(run: () => T): { readonly value: T; readonly ms: number } {
  const before = process.cpuUsage();
  const value = run();
  const { user, system } = process.cpuUsage(before);
  return { value, ms: (user + system) / 1000 };
}

if (import.meta.main) preparing(process.argv[2]!);
