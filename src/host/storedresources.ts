/** What games are played with, as a store keeps it: texts by their hash, resources made of them, and a library of names. */
import type { Language } from '../core/phrase.ts';

/** A manifest by its hash, with what reading its texts has told. */
export type StoredResource = {
  readonly hash: string;
  readonly game: string;
  readonly kind: string;
  readonly language: Language | null;
  /** By part: the hash of its text. */
  readonly texts: Readonly<Record<string, string>>;
  readonly info: unknown;
};

export type PreparedPart = 'page' | 'host' | 'engine';

/** A resource made ready for use; it can be made again at any time. */
export type Prepared = {
  readonly facts: unknown;
  readonly parts: Readonly<Record<PreparedPart, Uint8Array>>;
};

/** Those parts of it that somebody asked for. */
export type PreparedParts<Part extends PreparedPart> = {
  readonly facts: unknown;
  readonly parts: Readonly<Record<Part, Uint8Array>>;
};

/** A resource under a name. */
export type LibraryEntry = {
  readonly id: string;
  readonly game: string;
  readonly kind: string;
  readonly owner: string | null;
  /** Unique among those of its owner, of its kind and game, whatever case and accents. */
  readonly name: string;
  readonly language: string | null;
  readonly licence: string | null;
  readonly info: unknown;
  readonly facts: unknown;
  /** Of the resource. */
  readonly hash: string;
  /** Of its texts, together. */
  readonly bytes: number;
  readonly created: number;
  readonly updated: number;
};

export type EntryFilter = {
  /** Words, each of them a part of its name, whatever case and accents. */
  readonly search?: string;
  readonly game?: string;
  readonly kind?: string;
  /** Null: of nobody. */
  readonly owner?: string | null;
  readonly language?: string;
  /** Of the resource. */
  readonly hash?: string;
  /** The last updated first unless told; ties by id. */
  readonly order?: 'newest' | 'name';
  /** From the one after this one on. */
  readonly after?: Pick<LibraryEntry, 'id' | 'name' | 'updated'>;
  readonly skip?: number;
  /** 200 unless told. */
  readonly limit?: number;
};

/** Which entries, wherever in a list. */
export type EntryMatch = Omit<EntryFilter, 'order' | 'after' | 'skip' | 'limit'>;

/** A game of the day that is made when it is first asked for; a game may have several a day, by their keys. */
export type MadeDailyKey = { readonly game: string; readonly key: string; readonly day: string };

/** The resource that was made. */
export type MadeDaily = { readonly hash: string };
