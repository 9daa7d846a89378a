/**
 * Half-made moves. A draft is kept as plain JSON and may come from an older game or another board: what does not fit
 * counts as nothing. A peg is null where nothing lies yet; an empty hole that was chosen is a peg of its own.
 */
import { type Board, type Code, hole, type Peg } from '../code.ts';
import type { Marks } from '../marks.ts';
import type { Move } from '../table.ts';

export type CodeDraft = {
  readonly pegs: readonly (Peg | null)[];
  /** The place that the next peg goes to. */
  readonly at: number;
  /** Places whose pegs are kept for the guess after this one; left out when there are none. */
  readonly held?: readonly number[];
  /** The guess about which it was asked whether it is meant: played the next time. */
  readonly asked?: string;
};

/** Null where the codemaker has not said yet. */
export type MarksDraft = { readonly exact: number | null; readonly misplaced: number | null };

export function codeDraft(raw: unknown, board: Board): CodeDraft {
  const { pegs, at, held, asked } = record(raw);
  const given: readonly unknown[] = Array.isArray(pegs) && pegs.length === board.positions ? pegs : [];
  const kept = Array.from({ length: board.positions }, (_, place) => pegOn(board, given[place]));
  const chosen = isBelow(at, board.positions) ? at : nextFree(kept, board.positions - 1);
  const draft = holding({ pegs: kept, at: chosen }, Array.isArray(held) ? held : []);
  return typeof asked === 'string' ? { ...draft, asked } : draft;
}

export function marksDraft(raw: unknown, positions: number): MarksDraft {
  const { exact, misplaced } = record(raw);
  const count = (value: unknown) => (isBelow(value, positions + 1) ? value : null);
  return { exact: count(exact), misplaced: count(misplaced) };
}

function record(raw: unknown): Readonly<Record<string, unknown>> {
  return typeof raw === 'object' && raw !== null ? { ...raw } : {};
}

function isBelow(value: unknown, end: number): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) < end;
}

function pegOn({ colors, holes }: Board, value: unknown): Peg | null {
  return isBelow(value, colors + 1) && (holes || value !== hole) ? value : null;
}

/** Lays a peg; where colours don't repeat, it leaves the place it had before. The next free place comes next. */
export function laid({ repeats }: Board, { pegs, at, held }: CodeDraft, peg: Peg, place = at): CodeDraft {
  const cleared = repeats || peg === hole ? pegs : pegs.map((other) => (other === peg ? null : other));
  const after = cleared.with(place, peg);
  return holding({ pegs: after, at: nextFree(after, place) }, held);
}

/** Only pegs can be kept, not empty places. */
function holding({ pegs, at }: CodeDraft, places: readonly number[] = []): CodeDraft {
  const held = pegs.flatMap((peg, place) => (peg !== null && places.includes(place) ? [place] : []));
  return held.length === 0 ? { pegs, at } : { pegs, at, held };
}

export function isHeld({ held }: CodeDraft, place: number): boolean {
  return held?.includes(place) ?? false;
}

/** Keeps the peg of a place for the next guess, or no longer. */
export function toggled(draft: CodeDraft, place: number): CodeDraft {
  const { held = [] } = draft;
  return holding(draft, isHeld(draft, place) ? held.filter((each) => each !== place) : [...held, place]);
}

/** What is kept of a guess that was made. */
export function carriedOver({ pegs, held = [] }: CodeDraft): CodeDraft {
  const kept = pegs.map((peg, place) => (held.includes(place) ? peg : null));
  return holding({ pegs: kept, at: nextFree(kept, kept.length - 1) }, held);
}

/** The first free place after this one, going round; this one when there is none. */
function nextFree(pegs: CodeDraft['pegs'], place: number): number {
  const round = pegs.map((_, step) => (place + 1 + step) % pegs.length);
  return round.find((each) => pegs[each] === null) ?? place;
}

export function cleared({ pegs, held }: CodeDraft, place: number): CodeDraft {
  return holding({ pegs: pegs.with(place, null), at: place }, held);
}

/** A place that was chosen already is cleared. */
export function pointedAt(draft: CodeDraft, place: number): CodeDraft {
  return draft.at === place ? cleared(draft, place) : { ...draft, at: place };
}

/** Takes out the peg at the chosen place, or else the nearest one before it. */
export function erased(draft: CodeDraft): CodeDraft {
  const place = nearest(draft);
  return place === null ? draft : cleared(draft, place);
}

/** The chosen place, or else the nearest one before it that has a peg. */
export function nearest({ pegs, at }: CodeDraft): number | null {
  const back = pegs.map((_, step) => (at - step + pegs.length) % pegs.length);
  return back.find((each) => pegs[each] !== null) ?? null;
}

/** The place beside the chosen one; the row goes round. */
export function stepped(draft: CodeDraft, by: 1 | -1): CodeDraft {
  const { pegs, at } = draft;
  return { ...draft, at: (at + by + pegs.length) % pegs.length };
}

/** A peg carried from one place to another; what lay there goes the other way. */
export function swapped({ pegs, held = [] }: CodeDraft, from: number, to: number): CodeDraft {
  const moved = new Map([
    [from, to],
    [to, from],
  ]);
  const after = { pegs: pegs.with(to, pegs[from]!).with(from, pegs[to]!), at: to };
  return holding(
    after,
    held.map((place) => moved.get(place) ?? place),
  );
}

/** A whole row at once. */
export function filled(code: Code): CodeDraft {
  return { pegs: code, at: code.length - 1 };
}

export function missingPegs({ pegs }: CodeDraft): number {
  return pegs.filter((peg) => peg === null).length;
}

/** The move that a draft has become, once nothing is missing. */
export function codeMove(kind: 'guess' | 'code', { pegs }: CodeDraft): Move | null {
  const code = pegs.filter((peg) => peg !== null);
  return code.length === pegs.length ? { kind, code } : null;
}

export function marksMove(draft: MarksDraft): Move | null {
  const marks = marksIn(draft);
  return marks && { kind: 'reply', marks };
}

export function marksIn({ exact, misplaced }: MarksDraft): Marks | null {
  return exact === null || misplaced === null ? null : { right: exact, near: misplaced };
}
