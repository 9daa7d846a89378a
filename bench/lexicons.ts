/** The lexicons of the three languages as the build made their texts, for benches of Scrabble. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../src/core/phrase.ts';
import { type OpenResource, prepareResource, type Texts } from '../src/core/resource.ts';
import { must } from '../src/core/result.ts';
import type { Lexicon } from '../src/games/scrabble/lexicon/dictionary.ts';
import { lexiconKind, openLexicon } from '../src/games/scrabble/lexicon/resource.ts';

const root = join(import.meta.dirname, '..');
const read = (...path: readonly string[]) => readFileSync(join(root, ...path), 'utf8');

export const bagText = (language: Language) => read('src/games/scrabble/resources/bag', `${language}.txt`);

/** With its common words, where the build has made some. */
export function builtResource(language: Language): OpenResource {
  const part = (name: string) => join('build/texts/scrabble', name, `${language}.txt`);
  const common = existsSync(join(root, part('common'))) ? { common: read(part('common')) } : {};
  return prepared(language, { bag: bagText(language), words: read(part('words')), ...common });
}

export function builtLexicon(language: Language): Lexicon {
  return must(openLexicon({ lexicon: builtResource(language) }));
}

export function lexiconFrom(language: Language, words: string): Lexicon {
  return must(openLexicon({ lexicon: prepared(language, { bag: bagText(language), words }) }));
}

function prepared(language: Language, texts: Texts): OpenResource {
  return must(prepareResource(lexiconKind, { hash: '', texts, language }));
}
