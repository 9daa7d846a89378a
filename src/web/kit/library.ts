/**
 * What a game shows of the content that people make for it: how a row of the library looks, how one is drawn, brought in
 * and taken out. The page around it, which stores, copies, deletes and plays, is the same for all of them.
 */
import type { ComponentType, ReactNode } from 'react';
import type { Language, Messages, Say } from '../../core/phrase.ts';
import type { Texts } from '../../core/resource.ts';
import type { Result } from '../../core/result.ts';
import type { ListedResource } from '../../protocol/http.ts';

export type LibraryItem = ListedResource;

/** A choice that narrows the list. */
export type LibraryFilter = {
  readonly key: string;
  /** Codes of messages: what it is called, and what chooses all. */
  readonly label: string;
  readonly all: string;
  /** What there is to choose among these, in order. */
  readonly options: (
    items: readonly LibraryItem[],
    say: Say,
  ) => readonly { readonly value: string; readonly label: string }[];
  readonly matches: (item: LibraryItem, value: string) => boolean;
};

export type LibrarySort = {
  readonly key: string;
  readonly label: string;
  readonly compare: (a: LibraryItem, b: LibraryItem) => number;
};

export type LibraryExport = {
  readonly key: string;
  readonly label: string;
  /** Of the file's name. */
  readonly ending: string;
  /** The text of the file; or what can't be written so. */
  readonly write: (texts: Texts) => Result<string>;
};

/** What somebody has made and has not stored yet. */
export type Made = {
  readonly name: string;
  readonly texts: Texts;
  /** An entry of one's own that this is the next version of. */
  readonly entry: string | null;
};

/** What the page does for the parts of a game. */
export type LibraryDesk = {
  /** Asks for the name, stores it under that; null where it was not stored. */
  readonly keep: (made: Made) => Promise<LibraryItem | null>;
  /** Stores it, where it is not here yet, and opens a table with it; then plays these moves, as text. */
  readonly play: (made: Made, moves?: readonly string[]) => Promise<void>;
  /** Opens the editor with it. */
  readonly edit: (made: Made) => void;
  readonly copy: (text: string) => Promise<boolean>;
  readonly download: (name: string, text: string) => void;
};

export type FrameProps = {
  readonly title: string;
  readonly aside: string;
  /** Buttons in the head. */
  readonly actions: ReactNode;
  readonly turn: ReactNode;
  readonly board: ReactNode;
  readonly tools: ReactNode;
  readonly lists: ReactNode;
  readonly line: string;
};

export type EditorProps = {
  /** What is edited; null for something new. */
  readonly made: Made | null;
  readonly desk: LibraryDesk;
  readonly Frame: ComponentType<FrameProps>;
};

export type ImporterProps = {
  /** A file that was dropped on the page. */
  readonly file: File | null;
  readonly desk: LibraryDesk;
  readonly onClose: () => void;
};

export type LinkedProps = { readonly fragment: string; readonly desk: LibraryDesk };

export type LibraryUi = {
  readonly kind: string;
  /** Words that only the library needs. */
  readonly words: (language: Language) => Promise<readonly Messages[]>;
  /** From the bytes that pages get. */
  readonly Picture: ComponentType<{ readonly page: Uint8Array }>;
  readonly Facts: ComponentType<{ readonly item: LibraryItem }>;
  readonly filters: readonly LibraryFilter[];
  /** The first is the usual one. */
  readonly sorts: readonly LibrarySort[];
  readonly exports: readonly LibraryExport[];
  /** What stands after the # of a link that has all of it. */
  readonly fragment: (name: string, texts: Texts) => Result<string>;
  /** The page that prints those with these hashes. */
  readonly printed: (hashes: readonly string[]) => string;
  readonly Editor: ComponentType<EditorProps>;
  readonly Importer: ComponentType<ImporterProps>;
  readonly Linked: ComponentType<LinkedProps>;
};
