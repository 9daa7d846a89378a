/**
 * The dictionary as a file: one word a line, in capitals, without accents, sorted, each writable with the kinds of
 * tiles of its bag. In memory it is a sorted array of coded words: words that begin alike lie side by side, so
 * that a stretch of the array plays the part of a node in a tree of letters, found by bisection.
 */
import { type Problem, problem, type Result, refuse, unless } from '../../../core/result.ts';
import { type Alphabet, alphabetOf, encode, tileAt } from './alphabet.ts';
import { type Bag, textLines } from './bag.ts';
import { unaccented } from './spelling.ts';

/** A resource, opened: bag and dictionary. */
export type Lexicon = {
  readonly bag: Bag;
  readonly alphabet: Alphabet;
  /** Coded and sorted. */
  readonly words: readonly string[];
};

/** The words from `from` up to, not including, `to`: all that begin with the same `depth` tiles. */
export type Stretch = { readonly from: number; readonly to: number; readonly depth: number };

const mostProblems = 20;

/** Characters: half as many again as the largest dictionary that the room builds. */
const longestText = 15_000_000;

/** Characters: no board has room for more, however many letters a tile has. */
const longestWord = 100;

export function parseDictionary(text: string, bag: Bag): Result<Lexicon> {
  if (text.length > longestText)
    return refuse('dictionary-long', { length: text.length, max: longestText }, 'dictionary');
  const alphabet = alphabetOf(bag);
  const lines = textLines(text);
  const problems: Problem[] = [];
  const words: string[] = [];
  for (let at = 0; at < lines.length && problems.length < mostProblems; at++) {
    const word = lines[at]!;
    const coded = word.length > longestWord ? null : encode(alphabet, word);
    if (coded) words.push(coded);
    const code = coded ? orderProblem(lines[at - 1], word) : spellingProblem(word);
    if (code) problems.push(lineProblem(code, at, word, alphabet));
  }
  if (lines.length === 0) problems.push(problem('dictionary-empty', undefined, 'dictionary'));
  return unless(problems, () => ({ bag, alphabet, words: words.sort() }));
}

function lineProblem(code: string, at: number, word: string, alphabet: Alphabet): Problem {
  const letter = strangeLetter(alphabet, word.slice(0, longestWord));
  const params = { line: at + 1, word: word.slice(0, 40), letter, max: longestWord };
  return problem(code, params, 'dictionary');
}

function spellingProblem(word: string): string {
  if (word.length > longestWord) return 'word-long';
  if (word.trim() === '') return 'word-empty';
  if (word !== word.toUpperCase()) return 'word-case';
  return word === unaccented(word) ? 'word-tiles' : 'word-accent';
}

/** Sorted by characters or as the alphabet goes: N, Ñ, O. */
function orderProblem(before: string | undefined, word: string): string | null {
  if (before === undefined || before < word) return null;
  if (before === word) return 'word-repeat';
  return alphabetical(before) < alphabetical(word) ? null : 'word-order';
}

function alphabetical(word: string): string {
  return word.replaceAll('Ñ', 'N~').replaceAll('Ç', 'C~').replaceAll('·', '');
}

/** The first character that no tile has. */
function strangeLetter(alphabet: Alphabet, word: string): string {
  let at = 0;
  for (let tile = tileAt(alphabet, word, at); tile !== null; tile = tileAt(alphabet, word, at))
    at += tile.length;
  return String.fromCodePoint(word.codePointAt(at) ?? 0x20);
}

export function hasWord(lexicon: Lexicon, tiles: readonly string[]): boolean {
  return hasCoded(lexicon, tiles.map((tile) => lexicon.alphabet.codes.get(tile) ?? ' ').join(''));
}

export function hasCoded({ words }: Lexicon, coded: string): boolean {
  let from = 0;
  let to = words.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (words[middle]! < coded) from = middle + 1;
    else to = middle;
  }
  return words[from] === coded;
}

export function wholeOf({ words }: Lexicon): Stretch {
  return { from: 0, to: words.length, depth: 0 };
}

/** The part of a stretch whose next tile is this one; null when there is none. */
export function narrow({ words }: Lexicon, { from, to, depth }: Stretch, code: string): Stretch | null {
  const wanted = code.charCodeAt(0);
  const first = bisect(words, from, to, depth, wanted);
  if (first === to || words[first]!.charCodeAt(depth) !== wanted) return null;
  return { from: first, to: bisect(words, first, to, depth, wanted + 1), depth: depth + 1 };
}

/** Whether what the words of a stretch have in common is itself a word: it then comes first. */
export function isWhole({ words }: Lexicon, { from, depth }: Stretch): boolean {
  return words[from]!.length === depth;
}

/** The first word from here on whose tile at `depth` is not before `wanted`; shorter words come first. */
function bisect(words: readonly string[], low: number, high: number, depth: number, wanted: number): number {
  let from = low;
  let to = high;
  while (from < to) {
    const middle = (from + to) >>> 1;
    const code = words[middle]!.charCodeAt(depth);
    if (code >= wanted) to = middle;
    else from = middle + 1;
  }
  return from;
}
