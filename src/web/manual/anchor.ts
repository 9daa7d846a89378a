/** Names for headings, so that an address can point at one: “The marks” is #marks, “Les marques” is #marques. */
import { fold } from './fold.ts';

const article = /^(?:(?:the|an?|els?|l[aeo]s?|un[aeo]?s?) |l')/;

export function anchorOf(heading: string): string {
  const plain = fold(heading).text.replace(article, '');
  return plain.replace(/[^\p{L}\d]+/gu, '-').replace(/^-+|-+$/g, '') || 'section';
}

/** Every name once: the second “Options” is #options-2. */
export function anchorsOf(headings: readonly string[]): readonly string[] {
  const names: string[] = [];
  for (const heading of headings) names.push(freeName(anchorOf(heading), names));
  return names;
}

function freeName(name: string, taken: readonly string[]): string {
  let n = 1;
  const numbered = () => (n === 1 ? name : `${name}-${n}`);
  while (taken.includes(numbered())) n += 1;
  return numbered();
}
