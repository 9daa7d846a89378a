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
};

/** Null where the codemaker has not said yet. */
export type MarksDraft = { readonly exact: number | null; readonly misplaced: number | null };

export function codeDraft(raw: unknown, board: Board): CodeDraft {
  const { pegs, at } = record(raw);
  const given: readonly unknown[] = Array.isArray(pegs) && pegs.length === board.positions ? pegs : [];
  const kept = Array.from({ length: board.positions }, (_, place) => pegOn(board, given[place]));
  return { pegs: kept, at: isBelow(at, board.positions) ? at : nextFree(kept, board.positions - 1) };
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
export function laid({ repeats }: Board, { pegs, at }: CodeDraft, peg: Peg, place = at): CodeDraft {
  const cleared = repeats || peg === hole ? pegs : pegs.map((other) => (other === peg ? null : other));
  const after = cleared.with(place, peg);
  return { pegs: after, at: nextFree(after, place) };
}

/** The first free place after this one, going round; this one when there is none. */
function nextFree(pegs: CodeDraft['pegs'], place: number): number {
  const round = pegs.map((_, step) => (place + 1 + step) % pegs.length);
  return round.find((each) => pegs[each] === null) ?? place;
}

export function cleared({ pegs }: CodeDraft, place: number): CodeDraft {
  return { pegs: pegs.with(place, null), at: place };
}

/** A place that was chosen already is cleared. */
export function pointedAt(draft: CodeDraft, place: number): CodeDraft {
  return draft.at === place ? cleared(draft, place) : { ...draft, at: place };
}

/** Takes out the peg at the chosen place, or else the nearest one before it. */
export function erased(draft: CodeDraft): CodeDraft {
  const { pegs, at } = draft;
  const back = pegs.map((_, step) => (at - step + pegs.length) % pegs.length);
  const place = back.find((each) => pegs[each] !== null);
  return place === undefined ? draft : cleared(draft, place);
}

/** The place beside the chosen one; the row goes round. */
export function stepped({ pegs, at }: CodeDraft, by: 1 | -1): CodeDraft {
  return { pegs, at: (at + by + pegs.length) % pegs.length };
}

/** A peg carried from one place to another; what lay there goes the other way. */
export function swapped({ pegs }: CodeDraft, from: number, to: number): CodeDraft {
  return { pegs: pegs.with(to, pegs[from]!).with(from, pegs[to]!), at: to };
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
