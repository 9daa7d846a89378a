/** A look back at a finished game: what the moves of a seat were worth, as a table that any screen can show. */
import type { Phrase, Tone } from './phrase.ts';

export type Review = {
  /** What was looked at and how far, before the table. */
  readonly says: readonly Phrase[];
  readonly columns: readonly ReviewColumn[];
  /** A cell for every column. */
  readonly rows: readonly (readonly ReviewCell[])[];
  /** What it comes to, and what the columns mean. */
  readonly totals: readonly Phrase[];
  readonly notes: readonly Phrase[];
  /** The same for the game's own face; plain JSON. */
  readonly data: unknown;
};

export type ReviewColumn = {
  readonly name: Phrase;
  /** Numbers stand under each other by their last digit. */
  readonly align: 'start' | 'end';
};

/** A phrase; a number; or signs with their tones, such as a row of pegs. Null: nothing to say. */
export type ReviewCell = Phrase | number | readonly Sign[] | null;

export type Sign = { readonly text: string; readonly tone: Tone | null };
