/** Content for tests, prepared from texts as a room would. */
import { createHash } from 'node:crypto';
import { resourceRefs } from '../src/core/form.ts';
import type { Game } from '../src/core/game.ts';
import type { Language } from '../src/core/phrase.ts';
import {
  type Manifest,
  type OpenResource,
  type OpenResources,
  prepareResource,
  type ResourceNames,
  type Texts,
} from '../src/core/resource.ts';
import { must } from '../src/core/result.ts';
import { manifestHash } from '../src/room/resources.ts';
import type { OpenGame } from '../src/room/table.ts';

/** By kind. */
export type TestContent = Readonly<
  Record<string, { readonly texts: Texts; readonly language?: Language | null }>
>;

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

export function manifestOf(kind: string, texts: Texts, language: Language | null = null): Manifest {
  const hashes = Object.entries(texts).map(([part, text]) => [part, hashOf(text)]);
  return { kind, language, texts: Object.fromEntries(hashes) };
}

const known = new Map<string, OpenResource>();

/** Prepared once for all tests of a file. */
export function preparedFor(game: Game, content: TestContent): OpenResources {
  const all = Object.entries(content).map(([kind, { texts, language = null }]) => {
    const hash = manifestHash(manifestOf(kind, texts, language));
    const how = game.resources.find((each) => each.kind === kind)!;
    const prepared = known.get(hash) ?? must(prepareResource(how, { hash, texts, language }));
    known.set(hash, prepared);
    return [kind, prepared];
  });
  return Object.fromEntries(all);
}

export function openWith(game: Game, content: TestContent): OpenGame {
  const resources = preparedFor(game, content);
  return { game, rules: must(game.open(resources)), resources };
}

/** Options as a table holds them: content by its hash. */
export function withHashes({ game, resources }: Pick<OpenGame, 'game' | 'resources'>, raw: unknown): unknown {
  const options = must(game.parseOptions(raw));
  const refs = resourceRefs(game.form, Object(options));
  return {
    ...Object(options),
    ...Object.fromEntries(refs.map(({ key, kind }) => [key, resources[kind]!.hash])),
  };
}

export function namesOf({ resources }: Pick<OpenGame, 'resources'>, name = 'test'): ResourceNames {
  return Object.fromEntries(Object.entries(resources).map(([kind, { hash }]) => [kind, { hash, name }]));
}
