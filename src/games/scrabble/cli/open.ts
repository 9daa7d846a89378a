/** The lexicon that a subcommand is asked about: one that comes with the game, or a file that `lexicon build` made. */
import type { OpenResource } from '../../../core/resource.ts';
import { ok, type Result, refuse } from '../../../core/result.ts';
import type { SubcommandCall } from '../../../core/subcommand.ts';
import type { Lexicon } from '../lexicon/dictionary.ts';
import { parseFile } from '../lexicon/file.ts';
import { lexiconKind, openLexicon } from '../lexicon/resource.ts';

export async function lexiconFor(call: SubcommandCall, name: string): Promise<Result<Lexicon>> {
  const resource = await resourceFor(call, name);
  if (!resource.ok) return resource;
  const lexicon = openLexicon({ [lexiconKind.kind]: resource.value });
  return lexicon.ok ? lexicon : refuse('lexicon-damaged', { file: name });
}

/** By its name, else by that of a file. */
export async function resourceFor(
  { content, readBytes }: SubcommandCall,
  name: string,
): Promise<Result<OpenResource>> {
  const builtin = await content(lexiconKind.kind, name);
  if (builtin) return ok(builtin);
  const bytes = await readBytes(name);
  return bytes.ok ? parseFile(bytes.value, name) : bytes;
}
