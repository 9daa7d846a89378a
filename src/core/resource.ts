/**
 * What a game is played with and people make: a level, a dictionary with its bag. A resource is known by the SHA-256
 * of its manifest, which names its texts by theirs; so a table keeps the very words it began with. What is slow about
 * it (reading, searching, packing) is done once, by `prepare`: rules are opened over the bytes that it gives. Those
 * bytes are a cache: they can be made again from the texts at any time, and no log depends on them.
 */
import type { Language } from './phrase.ts';
import { type Problem, type Result, refuse, unless } from './result.ts';

export type Manifest = {
  readonly kind: string;
  readonly language: Language | null;
  /** By part: the SHA-256 of the text, in UTF-8. */
  readonly texts: Readonly<Record<string, string>>;
};

/** Texts by part. */
export type Texts = Readonly<Record<string, string>>;

/** What reading the texts has told: plain JSON, for rules and for lists. */
export type ResourceInfo = { readonly language: Language | null };

/** Only `page` ever leaves the server. An empty `host` or `engine`: the page's bytes are enough. */
export type Prepared<Facts = unknown> = {
  readonly page: Uint8Array;
  /** What only the host may know, such as the solution of a level. */
  readonly host: Uint8Array;
  readonly engine: Uint8Array;
  /** Counts and grades for lists: plain JSON, which no rule depends on. */
  readonly facts: Facts;
};

/** Counted in steps of the work itself and not in time, so that every machine comes to the same end. */
export type PrepareBudget = { readonly steps: number };

export interface ResourceKind<Info extends ResourceInfo = ResourceInfo, Facts = unknown> {
  readonly kind: string;
  readonly parts: readonly string[];
  /** Characters of all texts together; more is refused before anything is read. */
  readonly largest: number;
  /** Of the prepared bytes; no part of the hash. */
  readonly format: number;
  /** The texts in the one form that is hashed. Every problem says its part, line and column: `words:12:1`. */
  read(texts: Texts, language: Language | null): Result<{ readonly texts: Texts; readonly info: Info }>;
  /** Takes texts as `read` gives them. */
  prepare(texts: Texts, info: Info, budget: PrepareBudget): Result<Prepared<Facts>>;
  /** Makes one to order, or says that none was found. */
  make?(wish: unknown, random: { uint32(): number }, budget: PrepareBudget): Result<Texts>;
}

/** The one way a manifest is written: the resource's hash is the SHA-256 of this text. */
export function manifestText({ kind, language, texts }: Manifest): string {
  const sorted = Object.entries(texts).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify({ kind, language, texts: Object.fromEntries(sorted) });
}

/** The texts in canonical form and what they tell; refused when parts are missing, strange or too long together. */
export function readResource(
  kind: ResourceKind,
  texts: Texts,
  language: Language | null,
): ReturnType<ResourceKind['read']> {
  const wrong = partProblems(kind, Object.keys(texts));
  if (wrong.length > 0) return unless(wrong, () => ({ texts, info: { language } }));
  const length = Object.values(texts).reduce((sum, text) => sum + text.length, 0);
  if (length > kind.largest) return refuse('resource-long', { length, max: kind.largest });
  return kind.read(texts, language);
}

/** Parts that this kind has not, and those that are missing. */
function partProblems({ kind, parts }: ResourceKind, given: readonly string[]): readonly Problem[] {
  const strange = given.filter((part) => !parts.includes(part));
  const missing = parts.filter((part) => !given.includes(part));
  return [
    ...strange.map((part) => ({ code: 'resource-part-strange', params: { kind, part }, path: part })),
    ...missing.map((part) => ({ code: 'resource-part-missing', params: { kind, part }, path: part })),
  ];
}
