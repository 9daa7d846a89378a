/** How words lose what tiles do not show. */

const marks = /\p{M}/gu;
const kept = /[ÇçÑñ]/;

/** Without accents, except where they make another letter (Ç, Ñ); the old single-character Ŀ as L and dot. */
export function unaccented(word: string): string {
  const composed = word.normalize('NFC').replaceAll('ŀ', 'l·').replaceAll('Ŀ', 'L·');
  if (/^[A-Za-z·]*$/.test(composed)) return composed;
  return Array.from(composed, (char) =>
    kept.test(char) ? char : char.normalize('NFD').replace(marks, ''),
  ).join('');
}
