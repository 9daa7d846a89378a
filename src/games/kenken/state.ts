/** What a table of KenKen holds: the same level for all, and a sheet for each seat. */
import type { Seat, SeatChoice } from '../../core/seat.ts';
import { freeCells, type Level } from './level.ts';
import type { Move } from './move.ts';
import { blankSheet, type Sheet, type SheetView } from './sheet.ts';

export type Options = {
  /** The level's name in the library. */
  readonly level: string;
  /** A digit entered goes from the notes of its row and column. */
  readonly cleanNotes: boolean;
  /** What breaks a rule is marked at once. */
  readonly showErrors: boolean;
};

export type Status = 'playing' | 'solved' | 'left';

export type Place = { readonly status: Status; readonly sheet: Sheet };

export type State = {
  readonly options: Options;
  readonly places: readonly Place[];
  readonly last: { readonly seat: Seat; readonly move: Move } | null;
};

/** Another's place: how far they are, and the sheet once it may be seen. */
export type PlaceView = {
  readonly status: Status;
  readonly filled: number;
  readonly sheet: SheetView | null;
};

export type View = {
  readonly me: Seat | null;
  readonly level: Level;
  readonly options: Options;
  /** Whether what is asked about the sheet is answered by the solution: it is the only one, and nobody races for it. */
  readonly compares: boolean;
  readonly places: readonly PlaceView[];
  /** The move itself only where its sheet may be seen. */
  readonly last: { readonly seat: Seat; readonly move: Move | null } | null;
};

export function setup(level: Level, options: Options, seats: readonly SeatChoice[]): State {
  const place: Place = { status: 'playing', sheet: blankSheet(level) };
  return { options, places: seats.map(() => place), last: null };
}

type Places = readonly { readonly status: Status }[];

/** A race ends with the first right grid, or when all but one have left; alone, when one is done or leaves. */
export function isOver(places: Places): boolean {
  const playing = places.filter(({ status }) => status === 'playing').length;
  return places.some(({ status }) => status === 'solved') || playing < Math.min(2, places.length);
}

export function isRace(places: Places): boolean {
  return places.length > 1;
}

/** Seats that may move: all who still play, at any time. */
export function acting(places: Places): readonly Seat[] {
  return isOver(places) ? [] : [...places.keys()].filter((seat) => places[seat]!.status === 'playing');
}

/** How many cells there are to fill. */
export function countFree(level: Level): number {
  return freeCells(level).length;
}

/** Whose way can be looked back at: all who have written something. */
export function reviewableSeats({ places }: View): readonly Seat[] {
  return isOver(places) ? [...places.keys()].filter((seat) => places[seat]!.filled > 0) : [];
}
