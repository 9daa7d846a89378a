/** A prepared lexicon as one file, for the command line: what it tells of itself, and the bytes that rules are opened with. */
import { languages } from '../../../core/phrase.ts';
import type { OpenResource, Prepared } from '../../../core/resource.ts';
import { ok, type Result, refuse } from '../../../core/result.ts';
import type { LexiconFacts, LexiconInfo } from './resource.ts';
import { packSections, readSections } from './sections.ts';

export function formatFile(info: LexiconInfo, { page, engine, facts }: Prepared<LexiconFacts>): Uint8Array {
  const about = new TextEncoder().encode(JSON.stringify({ info, facts }));
  return packSections({ about, page, engine });
}

/** The lexicon in a file; what it holds is looked at by who opens it. */
export function parseFile(bytes: Uint8Array, name: string): Result<OpenResource> {
  const sections = readSections(bytes);
  if (typeof sections === 'string') return refuse(`lexicon-${sections}`, { file: name });
  const about = aboutIn(sections.get('about') ?? new Uint8Array());
  const page = sections.get('page');
  if (!about || !page) return refuse('lexicon-foreign', { file: name });
  return ok({ hash: name, ...about, page, host: null, engine: sections.get('engine') ?? null });
}

function aboutIn(bytes: Uint8Array): Pick<OpenResource, 'info' | 'facts'> | null {
  try {
    const { info, facts } = Object(JSON.parse(new TextDecoder().decode(bytes))) as {
      readonly info?: Partial<LexiconInfo>;
      readonly facts?: unknown;
    };
    const language = languages.find((known) => known === info?.language) ?? null;
    return info ? { info: { ...info, language }, facts } : null;
  } catch {
    return null;
  }
}
