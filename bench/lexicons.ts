/** The lexicons of the three languages as the build made their texts, for benches of Scrabble. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../src/core/phrase.ts';
import { prepareResource } from '../src/core/resource.ts';
import { must } from '../src/core/result.ts';
import type { Lexicon } from '../src/games/scrabble/lexicon/dictionary.ts';
import { lexiconKind, openLexicon } from '../src/games/scrabble/lexicon/resource.ts';

const root = join(import.meta.dirname, '..');
const read = (...path: readonly string[]) => readFileSync(join(root, ...path), 'utf8');

export const bagText = (language: Language) => read('src/games/scrabble/resources/bag', `${language}.txt`);

export function builtLexicon(language: Language): Lexicon {
  return lexiconFrom(language, read('build/texts/scrabble/words', `${language}.txt`));
}

export function lexiconFrom(language: Language, words: string): Lexicon {
  const texts = { bag: bagText(language), words };
  const lexicon = must(prepareResource(lexiconKind, { hash: '', texts, language }));
  return must(openLexicon({ lexicon }));
}
