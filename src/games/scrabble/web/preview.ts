/** What the laid tiles come to: words, whether they are right, points; or which rule fails. */
import type { Phrase } from '../../../core/phrase.ts';
import { alphabetOf, spell } from '../lexicon/alphabet.ts';
import { formWords, type Line } from '../placement.ts';
import { pointsOf, scoreOf } from '../score.ts';
import { type Laid, letters, moveOf } from './laying.ts';
import { numberOf } from './squares.ts';
import type { Table } from './table.ts';

export type PreviewWord = {
  readonly word: string;
  readonly points: number;
  /** Null where nobody may know. */
  readonly isRight: boolean | null;
  readonly squares: readonly number[];
};

export type Preview = {
  readonly words: readonly PreviewWord[];
  /** Null while no words are formed. */
  readonly score: number | null;
  /** For the whole rack at once, within the score. */
  readonly bonus: number;
  /** Why it can't be played; several words may be wrong. */
  readonly problems: readonly Phrase[];
  /** Where the main word goes. */
  readonly across: boolean;
};

export function previewOf({ view, rules }: Table, laid: readonly Laid[]): Preview | null {
  if (laid.length === 0 || view.me === null) return null;
  const move = moveOf(laid);
  // Whether it is one's turn is another question.
  const checked = rules.check({ ...view, turn: view.me }, move);
  const problems = checked.ok ? [] : checked.problems;
  const { board, terms, kinds } = view;
  const tiles = move.kind === 'play' ? move.tiles : [];
  const formed = formWords({ board, size: terms.size, oneMayOpen: terms.rack === 1, tiles });
  if (!formed.ok) return { words: [], score: null, bonus: 0, problems, across: true };
  const scale = { surface: terms, rack: terms.rack, points: pointsOf(kinds) };
  const wrong = problems.flatMap(({ code, params }) => (code === 'word-unknown' ? [params?.['word']] : []));
  const isChecked = terms.challenge === 'void';
  const alphabet = alphabetOf(kinds);
  const words = formed.value.words.map((line): PreviewWord => {
    const word = spell(
      alphabet,
      line.map(({ tile }) => letters(tile)),
    );
    return {
      word,
      points: pointsOfLine(scale, line),
      isRight: isChecked ? !wrong.includes(word) : null,
      squares: line.map((square) => numberOf(terms.size, square)),
    };
  });
  const score = scoreOf(scale, formed.value);
  const bonus = score - words.reduce((sum, { points }) => sum + points, 0);
  return { words, score, bonus, problems, across: formed.value.across };
}

/** Of one word alone; no rack is so empty that it could be used up by it. */
function pointsOfLine(scale: Parameters<typeof scoreOf>[0], line: Line): number {
  return scoreOf({ ...scale, rack: 0 }, { across: true, words: [line] });
}
