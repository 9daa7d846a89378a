/** How the parts of a lexicon fit together: words and the bag, common words and all words. */
import { problem, type Result, unless } from '../../../core/result.ts';
import { alphabetOf, split } from './alphabet.ts';
import { type Bag, blank } from './bag.ts';
import { parseWords } from './words.ts';

const mostProblems = 20;

/** Whether a word can be laid with the tiles that there are, blanks for those that lack, the bag doubled. */
export function isLayable(bag: Bag): (word: string) => boolean {
  const alphabet = alphabetOf(bag);
  const counts = new Map(bag.map(({ tile, count }) => [tile, 2 * count]));
  return (word) => {
    const needs = new Map<string, number>();
    for (const tile of split(alphabet, word) ?? []) needs.set(tile, (needs.get(tile) ?? 0) + 1);
    const lack = [...needs].reduce(
      (sum, [tile, need]) => sum + Math.max(0, need - (counts.get(tile) ?? 0)),
      0,
    );
    return lack <= (counts.get(blank) ?? 0);
  };
}

/** The common words of a lexicon: a list like that of all words, each of them in it. */
export function parseCommon(text: string, bag: Bag, words: readonly string[]): Result<readonly string[]> {
  const common = parseWords(text, bag, 'common');
  if (!common.ok) return common;
  const all = new Set(words);
  const strange = common.value
    .map((word, at) => ({ word, line: at + 1 }))
    .filter(({ word }) => !all.has(word))
    .slice(0, mostProblems)
    .map((where) => problem('common-unknown', where, `common:${where.line}:1`));
  return unless(strange, () => common.value);
}
