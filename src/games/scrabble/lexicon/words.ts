/**
 * A word list as a file: one word a line, in capitals, without accents, in the order of its characters, each writable
 * with the kinds of tiles of its bag and no longer than the longest board.
 */
import { type Problem, problem, type Result, refuse, unless } from '../../../core/result.ts';
import { sizes } from '../board.ts';
import { type Alphabet, alphabetOf, encode, split, tileAt } from './alphabet.ts';
import { type Bag, textLines } from './bag.ts';
import { unaccented } from './spelling.ts';

const mostProblems = 20;

/** Characters: half as many again as the largest dictionary that the room builds. */
export const longestText = 15_000_000;

/** Tiles: no board has room for more. */
const mostTiles = sizes.max;

/** Characters: more than so many tiles have. */
const mostCharacters = 100;

/** Which list of a lexicon it is: problems name it. */
type Part = 'words' | 'common';

/** What is wrong with a word, by its code. */
type Flaw = string | null;

/** The words of a list that must be in order; every line that is wrong is named, up to twenty. */
export function parseWords(text: string, bag: Bag, part: Part = 'words'): Result<readonly string[]> {
  const alphabet = alphabetOf(bag);
  const lines = linesOf(text, part);
  if (!lines.ok) return lines;
  const flaw = (word: string, at: number) => flawOf(alphabet, word) ?? orderFlaw(lines.value[at - 1], word);
  return unless(problemsIn(lines.value, { alphabet, part, flaw }), () => lines.value);
}

/** Words from a list in any order, each once. */
export type Gathered = {
  readonly words: readonly string[];
  /** How many lines said again what another says. */
  readonly repeated: number;
  readonly wasSorted: boolean;
};

/** The words of a list in any order, where some may come twice and tiles stand in brackets: `CO[L·L]EGI`. */
export function gatherWords(text: string, bag: Bag, part: Part = 'words'): Result<Gathered> {
  const alphabet = alphabetOf(bag);
  const lines = linesOf(text, part);
  if (!lines.ok) return lines;
  const words = lines.value.map(withoutBrackets);
  const flaw = (word: string, at: number) =>
    flawOf(alphabet, word) ?? bracketFlaw(alphabet, word, lines.value[at]!);
  return unless(problemsIn(words, { alphabet, part, flaw }), () => {
    const wasSorted = words.every((word, at) => at === 0 || words[at - 1]! <= word);
    const sorted = wasSorted ? words : words.toSorted();
    const once = sorted.filter((word, at) => word !== sorted[at - 1]);
    return { words: once, repeated: words.length - once.length, wasSorted };
  });
}

/** The canonical text. */
export function formatWords(words: readonly string[]): string {
  return `${words.join('\n')}\n`;
}

/** The words as the graph takes them: coded, and sorted by their codes, which is the order of the tiles in the bag. */
export function codedWords(words: readonly string[], alphabet: Alphabet): readonly string[] {
  return words.map((word) => encode(alphabet, word)!).sort();
}

/** The lines of a list that is not too long and not empty. */
function linesOf(text: string, part: Part): Result<readonly string[]> {
  if (text.length > longestText)
    return refuse('dictionary-long', { length: text.length, max: longestText }, `${part}:1:1`);
  const lines = textLines(text);
  return unless(lines.length > 0 ? [] : [problem('dictionary-empty', undefined, `${part}:1:1`)], () => lines);
}

type Looking = {
  readonly alphabet: Alphabet;
  readonly part: Part;
  readonly flaw: (word: string, at: number) => Flaw;
};

function problemsIn(words: readonly string[], { alphabet, part, flaw }: Looking): readonly Problem[] {
  const problems: Problem[] = [];
  for (let at = 0; at < words.length && problems.length < mostProblems; at++) {
    const word = words[at]!;
    const code = flaw(word, at);
    if (code) problems.push(lineProblem(code, `${part}:${at + 1}`, word, alphabet));
  }
  return problems;
}

function lineProblem(code: string, place: string, word: string, alphabet: Alphabet): Problem {
  const { letter, column } = strangeLetter(alphabet, word.slice(0, mostCharacters));
  const params = { line: Number(place.split(':')[1]), word: word.slice(0, 40), letter, max: mostTiles };
  return problem(code, params, `${place}:${code === 'word-tiles' ? column : 1}`);
}

/** How a word is written: whatever else is said of it. */
function flawOf(alphabet: Alphabet, word: string): Flaw {
  if (word.length > mostCharacters) return 'word-long';
  const coded = encode(alphabet, word);
  if (coded === null) return spellingFlaw(word);
  if (coded.length > mostTiles) return 'word-long';
  return coded === '' ? 'word-empty' : null;
}

function spellingFlaw(word: string): Flaw {
  if (word.trim() === '') return 'word-empty';
  if (word !== word.toUpperCase()) return 'word-case';
  return word === unaccented(word) ? 'word-tiles' : 'word-accent';
}

function orderFlaw(before: string | undefined, word: string): Flaw {
  if (before === undefined || before < word) return null;
  return before === word ? 'word-repeat' : 'word-order';
}

function withoutBrackets(line: string): string {
  return line.includes('[') ? line.replace(/\[([^[\]]+)\]/g, '$1') : line;
}

/** Brackets say what reading says anyway: where they mean other tiles, the word could not be laid as it is read. */
function bracketFlaw(alphabet: Alphabet, word: string, line: string): Flaw {
  if (line === word) return null;
  let at = 0;
  for (const tile of split(alphabet, word)!) {
    const written = line[at] === '[' ? `[${tile}]` : tile;
    if (!line.startsWith(written, at)) return 'word-brackets';
    at += written.length;
  }
  return null;
}

/** The first character that no tile has. */
function strangeLetter(alphabet: Alphabet, word: string) {
  let at = 0;
  for (let tile = tileAt(alphabet, word, at); tile !== null; tile = tileAt(alphabet, word, at))
    at += tile.length;
  return { letter: String.fromCodePoint(word.codePointAt(at) ?? 0x20), column: at + 1 };
}
