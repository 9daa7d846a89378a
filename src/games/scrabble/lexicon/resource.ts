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
import { type Alphabet, alphabetOf, firstCode } from './alphabet.ts';
import { type Bag, bagSize, formatBag, most, parseBag } from './bag.ts';
import { format, openDawg } from './dawg.ts';
import { buildDawg } from './dawgbuild.ts';
import type { Lexicon } from './dictionary.ts';
import { isLayable, parseCommon } from './fit.ts';
import { packSections, sectionOf } from './sections.ts';
import { codedWords, formatWords, longestText, parseWords } from './words.ts';

export type LexiconInfo = ResourceInfo & { readonly bag: Bag; readonly words: number };

export type LexiconFacts = {
  readonly words: number;
  readonly tiles: number;
  /** How many of the words are common ones; 0 where nobody has said. */
  readonly common: number;
  /** Of those that come with the game (`resources/about/`). */
  readonly source?: LexiconSource;
};

/** Where the words come from and what one may do with them: names, the same in every language. */
export type LexiconSource = {
  readonly package: string;
  readonly authors: string;
  readonly licence: string;
  readonly url: string;
};

/** Those that come with the game, which have names in every language. */
const builtins: readonly string[] = [...languages, 'en-scowl'];

export const lexiconKind: ResourceKind<LexiconInfo, LexiconFacts> = {
  kind: 'lexicon',
  parts: ['bag', 'words'],
  optionalParts: ['common'],
  largest: most.text + longestText,
  format,
  read,
  prepare,
  label: ({ name }) => (builtins.includes(name) ? { code: `form.resource.${name}` } : null),
};

function read(
  { bag: bagText = '', words: wordsText = '', common: commonText }: Texts,
  language: LexiconInfo['language'],
): ReturnType<typeof lexiconKind.read> {
  const bag = parseBag(bagText);
  if (!bag.ok) return bag;
  const words = parseWords(wordsText, bag.value);
  if (!words.ok) return words;
  if (!words.value.some(isLayable(bag.value))) return refuse('dictionary-unfit', undefined, 'words:1:1');
  const common = commonText === undefined ? null : parseCommon(commonText, bag.value, words.value);
  if (common && !common.ok) return common;
  const texts = {
    bag: formatBag(bag.value),
    words: formatWords(words.value),
    ...(common && { common: formatWords(common.value) }),
  };
  return ok({ texts, info: { language, bag: bag.value, words: words.value.length } });
}

/** The graph of all words serves everybody, for what a lexicon holds is no secret; that of common words is for bots. */
function prepare(texts: Texts, { bag, words }: LexiconInfo): Result<Prepared<LexiconFacts>> {
  const alphabet = alphabetOf(bag);
  const page = graphOf(texts['words']!, alphabet);
  if (!page) return refuse('dictionary-complex', undefined, 'words:1:1');
  const none = new Uint8Array();
  const common = texts['common'] === undefined ? null : graphOf(texts['common'], alphabet)!;
  const engine = common ? packSections({ common }) : none;
  const known = common ? openDawg(common, alphabet.tiles.length)!.words : 0;
  return ok({ page, host: none, engine, facts: { words, tiles: bagSize(bag), common: known } });
}

/** The graph of a canonical list; null when it is too large for an edge to name all others. */
export function graphOf(text: string, alphabet: Alphabet): Uint8Array | null {
  const list = text.split('\n').slice(0, -1);
  return buildDawg(codedWords(list, alphabet), alphabet.tiles.length, firstCode);
}

/** Over the bytes as they are; refused when they are not those of such a lexicon. */
export function openLexicon({ lexicon: resource }: OpenResources): Result<Lexicon> {
  if (!resource) return refuse('resource-missing', { kind: lexiconKind.kind });
  const bag = bagIn(resource.info);
  const alphabet = alphabetOf(bag);
  const dawg = openDawg(bytesOf(resource), alphabet.tiles.length);
  if (!dawg) return refuse('resource-damaged', { kind: lexiconKind.kind });
  const { hash, info, engine } = resource;
  const common = engine && sectionOf(engine, 'common');
  return ok({
    hash,
    language: info.language,
    bag,
    alphabet,
    dawg,
    common: common && openDawg(common, alphabet.tiles.length),
  });
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
