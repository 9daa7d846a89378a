/**
 * Levels and dictionaries in a thread: from the texts that somebody brings to what is stored, listed and played with, all
 * hashes included; and made to order. Texts travel as UTF-8, which is handed over and not copied.
 */
import type { Language } from '../../core/phrase.ts';
import {
  type Manifest,
  manifestText,
  type PrepareBudget,
  type Prepared,
  type ResourceInfo,
  type ResourceKind,
  readResource,
  type Texts,
} from '../../core/resource.ts';
import { ok, type Result, refuse, unless } from '../../core/result.ts';
import { type Seed, stream } from '../../room/random.ts';

/** Texts by part, in UTF-8. */
export type TextBytes = Readonly<Record<string, Uint8Array>>;

/** A kind of resource of a game. */
export type ResourceRef = { readonly game: string; readonly kind: string };

export type RawResource = ResourceRef & { readonly language: Language | null; readonly texts: TextBytes };

export type ResourceWish = ResourceRef & {
  readonly wish: unknown;
  /** Where its chance comes from: the same seed, the same content. */
  readonly seed: Seed;
};

/** All that is known of a resource. */
export type PreparedResource = Prepared & {
  /** The manifest's: the resource is known by it. */
  readonly hash: string;
  readonly manifest: Manifest;
  /** As they are hashed and stored. */
  readonly texts: TextBytes;
  readonly info: ResourceInfo;
  /** Of the prepared bytes. */
  readonly format: number;
};

export type ResourceTools = {
  /** Null for a game or a kind that there is not. */
  readonly kindOf: (ref: ResourceRef) => Promise<ResourceKind | null>;
  /** SHA-256, as hexadecimal digits. */
  readonly hash: (bytes: Uint8Array) => string;
  readonly steps: PrepareBudget;
  readonly report: (done: number) => void;
};

export async function prepareBrought(
  { game, kind: name, language, texts }: RawResource,
  tools: ResourceTools,
): Promise<Result<PreparedResource>> {
  const kind = await tools.kindOf({ game, kind: name });
  if (!kind) return refuse('resource-kind', { game, kind: name });
  const decoded = decode(texts);
  const read = decoded.ok ? readResource(kind, decoded.value, language) : decoded;
  if (!read.ok) return read;
  tools.report(0.2);
  const prepared = kind.prepare(read.value.texts, read.value.info, tools.steps);
  if (!prepared.ok) return prepared;
  tools.report(0.8);
  const more = await kind.moreFacts?.(read.value.texts, prepared.value.facts);
  tools.report(0.9);
  return ok({
    ...named(kind, encodeTexts(read.value.texts), read.value.info, tools.hash),
    ...prepared.value,
    ...(more && { facts: { ...Object(prepared.value.facts), ...Object(more) } }),
  });
}

export async function makeResource(
  { game, kind: name, wish, seed }: ResourceWish,
  tools: ResourceTools,
): Promise<Result<TextBytes>> {
  const kind = await tools.kindOf({ game, kind: name });
  if (!kind?.make) return refuse('resource-kind', { game, kind: name });
  const made = await kind.make(wish, stream(seed, 0), tools.steps, tools.report);
  return made.ok ? ok(encodeTexts(made.value)) : made;
}

/** What a resource is known by, and what is kept of it whatever its format. */
function named(
  { kind, format }: ResourceKind,
  texts: TextBytes,
  info: ResourceInfo,
  hash: ResourceTools['hash'],
) {
  const manifest = { kind, language: info.language, texts: mapParts(texts, hash) };
  const known = hash(new TextEncoder().encode(manifestText(manifest)));
  return { hash: known, manifest, texts, info, format };
}

export function encodeTexts(texts: Texts): TextBytes {
  return mapParts(texts, (text) => new TextEncoder().encode(text));
}

/** What `encodeTexts` was given. */
export function textsIn(bytes: TextBytes): Texts {
  return mapParts(bytes, (part) => new TextDecoder().decode(part));
}

/** Refused where a part is not UTF-8. */
function decode(texts: TextBytes): Result<Texts> {
  const decoded = mapParts(texts, utf8Text);
  const wrong = Object.keys(decoded).filter((part) => decoded[part] === null);
  const problems = wrong.map((part) => ({ code: 'resource-encoding', params: { part }, path: part }));
  return unless(problems, () => decoded as Texts);
}

/** Null for what is no UTF-8. */
export function utf8Text(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function mapParts<From, To>(
  parts: Readonly<Record<string, From>>,
  change: (part: From) => To,
): Readonly<Record<string, To>> {
  return Object.fromEntries(Object.entries(parts).map(([part, value]) => [part, change(value)]));
}
