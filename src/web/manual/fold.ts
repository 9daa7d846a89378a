/** Text as a searcher means it: without accents, in small letters, with straight apostrophes. */
export type Folded = {
  readonly text: string;
  /** Where each of its characters stands in the original; one more for the end. */
  readonly from: readonly number[];
};

export function fold(original: string): Folded {
  const from: number[] = [];
  let text = '';
  let at = 0;
  for (const char of original) {
    const plain = plainOf(char);
    text += plain;
    for (let unit = 0; unit < plain.length; unit++) from.push(at);
    at += char.length;
  }
  return { text, from: [...from, at] };
}

function plainOf(char: string): string {
  if (char === '’') return "'";
  return char.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
