/**
 * All plays that the dictionary allows: Appel and Jacobson's way (The World's Fastest Scrabble Program, 1988),
 * written to be read. `generator/` is the fast one, and is compared with this.
 *
 * The board is taken line by line, first the rows, then the columns (the board turned over). In a line every play
 * covers an *anchor*: a free square next to a tile, or the centre of an empty board. The *leftmost* anchor it
 * covers names it, so none is found twice: its left part lies on free squares that are no anchors, where no
 * word crosses. From the anchor it grows to the right along the dictionary, and wherever a word crosses, only tiles
 * that make it a word are tried.
 */
import type { Budget } from '../../core/game.ts';
import { type Board, isCentre, isEmpty, neighbours, type Square, tileOn } from './board.ts';
import { tileOf } from './lexicon/alphabet.ts';
import { blank } from './lexicon/bag.ts';
import { type Edge, isWordEnd, nowhere } from './lexicon/dawg.ts';
import { hasCoded, hasWord, type Lexicon, narrow } from './lexicon/dictionary.ts';
import type { Placement } from './position.ts';

export type Task = {
  readonly board: Board;
  readonly size: number;
  readonly rack: readonly string[];
  /** Whether a single tile may open the game. */
  readonly oneMayOpen: boolean;
};

/** A square of a line, with codes of tiles. */
type Spot = {
  /** '' when free. */
  readonly code: string;
  readonly isAnchor: boolean;
  /** The codes that fit the word crossing here; null when none does cross. */
  readonly fits: ReadonlySet<string> | null;
};

type Laid = { readonly at: number; readonly code: string; readonly isBlank: boolean };

/** A word in the making: what it laid, where it stands in the graph after how many tiles, what is left in the rack. */
type Part = {
  readonly laid: readonly Laid[];
  readonly edge: Edge;
  readonly length: number;
  readonly rack: string;
};

/** Every play once, rows first. Stops at the budget's word. */
export function* plays(lexicon: Lexicon, task: Task, budget: Budget): Iterable<readonly Placement[]> {
  if (task.oneMayOpen && isEmpty(task.board)) yield* openings(lexicon, task);
  for (const across of [true, false]) {
    for (let line = 0; line < task.size; line++) {
      const spots = spotsOf(lexicon, task, line, across);
      for (const [at, { isAnchor }] of spots.entries()) {
        if (budget.spent()) return;
        if (!isAnchor) continue;
        const search: Search = { lexicon, spots, anchor: at, across, budget };
        for (const laid of playsAt(search, task.rack)) yield placed(lexicon, laid, line, across);
      }
    }
  }
}

/** Words of a single tile, where they may open. */
function* openings(lexicon: Lexicon, { size, rack }: Task): Iterable<readonly Placement[]> {
  const middle = Math.floor((size - 1) / 2);
  for (const row of size % 2 ? [middle] : [middle, middle + 1]) {
    for (const col of size % 2 ? [middle] : [middle, middle + 1]) {
      for (const tile of new Set(rack.flatMap((each) => (each === blank ? smallTiles(lexicon) : [each])))) {
        if (hasWord(lexicon, [tile.toUpperCase()])) yield [{ row, col, tile }];
      }
    }
  }
}

function smallTiles({ alphabet }: Lexicon): readonly string[] {
  return alphabet.tiles.map((tile) => tile.toLowerCase());
}

function placed(
  { alphabet }: Lexicon,
  laid: readonly Laid[],
  line: number,
  across: boolean,
): readonly Placement[] {
  return laid.map(({ at, code, isBlank }) => {
    const tile = tileOf(alphabet, code);
    return { ...squareOf(line, at, across), tile: isBlank ? tile.toLowerCase() : tile };
  });
}

function squareOf(line: number, at: number, across: boolean): Square {
  return across ? { row: line, col: at } : { row: at, col: line };
}

function spotsOf(lexicon: Lexicon, { board, size }: Task, line: number, across: boolean): readonly Spot[] {
  const opens = isEmpty(board);
  return Array.from({ length: size }, (_, at) => {
    const square = squareOf(line, at, across);
    const code = lexicon.alphabet.codes.get(tileOn(board, size, square).toUpperCase()) ?? '';
    const touches = neighbours(square).some((next) => tileOn(board, size, next) !== '');
    const isAnchor = code === '' && (opens ? isCentre(size, square) : touches);
    return { code, isAnchor, fits: isAnchor ? fitsOf(lexicon, board, size, square, !across) : null };
  });
}

/** The codes that make a word of what lies before and behind a free square. */
function fitsOf(
  lexicon: Lexicon,
  board: Board,
  size: number,
  { row, col }: Square,
  across: boolean,
): ReadonlySet<string> | null {
  const run = (step: number): string => {
    let codes = '';
    for (let by = step; ; by += step) {
      const square = across ? { row, col: col + by } : { row: row + by, col };
      const code = lexicon.alphabet.codes.get(tileOn(board, size, square).toUpperCase());
      if (code === undefined) return codes;
      codes = step < 0 ? code + codes : codes + code;
    }
  };
  const [before, after] = [run(-1), run(1)];
  if (before === '' && after === '') return null;
  return new Set(
    [...lexicon.alphabet.codes.values()].filter((code) => hasCoded(lexicon, before + code + after)),
  );
}

/** The search around one anchor. */
type Search = {
  readonly lexicon: Lexicon;
  readonly spots: readonly Spot[];
  readonly anchor: number;
  readonly across: boolean;
  readonly budget: Budget;
};

/** The plays whose leftmost anchor is this one. */
function* playsAt(search: Search, rack: readonly string[]): Iterable<readonly Laid[]> {
  const { lexicon, spots, anchor } = search;
  const codes = rack.map((tile) => lexicon.alphabet.codes.get(tile) ?? blank).join('');
  const empty: Part = { laid: [], edge: lexicon.dawg.root, length: 0, rack: codes };
  const isFree = (spots[anchor - 1]?.code ?? '') === '';
  if (isFree) return yield* growLeft(search, empty, Math.min(roomBefore(spots, anchor), rack.length - 1));
  const fixed = fixedPart(search, empty);
  if (fixed) yield* growRight(search, fixed, anchor, []);
}

/** All left parts with up to `room` more tiles, moved up to the anchor and grown to the right from there. */
function* growLeft(search: Search, part: Part, room: number): Iterable<readonly Laid[]> {
  const { lexicon, anchor, budget } = search;
  if (budget.spent()) return;
  const start = anchor - part.laid.length;
  const laid = part.laid.map((tile) => ({ ...tile, at: start + tile.at }));
  yield* growRight(search, { ...part, laid }, anchor, []);
  if (room === 0) return;
  for (const next of partsWith(lexicon, part, part.laid.length, null))
    yield* growLeft(search, next, room - 1);
}

/** Adds to `found` all plays that go on from here, and gives it back. */
function growRight(
  search: Search,
  part: Part,
  at: number,
  found: (readonly Laid[])[],
): readonly (readonly Laid[])[] {
  const { lexicon, spots, anchor } = search;
  const spot = spots[at];
  if (spot && spot.code !== '') {
    const next = onBoard(lexicon, part, spot.code);
    return next ? growRight(search, next, at + 1, found) : found;
  }
  if (at > anchor && isWordEnd(part.edge) && isNew(search, part)) found.push(part.laid);
  if (!spot) return found;
  for (const next of partsWith(lexicon, part, at, spot.fits)) growRight(search, next, at + 1, found);
  return found;
}

/** A word has two tiles or more; a single tile that forms one both ways has been found in its row. */
function isNew({ across, spots, anchor }: Search, { laid, length }: Part): boolean {
  return length > 1 && (across || laid.length > 1 || spots[anchor]!.fits === null);
}

/** The tiles on the board right before the anchor, when words begin like that. */
function fixedPart({ lexicon, spots, anchor }: Search, empty: Part): Part | null {
  const start = spots.findLastIndex(({ code }, at) => at < anchor && code === '') + 1;
  let part: Part | null = empty;
  for (const { code } of spots.slice(start, anchor)) part = part && onBoard(lexicon, part, code);
  return part;
}

/** The part with a tile added that lies there already; null when no word goes on like that. */
function onBoard(lexicon: Lexicon, part: Part, code: string): Part | null {
  const edge = narrow(lexicon, part.edge, code);
  return edge === nowhere ? null : { ...part, edge, length: part.length + 1 };
}

/** Free squares before the anchor that are no anchors themselves. */
function roomBefore(spots: readonly Spot[], anchor: number): number {
  let room = 0;
  while (room < anchor && spots[anchor - room - 1]!.code === '' && !spots[anchor - room - 1]!.isAnchor)
    room += 1;
  return room;
}

/** The part with each tile of the rack added that the dictionary and the crossing word allow. */
function* partsWith(lexicon: Lexicon, part: Part, at: number, fits: Spot['fits']): Iterable<Part> {
  for (const held of new Set(part.rack)) {
    const isBlank = held === blank;
    const rack = part.rack.replace(held, '');
    for (const code of isBlank ? lexicon.alphabet.codes.values() : [held]) {
      if (fits && !fits.has(code)) continue;
      const edge = narrow(lexicon, part.edge, code);
      if (edge !== nowhere)
        yield { laid: [...part.laid, { at, code, isBlank }], edge, length: part.length + 1, rack };
    }
  }
}
