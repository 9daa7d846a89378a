/**
 * The words that most people know, for bots that play like people. English has lists by how often words are used
 * (`scowlFiles` of wordlists.ts). For Catalan and Spanish no free list says that, so another sign stands for it: a language makes
 * new words from those that everybody uses. A stem is taken when the dictionary has at least two others that are made
 * from it (casa: caseta, casal, casament), and of its forms those that are heard every day.
 */
import { unaccented } from '../../src/games/scrabble/lexicon/spelling.ts';
import { expand, parseAffixes } from './hunspell.ts';
import type { Hunspell } from './wordlists.ts';

type Habits = {
  /** What new words are made with. */
  readonly endings: readonly string[];
  readonly beginnings: readonly string[];
  readonly isVerb: (stem: string, flags: string) => boolean;
  /** Flags whose endings make other words instead of forms of the same. */
  readonly derives: (flag: string) => boolean;
  /** What follows the root of a verb in forms that are rather read than heard: the past subjunctive and the like. */
  readonly bookish: RegExp;
};

/** Letters: what is longer is mostly science. */
const longestStem = 8;
/** Letters: words that are forms of nothing, such as prepositions, and single forms of irregular verbs. */
const longestLoner = 7;
const smallestFamily = 2;

const catalan: Habits = {
  endings:
    'ar ejar et eta er era os osa al ada ament at itat isme ista ot o assa as ut uda or ora able ador adora ida ell ella ic ica ia atge enc'.split(
      ' ',
    ),
  beginnings: 'a des em en entre contra re sub'.split(' '),
  isVerb: (stem, flags) => /(?:[aei]r|re)$/.test(stem) && /(?:^|\/)(?:\w\w)*?\d[\dA-F]/.test(flags),
  derives: (flag) => /^U\d$/.test(flag),
  bookish: /^$|^a[mu]$|ss|^[éàí]s$|^[aei]?r(?:a|es|en)$|^[àéí]re[mu]$|^[íà]$/,
};

const spanish: Habits = {
  endings:
    'ar ear ito ita illo illa ero era oso osa al ada ado io ia eria dad idad ismo ista ote azo on ura able dor dora miento cion ivo iva ico ica ez eza ancia udo uda ejo eja mente'.split(
      ' ',
    ),
  beginnings: 'a des em en entre contra re sub'.split(' '),
  isVerb: (stem, flags) => /[aeií]r$/.test(stem) && /[REIX]/.test(flags),
  derives: (flag) => !/^[REIXDGS]$/.test(flag),
  bookish: /^(?:i|y)?[aeáé](?:r[ae]|se)(?:s|n|is|mos)?$/,
};

export function catalanCommon(dictionary: Hunspell): Iterable<string> {
  return commonForms(dictionary, catalan);
}

export function spanishCommon(dictionary: Hunspell): Iterable<string> {
  return commonForms(dictionary, spanish);
}

type Stem = { readonly stem: string; readonly flags: string };

function* commonForms({ aff, dic }: Hunspell, habits: Habits): Iterable<string> {
  const affixes = parseAffixes(aff, ({ flag, add }) => !/['-]/.test(add) && !habits.derives(flag));
  const known = stemsIn(dic);
  const families = familiesOf(new Set(known.map(({ stem }) => unaccented(stem))), habits);
  for (const { stem, flags } of known) {
    if (flags === '' ? stem.length > longestLoner : !isCommon(stem, families)) continue;
    const forms = expand(`\n${stem}/${flags}`, affixes);
    yield* habits.isVerb(stem, flags) ? heard(stem, forms, habits) : forms;
  }
}

function stemsIn(dic: string): readonly Stem[] {
  return dic
    .split('\n')
    .slice(1)
    .map((line) => line.trim().split('/'))
    .map(([stem = '', flags = '']) => ({ stem, flags }))
    .filter(({ stem }) => /^[\p{Ll}·]+$/u.test(stem));
}

function isCommon(stem: string, families: Families): boolean {
  const plain = unaccented(stem);
  return plain.length <= longestStem && familySize(plain, families) >= smallestFamily;
}

/** By what words may be made from: those words. */
type Families = ReadonlyMap<string, readonly string[]>;

/** Each word is taken apart once, which is much quicker than to try all endings with all stems. */
function familiesOf(all: Iterable<string>, { endings, beginnings }: Habits): Families {
  const families = new Map<string, string[]>();
  const put = (from: string, word: string) => {
    const family = families.get(from);
    if (family) family.push(word);
    else families.set(from, [word]);
  };
  for (const word of all) {
    for (const ending of endings) if (word.endsWith(ending)) put(word.slice(0, -ending.length), word);
    for (const beginning of beginnings) {
      if (!word.startsWith(beginning)) continue;
      const rest = word.slice(beginning.length);
      put(rest, word);
      if (rest.endsWith('ar')) put(rest.slice(0, -2), word);
    }
  }
  return families;
}

/** How many other words are made from this one. */
function familySize(stem: string, families: Families): number {
  const made = new Set(rootsOf(stem).flatMap((root) => families.get(root) ?? []));
  made.delete(stem);
  return made.size;
}

/** What endings are put to, written as it is before each vowel. */
function rootsOf(stem: string): readonly string[] {
  const roots = [stem, stem.replace(/[aeiou]$/, ''), rootOf(stem)].filter((root) => root.length >= 2);
  const others = roots.flatMap((root) => [
    root.replace(/c$/, 'qu'),
    root.replace(/c$/, 'ç'),
    root.replace(/g$/, 'gu'),
    root.replace(/s$/, 'ss'),
    root.replace(/z$/, 'c'),
  ]);
  return [...new Set([...roots, ...others])];
}

function rootOf(verb: string): string {
  return verb.replace(/(?:[aeií]r|re)$/, '');
}

function* heard(verb: string, forms: Iterable<string>, { bookish }: Habits): Iterable<string> {
  const root = rootOf(verb);
  for (const form of forms) {
    const isRegular = form.startsWith(root);
    if (!isRegular || !bookish.test(form.slice(root.length))) yield form;
  }
}
