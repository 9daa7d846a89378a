/** `ludoteca scrabble lexicon build`: from a list of words and a bag to a file that opens in no time. */
import { type Language, languages } from '../../../core/phrase.ts';
import { prepareBudget, type Texts } from '../../../core/resource.ts';
import { ok, type Problem, type Result, refuse } from '../../../core/result.ts';
import { type ExitCode, needed, type SubcommandCall, textOf } from '../../../core/subcommand.ts';
import { parseBag } from '../lexicon/bag.ts';
import { countNodes, openDawg } from '../lexicon/dawg.ts';
import { formatFile } from '../lexicon/file.ts';
import { lexiconKind } from '../lexicon/resource.ts';
import { formatWords, type Gathered, gatherWords } from '../lexicon/words.ts';

type Order = {
  readonly words: string;
  readonly bag: string;
  readonly common: string | null;
  readonly out: string;
  readonly language: Language | null;
};

type Built = {
  readonly bytes: Uint8Array;
  readonly words: number;
  readonly common: number;
  readonly nodes: number;
  readonly gathered: Gathered;
};

export async function build(call: SubcommandCall, words: string): Promise<ExitCode> {
  const order = orderOf(call, words);
  if (!order.ok) return call.complain(order.problems[0]);
  const texts = await textsOf(call, order.value);
  if (!texts.ok) return call.complain(texts.problems[0]);
  const { value: built, ms } = call.timed(() => builtFrom(texts.value, order.value.language));
  if (!built.ok) {
    for (const problem of built.problems) call.complainAt(placed(problem, order.value));
    return 2;
  }
  const saved = await call.save(order.value.out, built.value.bytes);
  if (!saved.ok) return call.complain(saved.problems[0]);
  tell(call, order.value, built.value, ms);
  return 0;
}

function orderOf({ options }: SubcommandCall, words: string): Result<Order> {
  const [bag, out, common] = ['bag', 'out', 'common'].map((name) => textOf(options, name)) as [
    string | null,
    string | null,
    string | null,
  ];
  if (bag === null) return { ok: false, problems: [needed('scrabble', '--bag')] };
  if (out === null) return { ok: false, problems: [needed('scrabble', '--out')] };
  if ([words, bag, common].includes(out)) return refuse('cli.out-taken', { file: out });
  const asked = textOf(options, 'language');
  const language = languages.find((known) => known === asked) ?? null;
  if (asked !== null && language === null) return refuse('cli.language', { choices: languages.join(', ') });
  return ok({ words, bag, common, out, language });
}

async function textsOf({ read }: SubcommandCall, { words, bag, common }: Order): Promise<Result<Texts>> {
  const texts: Record<string, string> = {};
  for (const [part, file] of Object.entries({ bag, words, ...(common !== null && { common }) })) {
    const text = await read(file);
    if (!text.ok) return text;
    texts[part] = text.value;
  }
  return ok(texts);
}

/** Sorted and without repetitions first, which is how lexicons are read. */
function builtFrom(texts: Texts, language: Language | null): Result<Built> {
  const bag = parseBag(texts['bag']!);
  if (!bag.ok) return bag;
  const gathered = gatherWords(texts['words']!, bag.value);
  if (!gathered.ok) return gathered;
  const common = texts['common'] === undefined ? null : gatherWords(texts['common'], bag.value, 'common');
  if (common && !common.ok) return common;
  const sorted = {
    bag: texts['bag']!,
    words: formatWords(gathered.value.words),
    ...(common && { common: formatWords(common.value.words) }),
  };
  const read = lexiconKind.read(sorted, language);
  if (!read.ok) return read;
  const prepared = lexiconKind.prepare(read.value.texts, read.value.info, prepareBudget);
  if (!prepared.ok) return prepared;
  const { page, facts } = prepared.value;
  const kinds = bag.value.filter(({ tile }) => tile !== '#').length;
  const nodes = countNodes(openDawg(page, kinds)!);
  const bytes = formatFile(read.value.info, prepared.value);
  return ok({ bytes, words: facts.words, common: facts.common, nodes, gathered: gathered.value });
}

/** With the file for the part, as compilers say it. */
function placed(problem: Problem, order: Order): Problem {
  const [part = '', ...place] = problem.path?.split(':') ?? [];
  const file = part === 'bag' || part === 'words' || part === 'common' ? order[part] : null;
  return file === null ? problem : { ...problem, path: [file, ...place].join(':') };
}

function tell({ options, say, write }: SubcommandCall, { out }: Order, built: Built, ms: number): void {
  const { bytes, words, common, nodes, gathered } = built;
  const { repeated, wasSorted } = gathered;
  const told = { words, nodes, bytes: bytes.length, ms };
  if (options['json']) {
    write(JSON.stringify({ ...told, common, repeated, sorted: wasSorted }));
    return;
  }
  write(say('cli.built', { ...told, file: out }));
  if (!wasSorted) write(say('cli.built-sorted'));
  if (repeated > 0) write(say('cli.built-repeated', { n: repeated }));
}
