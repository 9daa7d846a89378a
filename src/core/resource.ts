/**
 * What a game is played with and people make: a level, a dictionary with its bag. A resource is known by the SHA-256
 * of its manifest, which names its texts by theirs; so a table keeps the very words it began with. What is slow about
 * it (reading, searching, packing) is done once, by `prepare`: rules are opened over the bytes that it gives. Those
 * bytes are a cache: they can be made again from the texts at any time, and no log depends on them.
 */
import { type Language, languages, type Phrase } from './phrase.ts';
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
  /** Parts that one may do without. */
  readonly optionalParts?: readonly string[];
  /** Characters of all texts together; more is refused before anything is read. */
  readonly largest: number;
  /** Of the prepared bytes; no part of the hash. */
  readonly format: number;
  /** The texts in the one form that is hashed. Every problem says its part, line and column: `words:12:1`. */
  read(texts: Texts, language: Language | null): Result<{ readonly texts: Texts; readonly info: Info }>;
  /** Takes texts as `read` gives them. */
  prepare(texts: Texts, info: Info, budget: PrepareBudget): Result<Prepared<Facts>>;
  /** Facts besides, for which more code is needed than a page should load: threads and builds ask for them. */
  moreFacts?(texts: Texts, facts: Facts): Promise<Partial<Facts>>;
  /** Makes one to order, or says that none was found. */
  make?(
    wish: unknown,
    random: { uint32(): number },
    budget: PrepareBudget,
    /** Told now and then how much of the budget is spent, from 0 to 1. */
    report?: (done: number) => void,
  ): Result<Texts> | Promise<Result<Texts>>;
  /** What somebody asks `make` for who types an order; null for what is none. */
  wishIn?(text: string): Promise<unknown>;
  /** How people call it, where the name of its file is not for them. */
  label?(resource: { readonly name: string; readonly info: Info; readonly facts: Facts }): Phrase | null;
}

/** A resource as rules are opened with it. */
export type OpenResource = {
  readonly hash: string;
  readonly info: ResourceInfo;
  readonly facts: unknown;
  readonly page: Uint8Array;
  /** Null away from the host. */
  readonly host: Uint8Array | null;
  readonly engine: Uint8Array | null;
};

/** By kind. */
export type OpenResources = Readonly<Record<string, OpenResource>>;

/** Which resource a table is played with, and how it was called when the table was made. */
export type ResourceName = { readonly hash: string; readonly name: string };
export type ResourceNames = Readonly<Record<string, ResourceName>>;

/** Some seconds at most. */
export const prepareBudget: PrepareBudget = { steps: 10_000_000 };

const hashForm = /^[0-9a-f]{64}$/;
const builtinForm = /^builtin:([\p{L}\p{N}][\p{L}\p{N}._-]{0,79})$/u;

export function isHash(text: unknown): text is string {
  return typeof text === 'string' && hashForm.test(text);
}

/** The name in `builtin:NAME`; null for anything else. */
export function builtinName(ref: string): string | null {
  return builtinForm.exec(ref)?.[1] ?? null;
}

export function builtinRef(name: string): string {
  return `builtin:${name}`;
}

/** The one way a manifest is written: the resource's hash is the SHA-256 of this text. */
export function manifestText({ kind, language, texts }: Manifest): string {
  const sorted = Object.entries(texts).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify({ kind, language, texts: Object.fromEntries(sorted) });
}

/** Reads what `manifestText` writes, and nothing else. */
export function parseManifest(text: string): Result<Manifest> {
  const raw = manifestIn(text);
  return raw && manifestText(raw) === text ? { ok: true, value: raw } : refuse('manifest-malformed');
}

function manifestIn(text: string): Manifest | null {
  try {
    const raw: unknown = JSON.parse(text);
    return isManifest(raw) ? raw : null;
  } catch {
    return null;
  }
}

function isManifest(raw: unknown): raw is Manifest {
  const { kind, language, texts } = Object(raw) as Partial<Record<keyof Manifest, unknown>>;
  if (typeof kind !== 'string' || typeof texts !== 'object' || texts === null) return false;
  if (language !== null && !languages.some((known) => known === language)) return false;
  return Object.keys(texts).every((part) => /^[a-z]+$/.test(part)) && Object.values(texts).every(isHash);
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
export function partProblems(
  { kind, parts, optionalParts = [] }: ResourceKind,
  given: readonly string[],
): readonly Problem[] {
  const strange = given.filter((part) => !parts.includes(part) && !optionalParts.includes(part));
  const missing = parts.filter((part) => !given.includes(part));
  return [
    ...strange.map((part) => ({ code: 'resource-part-strange', params: { kind, part }, path: part })),
    ...missing.map((part) => ({ code: 'resource-part-missing', params: { kind, part }, path: part })),
  ];
}

/** A resource from its texts: read and prepared. */
export function prepareResource(
  kind: ResourceKind,
  { hash, texts, language }: { hash: string; texts: Texts; language: Language | null },
  budget: PrepareBudget = prepareBudget,
): Result<OpenResource> {
  const read = readResource(kind, texts, language);
  if (!read.ok) return read;
  const { info } = read.value;
  const prepared = kind.prepare(read.value.texts, info, budget);
  return prepared.ok ? { ok: true, value: { hash, info, ...prepared.value } } : prepared;
}
