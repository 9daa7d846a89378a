/**
 * Writes out all the forms that a Hunspell dictionary only describes: stems with flags in the `.dic` file, the
 * endings and beginnings of each flag in the `.aff` file (see hunspell(5)). Only what the Catalan and Spanish
 * dictionaries use: suffixes on suffixes, prefixes before both, forbidden words.
 */

/** One ending or beginning: where `condition` fits, take `strip` off and put `add` on. */
type Affix = {
  readonly strip: string;
  readonly add: string;
  readonly condition: RegExp;
  /** Flags of the form it makes. */
  readonly flags: readonly string[];
};

export type Affixes = {
  readonly suffixes: ReadonlyMap<string, readonly Affix[]>;
  readonly prefixes: ReadonlyMap<string, readonly Affix[]>;
  readonly forbidden: string | null;
  /** Flags are one character each, or two (`FLAG long`). */
  readonly flagLength: 1 | 2;
};

/** Which affixes to use; the others are as if they were not there. */
export type Keep = (affix: {
  readonly flag: string;
  readonly strip: string;
  readonly add: string;
}) => boolean;

const affixLine = /^(SFX|PFX)[ \t]+(\S+)[ \t]+(\S+)[ \t]+(\S+)[ \t]+(\S+)/gm;

export function parseAffixes(text: string, keep: Keep): Affixes {
  const flagLength = /^FLAG long$/m.test(text) ? 2 : 1;
  const tables = { SFX: new Map<string, Affix[]>(), PFX: new Map<string, Affix[]>() };
  for (const [, type = '', flag = '', stripped = '', added = '', where = ''] of text.matchAll(affixLine)) {
    const [add = '', flags = ''] = added.split('/');
    const affix = { strip: orNothing(stripped), add: orNothing(add) };
    if (!keep({ flag, ...affix })) continue;
    const condition = new RegExp(type === 'SFX' ? `${where}$` : `^${where}`, 'u');
    const table = tables[type as 'SFX' | 'PFX'];
    table.set(flag, [
      ...(table.get(flag) ?? []),
      { ...affix, condition, flags: splitFlags(flags, flagLength) },
    ]);
  }
  const forbidden = /^FORBIDDENWORD (\S+)$/m.exec(text)?.[1] ?? null;
  return { suffixes: tables.SFX, prefixes: tables.PFX, forbidden, flagLength };
}

function orNothing(text: string): string {
  return text === '0' ? '' : text;
}

function splitFlags(text: string, length: 1 | 2): readonly string[] {
  const chars = [...text];
  return chars.flatMap((_, at) => (at % length === 0 ? [chars.slice(at, at + length).join('')] : []));
}

/** All forms of all stems of a `.dic` file; a form may come more than once. */
export function* expand(dic: string, affixes: Affixes): Iterable<string> {
  for (const line of dic.split('\n').slice(1)) {
    const [stem = '', flagText = ''] = line.trim().split('/');
    const flags = splitFlags(flagText, affixes.flagLength);
    if (stem === '' || (affixes.forbidden !== null && flags.includes(affixes.forbidden))) continue;
    for (const form of suffixed(stem, flags, affixes)) {
      yield form;
      yield* prefixed(form, flags, affixes);
    }
  }
}

function* suffixed(word: string, flags: readonly string[], affixes: Affixes): Iterable<string> {
  yield word;
  for (const flag of flags) {
    for (const { strip, add, condition, flags: further } of affixes.suffixes.get(flag) ?? []) {
      if (!word.endsWith(strip) || !condition.test(word)) continue;
      yield* suffixed(word.slice(0, word.length - strip.length) + add, further, affixes);
    }
  }
}

function* prefixed(word: string, flags: readonly string[], affixes: Affixes): Iterable<string> {
  for (const flag of flags) {
    for (const { strip, add, condition } of affixes.prefixes.get(flag) ?? []) {
      if (word.startsWith(strip) && condition.test(word)) yield add + word.slice(strip.length);
    }
  }
}
