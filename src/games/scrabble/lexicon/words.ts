/**
 * A word list as a file: one word a line, in capitals, without accents, sorted, each writable with the kinds of tiles of
 * its bag.
 */
import { type Problem, problem, type Result, refuse, unless } from '../../../core/result.ts';
import { type Alphabet, alphabetOf, encode, tileAt } from './alphabet.ts';
import { type Bag, textLines } from './bag.ts';
import { unaccented } from './spelling.ts';

const mostProblems = 20;

/** Characters: half as many again as the largest dictionary that the room builds. */
export const longestText = 15_000_000;

/** Characters: no board has room for more, however many letters a tile has. */
const longestWord = 100;

/** The words, in the order of their characters; every line that is wrong is named, up to twenty. */
export function parseWords(text: string, bag: Bag): Result<readonly string[]> {
  if (text.length > longestText)
    return refuse('dictionary-long', { length: text.length, max: longestText }, 'words:1:1');
  const alphabet = alphabetOf(bag);
  const lines = textLines(text);
  const problems: Problem[] = [];
  for (let at = 0; at < lines.length && problems.length < mostProblems; at++) {
    const word = lines[at]!;
    const isWritable = word !== '' && word.length <= longestWord && encode(alphabet, word) !== null;
    const code = isWritable ? orderProblem(lines[at - 1], word) : spellingProblem(word);
    if (code) problems.push(lineProblem(code, at, word, alphabet));
  }
  if (lines.length === 0) problems.push(problem('dictionary-empty', undefined, 'words:1:1'));
  return unless(problems, () => lines.toSorted());
}

/** The canonical text. */
export function formatWords(words: readonly string[]): string {
  return `${words.join('\n')}\n`;
}

/** The words as the graph takes them: coded, and sorted by their codes. */
export function codedWords(words: readonly string[], alphabet: Alphabet): readonly string[] {
  return words.map((word) => encode(alphabet, word)!).sort();
}

function lineProblem(code: string, at: number, word: string, alphabet: Alphabet): Problem {
  const { letter, column } = strangeLetter(alphabet, word.slice(0, longestWord));
  const params = { line: at + 1, word: word.slice(0, 40), letter, max: longestWord };
  return problem(code, params, `words:${at + 1}:${code === 'word-tiles' ? column : 1}`);
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
function strangeLetter(alphabet: Alphabet, word: string) {
  let at = 0;
  for (let tile = tileAt(alphabet, word, at); tile !== null; tile = tileAt(alphabet, word, at))
    at += tile.length;
  return { letter: String.fromCodePoint(word.codePointAt(at) ?? 0x20), column: at + 1 };
}
