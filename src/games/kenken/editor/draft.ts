/**
 * A level while it is drawn: cages that may lack a clue, cells that may lack a cage. Every change gives a new draft; what
 * did not change is the same object, so that checks can be remembered by cage.
 */
import { type Operation, spans } from '../cage.ts';
import { type Level, neighboursOf } from '../level.ts';

export type DraftCage = {
  /** Null: still to be chosen; one cell alone is always `=`. */
  readonly operation: Operation | null;
  /** Decimal digits, as typed; empty at first. */
  readonly result: string;
  /** In reading order. */
  readonly cells: readonly number[];
};

export type Draft = {
  readonly size: number;
  /** In reading order of their first cells. */
  readonly cages: readonly DraftCage[];
  /** One for each cell, 0 where nothing is given. */
  readonly givens: readonly number[];
};

/** More digits than any result may have: what is typed beyond is not taken. */
const longestTyped = 41;

export function emptyDraft(size: number): Draft {
  return { size, cages: [], givens: Array.from({ length: size * size }, () => 0) };
}

export function draftOf({ size, cages, givens }: Level): Draft {
  return { size, cages, givens };
}

export function isEmpty({ cages, givens }: Draft): boolean {
  return cages.length === 0 && !givens.some(Boolean);
}

/** The cage that has this cell. */
export function cageAt({ cages }: Draft, cell: number): DraftCage | null {
  return cages.find(({ cells }) => cells.includes(cell)) ?? null;
}

/** Cells without a cage. */
export function uncovered({ size, cages }: Draft): readonly number[] {
  const covered = new Set(cages.flatMap(({ cells }) => cells));
  return Array.from({ length: size * size }, (_, cell) => cell).filter((cell) => !covered.has(cell));
}

/** A cage of these cells, which leave those they were in. They must be connected. */
export function drawn(draft: Draft, cells: readonly number[]): Draft {
  return withCage(draft, { operation: null, result: '', cells });
}

/** More cells for the cage of this one, which must touch it one by one; without a cage, a new one begins here. */
export function extended(draft: Draft, from: number, more: readonly number[]): Draft {
  const cage = cageAt(draft, from) ?? { operation: null, result: '', cells: [from] };
  const added = more.filter((cell) => !cage.cells.includes(cell));
  if (added.length === 0) return draft;
  return withCage(draft, { ...cage, cells: [...cage.cells, ...added] });
}

/** The cell in a cage of its own. */
export function detached(draft: Draft, cell: number): Draft {
  return cageAt(draft, cell)?.cells.length === 1 ? draft : drawn(draft, [cell]);
}

/** Without the cage that has this cell; its cells have none then. */
export function erased(draft: Draft, cell: number): Draft {
  const cage = cageAt(draft, cell);
  return cage ? { ...draft, cages: draft.cages.filter((each) => each !== cage) } : draft;
}

export function withOperation(draft: Draft, cell: number, operation: Operation | null): Draft {
  return changed(draft, cell, (cage) => (cage.cells.length === 1 ? cage : { ...cage, operation }));
}

/** Whatever is no digit is left out. */
export function withResult(draft: Draft, cell: number, text: string): Draft {
  const result = text.replace(/\D/g, '').slice(0, longestTyped);
  return changed(draft, cell, (cage) => (cage.result === result ? cage : { ...cage, result }));
}

/** Digit after digit; a 0 that leads is replaced. */
export function typedDigit(draft: Draft, cell: number, digit: number): Draft {
  const before = cageAt(draft, cell)?.result ?? '';
  return withResult(draft, cell, before === '0' ? `${digit}` : `${before}${digit}`);
}

/** The last digit of the result goes, then the operation. */
export function backspaced(draft: Draft, cell: number): Draft {
  const cage = cageAt(draft, cell);
  if (!cage) return draft;
  return cage.result === ''
    ? withOperation(draft, cell, null)
    : withResult(draft, cell, cage.result.slice(0, -1));
}

/** 0 takes it away. */
export function withGiven(draft: Draft, cell: number, value: number): Draft {
  const given = value >= 1 && value <= draft.size ? value : 0;
  return draft.givens[cell] === given ? draft : { ...draft, givens: draft.givens.with(cell, given) };
}

/** What fits of it in a square of another size: cages that lie inside as a whole, values that there are. */
export function resized(draft: Draft, size: number): Draft {
  if (size === draft.size) return draft;
  const moved = (cell: number) => {
    const [row, column] = [Math.floor(cell / draft.size), cell % draft.size];
    return row < size && column < size ? row * size + column : null;
  };
  const cages = draft.cages.flatMap((cage) => {
    const cells = cage.cells.flatMap((cell) => moved(cell) ?? []);
    return cells.length === cage.cells.length ? [{ ...cage, cells }] : [];
  });
  const givens = emptyDraft(size).givens.slice();
  for (const [cell, value] of draft.givens.entries()) {
    const at = moved(cell);
    if (at !== null && value <= size) givens[at] = value;
  }
  return { size, cages, givens };
}

/** Which operations a cage of so many cells may have. */
export function mayHave(operation: Operation, cells: number): boolean {
  const span = spans[operation];
  return span === 'one' ? cells === 1 : span === 'two' ? cells === 2 : cells >= 2;
}

function changed(draft: Draft, cell: number, change: (cage: DraftCage) => DraftCage): Draft {
  const cage = cageAt(draft, cell);
  const next = cage && change(cage);
  if (!cage || next === cage) return draft;
  return { ...draft, cages: draft.cages.map((each) => (each === cage ? next! : each)) };
}

/** In place of whatever had its cells. */
function withCage({ size, cages, givens }: Draft, cage: DraftCage): Draft {
  const taken = new Set(cage.cells);
  const others = cages
    .filter(({ cells }) => !cells.every((cell) => taken.has(cell)))
    .flatMap((each) => (each.cells.some((cell) => taken.has(cell)) ? remains(size, each, taken) : [each]));
  const all = [...others, tidy(cage)].sort((a, b) => a.cells[0]! - b.cells[0]!);
  return { size, cages: all, givens };
}

/** What is left of a cage, in as many pieces as it falls into; the largest keeps the clue. */
function remains(size: number, cage: DraftCage, taken: ReadonlySet<number>): readonly DraftCage[] {
  const pieces = piecesOf(
    size,
    cage.cells.filter((cell) => !taken.has(cell)),
  );
  const most = Math.max(...pieces.map(({ length }) => length));
  const heir = pieces.findIndex(({ length }) => length === most);
  return pieces.map((cells, at) =>
    tidy(at === heir ? { ...cage, cells } : { operation: null, result: '', cells }),
  );
}

function piecesOf(size: number, cells: readonly number[]): readonly (readonly number[])[] {
  const left = new Set(cells);
  const pieces: number[][] = [];
  for (const first of cells) {
    if (!left.delete(first)) continue;
    const piece = [first];
    for (const from of piece) for (const to of neighboursOf(size, from)) if (left.delete(to)) piece.push(to);
    pieces.push(piece);
  }
  return pieces;
}

/** One cell alone has no operation but `=`, and what was one cell has none yet: what was typed for the other is no clue. */
function tidy({ operation, result, cells }: DraftCage): DraftCage {
  const sorted = cells.toSorted((a, b) => a - b);
  const isOne = sorted.length === 1;
  if (isOne) return { operation: '=', result: operation === '=' ? result : '', cells: sorted };
  return operation === '='
    ? { operation: null, result: '', cells: sorted }
    : { operation, result, cells: sorted };
}
