/** A lexicon, opened: its bag, and its words as a graph that is walked tile by tile. */
import type { Language } from '../../../core/phrase.ts';
import { type Alphabet, tileNumber } from './alphabet.ts';
import type { Bag } from './bag.ts';
import { type Dawg, type Edge, isWordEnd, nowhere, step } from './dawg.ts';

export type Lexicon = {
  /** Of the resource. */
  readonly hash: string;
  /** Whose habits are the usual ones; null for none. */
  readonly language: Language | null;
  readonly bag: Bag;
  readonly alphabet: Alphabet;
  readonly dawg: Dawg;
  /** The words that most people know; null where nobody has said which these are, and away from engines. */
  readonly common: Dawg | null;
};

/** What easy, human-like players know, as a graph over the same tiles; all words where nobody has said which. */
export function commonWords({ common, dawg }: Lexicon): Dawg {
  return common ?? dawg;
}

export function hasWord(lexicon: Lexicon, tiles: readonly string[]): boolean {
  return hasCoded(lexicon, tiles.map((tile) => lexicon.alphabet.codes.get(tile) ?? ' ').join(''));
}

export function hasCoded(lexicon: Lexicon, coded: string): boolean {
  let at = lexicon.dawg.root;
  for (let index = 0; index < coded.length && at !== nowhere; index++)
    at = narrow(lexicon, at, coded[index]!);
  return isWordEnd(at);
}

/** One tile further from an edge of the graph; nowhere when no word goes on like that. */
export function narrow({ dawg }: Lexicon, at: Edge, code: string): Edge {
  return step(dawg, at, tileNumber(code));
}
