/** `ludoteca scrabble lexicon info`: what is known of a lexicon. */
import type { OpenResource } from '../../../core/resource.ts';
import type { ExitCode, SubcommandCall } from '../../../core/subcommand.ts';
import { bagSize } from '../lexicon/bag.ts';
import { countNodes } from '../lexicon/dawg.ts';
import type { Lexicon } from '../lexicon/dictionary.ts';
import { type LexiconFacts, lexiconKind, openLexicon } from '../lexicon/resource.ts';
import { resourceFor } from './open.ts';

export async function info(call: SubcommandCall, name: string): Promise<ExitCode> {
  const resource = await resourceFor(call, name);
  if (!resource.ok) return call.complain(resource.problems[0]);
  const { value: lexicon, ms } = call.timed(() => openLexicon({ [lexiconKind.kind]: resource.value }));
  if (!lexicon.ok) return call.complain({ code: 'lexicon-damaged', params: { file: name } });
  tell(call, resource.value, lexicon.value, ms);
  return 0;
}

function tell(
  { options, say, write }: SubcommandCall,
  { page, engine, facts }: OpenResource,
  lexicon: Lexicon,
  ms: number,
): void {
  const { language, bag, alphabet, dawg, common } = lexicon;
  const { source } = Object(facts) as Partial<LexiconFacts>;
  const told = {
    words: dawg.words,
    common: common?.words ?? 0,
    nodes: countNodes(dawg),
    bytes: page.length + (engine?.length ?? 0),
    kinds: alphabet.tiles.length,
    tiles: bagSize(bag),
    ms,
  };
  if (options['json']) {
    write(JSON.stringify({ language, ...told, source: source ?? null }));
    return;
  }
  write(
    say('cli.info', { ...told, language: say(language ? `form.resource.${language}` : 'cli.language-none') }),
  );
  write(say('cli.info-tiles', { ...told, list: alphabet.tiles.join(' ') }));
  if (common) write(say('cli.info-common', told));
  if (source) write(say('cli.info-source', source), say('cli.info-licence', source));
}
