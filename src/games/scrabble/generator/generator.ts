/**
 * All legal plays with their scores, fast: Appel and Jacobson (The World's Fastest Scrabble Program, 1988) over the word
 * graph, with two additions. What a rack can begin words with is found once (`leftparts.ts`), and sets of 32 bits say
 * before any walk that no tile of the rest goes on from there (`graph.ts`). Scores are summed up on the way.
 *
 * Rows are lines as they lie; for columns the board is turned over. In a line every play covers an anchor, a free square
 * beside a tile (or the centre of an empty board), and the leftmost one it covers names it: its left part lies on free
 * squares that are no anchors. A single tile that forms words both ways is found in its row only.
 *
 * One object serves one thread: its arrays are used again from position to position, and nothing is allocated while it
 * searches, except when a list has to grow. `generate.ts` is the slow reference.
 */
import type { Budget } from '../../../core/game.ts';
import type { Surface } from '../board.ts';
import { endsWord, isLast } from '../lexicon/dawg.ts';
import type { Lexicon } from '../lexicon/dictionary.ts';
import { bitCount, edgeOf, type Graph, graphOf } from './graph.ts';
import { blankBit, cellPoints, factorsOf, Tiles, tileBitsOfCell } from './grid.ts';
import { LeftParts, wholeMask } from './leftparts.ts';
import { PlayList, placeOf } from './plays.ts';

/** What to search. */
export type Search = {
  readonly surface: Surface;
  /** Row by row, as in `grid.ts`. */
  readonly grid: Uint8Array;
  /** Tiles by number, blanks last. */
  readonly rack: Uint8Array;
  /** Tiles of a full rack: who lays so many has the bonus. */
  readonly full: number;
  readonly oneMayOpen: boolean;
};

export type Limits = {
  /** Steps of the search: parts of words tried. The same on every machine. */
  readonly steps: number;
  readonly budget: Budget;
};

/** Some seconds of a slow machine: no rack of up to seven tiles comes near, with two blanks neither. */
export const mostSteps = 400_000_000;
/** Of a position: a rack of 15 with blanks has more than anybody looks through. */
const mostPlays = 1 << 17;
const stepsPerQuestion = 4096;
const allTilesBonus = 50;
const noCross = -1;
const everything = -1;

/** One direction of the board: lines one after the other. */
class Lines {
  cells = new Uint8Array(0);
  letters: Uint8Array = new Uint8Array(0);
  words: Uint8Array = new Uint8Array(0);
  /** The sum of the tiles that a square's crossing word has already; `noCross` where none crosses. */
  crossSum = new Int32Array(0);
  /** The tiles that fit a square, as sets: all of them by bit mod 32, then exactly those up to the 32nd kind and above. */
  fits = new Int32Array(0);
  fitsLow = new Int32Array(0);
  fitsHigh = new Int32Array(0);
  isAnchor = new Uint8Array(0);

  resize(squares: number): void {
    this.cells = new Uint8Array(squares);
    this.crossSum = new Int32Array(squares);
    this.fits = new Int32Array(squares);
    this.fitsLow = new Int32Array(squares);
    this.fitsHigh = new Int32Array(squares);
    this.isAnchor = new Uint8Array(squares);
  }
}

export class MoveGenerator {
  readonly tiles: Tiles;
  /** Kinds of tiles without the blank. */
  readonly kinds: number;
  readonly points: Int32Array;
  readonly #graph: Graph;
  readonly #nodes: Int32Array;
  readonly #root: number;
  readonly #shift: number;
  readonly #tileMask: number;
  readonly #isWide: boolean;
  readonly #parts: LeftParts;
  readonly #across = new Lines();
  readonly #down = new Lines();
  readonly #path = new Uint8Array(64);
  #surface = '';
  #size = 0;
  #full = 0;
  #rack = new Uint8Array(1);
  /** What can be laid from the rack, as a set: anything with a blank; and what can be laid as itself. */
  #held = 0;
  #whole = 0;
  #left = 0;
  #lines: Lines;
  #line = 0;
  #row = 0;
  #isDown = false;
  #anchor = 0;
  #start = 0;
  #leastBlanks = 0;
  #steps = 0;
  #ask = 0;
  #limit = 0;
  #budget: Budget = { spent: () => false };
  #isCut = false;
  #into = new PlayList();

  constructor({ alphabet, bag, dawg }: Pick<Lexicon, 'alphabet' | 'bag' | 'dawg'>) {
    this.tiles = new Tiles(alphabet);
    this.kinds = alphabet.tiles.length;
    this.points = cellPoints(this.tiles, bag);
    this.#graph = graphOf(dawg);
    this.#nodes = this.#graph.nodes;
    this.#shift = this.#graph.shift;
    this.#tileMask = this.#graph.tileMask;
    this.#root = this.#graph.root << this.#shift;
    this.#parts = new LeftParts(this.#graph);
    this.#isWide = this.#graph.isWide;
    this.#lines = this.#across;
  }

  /** Tiles by number, blanks last. */
  rackOf(tiles: readonly string[]): Uint8Array {
    const rack = new Uint8Array(this.kinds + 1);
    for (const tile of tiles) {
      const cell = this.tiles.cell(tile);
      rack[cell === blankBit ? this.kinds : cell - 1]! += 1;
    }
    return rack;
  }

  /** Fills the list with every legal play, each once; false when it was cut short. */
  generate(search: Search, into: PlayList, { steps, budget }: Limits): boolean {
    into.clear();
    this.#into = into;
    this.#steps = 0;
    this.#ask = 0;
    this.#limit = steps;
    this.#budget = budget;
    this.#isCut = false;
    this.#look(search);
    const blanks = search.rack[this.kinds]!;
    // A large rack may not be searched to its end: what needs no blank comes first.
    const isSplit = blanks > 0 && search.full > 8;
    if (isSplit) this.#pass(search, 0, 0);
    this.#pass(search, blanks, isSplit ? 1 : 0);
    return !this.#isCut;
  }

  /** Steps of the last search. */
  get steps(): number {
    return this.#steps;
  }

  #look({ surface, grid }: Search): void {
    const { size } = surface;
    this.#spread(surface);
    const { cells: rows } = this.#across;
    const { cells: columns } = this.#down;
    rows.set(grid);
    let isEmpty = true;
    for (let row = 0, at = 0; row < size; row++) {
      for (let col = 0; col < size; col++, at++) {
        columns[col * size + row] = rows[at]!;
        if (rows[at] !== 0) isEmpty = false;
      }
    }
    this.#findAnchors(this.#across, isEmpty);
    this.#findAnchors(this.#down, isEmpty);
    this.#findCrosses(this.#across);
    this.#findCrosses(this.#down);
  }

  #spread(surface: Surface): void {
    const { size, layout } = surface;
    const key = `${size} ${layout}`;
    if (key === this.#surface) return;
    this.#surface = key;
    this.#size = size;
    const { letters, words } = factorsOf(surface);
    for (const lines of [this.#across, this.#down]) {
      lines.resize(size * size);
      // Premium squares lie the same way when the board is turned over.
      lines.letters = letters;
      lines.words = words;
    }
  }

  #findAnchors({ cells, isAnchor }: Lines, isEmpty: boolean): void {
    const size = this.#size;
    isAnchor.fill(0);
    if (isEmpty) {
      const low = (size - 1) >> 1;
      const high = size >> 1;
      for (let line = low; line <= high; line++)
        for (let at = low; at <= high; at++) isAnchor[line * size + at] = 1;
      return;
    }
    for (let line = 0, square = 0; line < size; line++) {
      for (let at = 0; at < size; at++, square++) {
        if (cells[square] !== 0) continue;
        if (
          (at > 0 && cells[square - 1] !== 0) ||
          (at < size - 1 && cells[square + 1] !== 0) ||
          (line > 0 && cells[square - size] !== 0) ||
          (line < size - 1 && cells[square + size] !== 0)
        )
          isAnchor[square] = 1;
      }
    }
  }

  #findCrosses(lines: Lines): void {
    const size = this.#size;
    const { cells, crossSum, fits, fitsLow, fitsHigh } = lines;
    const end = size * size;
    crossSum.fill(noCross);
    fits.fill(everything);
    fitsLow.fill(everything);
    fitsHigh.fill(everything);
    for (let square = 0; square < end; square++) {
      if (cells[square] !== 0) continue;
      const above = square >= size && cells[square - size] !== 0;
      const below = square + size < end && cells[square + size] !== 0;
      if (above || below) this.#findCross(lines, square);
    }
  }

  /** The tiles that make a word of what lies before and behind a free square of the other direction. */
  #findCross({ cells, crossSum, fits, fitsLow, fitsHigh }: Lines, square: number): void {
    const size = this.#size;
    let start = square;
    while (start >= size && cells[start - size] !== 0) start -= size;
    let sum = 0;
    let edge = this.#root;
    for (let at = start; at < square; at += size) {
      sum += this.points[cells[at]!]!;
      if (edge !== 0) edge = this.#step(edge, cells[at]!);
    }
    for (let at = square + size; at < cells.length && cells[at] !== 0; at += size)
      sum += this.points[cells[at]!]!;
    crossSum[square] = sum;
    let low = 0;
    let high = 0;
    const node = edge >>> this.#shift;
    for (let at = node + 1; node > 0; at++) {
      const found = this.#nodes[at]!;
      if (this.#endsBelow(cells, square + size, found)) {
        const tile = (found >>> 2) & this.#tileMask;
        if (tile < 32) low |= 1 << tile;
        else high |= 1 << (tile - 32);
      }
      if ((found & isLast) !== 0) break;
    }
    fits[square] = low | high;
    fitsLow[square] = low;
    fitsHigh[square] = high;
  }

  /** Whether the tiles from here on complete a word. */
  #endsBelow(cells: Uint8Array, from: number, start: number): boolean {
    let edge = start;
    for (let at = from; at < cells.length && cells[at] !== 0; at += this.#size) {
      edge = this.#step(edge, cells[at]!);
      if (edge === 0) return false;
    }
    return (edge & endsWord) !== 0;
  }

  #step(from: number, cell: number): number {
    return edgeOf(this.#graph, from >>> this.#shift, (cell & tileBitsOfCell) - 1);
  }

  /** All plays with so many blanks of the rack at hand, of which at least `least` are laid. */
  #pass({ rack, full, oneMayOpen, grid }: Search, blanks: number, least: number): void {
    this.#rack = rack.slice();
    this.#rack[this.kinds] = blanks;
    this.#left = this.#rack.reduce((sum, count) => sum + count, 0);
    this.#full = full;
    this.#leastBlanks = least;
    this.#whole = this.#isWide ? everything : wholeMask(this.#rack);
    this.#held = blanks > 0 ? everything : this.#whole;
    this.#parts.fill(this.#rack, Math.min(this.#left - 1, this.#roomiest()));
    if (this.#parts.isCut) this.#isCut = true;
    if (oneMayOpen && grid.every((cell) => cell === 0)) this.#open();
    this.#search(this.#across, false);
    this.#search(this.#down, true);
  }

  /** A word of one tile may open the game on the centre. */
  #open(): void {
    const lines = this.#across;
    for (let square = 0; square < lines.cells.length; square++) {
      if (lines.isAnchor[square] === 0) continue;
      const first = square % this.#size;
      for (let at = this.#graph.root + 1; ; at++) {
        const edge = this.#nodes[at]!;
        const tile = (edge >>> 2) & this.#tileMask;
        if ((edge & endsWord) !== 0) {
          if (this.#rack[tile]! > 0 && this.#leastBlanks === 0) this.#single(square, first, tile + 1, 0);
          if (this.#rack[this.kinds]! > 0) this.#single(square, first, (tile + 1) | blankBit, 1);
        }
        if ((edge & isLast) !== 0) break;
      }
    }
  }

  #single(square: number, first: number, cell: number, blanks: number): void {
    const { letters, words } = this.#across;
    this.#path[0] = cell;
    const score = this.points[cell]! * letters[square]! * words[square]!;
    const place = placeOf(false, (square - first) / this.#size, first);
    this.#into.add(place, score + (this.#full === 1 ? allTilesBonus : 0), 1, blanks, 1, this.#path);
  }

  /** The most free squares before an anchor that are no anchors. */
  #roomiest(): number {
    let most = 0;
    for (const { cells, isAnchor } of [this.#across, this.#down]) {
      for (let line = 0; line < this.#size; line++) {
        let room = 0;
        for (let square = line * this.#size; square < (line + 1) * this.#size; square++) {
          if (isAnchor[square] !== 0 && room > most) most = room;
          room = cells[square] === 0 && isAnchor[square] === 0 ? room + 1 : 0;
        }
      }
    }
    return most;
  }

  #search(lines: Lines, isDown: boolean): void {
    this.#lines = lines;
    this.#isDown = isDown;
    for (let line = 0; line < this.#size; line++) {
      this.#line = line;
      this.#row = line * this.#size;
      let room = 0;
      for (let at = 0; at < this.#size; at++) {
        const square = this.#row + at;
        if (lines.isAnchor[square] !== 0) {
          if (this.#isOver()) return;
          this.#anchor = at;
          if (at > 0 && lines.cells[square - 1] !== 0) this.#afterTiles(at);
          else this.#afterParts(at, room);
        }
        room = lines.cells[square] === 0 && lines.isAnchor[square] === 0 ? room + 1 : 0;
      }
    }
  }

  /** Whether to stop. Asks the budget now and then. */
  #isOver(): boolean {
    if (this.#isCut) return true;
    if (this.#steps < this.#ask) return false;
    this.#ask = Math.min(this.#steps + stepsPerQuestion, Math.max(this.#limit, this.#steps + 1));
    if (this.#steps >= this.#limit || this.#into.count >= mostPlays || this.#budget.spent())
      this.#isCut = true;
    return this.#isCut;
  }

  /** The left part lies on the board. */
  #afterTiles(anchor: number): void {
    const { cells } = this.#lines;
    let start = anchor;
    while (start > 0 && cells[this.#row + start - 1] !== 0) start -= 1;
    let edge = this.#root;
    let sum = 0;
    for (let at = start; at < anchor; at++) {
      const cell = cells[this.#row + at]!;
      edge = this.#step(edge, cell);
      if (edge === 0) return;
      sum += this.points[cell]!;
    }
    this.#start = start;
    this.#extend(edge, anchor, sum, 1, 0, 0, 0);
  }

  /** The left part comes from the rack, or there is none. */
  #afterParts(anchor: number, room: number): void {
    const { depth, skip, next, afterNext, count } = this.#parts;
    const square = this.#row + anchor;
    const fits = this.#lines.fits[square]!;
    const beside = anchor + 1 < this.#size ? this.#lines.cells[square + 1]! : 0;
    const wanted = beside === 0 ? 0 : 1 << (((beside & tileBitsOfCell) - 1) & 31);
    this.#start = anchor;
    this.#extend(this.#root, anchor, 0, 1, 0, 0, 0);
    if (room === 0 || (fits & this.#held) === 0) return;
    for (let part = 0; part < count; part = depth[part] === room ? skip[part]! : part + 1) {
      this.#steps += 1;
      if ((next[part]! & fits) === 0 || (wanted !== 0 && (afterNext[part]! & wanted) === 0)) continue;
      if (this.#isOver()) return;
      this.#extendPart(part, anchor);
    }
  }

  #extendPart(part: number, anchor: number): void {
    const { cell, parent, depth, edge, whole: rest } = this.#parts;
    const { letters, words } = this.#lines;
    const rack = this.#rack;
    const long = depth[part]!;
    let sum = 0;
    let times = 1;
    let blanks = 0;
    for (let each = part, at = anchor - 1, on = long - 1; on >= 0; each = parent[each]!, at--, on--) {
      const laid = cell[each]!;
      const square = this.#row + at;
      this.#path[on] = laid;
      sum += this.points[laid]! * letters[square]!;
      times *= words[square]!;
      if (laid > tileBitsOfCell) {
        blanks += 1;
        rack[this.kinds]! -= 1;
      } else rack[laid - 1]! -= 1;
    }
    const held = this.#held;
    const whole = this.#whole;
    this.#whole = rest[part]!;
    this.#held = rack[this.kinds]! > 0 ? everything : this.#whole;
    this.#left -= long;
    this.#start = anchor - long;
    this.#extend(edge[part]!, anchor, sum, times, 0, long, blanks);
    this.#left += long;
    this.#held = held;
    this.#whole = whole;
    for (let on = 0; on < long; on++) {
      const laid = this.#path[on]!;
      rack[laid > tileBitsOfCell ? this.kinds : laid - 1]! += 1;
    }
  }

  /** Goes on to the right from square `start`, where the edge `from` leads; every word on the way is a play. */
  #extend(
    from: number,
    start: number,
    before: number,
    times: number,
    crosses: number,
    laid: number,
    blanks: number,
  ): void {
    const size = this.#size;
    const lines = this.#lines;
    const row = this.#row;
    let edge = from;
    let at = start;
    let sum = before;
    while (at < size) {
      const cell = lines.cells[row + at]!;
      if (cell === 0) break;
      edge = this.#step(edge, cell);
      if (edge === 0) return;
      sum += this.points[cell]!;
      at += 1;
    }
    if ((edge & endsWord) !== 0 && at > this.#anchor) this.#record(at, sum * times + crosses, laid, blanks);
    if (at === size || this.#left === 0) return;
    const node = edge >>> this.#shift;
    const square = row + at;
    const allowed = this.#nodes[node]! & lines.fits[square]! & this.#held;
    if (allowed === 0) return;
    this.#steps += 1;
    if (this.#steps >= this.#ask && this.#isOver()) return;
    this.#layEach(node, square, at, allowed, sum, times, crosses, laid, blanks);
  }

  #layEach(
    node: number,
    square: number,
    at: number,
    allowed: number,
    sum: number,
    times: number,
    crosses: number,
    laid: number,
    blanks: number,
  ): void {
    const set = this.#nodes[node]!;
    if (this.#isWide) {
      this.#layWide(node, square, at, sum, times, crosses, laid, blanks);
      return;
    }
    for (let rest = allowed; rest !== 0; ) {
      const bit = rest & -rest;
      rest ^= bit;
      const edge = this.#nodes[node + 1 + bitCount(set & (bit - 1))]!;
      this.#lay(edge, 31 - Math.clz32(bit), square, at, sum, times, crosses, laid, blanks);
      if (this.#isCut) return;
    }
  }

  #layWide(
    node: number,
    square: number,
    at: number,
    sum: number,
    times: number,
    crosses: number,
    laid: number,
    blanks: number,
  ): void {
    for (let index = node + 1; !this.#isCut; index++) {
      const edge = this.#nodes[index]!;
      const tile = (edge >>> 2) & this.#tileMask;
      if (this.#fitsExactly(square, tile))
        this.#lay(edge, tile, square, at, sum, times, crosses, laid, blanks);
      if ((edge & isLast) !== 0) return;
    }
  }

  /** Lays a tile, and the blank for it, as far as the rack has them, and goes on behind it. */
  #lay(
    edge: number,
    tile: number,
    square: number,
    at: number,
    sum: number,
    times: number,
    crosses: number,
    laid: number,
    blanks: number,
  ): void {
    const rack = this.#rack;
    const lines = this.#lines;
    const letter = lines.letters[square]!;
    const word = lines.words[square]!;
    const cross = lines.crossSum[square]!;
    const held = this.#held;
    if (rack[tile]! > 0) {
      rack[tile]! -= 1;
      this.#left -= 1;
      if (rack[tile] === 0 && !this.#isWide) this.#drop(1 << tile);
      this.#path[laid] = tile + 1;
      const worth = this.points[tile + 1]! * letter;
      const crossed = cross === noCross ? crosses : crosses + (cross + worth) * word;
      this.#extend(edge, at + 1, sum + worth, times * word, crossed, laid + 1, blanks);
      rack[tile]! += 1;
      this.#left += 1;
      this.#held = held;
      this.#whole |= 1 << (tile & 31);
    }
    if (rack[this.kinds]! > 0) {
      rack[this.kinds]! -= 1;
      this.#left -= 1;
      if (rack[this.kinds] === 0) this.#held = this.#whole;
      this.#path[laid] = (tile + 1) | blankBit;
      const crossed = cross === noCross ? crosses : crosses + cross * word;
      this.#extend(edge, at + 1, sum, times * word, crossed, laid + 1, blanks + 1);
      rack[this.kinds]! += 1;
      this.#left += 1;
      this.#held = held;
    }
  }

  #drop(bit: number): void {
    this.#whole &= ~bit;
    if (this.#rack[this.kinds] === 0) this.#held = this.#whole;
  }

  #fitsExactly(square: number, tile: number): boolean {
    const { fitsLow, fitsHigh } = this.#lines;
    return (((tile < 32 ? fitsLow : fitsHigh)[square]! >>> (tile & 31)) & 1) !== 0;
  }

  #record(end: number, points: number, laid: number, blanks: number): void {
    const length = end - this.#start;
    if (length < 2 || laid === 0 || blanks < this.#leastBlanks) return;
    const isSingle = laid === 1 && this.#isDown;
    if (isSingle && this.#lines.crossSum[this.#row + this.#anchor] !== noCross) return;
    const first = this.#lines.cells[this.#row + this.#start] === 0 ? this.#start : this.#anchor;
    const score = laid === this.#full ? points + allTilesBonus : points;
    this.#into.add(placeOf(this.#isDown, this.#line, first), score, laid, blanks, length, this.#path);
  }
}
