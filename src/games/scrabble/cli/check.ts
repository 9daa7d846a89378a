/** `ludoteca scrabble check --lexicon L WORD…`: whether words are in a lexicon. */
import { needed, type Subcommand, type SubcommandCall, textOf } from '../../../core/subcommand.ts';
import { hasWord, type Lexicon } from '../lexicon/dictionary.ts';
import { unaccented } from '../lexicon/spelling.ts';
import { readTokens } from '../tokens.ts';
import { lexiconFor } from './open.ts';

/** In it, not in it, or not to be written with its tiles. */
type Verdict = 'yes' | 'no' | 'unwritable';

export const check: Subcommand = {
  operands: '--lexicon FILE|ca|es|en WORD…',
  takesFiles: true,
  options: { lexicon: { type: 'string' }, json: { type: 'boolean' } },
  run: async (call) => {
    const name = textOf(call.options, 'lexicon');
    if (name === null) return call.complain(needed('scrabble', '--lexicon'));
    if (call.files.length === 0) return call.complain(needed('scrabble', 'WORD'));
    const lexicon = await lexiconFor(call, name);
    return lexicon.ok ? tell(call, lexicon.value) : call.complain(lexicon.problems[0]);
  },
};

function tell({ files: words, options, say, write }: SubcommandCall, lexicon: Lexicon): 0 | 1 {
  const verdicts = words.map((word) => ({ word, ...verdictOn(lexicon, word) }));
  const isAll = verdicts.every(({ verdict }) => verdict === 'yes');
  if (options['json']) write(JSON.stringify({ all: isAll, words: verdicts }));
  else
    for (const { word, verdict, tiles } of verdicts)
      write(say(`cli.check-${verdict}`, { word, tiles: tiles?.join(' ') ?? '' }));
  return isAll ? 0 : 1;
}

/** As people type words: in any case, with accents, with brackets around tiles. */
function verdictOn(
  lexicon: Lexicon,
  word: string,
): { readonly verdict: Verdict; readonly tiles: readonly string[] | null } {
  const tokens = readTokens(lexicon.alphabet, unaccented(word).toUpperCase());
  const tiles = tokens?.every(({ tile, onBoard }) => tile !== null && tile !== '#' && !onBoard)
    ? tokens.map(({ tile }) => tile!)
    : null;
  if (!tiles || tiles.length === 0) return { verdict: 'unwritable', tiles: null };
  return { verdict: hasWord(lexicon, tiles) ? 'yes' : 'no', tiles };
}
