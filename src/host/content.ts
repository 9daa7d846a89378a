/** Content on its way to a table: found by name or hash, prepared where that has not been done yet. */
import type { Language } from '../core/phrase.ts';
import {
  type Manifest,
  type OpenResource,
  parseManifest,
  partProblems,
  type ResourceInfo,
  type ResourceKind,
} from '../core/resource.ts';
import { ok, type Result, refuse, unless } from '../core/result.ts';
import type { TextBytes } from './jobs/resources.ts';

/** Bytes of the longest one; a kind has a few parts. */
const longestManifest = 4000;

/** A resource as what it is made of. */
export type ContentTexts = {
  readonly hash: string;
  readonly manifest: Manifest;
  /** The text of a part; null when it has more bytes than that, or is nowhere to be found. */
  readonly text: (part: string, longest: number) => Promise<string | null>;
  /** The same in UTF-8, whatever its length; null when it is nowhere to be found. The asker's own. */
  readonly bytes: (part: string) => Promise<Uint8Array | null>;
};

/** A resource that was found and prepared: what rules are opened with. */
export type Content = ContentTexts & {
  readonly game: string;
  readonly kind: string;
  /** How it is called; null for one that has no name here. */
  readonly name: string | null;
  /** Of the prepared bytes. */
  readonly format: number;
  readonly resource: OpenResource;
  /** The bytes of the page as brotli, where somebody has packed them already. */
  readonly packedPage?: () => Promise<Uint8Array>;
};

/**
 * Manifests and texts by their SHA-256, in UTF-8: those of older tables, of imports. The bytes are the asker's, who may
 * hand them on; nobody makes a string of a text that may be long.
 */
export type TextSource = (hash: string) => Promise<Uint8Array | null>;

/** A resource as lists show it. */
export type ResourceEntry = {
  readonly game: string;
  readonly kind: string;
  readonly name: string;
  readonly hash: string;
  readonly info: ResourceInfo;
  readonly facts: unknown;
};

/** The content that comes with the games. */
export interface Builtins {
  /** In the order in which people look for them. */
  readonly entries: readonly ResourceEntry[];
  named(game: string, kind: string, name: string): Promise<Content | null>;
  byHash(hash: string): Promise<Content | null>;
  /** A text that one of them is made of, by its own hash: tables of before may name fewer parts of it. */
  text(hash: string): Promise<Uint8Array | null>;
}

/** Texts that are to be prepared, and of which game's kind. */
export type Unprepared = {
  readonly game: string;
  readonly kind: ResourceKind;
  readonly hash: string;
  readonly language: Language | null;
  /** Fetched only where they are needed; null when one is nowhere to be found. */
  readonly texts: () => Promise<TextBytes | null>;
};

/** Prepares a resource, wherever there is time for that. */
export type Prepare = (unprepared: Unprepared) => Promise<Result<OpenResource>>;

/** Where content comes from that is not of the games, and what prepares it for whoever waits. */
export type ContentSource = { readonly text: TextSource; readonly prepare: Prepare };

/** For whoever has no more than what comes with the games. */
export const noSource: ContentSource = { text: async () => null, prepare: unreachable };

/** The content of a manifest, its texts fetched and prepared. */
export async function contentFrom(
  manifest: Manifest,
  of: Pick<Unprepared, 'game' | 'kind' | 'hash'>,
  { text, prepare }: ContentSource,
): Promise<Result<Content>> {
  const { game, kind, hash } = of;
  if (manifest.kind !== kind.kind) return refuse('resource-foreign', { kind: kind.kind });
  const strange = partProblems(kind, Object.keys(manifest.texts));
  if (strange.length > 0) return unless(strange, unreachable);
  const texts = () => textsOf(manifest, text);
  const resource = await prepare({ ...of, texts, language: manifest.language });
  if (!resource.ok) return resource;
  const found = { game, kind: kind.kind, name: null, format: kind.format, resource: resource.value };
  return ok({ ...textsFrom(hash, manifest, text), ...found });
}

/** The texts that a manifest names, as the source has them. */
export function textsFrom(hash: string, manifest: Manifest, source: TextSource): ContentTexts {
  return {
    hash,
    manifest,
    text: async (part, longest) => {
      const bytes = await source(manifest.texts[part] ?? '');
      return bytes && bytes.length <= longest ? new TextDecoder().decode(bytes) : null;
    },
    bytes: (part) => source(manifest.texts[part] ?? ''),
  };
}

/** The manifest of this hash, if that is what the source has under it: some bytes, and no text of megabytes. */
export async function manifestFrom(hash: string, source: TextSource): Promise<Result<Manifest> | null> {
  const bytes = await source(hash);
  if (!bytes) return null;
  return bytes.length <= longestManifest
    ? parseManifest(new TextDecoder().decode(bytes))
    : refuse('manifest-malformed');
}

/** Null when one is nowhere to be found. */
async function textsOf({ texts }: Manifest, source: TextSource): Promise<TextBytes | null> {
  const found = await Promise.all(
    Object.entries(texts).map(async ([part, hash]) => [part, await source(hash)] as const),
  );
  return found.every(([, text]) => text !== null) ? (Object.fromEntries(found) as TextBytes) : null;
}

function unreachable(): never {
  throw new Error('no problem after all');
}
