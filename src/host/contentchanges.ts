import type { PreparedResource } from './jobs/resources.ts';
import type { Change } from './unit.ts';

/** What is stored of a game's content that a thread has prepared: texts, resource and prepared bytes. */
export function contentChanges(game: string, from: PreparedResource, now: number): readonly Change[] {
  const { hash, manifest, texts, info, format, facts, page, host, engine } = from;
  const { kind, language } = manifest;
  return [
    ...Object.entries(texts).map(
      ([part, bytes]) => ({ kind: 'text', hash: manifest.texts[part]!, bytes, now }) as const,
    ),
    { kind: 'resource', resource: { hash, game, kind, language, texts: manifest.texts, info }, now },
    { kind: 'prepared', hash, format, prepared: { facts, parts: { page, host, engine } }, now },
  ];
}
