/** What is typed at a place that is no table: a word, and what follows it. */
import type { Say } from '../../core/phrase.ts';
import { fold } from '../text.ts';

export type Typed = {
  readonly word: string;
  readonly rest: string;
  /** Whether the word is this message in the reader's language, or one of these. */
  readonly is: (code: string, ...others: readonly string[]) => boolean;
};

export function readTyped(line: string, say: Say): Typed {
  const [, first = '', rest = ''] = /^\s*(\S*)\s*(.*)$/u.exec(line) ?? [];
  const word = fold(first);
  return { word, rest: rest.trim(), is: (code, ...others) => [fold(say(code)), ...others].includes(word) };
}
