/** A lexicon as a resource: a bag, and the words that are written with its tiles. */
import { languages } from '../../../core/phrase.ts';
import type {
  Manifest,
  OpenResource,
  OpenResources,
  Prepared,
  ResourceInfo,
  ResourceKind,
  Texts,
} from '../../../core/resource.ts';
import { ok, type Result, refuse } from '../../../core/result.ts';
import { alphabetOf, firstCode } from './alphabet.ts';
import { type Bag, bagSize, formatBag, most, parseBag } from './bag.ts';
import { format, openDawg } from './dawg.ts';
import { buildDawg } from './dawgbuild.ts';
import type { Lexicon } from './dictionary.ts';
import { codedWords, formatWords, longestText, parseWords } from './words.ts';

export type LexiconInfo = ResourceInfo & { readonly bag: Bag; readonly words: number };

export type LexiconFacts = { readonly words: number; readonly tiles: number };

export const lexiconKind: ResourceKind<LexiconInfo, LexiconFacts> = {
  kind: 'lexicon',
  parts: ['bag', 'words'],
  largest: most.text + longestText,
  format,
  read,
  prepare,
  label: ({ name }) => (isLanguage(name) ? { code: `form.resource.${name}` } : null),
};

function read(
  { bag: bagText = '', words: wordsText = '' }: Texts,
  language: LexiconInfo['language'],
): ReturnType<typeof lexiconKind.read> {
  const bag = parseBag(bagText);
  if (!bag.ok) return bag;
  const words = parseWords(wordsText, bag.value);
  if (!words.ok) return words;
  const texts = { bag: formatBag(bag.value), words: formatWords(words.value) };
  return ok({ texts, info: { language, bag: bag.value, words: words.value.length } });
}

/** The same bytes serve everybody: what a lexicon holds is no secret. */
function prepare({ words: text = '' }: Texts, { bag, words }: LexiconInfo): Result<Prepared<LexiconFacts>> {
  const alphabet = alphabetOf(bag);
  const list = text.split('\n').slice(0, -1);
  const page = buildDawg(codedWords(list, alphabet), alphabet.tiles.length, firstCode);
  if (!page) return refuse('dictionary-complex', undefined, 'words:1:1');
  const none = new Uint8Array();
  return ok({ page, host: none, engine: none, facts: { words, tiles: bagSize(bag) } });
}

/** Over the bytes as they are; refused when they are not those of such a lexicon. */
export function openLexicon({ lexicon: resource }: OpenResources): Result<Lexicon> {
  if (!resource) return refuse('resource-missing', { kind: lexiconKind.kind });
  const bag = bagIn(resource.info);
  const alphabet = alphabetOf(bag);
  const dawg = openDawg(bytesOf(resource), alphabet.tiles.length);
  if (!dawg) return refuse('resource-damaged', { kind: lexiconKind.kind });
  const { hash, info } = resource;
  return ok({ hash, language: info.language, bag, alphabet, dawg });
}

/** It may have come over a wire: no tiles at all for what is no bag. */
function bagIn({ bag }: Partial<LexiconInfo>): Bag {
  const kinds = Array.isArray(bag) ? bag.filter((kind) => typeof kind === 'object' && kind !== null) : [];
  const read = parseBag(formatBag(kinds));
  return read.ok ? read.value : [];
}

function bytesOf({ page, host }: OpenResource): Uint8Array {
  return host && host.length > 0 ? host : page;
}

/** Tables of before named dictionary and bag by their hashes, and their language by the name of the two. */
export function legacyResources(
  texts: Readonly<Record<string, string>>,
  options: unknown,
): Readonly<Record<string, Manifest>> {
  const { resource } = Object(options) as { readonly resource?: unknown };
  const language = languages.find((known) => known === resource) ?? null;
  const parts = { bag: texts['bag'] ?? '', words: texts['dictionary'] ?? '' };
  return { lexicon: { kind: 'lexicon', language, texts: parts } };
}

function isLanguage(name: string): boolean {
  return languages.some((known) => known === name);
}
